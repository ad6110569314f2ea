//! A machine that stands before the first instruction of a main method.

use std::path::Path;

use heap::Value;
use machine::{Config, Machine};
use program::{ClassPath, Jdk, Program};

/// Boots a machine and enters `main` of a class, without arguments.
pub fn start(classes: &Path, class: &str, config: Config) -> Machine {
    let jdk = Jdk::find(None).expect("a JDK");
    let class_path = ClassPath::open(&jdk, &[classes.to_owned()]).expect("a class path");
    let mut machine = Machine::boot(Program::new(jdk, class_path), config).expect("a machine that boots");
    let class = machine.load(class).expect("the class of the test");
    let main = machine.program.declared(class, "main", "([Ljava/lang/String;)V").expect("a main method");
    let args = machine.new_array(machine.known.string_array, 0).expect("an empty array");
    machine.enter_main(class, main, Value::Ref(args)).expect("main can be entered");
    machine
}

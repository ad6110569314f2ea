//! Any bytes as a class file: loaded, decoded and run for a while. Nothing may panic, hang or leave anything behind.
//!
//! Booting a machine takes far longer than running a small class, so one machine serves many inputs. Classes cannot be
//! unloaded; instead every input gets a class name of its own in the place of [`NAME`].

#![no_main]

use std::cell::RefCell;
use std::fs;

use heap::Value;
use libfuzzer_sys::fuzz_target;
use machine::{Config, Machine};
use program::{ClassPath, Jdk, Program};
use tempfile::TempDir;

/// The class name in the seeds.
const NAME: &[u8] = b"Mutant00000000";
const BUDGET: u64 = 20_000;
const MEMORY: usize = 64 << 20;
/// Inputs before a new machine takes over: loaded classes take memory.
const INPUTS_EACH: u64 = 5_000;

struct Laboratory {
    folder: TempDir,
    machine: Machine,
    inputs: u64,
}

thread_local! {
    static LABORATORY: RefCell<Laboratory> = RefCell::new(Laboratory::new());
}

fuzz_target!(|bytes: &[u8]| LABORATORY.with_borrow_mut(|laboratory| laboratory.examine(bytes)));

impl Laboratory {
    fn new() -> Laboratory {
        let folder = tempfile::tempdir().expect("a folder");
        let jdk = Jdk::find(None).expect("a JDK");
        let mut entries = vec![folder.path().to_owned()];
        // Where the other classes of the seeds are, if they are to be found.
        entries.extend(std::env::var_os("HEAPWRIGHT_FUZZ_CLASSES").map(Into::into));
        let class_path = ClassPath::open(&jdk, &entries).expect("a class path");
        let config = Config { max_memory: MEMORY, max_depth: 500, ..Config::default() };
        let machine = Machine::boot(Program::new(jdk, class_path), config).expect("a machine that boots");
        Laboratory { folder, machine, inputs: 0 }
    }

    fn examine(&mut self, bytes: &[u8]) {
        if self.inputs == INPUTS_EACH {
            *self = Laboratory::new();
        }
        self.inputs += 1;
        let name = format!("Mutant{:08}", self.inputs);
        let file = self.folder.path().join(format!("{name}.class"));
        fs::write(&file, renamed(bytes, name.as_bytes())).expect("writing an input");
        let before = self.machine.digest();
        let mark = self.machine.mark();
        run(&mut self.machine, &name);
        self.machine.rollback(&mark);
        self.machine.release(&mark);
        assert_eq!(self.machine.digest(), before, "rollback left something behind");
        fs::remove_file(&file).expect("removing an input");
    }
}

fn run(machine: &mut Machine, name: &str) {
    let Ok(class) = machine.load(name) else { return };
    for method in machine.program.class(class).methods.clone() {
        let _ = machine.program.code(method);
    }
    machine.grow();
    let Some(main) = machine.program.declared(class, "main", "([Ljava/lang/String;)V") else { return };
    if !machine.program.method(main).is_static() {
        return;
    }
    let args = machine.new_array(machine.known.string_array, 0).expect("an empty array");
    if machine.enter_main(class, main, Value::Ref(args)).is_ok() {
        let _ = machine.run(BUDGET);
    }
}

/// The bytes with another class name of the same length.
fn renamed(bytes: &[u8], name: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    let places: Vec<usize> = (0..bytes.len()).filter(|&at| bytes[at..].starts_with(NAME)).collect();
    for at in places {
        bytes[at..at + name.len()].copy_from_slice(name);
    }
    bytes
}

//! `java.lang.reflect.Proxy`: proxy classes are built by the program instead of generated as class files.

use heap::Value;
use program::ClassId;

use crate::intrinsics::{Entries, boolean, reference};
use crate::machine::{Machine, Reply};
use crate::trap::{Step, Trap};

pub(super) const TABLE: Entries = &[
    (
        "java/lang/reflect/Proxy.newProxyInstance(Ljava/lang/ClassLoader;[Ljava/lang/Class;Ljava/lang/reflect/InvocationHandler;)Ljava/lang/Object;",
        new_instance,
    ),
    ("java/lang/reflect/Proxy.isProxyClass(Ljava/lang/Class;)Z", is_proxy_class),
];

const PACKAGE: &str = "jdk/proxy1/$Proxy";

fn new_instance(machine: &mut Machine) -> Step<Reply> {
    let handler = machine.arg_ref(2)?;
    if handler.is_null() {
        return Err(Trap::null());
    }
    let mut interfaces: Vec<ClassId> = Vec::new();
    for &mirror in machine.state.heap.references(machine.arg_ref(1)?)? {
        let class = machine.class_of_mirror(mirror)?;
        if !machine.program.class(class).is_interface() {
            let message = format!("{} is not an interface", machine.program.class(class).java_name());
            return Err(Trap::raise_with("java/lang/IllegalArgumentException", message));
        }
        interfaces.push(class);
    }
    let class = machine.linkage.proxy(&mut machine.program, PACKAGE, interfaces);
    machine.grow();
    let class = class?;
    machine.ensure_initialized(class)?;
    let proxy = machine.new_object(class)?;
    machine.set_named(proxy, "h", Value::Ref(handler))?;
    reference(proxy)
}

fn is_proxy_class(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    boolean(machine.program.class(class).name.starts_with(PACKAGE))
}

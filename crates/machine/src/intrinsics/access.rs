//! Privileges and access checks: there is no security manager, so everything is allowed.

use heap::Value;

use crate::intrinsics::{Entries, identity, nothing, null, one};
use crate::machine::{Machine, Reply};
use crate::trap::{Step, Trap};

pub(super) const TABLE: Entries = &[
    ("java/security/AccessController.doPrivileged(Ljava/security/PrivilegedAction;)Ljava/lang/Object;", run_action),
    (
        "java/security/AccessController.doPrivileged(Ljava/security/PrivilegedAction;Ljava/security/AccessControlContext;)Ljava/lang/Object;",
        run_action,
    ),
    (
        "java/security/AccessController.doPrivileged(Ljava/security/PrivilegedAction;Ljava/security/AccessControlContext;[Ljava/security/Permission;)Ljava/lang/Object;",
        run_action,
    ),
    (
        "java/security/AccessController.doPrivileged(Ljava/security/PrivilegedExceptionAction;)Ljava/lang/Object;",
        run_exception_action,
    ),
    (
        "java/security/AccessController.doPrivileged(Ljava/security/PrivilegedExceptionAction;Ljava/security/AccessControlContext;)Ljava/lang/Object;",
        run_exception_action,
    ),
    ("java/security/AccessController.getStackAccessControlContext()Ljava/security/AccessControlContext;", null),
    ("java/security/AccessController.getInheritedAccessControlContext()Ljava/security/AccessControlContext;", null),
    ("java/security/AccessController.getContext()Ljava/security/AccessControlContext;", null),
    ("java/security/AccessController.checkPermission(Ljava/security/Permission;)V", nothing),
    ("java/security/AccessController.ensureMaterializedForStackWalk(Ljava/lang/Object;)V", nothing),
    ("java/lang/reflect/AccessibleObject.checkPermission()V", nothing),
    ("java/lang/reflect/AccessibleObject.checkCanSetAccessible(Ljava/lang/Class;Ljava/lang/Class;)V", nothing),
    ("java/lang/reflect/AccessibleObject.checkCanSetAccessible(Ljava/lang/Class;Ljava/lang/Class;Z)Z", one),
    ("jdk/internal/reflect/Reflection.verifyModuleAccess(Ljava/lang/Module;Ljava/lang/Class;)Z", one),
    (
        "jdk/internal/reflect/Reflection.ensureNativeAccess(Ljava/lang/Class;Ljava/lang/Class;Ljava/lang/String;)V",
        nothing,
    ),
    ("java/util/Objects.requireNonNull(Ljava/lang/Object;)Ljava/lang/Object;", require_non_null),
];

fn run_action(machine: &mut Machine) -> Step<Reply> {
    run(machine, "java/security/PrivilegedAction")
}

fn run_exception_action(machine: &mut Machine) -> Step<Reply> {
    run(machine, "java/security/PrivilegedExceptionAction")
}

fn run(machine: &mut Machine, interface: &str) -> Step<Reply> {
    let action = machine.arg_ref(0)?;
    let class = machine.state.heap.class_of(action).ok_or_else(Trap::null)?;
    let interface = machine.load(interface)?;
    let method = machine
        .program
        .declared(interface, "run", "()Ljava/lang/Object;")
        .ok_or_else(|| Trap::malformed("PrivilegedAction has no run"))?;
    let selected = machine.program.select(class, method)?;
    machine.tail_call(selected, &[Value::Ref(action)])
}

fn require_non_null(machine: &mut Machine) -> Step<Reply> {
    if machine.arg_ref(0)?.is_null() { Ok(Reply::Body) } else { identity(machine) }
}

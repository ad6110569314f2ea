//! Class loaders and modules: there is one name space, so they have next to nothing to do.

use heap::Ref;

use crate::intrinsics::{Entries, Reply, nothing, null, one, reference};
use crate::machine::Machine;
use crate::trap::Step;

pub(super) const TABLE: Entries = &[
    ("java/lang/Class.getClassLoader()Ljava/lang/ClassLoader;", null),
    ("java/lang/Class.getClassLoader0()Ljava/lang/ClassLoader;", null),
    ("java/lang/ClassLoader.getSystemClassLoader()Ljava/lang/ClassLoader;", null),
    ("java/lang/ClassLoader.getPlatformClassLoader()Ljava/lang/ClassLoader;", null),
    ("java/lang/Thread.getContextClassLoader()Ljava/lang/ClassLoader;", null),
    ("java/lang/ClassLoader.findBootstrapClass(Ljava/lang/String;)Ljava/lang/Class;", find_class),
    ("java/lang/ClassLoader.findLoadedClass0(Ljava/lang/String;)Ljava/lang/Class;", find_class),
    ("jdk/internal/loader/BootLoader.loadClassOrNull(Ljava/lang/String;)Ljava/lang/Class;", find_class_static),
    ("java/lang/Module.implIsExportedOrOpen(Ljava/lang/String;Ljava/lang/Module;Z)Z", one),
    ("java/lang/Module.canRead(Ljava/lang/Module;)Z", one),
    ("java/lang/Module.canUse(Ljava/lang/Class;)Z", one),
    (
        "java/lang/Module.defineModule0(Ljava/lang/Module;ZLjava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)V",
        nothing,
    ),
    ("java/lang/Module.addReads0(Ljava/lang/Module;Ljava/lang/Module;)V", nothing),
    ("java/lang/Module.addExports0(Ljava/lang/Module;Ljava/lang/String;Ljava/lang/Module;)V", nothing),
    ("java/lang/Module.addExportsToAll0(Ljava/lang/Module;Ljava/lang/String;)V", nothing),
    ("java/lang/Module.addExportsToAllUnnamed0(Ljava/lang/Module;Ljava/lang/String;)V", nothing),
    ("jdk/internal/loader/BootLoader.setBootLoaderUnnamedModule0(Ljava/lang/Module;)V", nothing),
];

fn find_class(machine: &mut Machine) -> Step<Reply> {
    find(machine, 1)
}

fn find_class_static(machine: &mut Machine) -> Step<Reply> {
    find(machine, 0)
}

fn find(machine: &mut Machine, slot: usize) -> Step<Reply> {
    // `findBootstrapClass` is static in newer JDKs.
    let slot = if machine.state.stack.len() - machine.args == 1 { 0 } else { slot };
    let name = machine.arg_text(slot)?.replace('.', "/");
    match machine.load(&name) {
        Ok(class) => reference(machine.mirror(class)?),
        Err(_) => reference(Ref::NULL),
    }
}

//! Class loaders and modules. There is one name space: classes of the JDK have no loader, all others have the
//! application's, an object that loads by name and opens resources of the class path as streams.

use heap::{Ref, Value};

use crate::intrinsics::{Entries, nothing, one, reference};
use crate::machine::{Machine, Reply};
use crate::surroundings::Surrounding;
use crate::trap::{Step, Stop, Trap};

pub(super) const TABLE: Entries = &[
    ("java/lang/Class.getClassLoader()Ljava/lang/ClassLoader;", loader_for_program),
    ("java/lang/Class.getClassLoader0()Ljava/lang/ClassLoader;", loader_of_class),
    ("java/lang/ClassLoader.getSystemClassLoader()Ljava/lang/ClassLoader;", application_loader),
    ("java/lang/ClassLoader.getPlatformClassLoader()Ljava/lang/ClassLoader;", platform_loader),
    ("java/lang/Thread.getContextClassLoader()Ljava/lang/ClassLoader;", application_loader),
    ("java/lang/ClassLoader.loadClass(Ljava/lang/String;)Ljava/lang/Class;", load_class),
    ("java/lang/ClassLoader.getResourceAsStream(Ljava/lang/String;)Ljava/io/InputStream;", open_resource),
    // Before JDK 24 resource bundles are opened by their address; the stream is all they need of it.
    ("java/util/ResourceBundle$Control$2.run()Ljava/io/InputStream;", open_bundle),
    ("java/lang/ClassLoader.getResource(Ljava/lang/String;)Ljava/net/URL;", locate_resource),
    ("java/lang/ClassLoader.getResources(Ljava/lang/String;)Ljava/util/Enumeration;", locate_resource),
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
    let slot = if machine.call.slots(&machine.state.stack) == 1 { 0 } else { slot };
    let name = machine.arg_text(slot)?.replace('.', "/");
    match machine.load(&name) {
        Ok(class) => reference(machine.mirror(class)?),
        Err(_) => reference(Ref::NULL),
    }
}

fn application_loader(machine: &mut Machine) -> Step<Reply> {
    reference(machine.host.app_loader())
}

fn loader_for_program(machine: &mut Machine) -> Step<Reply> {
    if machine.is_called_by_program() {
        machine.note_reading(Surrounding::Loader);
    }
    loader_of_class(machine)
}

fn loader_of_class(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    reference(machine.host.loader_of(&machine.program, class))
}

/// The platform loader has no classes of its own here: all classes of the JDK count as loaded by the virtual machine.
fn platform_loader(machine: &mut Machine) -> Step<Reply> {
    reference(machine.host.platform_loader())
}

/// Whether the receiver is one of the two loaders of the host; loaders that programs write run their own code.
fn is_own_loader(machine: &Machine) -> Step<bool> {
    Ok(machine.host.is_loader(machine.arg_ref(0)?))
}

fn load_class(machine: &mut Machine) -> Step<Reply> {
    if !is_own_loader(machine)? {
        return Ok(Reply::Body);
    }
    let name = machine.arg_text(1)?;
    let loaded = if name.contains(['/', '[']) { None } else { machine.load(&name.replace('.', "/")).ok() };
    match loaded {
        Some(class) => reference(machine.mirror(class)?),
        None => Err(Trap::raise_with("java/lang/ClassNotFoundException", name)),
    }
}

fn open_resource(machine: &mut Machine) -> Step<Reply> {
    if !is_own_loader(machine)? {
        return Ok(Reply::Body);
    }
    let name = machine.arg_text(1)?;
    machine.open_named(&name)
}

fn open_bundle(machine: &mut Machine) -> Step<Reply> {
    let request = machine.arg_ref(0)?;
    let loader = machine.get_named(request, "val$loader")?;
    match machine.get_named(request, "val$resourceName")? {
        Value::Ref(name) if loader == Value::Ref(machine.host.app_loader()) => {
            let name = machine.rust_text(name)?;
            machine.open_named(&name)
        }
        _ => Ok(Reply::Body),
    }
}

fn locate_resource(machine: &mut Machine) -> Step<Reply> {
    if !is_own_loader(machine)? {
        return Ok(Reply::Body);
    }
    Err(Trap::unsupported(format!("the address of resource {}", machine.arg_text(1)?)))
}

impl Machine {
    /// Makes the two loaders that every program can ask for, without running the code of the JDK's own loaders.
    pub(crate) fn make_loaders(&mut self) -> Step {
        let platform = self.make_loader("jdk/internal/loader/ClassLoaders$PlatformClassLoader", "platform")?;
        let app = self.make_loader("jdk/internal/loader/ClassLoaders$AppClassLoader", "app")?;
        self.host.set_loaders(platform, app);
        self.set_named(app, "parent", Value::Ref(platform))
    }

    fn make_loader(&mut self, class: &str, name: &str) -> Step<Ref> {
        let class = self.load(class)?;
        let loader = self.new_object(class)?;
        let name = self.new_text(name)?;
        self.set_named(loader, "name", Value::Ref(name))?;
        Ok(loader)
    }

    /// Answers a stream over a resource of the class path, or null.
    fn open_named(&mut self, name: &str) -> Step<Reply> {
        let found = self.program.class_path().resource(name);
        match found.map_err(|error| Trap::stop(Stop::link(error)))? {
            Some(resource) => reference(self.byte_stream(&resource.bytes)?),
            None => reference(Ref::NULL),
        }
    }

    /// A stream over given bytes.
    pub(crate) fn byte_stream(&mut self, bytes: &[u8]) -> Step<Ref> {
        let class = self.load("java/io/ByteArrayInputStream")?;
        self.ensure_initialized(class)?;
        let bytes: Vec<i8> = bytes.iter().map(|&byte| byte as i8).collect();
        let array = self.new_array(self.known.byte_array, bytes.len())?;
        self.state.heap.write_bytes(array, 0, &bytes)?;
        let stream = self.new_object(class)?;
        self.set_named(stream, "buf", Value::Ref(array))?;
        self.set_named(stream, "count", Value::Int(bytes.len() as i32))?;
        Ok(stream)
    }
}

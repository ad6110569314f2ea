//! The host: the surroundings of a program as the JDK sees them. Threads, class loaders, standard streams, modules,
//! and the files that can be read.
//!
//! Its objects are made while the JDK starts, before any path, and stay for all paths. Files and standard input are read
//! once; how far a path has read them is state (`descriptor.rs`).

use std::path::{Component, Path};
use std::rc::Rc;

use heap::Ref;
use program::{ClassId, Program};

use crate::config::Stdin;
use crate::output::Stream;
use crate::trap::{Step, Trap};

/// The surroundings of a program.
#[derive(Debug)]
pub(crate) struct Host {
    /// `System.out` and `System.err` as made at start.
    printers: [Ref; 2],
    main_thread: Ref,
    /// The loader of all classes outside the JDK.
    app_loader: Ref,
    /// Its parent.
    platform_loader: Ref,
    phase: Phase,
    /// Names of modules; none for everything outside the JDK. A position here is a position in the state's table.
    modules: Vec<Option<String>>,
    /// Standard input, read whole when it is first asked for.
    stdin: Option<Rc<[u8]>>,
    /// Files of the JDK that were read.
    files: Vec<(String, Rc<[u8]>)>,
}

/// How far the JDK is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Starting,
    Started,
}

impl Default for Host {
    fn default() -> Host {
        Host {
            printers: [Ref::NULL; 2],
            main_thread: Ref::NULL,
            app_loader: Ref::NULL,
            platform_loader: Ref::NULL,
            phase: Phase::Starting,
            modules: Vec::new(),
            stdin: None,
            files: Vec::new(),
        }
    }
}

impl Host {
    /// The one thread.
    pub(crate) fn main_thread(&self) -> Ref {
        self.main_thread
    }

    /// The loader of all classes outside the JDK.
    pub(crate) fn app_loader(&self) -> Ref {
        self.app_loader
    }

    /// The parent of the application's loader.
    pub(crate) fn platform_loader(&self) -> Ref {
        self.platform_loader
    }

    /// Whether an object is one of the two loaders.
    pub(crate) fn is_loader(&self, object: Ref) -> bool {
        [self.app_loader, self.platform_loader].contains(&object)
    }

    /// The loader of a class; classes of the JDK have none.
    pub(crate) fn loader_of(&self, program: &Program, class: ClassId) -> Ref {
        if program.module_name(class).is_some() { Ref::NULL } else { self.app_loader }
    }

    /// Which standard stream a printer writes to.
    pub(crate) fn stream_of(&self, printer: Ref) -> Option<Stream> {
        match self.printers {
            [out, _] if out == printer => Some(Stream::Out),
            [_, err] if err == printer => Some(Stream::Err),
            _ => None,
        }
    }

    /// Whether the JDK has been started.
    pub(crate) fn is_started(&self) -> bool {
        self.phase == Phase::Started
    }

    /// Sets the one thread.
    pub(crate) fn set_main_thread(&mut self, thread: Ref) {
        self.main_thread = thread;
    }

    /// Sets the two loaders.
    pub(crate) fn set_loaders(&mut self, platform: Ref, app: Ref) {
        (self.platform_loader, self.app_loader) = (platform, app);
    }

    /// Sets `System.out` and `System.err`.
    pub(crate) fn set_printers(&mut self, printers: [Ref; 2]) {
        self.printers = printers;
    }

    /// The JDK has been started.
    pub(crate) fn set_started(&mut self) {
        self.phase = Phase::Started;
    }

    /// The objects that it holds.
    pub(crate) fn roots(&self) -> impl Iterator<Item = Ref> {
        self.printers.into_iter().chain([self.main_thread, self.app_loader, self.platform_loader])
    }

    /// The number of a module; none stands for everything outside the JDK.
    pub(crate) fn module_number(&mut self, name: Option<&str>) -> usize {
        match self.modules.iter().position(|known| known.as_deref() == name) {
            Some(number) => number,
            None => {
                self.modules.push(name.map(str::to_owned));
                self.modules.len() - 1
            }
        }
    }

    /// The contents of standard input.
    pub(crate) fn standard_input(&mut self, stdin: Stdin) -> Rc<[u8]> {
        let read = || {
            let mut bytes = Vec::new();
            if stdin == Stdin::Process {
                // An error is ignored: a broken standard input reads as an empty one.
                let _ = std::io::Read::read_to_end(&mut std::io::stdin(), &mut bytes);
            }
            bytes.into()
        };
        self.stdin.get_or_insert_with(read).clone()
    }

    /// The number of a file of the JDK, which is read on first sight.
    pub(crate) fn file_number(&mut self, program: &Program, path: &str) -> Step<usize> {
        check_path(program, path)?;
        if let Some(number) = self.files.iter().position(|(known, _)| known == path) {
            return Ok(number);
        }
        let Ok(contents) = std::fs::read(path) else {
            let message = format!("{path} (No such file or directory)");
            return Err(Trap::raise_with("java/io/FileNotFoundException", message));
        };
        self.files.push((path.to_owned(), contents.into()));
        Ok(self.files.len() - 1)
    }

    /// The contents of a file by its number.
    pub(crate) fn file(&self, number: usize) -> Rc<[u8]> {
        self.files[number].1.clone()
    }
}

/// Refuses paths outside the JDK: results must not depend on other files.
pub(crate) fn check_path(program: &Program, path: &str) -> Step {
    let is_inside = Path::new(path).starts_with(&program.jdk.home)
        && !Path::new(path).components().any(|part| part == Component::ParentDir);
    if is_inside { Ok(()) } else { Err(Trap::unsupported(format!("the file {path}"))) }
}

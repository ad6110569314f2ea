//! What a call of a method does: decided once for each method, by an ordered list of linkers.
//!
//! A linker is a name and a function. It answers with an entry, or leaves the method to the next one in the list. To add
//! one, write its file and its line in [`LINKERS`].

mod bytecode;
mod contract;
mod foreign;
mod intrinsic;
mod model;
mod silent_native;
mod unseen;
mod vocabulary;

use program::{Class, Method, MethodId, Program};

use crate::config::Config;
use crate::contracted::Contracted;
use crate::left_out::AllLeftOut;
use crate::machine::{Linked, Machine};
use crate::trap::{Step, Trap};

/// The linkers, in the order in which they are asked.
const LINKERS: &[Linker] = &[
    model::LINKER,
    contract::LINKER,
    intrinsic::LINKER,
    silent_native::LINKER,
    vocabulary::LINKER,
    unseen::LINKER,
    foreign::LINKER,
    bytecode::LINKER,
];

/// Decides what calls of certain methods do.
struct Linker {
    /// Its name, for messages.
    name: &'static str,
    /// What a call of the method does; none when the method is not this linker's.
    link: fn(&mut Linking<'_>) -> Step<Option<Linked>>,
}

/// A method that is being linked, and what linkers may look at.
struct Linking<'a> {
    id: MethodId,
    config: &'a Config,
    /// Linkers may add classes and methods.
    program: &'a mut Program,
    contracted: &'a mut Contracted,
    left_out: &'a mut AllLeftOut,
}

impl Linking<'_> {
    fn method(&self) -> &Method {
        self.program.method(self.id)
    }

    fn class(&self) -> &Class {
        self.program.class(self.method().class)
    }

    /// Its name and its descriptor.
    fn signature(&self) -> (&str, &str) {
        (self.program.text(self.method().name), self.program.text(self.method().descriptor))
    }

    /// Whether it comes from a class file of the JDK.
    fn is_of_jdk(&self) -> bool {
        self.class().is_jdk() && self.class().file.is_some()
    }
}

impl Machine {
    /// Decides what calls of a method do, and keeps it.
    #[cold]
    pub(crate) fn link(&mut self, method: MethodId) -> Step {
        let mut linking = Linking {
            id: method,
            config: &self.config,
            program: &mut self.program,
            contracted: &mut self.contracted,
            left_out: &mut self.left_out,
        };
        let linked = LINKERS.iter().find_map(|linker| (linker.link)(&mut linking).transpose());
        self.grow();
        let entry = linked.unwrap_or_else(|| Err(unlinkable(&self.program, method)))?;
        if self.config.coverage
            && !self.contracted.is_replaced(method)
            && let Some(code) = entry.code()
        {
            self.coverage.cover(&self.program, method, code);
        }
        self.linkage.set_entry(method, entry);
        Ok(())
    }
}

fn unlinkable(program: &Program, method: MethodId) -> Trap {
    let names: Vec<&str> = LINKERS.iter().map(|linker| linker.name).collect();
    Trap::malformed(format!("{} is linked by none of: {}", program.method_name(method), names.join(", ")))
}

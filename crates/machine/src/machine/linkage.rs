//! Linkage: what calling a method does, what a new object looks like, and which methods and classes were synthesized.
//!
//! Nothing here belongs to a path. Methods that synthesize may add methods and classes to the program; the caller then
//! gives these cells in its tables ([`Machine::grow`]).

use std::rc::Rc;

use heap::{Packed, Value};
use program::{ClassId, Code, LinkError, Message, MethodId, Program, Thrown};
use rustc_hash::FxHashMap;

#[cfg(doc)]
use super::Machine;
use super::intrinsic_call::{Intrinsic, Takes};

/// What calling a method does.
#[derive(Clone)]
pub(crate) enum Linked {
    /// Not decided yet: the list of linkers is asked.
    Unlinked,
    /// Run its code.
    Code { code: Rc<Code>, arg_slots: u16, synchronized: bool },
    /// Run our own implementation.
    Intrinsic { run: Intrinsic, takes: Takes, arg_slots: u16 },
    /// Run its code, or our own implementation where an argument depends or may depend on the inputs.
    Overlaid { code: Rc<Code>, run: Intrinsic, arg_slots: u16 },
    /// A native method without implementation.
    Missing,
    /// An abstract method.
    Abstract,
}

impl Linked {
    /// The bytecode that a call may run.
    pub(crate) fn code(&self) -> Option<&Rc<Code>> {
        match self {
            Linked::Code { code, .. } | Linked::Overlaid { code, .. } => Some(code),
            _ => None,
        }
    }
}

/// Entries of methods, templates of objects, and what was synthesized.
#[derive(Default)]
pub(crate) struct Linkage {
    entries: Vec<Linked>,
    /// The fields of a new object of each class.
    templates: Vec<Option<Rc<[Packed]>>>,
    /// Methods that make and throw an exception.
    throwers: FxHashMap<(ClassId, Message), MethodId>,
    /// Methods that call another one reflectively.
    adapters: FxHashMap<(MethodId, Thrown), MethodId>,
    /// Proxy classes by their interfaces.
    proxies: FxHashMap<Vec<ClassId>, ClassId>,
}

impl Linkage {
    /// Gives every class and method of the program an entry.
    pub(crate) fn grow(&mut self, program: &Program) {
        if self.templates.len() < program.class_count() {
            self.templates.resize(program.class_count(), None);
        }
        if self.entries.len() < program.method_count() {
            self.entries.resize(program.method_count(), Linked::Unlinked);
        }
    }

    /// What calling a method does.
    #[inline(always)]
    pub(crate) fn entry(&self, method: MethodId) -> &Linked {
        &self.entries[method.index()]
    }

    /// Decides what calling a method does.
    pub(crate) fn set_entry(&mut self, method: MethodId, entry: Linked) {
        self.entries[method.index()] = entry;
    }

    /// The methods with bytecode that were linked, and their code.
    pub(crate) fn codes(&self) -> impl Iterator<Item = (MethodId, &Rc<Code>)> {
        let entries = self.entries.iter().enumerate();
        entries.filter_map(|(at, entry)| entry.code().map(|code| (MethodId(at as u32), code)))
    }

    /// The fields of a new object.
    #[inline(always)]
    pub(crate) fn template(&mut self, program: &Program, class: ClassId) -> &[Packed] {
        let template = &mut self.templates[class.index()];
        template.get_or_insert_with(|| {
            program.class(class).slots.iter().map(|&kind| Value::default_of(kind).into()).collect()
        })
    }

    /// The method that makes and throws an exception.
    pub(crate) fn thrower(
        &mut self,
        program: &mut Program,
        class: ClassId,
        message: Message,
    ) -> Result<MethodId, LinkError> {
        if let Some(&thrower) = self.throwers.get(&(class, message)) {
            return Ok(thrower);
        }
        let thrower = program.synthesize_thrower(class, message)?;
        self.throwers.insert((class, message), thrower);
        Ok(thrower)
    }

    /// The method that calls another one reflectively.
    pub(crate) fn adapter(
        &mut self,
        program: &mut Program,
        target: MethodId,
        thrown: Thrown,
    ) -> Result<MethodId, LinkError> {
        if let Some(&adapter) = self.adapters.get(&(target, thrown)) {
            return Ok(adapter);
        }
        let adapter = program.synthesize_reflective(target, thrown)?;
        self.adapters.insert((target, thrown), adapter);
        Ok(adapter)
    }

    /// The proxy class of some interfaces; a new one is named by the prefix and its number.
    pub(crate) fn proxy(
        &mut self,
        program: &mut Program,
        prefix: &str,
        interfaces: Vec<ClassId>,
    ) -> Result<ClassId, LinkError> {
        if let Some(&class) = self.proxies.get(&interfaces) {
            return Ok(class);
        }
        let class = program.synthesize_proxy(&format!("{prefix}{}", self.proxies.len()), &interfaces)?;
        self.proxies.insert(interfaces, class);
        Ok(class)
    }
}

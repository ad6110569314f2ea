//! What the program reads from static fields. Initializers have left it there; on a real JVM earlier calls can have changed it,
//! and a caller can pass objects that are reached from there. Neither is explored, so both are noted.

use heap::{Ref, Value};
use program::{ClassId, ClassKind, Kind, access};

use crate::input_config::StaticInputs;
use crate::left_out::{LeftOut, StaticReads};
use crate::machine::Machine;
use crate::surroundings::Surrounding;
use crate::text::read_text;
use crate::text_input::concrete_bytes;

/// So many objects are looked at that a static field leads to; where there are more, some can change.
const MOST: usize = 10_000;

/// Classes of the JDK whose objects answer the same for ever, though they have fields that are not final, or arrays.
const UNCHANGING: &[&str] = &[
    "java/lang/Class",
    "java/lang/Enum",
    "java/lang/String",
    "java/math/BigDecimal",
    "java/math/BigInteger",
    "java/util/Locale",
    "java/util/regex/Pattern",
];

/// The same, of collections: what they hold can change.
const UNCHANGING_COLLECTIONS: &[&str] = &[
    "java/util/ImmutableCollections$AbstractImmutableCollection",
    "java/util/ImmutableCollections$AbstractImmutableMap",
];

/// Those of them that keep what they hold in arrays, which do not change either.
const HOLDING_IN_ARRAYS: &[&str] = &[
    "java/util/ImmutableCollections$ListN",
    "java/util/ImmutableCollections$SetN",
    "java/util/ImmutableCollections$MapN",
];

impl Machine {
    /// Notes that an operation of the program reads a static field. Initializers find the fields of their own class as they
    /// leave them.
    pub(crate) fn note_static_read(&mut self, slot: u32) {
        let method = self.state.stack.current.method;
        let reader = self.program.method(method).class;
        let is_own = self.program.class(reader).initializer == Some(method);
        if !is_own || reader != self.program.static_owner(slot) {
            self.note_static(slot);
        }
    }

    /// Notes that a static field is read.
    pub(crate) fn note_static(&mut self, slot: u32) {
        let owner = self.program.static_owner(slot);
        if self.program.class(owner).is_jdk() || self.config.input.statics == StaticInputs::Symbolic {
            return;
        }
        let Some(field) = self.program.static_at(owner, slot) else { return };
        let (flags, kind) = (field.flags, field.kind);
        if flags & access::SYNTHETIC != 0 {
            return;
        }
        if flags & access::FINAL == 0 || kind == Kind::Ref && flags & access::ENUM == 0 {
            self.note_constructor_effect();
        }
        if flags & access::FINAL == 0 {
            self.left_out.note(LeftOut::Statics);
        }
        if kind == Kind::Ref {
            self.left_out.statics.unseen.push(slot);
        }
    }

    /// Notes that an operation of the program writes a static field.
    pub(crate) fn note_static_write(&mut self, slot: u32) {
        if !self.program.class(self.program.static_owner(slot)).is_jdk() {
            self.note_constructor_effect();
        }
    }

    /// Looks at the objects that static fields lead to which the program reads.
    pub fn look_at_statics(&mut self) {
        while let Some(slot) = self.left_out.statics.unseen.pop() {
            if let Value::Ref(object) = self.state.statics.get(slot as usize) {
                self.follow(vec![object]);
            }
        }
    }

    /// Looks at what the constants of an enumeration lead to.
    pub(crate) fn look_at_constants(&mut self, enumeration: ClassId, constants: &[Ref]) {
        if !self.left_out.statics.enumerations.contains(&enumeration) {
            self.left_out.statics.enumerations.push(enumeration);
            if !self.program.class(enumeration).is_jdk() {
                self.follow(constants.to_vec());
            }
        }
    }

    /// Whether an object is reached from a static field that the program reads, or may be.
    pub(crate) fn is_reached(&mut self, object: Ref) -> bool {
        self.look_at_statics();
        self.left_out.statics.is_unknown || self.left_out.statics.reached.contains(&object)
    }

    /// Notes that a further object of the input is asked for: a caller could pass one that a static field leads to.
    pub(crate) fn note_asked(&mut self, class: ClassId) {
        let asked = &mut self.left_out.statics.asked;
        if asked.len() <= class.index() {
            asked.resize(class.index() + 1, false);
        }
        if !std::mem::replace(&mut asked[class.index()], true) {
            self.note_reached();
        }
    }

    /// Notes whether some input could be an object that a static field leads to, and that can change.
    fn note_reached(&mut self) {
        let StaticReads { asked, changing, is_unknown, .. } = &self.left_out.statics;
        let can_be = |class: ClassId| changing.iter().any(|&held| self.program.is_subtype(held, class));
        let mut classes = asked.iter().enumerate().filter(|(_, is_asked)| **is_asked).map(|(at, _)| ClassId(at as u32));
        if classes.any(|class| *is_unknown || can_be(class)) {
            self.left_out.note(LeftOut::Held);
        }
    }

    /// Looks at objects that static fields hold, and at what these lead to.
    fn follow(&mut self, mut work: Vec<Ref>) {
        let (mut classes, mut count) = (Vec::new(), 0);
        while let Some(object) = work.pop() {
            if object.is_null() || object.is_undecided() || self.state.input.number_of(object).is_some() {
                continue;
            }
            if !self.left_out.statics.reached.insert(object) {
                continue;
            }
            count += 1;
            let Some(header) = self.state.heap.header(object) else { continue };
            if count > MOST || self.is_subtype_named(header.class, "java/lang/ThreadLocal") {
                self.left_out.statics.is_unknown = true;
                break;
            }
            if header.class == self.known.string {
                self.note_static_text(object);
                continue;
            }
            let is_constant = self.program.is_enum_constant_class(header.class);
            if self.can_change(header.class, header.is_empty()) {
                self.left_out.note(LeftOut::Statics);
                if !is_constant && !classes.contains(&header.class) {
                    classes.push(header.class);
                }
            }
            if self.is_one_of(header.class, HOLDING_IN_ARRAYS) {
                let mut arrays = Vec::new();
                self.state.heap.referents(object, &mut |next| arrays.push(next));
                for array in arrays {
                    self.state.heap.referents(array, &mut |element| work.push(element));
                }
            } else if is_constant || !self.is_one_of(header.class, UNCHANGING) {
                self.state.heap.referents(object, &mut |next| work.push(next));
            }
        }
        if self.left_out.statics.is_unknown {
            self.left_out.note(LeftOut::Statics);
        }
        self.left_out.statics.changing.extend(classes);
        self.note_reached();
    }

    /// Takes note of a string that a static field leads to. Where it is not the interned one of its text, a caller can have
    /// made it that, before the program's literal was.
    fn note_static_text(&mut self, string: Ref) {
        if concrete_bytes(&self.state.heap, &self.known, string).is_none() {
            return;
        }
        let Ok(text) = read_text(&self.state.heap, &self.known, string) else { return };
        if self.state.runtime.interned.get(&text).is_some_and(|interned| interned != string) {
            self.note_reading(Surrounding::Interned);
        }
        self.left_out.statics.texts.insert(text.into());
    }

    /// Notes that the program has a literal with the text of a string that a static field leads to.
    pub(crate) fn note_literal_text(&mut self, text: &[u16]) {
        if self.left_out.statics.texts.contains(text) {
            self.note_reading(Surrounding::Interned);
        }
    }

    /// Whether what an object of a class answers can be changed.
    fn can_change(&self, class: ClassId, is_empty: bool) -> bool {
        match self.program.class(class).kind {
            ClassKind::Array(..) => !is_empty,
            _ => !self.is_unchanging(class) && self.has_variables(class),
        }
    }

    /// Whether a class has instance fields that are not final.
    fn has_variables(&self, class: ClassId) -> bool {
        let mut next = Some(class);
        while let Some(class) = next {
            let class = self.program.class(class);
            let is_variable = |flags: u16| flags & (access::FINAL | access::STATIC) == 0;
            if !UNCHANGING.contains(&&*class.name) && class.fields.iter().any(|field| is_variable(field.flags)) {
                return true;
            }
            next = class.super_class;
        }
        false
    }

    /// Whether a class of the JDK is, or extends, one whose objects do not change.
    pub(crate) fn is_unchanging(&self, class: ClassId) -> bool {
        self.program.class(class).is_jdk()
            && (self.is_one_of(class, UNCHANGING) || self.is_one_of(class, UNCHANGING_COLLECTIONS))
    }

    fn is_one_of(&self, class: ClassId, names: &[&str]) -> bool {
        names.iter().any(|name| self.is_subtype_named(class, name))
    }

    fn is_subtype_named(&self, class: ClassId, name: &str) -> bool {
        self.program.loaded(name).is_some_and(|named| self.program.is_subtype(class, named))
    }
}

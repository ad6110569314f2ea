//! The types of the inputs of a path: every input carries a type variable, constrained by its declared class, by casts
//! and tests, and by the calls that were resolved on it. The constraints themselves are in `input_types.rs`.

use std::rc::Rc;

use heap::{InputObject, Nature, Ref, TypeSet, Unknown, UnknownCell};
use program::{ClassId, ClassKind, Kind, MethodId, Program, access};

use crate::choice::{Choice, Typed};
use crate::input_types::{ANY, Bound, Constants, narrower, type_of};
use crate::limits::is_value_class;
use crate::machine::Machine;
use crate::trap::{Step, Trap};

impl Machine {
    /// The classes that an input can be of, ordered by name.
    pub(crate) fn members(&mut self, bound: Bound) -> Step<Rc<[ClassId]>> {
        let members = self.input_types.members(&mut self.program, &self.config.input.subtypes, bound);
        self.grow();
        Ok(members?)
    }

    /// The class that an input of a type must be of, if there is only one.
    fn only_class(&mut self, bound: Bound) -> Step<Option<ClassId>> {
        if let Some(known) = self.input_types.known_only_class(bound) {
            return Ok(known);
        }
        let (subtypes, object) = (&self.config.input.subtypes, self.known.object);
        let only = self.input_types.only_class(&mut self.program, subtypes, object, bound);
        self.grow();
        Ok(only?)
    }

    /// Whether an input is an instance of a class; proposes both when that is open.
    pub(crate) fn test_type(&mut self, typed: Typed, class: ClassId) -> Step<bool> {
        let (own, types) = type_of(&self.state.input, typed);
        if let Some(said) = self.input_types.said(&self.program, (own, types), class) {
            return Ok(said);
        }
        if let (Typed::Object(number), ClassKind::Array(_, Kind::Ref)) = (typed, self.program.class(own).kind) {
            let candidates = self.array_candidates(number)?;
            let inside = candidates.iter().filter(|&&candidate| self.program.is_subtype(candidate, class)).count();
            if inside == 0 {
                self.note_late_array(number, class)?;
            }
            if inside == 0 || inside == candidates.len() {
                return Ok(inside > 0);
            }
        }
        if class == self.known.strange {
            return self.test_strange(typed);
        }
        self.note_both(own, class);
        let (inside, outside) = self.split_possible(typed, class)?;
        let bound = narrower(&self.program, own, class);
        if self.members((bound, inside))?.is_empty() {
            self.note_late(typed, class)?;
            self.note_unlisted((own, types));
            self.close_types(typed)?;
            return Ok(false);
        }
        if self.members((own, outside))?.is_empty() {
            self.note_unlisted((own, types));
            self.close_types(typed)?;
            return Ok(true);
        }
        Err(Trap::choose(Choice::Subtype(typed, class)))
    }

    /// Notes that an answer depends on which classes extend a type, unless those that count have been listed before.
    fn note_unlisted(&mut self, (class, types): Bound) {
        if !self.input_types.is_listed(types) {
            self.note_extended(class);
        }
    }

    /// Notes that a class is asked for of an object whose class is decided, and is no subtype of the one that is asked for.
    #[cold]
    pub(crate) fn note_refused(&mut self, object: Ref, class: ClassId) -> Step {
        match self.state.input.number_of(object) {
            Some(number) => self.note_late(Typed::Object(number), class),
            None => Ok(()),
        }
    }

    /// Notes that a class is asked for that an input could have been of, had not a call come first: calls are resolved for
    /// the classes that are known by then.
    pub(crate) fn note_late(&mut self, typed: Typed, class: ClassId) -> Step {
        let (own, types) = type_of(&self.state.input, typed);
        let class = self.program.stands_for(class);
        let is_known = !self.input_types.is_listed(types) || self.program.is_subtype(own, class);
        if is_known || !self.config.input.subtypes.are_all() {
            return Ok(());
        }
        let (inside, _) = self.split_types(typed, class);
        let unlisted = self.input_types.unlisted(inside);
        let asked = self.members((narrower(&self.program, own, class), unlisted))?;
        let known = self.members((own, ANY))?;
        // An array may be one of a subtype of its elements' type.
        let program = &self.program;
        let holds = |of: ClassId, class| program.class(of).element().is_some() && program.is_subtype(class, of);
        let is_among = |class| known.iter().any(|&of| of == class || holds(of, class));
        if !asked.iter().all(|&asked| is_among(asked)) {
            self.note_asked_late(class);
        }
        Ok(())
    }

    /// The same for an input that may be an object already: it is none of those that exist apart from others.
    pub(crate) fn split_possible(&mut self, typed: Typed, class: ClassId) -> Step<(TypeSet, TypeSet)> {
        let (inside, outside) = self.split_types(typed, class);
        if class == self.known.strange {
            return Ok((self.strange_types(typed)?, outside));
        }
        Ok((self.without_apart(typed, class, inside)?, outside))
    }

    /// The constraints of an input that is, and of one that is not, an instance of a class.
    pub(crate) fn split_types(&mut self, typed: Typed, class: ClassId) -> (TypeSet, TypeSet) {
        let bound = type_of(&self.state.input, typed);
        self.input_types.split(&self.program, bound, class)
    }

    /// The constraint that an input is of one of some classes.
    pub(crate) fn only_among(&mut self, typed: Typed, among: &[ClassId]) -> TypeSet {
        let (_, types) = type_of(&self.state.input, typed);
        self.input_types.only_among(types, among)
    }

    /// Restricts an unknown receiver of a method to the classes on which a call reaches that method. If there is none,
    /// only calls by `super` reach it, and nothing is restricted.
    pub fn restrict_receiver(&mut self, unknown: Unknown, method: MethodId) -> Step {
        let typed = Typed::Unknown(unknown);
        let (class, types) = type_of(&self.state.input, typed);
        let is_special = self.program.method(method).vindex.is_none() && !self.program.class(class).is_interface();
        if is_special || self.program.class(class).is_final() || self.program.method(method).flags & access::FINAL != 0
        {
            return Ok(());
        }
        let members = self.members((class, types))?;
        let mut reached = Vec::new();
        for &member in members.iter() {
            if self.program.call_target(member, method).is_ok_and(|target| target == method) {
                reached.push(member);
            }
        }
        if reached.is_empty() || reached.len() == members.len() {
            return Ok(());
        }
        let types = self.only_among(typed, &reached);
        self.set_types(typed, types, None)
    }

    /// Restricts an input to the classes that are offered for its type, as soon as an answer depends on them. Without
    /// that, inputs may be of other classes too: those of the JDK are offered only where the user's class path offers
    /// none.
    pub(crate) fn close_types(&mut self, typed: Typed) -> Step {
        let (class, types) = type_of(&self.state.input, typed);
        let is_closed = self.is_offered_whole(class);
        // Further exceptions of the JDK inherit what those that are offered do.
        let is_open = self.program.is_jdk_throwable(class);
        if is_closed || is_open || matches!(self.program.class(class).kind, ClassKind::Array(..)) {
            return Ok(());
        }
        if !self.input_types.is_listed(types) {
            let members = self.members((class, types))?;
            let among = self.only_among(typed, &members);
            self.set_types(typed, among, None)?;
        }
        Ok(())
    }

    /// Whether the classes that are offered for a type are all that inputs of it can be of, whatever is asked for.
    fn is_offered_whole(&self, class: ClassId) -> bool {
        !self.program.class(class).is_jdk() && self.config.input.subtypes.are_all()
    }

    /// Narrows the type of an input; the class, if given, is an upper bound.
    pub(crate) fn set_types(&mut self, typed: Typed, types: TypeSet, class: Option<ClassId>) -> Step {
        let (own, _) = type_of(&self.state.input, typed);
        let bound = class.map_or(own, |class| narrower(&self.program, own, class));
        match typed {
            Typed::Unknown(unknown) => {
                let cell = self.state.input.unknown(unknown);
                self.state.input.set_unknown(unknown, UnknownCell { types, class: bound, ..cell });
                Ok(())
            }
            Typed::Object(number) => {
                let object = self.state.input.objects()[number as usize];
                self.state.input.set_object(number, InputObject { types, class: bound, ..object });
                self.settle_types(number)
            }
        }
    }

    /// Gives an input object the layout of its upper bound, and its class when only one is left.
    pub(crate) fn settle_types(&mut self, number: u32) -> Step {
        let InputObject { object, class, types, .. } = self.state.input.objects()[number as usize];
        if matches!(self.program.class(class).kind, ClassKind::Array(..)) {
            return self.settle_array(number);
        }
        let bound = class;
        let only = self.only_class((bound, types))?;
        let exact = only.filter(|&only| !self.is_only_seen(only, (bound, types)));
        let class = match only {
            Some(only) => only,
            None => {
                // A method that a call has reached may read the fields of this class, though the type that the call was made
                // through has none of them.
                if self.is_offered_whole(bound) || self.input_types.is_listed(types) {
                    let members = self.members((bound, types))?;
                    common_class(&self.program, bound, &members)
                } else {
                    bound
                }
            }
        };
        let fields = self.program.class(class).slots.len();
        let nature = match exact {
            None => Nature::Open,
            // Where a stranger can be in its place, it stands for classes that extend it, too.
            Some(exact) if self.program.class(exact).is_stranger() => Nature::Strange,
            Some(exact) if !self.program.has_strangers(bound) && self.is_watched(exact) => Nature::Watched,
            Some(_) => Nature::Plain,
        };
        self.state.heap.narrow(object, class, fields, nature);
        if exact.is_some() && is_value_class(&self.program, &self.known, class) {
            self.state.heap.set_boxed(object);
        }
        Ok(())
    }

    /// Whether an input is of a class only since no other one has been seen: one outside the class path could extend what
    /// bounds it, and nothing has been said of that yet.
    fn is_only_seen(&mut self, exact: ClassId, (bound, types): Bound) -> bool {
        exact != bound
            && !self.input_types.is_listed(types)
            && !self.program.has_strangers(bound)
            && self.is_watched(bound)
    }

    /// The class that narrowing the type of an input leaves, if only one is left; the class, if given, is an upper bound.
    pub(crate) fn class_left(&mut self, typed: Typed, types: TypeSet, class: Option<ClassId>) -> Step<Option<ClassId>> {
        let (own, _) = type_of(&self.state.input, typed);
        let bound = class.map_or(own, |class| narrower(&self.program, own, class));
        if matches!(self.program.class(bound).kind, ClassKind::Array(..)) {
            return Ok(None);
        }
        self.only_class((bound, types))
    }

    /// Sets the upper bound of an unknown to its class, where it can only be a value or a constant of an enumeration. Such
    /// objects are made in other ways: values have no aliases, and constants exist already.
    pub(crate) fn settle_unknown(&mut self, unknown: Unknown) -> Step {
        let cell = self.state.input.unknown(unknown);
        let record = self.program.class(cell.class);
        if matches!(record.kind, ClassKind::Array(..))
            || (cell.types == ANY && matches!(record.kind, ClassKind::Instance))
        {
            return Ok(());
        }
        let Some(only) = self.only_class((cell.class, cell.types))? else { return Ok(()) };
        let class = self.program.enumeration_of(only);
        let is_value = is_value_class(&self.program, &self.known, class) || class == self.known.class;
        if class != cell.class && (is_value || self.program.is_enum(class)) {
            // A call that no subclass overrides may have listed them, without a note.
            self.note_extended(cell.class);
            self.state.input.set_unknown(unknown, UnknownCell { class, ..cell });
        }
        Ok(())
    }

    /// The constants of enumerations that an unknown may be.
    pub(crate) fn constants(&mut self, unknown: Unknown) -> Step<Constants> {
        let UnknownCell { class, types, .. } = self.state.input.unknown(unknown);
        let (subtypes, object) = (&self.config.input.subtypes, self.known.object);
        let found = self.input_types.constants(&mut self.program, subtypes, object, (class, types));
        self.grow();
        Ok(found?)
    }

    /// Restricts an unknown to what is no constant.
    pub(crate) fn exclude_constants(&mut self, unknown: Unknown) -> Step {
        for &enumeration in self.constants(unknown)?.enumerations.iter() {
            let (_, outside) = self.split_types(Typed::Unknown(unknown), enumeration);
            self.set_types(Typed::Unknown(unknown), outside, None)?;
        }
        Ok(())
    }

    /// Whether an unknown can be a certain input object, by their types.
    pub(crate) fn may_be(&mut self, cell: &UnknownCell, number: u32) -> Step<bool> {
        let InputObject { object, class, types, .. } = self.state.input.objects()[number as usize];
        let header = self.state.heap.header(object).ok_or_else(Trap::null)?;
        if !header.is_open() {
            let may_be = self.input_types.may_be_of(&self.program, cell, header.class);
            if !may_be && self.program.class(header.class).is_stranger() {
                self.note_both(self.program.stands_for(header.class), cell.class);
            }
            return Ok(may_be);
        }
        if let ClassKind::Array(..) = self.program.class(class).kind {
            let candidates = self.array_candidates(number)?;
            return Ok(candidates.iter().any(|&class| self.input_types.may_be_of(&self.program, cell, class)));
        }
        if cell.types == ANY && types == ANY {
            if self.program.is_subtype(class, cell.class) || self.program.is_subtype(cell.class, class) {
                return Ok(true);
            }
            if !self.program.class(class).is_interface() && !self.program.class(cell.class).is_interface() {
                return Ok(false);
            }
        }
        let meet = self.input_types.meet(&self.program, (class, types), (cell.class, cell.types));
        let members = self.members(meet)?;
        if members.is_empty() {
            self.note_both(class, cell.class);
        }
        Ok(match *members {
            [] => false,
            // Values are not shared, and constants exist already.
            [only] => !is_value_class(&self.program, &self.known, only) && !self.program.is_enum_constant_class(only),
            _ => true,
        })
    }

    /// Narrows the type of an input object by that of the unknown which has turned out to be it.
    pub(crate) fn meet_types(&mut self, number: u32, cell: &UnknownCell) -> Step {
        let InputObject { object, class, types, .. } = self.state.input.objects()[number as usize];
        if !self.state.heap.header(object).is_some_and(|header| header.is_open()) {
            return Ok(());
        }
        let (bound, met) = self.input_types.meet(&self.program, (class, types), (cell.class, cell.types));
        self.set_types(Typed::Object(number), met, Some(bound))
    }

    /// What a set of types says, by the Java names of classes: the only ones that there are, and the one that was excluded
    /// last.
    pub fn type_constraint(&self, types: TypeSet) -> (Option<Vec<String>>, Option<String>) {
        self.input_types.constraint(&self.program, types)
    }

    /// What a set of types demands beyond an upper bound, by the names of its classes: equal sets have equal texts in every
    /// process.
    pub fn type_names(&self, types: TypeSet) -> String {
        self.input_types.names(&self.program, types)
    }
}

/// The narrowest class that some classes have in common below an upper bound.
fn common_class(program: &Program, bound: ClassId, members: &[ClassId]) -> ClassId {
    let mut common = members.first().copied();
    while let Some(candidate) = common
        && !members.iter().all(|&member| program.is_subtype(member, candidate))
    {
        common = program.class(candidate).super_class;
    }
    common.map_or(bound, |common| narrower(program, bound, common))
}

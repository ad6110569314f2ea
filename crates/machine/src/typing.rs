//! The types of inputs: every input carries a type variable, constrained by its declared class, by casts and tests,
//! and by the calls that were resolved on it.
//!
//! Follows Kiasan (§3.1, type variables). The classes that a type variable ranges over are those that the class path
//! offers as subtypes; a class that a cast or test names is offered as well.

use std::rc::Rc;

use heap::{InputObject, TypeSet, Unknown, UnknownCell};
use program::{ClassId, MethodId, Shape, Subtypes, access};
use rustc_hash::FxHashMap;

use crate::choice::{Choice, Typed};
use crate::input::ANY;
use crate::machine::Machine;
use crate::trap::{Step, Trap};

/// What is known of a type beyond an upper bound.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Types {
    /// Further upper bounds.
    also: Vec<ClassId>,
    /// What it is no subtype of.
    not: Vec<ClassId>,
    /// The only classes it can be, if they have been counted out.
    among: Option<Rc<[ClassId]>>,
}

/// All type constraints that occurred, numbered.
#[derive(Debug, Default)]
pub(crate) struct TypeSets {
    known: Vec<Types>,
    numbers: FxHashMap<Types, TypeSet>,
}

impl TypeSets {
    fn intern(&mut self, types: Types) -> TypeSet {
        if types == Types::default() {
            return ANY;
        }
        if let Some(&number) = self.numbers.get(&types) {
            return number;
        }
        let number = TypeSet(self.known.len() as u32);
        self.known.push(types.clone());
        self.numbers.insert(types, number);
        number
    }

    fn get(&self, number: TypeSet) -> Types {
        self.known.get(number.0 as usize).cloned().unwrap_or_default()
    }
}

impl Machine {
    /// The upper bound and the further constraints of an input's type.
    pub(crate) fn type_of(&self, typed: Typed) -> (ClassId, TypeSet) {
        match typed {
            Typed::Unknown(unknown) => {
                let cell = self.state.input.unknown(unknown);
                (cell.class, cell.types)
            }
            Typed::Object(number) => {
                let object = self.state.input.objects()[number as usize];
                (object.class, object.types)
            }
        }
    }

    /// The classes that an input can be of, ordered by name.
    pub(crate) fn members(&mut self, class: ClassId, types: TypeSet) -> Step<Rc<[ClassId]>> {
        let types = self.types.get(types);
        let base = match &types.among {
            // Counted out under an upper bound that may have become narrower since.
            Some(among) => among.iter().copied().filter(|&member| self.program.is_subtype(member, class)).collect(),
            None => self.candidates(class)?,
        };
        if types.also.is_empty() && types.not.is_empty() {
            return Ok(base);
        }
        Ok(base.iter().copied().filter(|&member| self.admits(&types, member)).collect())
    }

    /// Those of some classes that type constraints admit.
    pub(crate) fn admitted(&self, types: TypeSet, classes: &[ClassId]) -> Vec<ClassId> {
        let types = self.types.get(types);
        classes.iter().copied().filter(|&class| self.admits(&types, class)).collect()
    }

    fn candidates(&mut self, class: ClassId) -> Step<Rc<[ClassId]>> {
        let policy = self.config.input.subtypes.clone();
        let found = self.program.subtypes(class, &policy);
        self.grow();
        Ok(found?)
    }

    fn admits(&self, types: &Types, class: ClassId) -> bool {
        types.also.iter().all(|&upper| self.program.is_subtype(class, upper))
            && !types.not.iter().any(|&upper| self.program.is_subtype(class, upper))
            && types.among.as_ref().is_none_or(|among| among.contains(&class))
    }

    /// Whether an input is an instance of a class; proposes both when that is open.
    pub(crate) fn test_type(&mut self, typed: Typed, class: ClassId) -> Step<bool> {
        let (own, types) = self.type_of(typed);
        if self.program.is_subtype(own, class) {
            return Ok(true);
        }
        let known = self.types.get(types);
        if known.also.iter().any(|&upper| self.program.is_subtype(upper, class)) {
            return Ok(true);
        }
        if known.not.iter().any(|&upper| self.program.is_subtype(class, upper)) {
            return Ok(false);
        }
        let (inside, outside) = self.split_types(typed, class)?;
        let bound = self.narrower(own, class);
        if self.members(bound, inside)?.is_empty() {
            self.close_types(typed)?;
            return Ok(false);
        }
        if self.members(own, outside)?.is_empty() {
            self.close_types(typed)?;
            return Ok(true);
        }
        Err(Trap::choose(Choice::Subtype(typed, class)))
    }

    /// The constraints of an input that is, and of one that is not, an instance of a class.
    pub(crate) fn split_types(&mut self, typed: Typed, class: ClassId) -> Step<(TypeSet, TypeSet)> {
        let (own, types) = self.type_of(typed);
        let mut inside = self.types.get(types);
        let mut outside = inside.clone();
        if self.narrower(own, class) == class {
            if !self.program.is_subtype(class, own) {
                inside.also.push(own);
            }
        } else {
            inside.also.push(class);
        }
        outside.not.push(class);
        Ok((self.types.intern(inside), self.types.intern(outside)))
    }

    /// Which of two upper bounds says more: the subtype, else the one that is a class.
    fn narrower(&self, own: ClassId, class: ClassId) -> ClassId {
        if self.program.is_subtype(own, class) {
            own
        } else if self.program.is_subtype(class, own) || !self.program.class(class).is_interface() {
            class
        } else {
            own
        }
    }

    /// The constraint that an input is of one of some classes.
    pub(crate) fn only_among(&mut self, typed: Typed, among: &[ClassId]) -> TypeSet {
        let (_, types) = self.type_of(typed);
        let mut types = self.types.get(types);
        types.among = Some(among.into());
        self.types.intern(types)
    }

    /// Restricts an unknown receiver of a method to the classes whose instances a call of that method reaches it on.
    /// Where there is none, only calls by `super` reach it: then all stay.
    pub fn restrict_receiver(&mut self, unknown: Unknown, method: MethodId) -> Step {
        let typed = Typed::Unknown(unknown);
        let (class, types) = self.type_of(typed);
        let is_special = self.program.method(method).vindex.is_none() && !self.program.class(class).is_interface();
        if is_special || self.program.class(class).is_final() || self.program.method(method).flags & access::FINAL != 0
        {
            return Ok(());
        }
        let members = self.members(class, types)?;
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

    /// Holds an input to the classes that are offered for its type, once an answer rests on them. Others may exist and be
    /// met among the inputs, since those of the JDK are offered only where there is nothing else.
    pub(crate) fn close_types(&mut self, typed: Typed) -> Step {
        let (class, types) = self.type_of(typed);
        let is_closed = !self.program.class(class).is_jdk() && self.config.input.subtypes == Subtypes::All;
        if is_closed || matches!(self.program.class(class).shape, Shape::Array(..)) {
            return Ok(());
        }
        if self.types.get(types).among.is_none() {
            let members = self.members(class, types)?;
            let among = self.only_among(typed, &members);
            self.set_types(typed, among, None)?;
        }
        Ok(())
    }

    /// Narrows the type of an input; the class, if given, is an upper bound.
    pub(crate) fn set_types(&mut self, typed: Typed, types: TypeSet, class: Option<ClassId>) -> Step {
        let (own, _) = self.type_of(typed);
        let bound = class.map_or(own, |class| self.narrower(own, class));
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
        if matches!(self.program.class(class).shape, Shape::Array(..)) {
            return self.settle_array(number);
        }
        let exact = self.only_class(class, types)?;
        let class = match exact {
            Some(exact) => exact,
            None => self.common_class(class, types)?,
        };
        let fields = self.program.class(class).slots.len();
        self.state.heap.narrow(object, class, fields, exact.is_none());
        if exact.is_some() && self.is_value_class(class) {
            self.state.heap.set_boxed(object);
        }
        Ok(())
    }

    /// The narrowest class that all classes have in common which a call has left: its method may read the fields of that
    /// class, though the type that the call was made through has none of them.
    fn common_class(&mut self, class: ClassId, types: TypeSet) -> Step<ClassId> {
        if types == ANY || self.types.get(types).among.is_none() {
            return Ok(class);
        }
        let members = self.members(class, types)?;
        let mut common = members.first().copied();
        while let Some(candidate) = common
            && !members.iter().all(|&member| self.program.is_subtype(member, candidate))
        {
            common = self.program.class(candidate).super_class;
        }
        Ok(common.map_or(class, |common| self.narrower(class, common)))
    }

    /// The class that an input of a type must be of, if there is only one.
    fn only_class(&mut self, class: ClassId, types: TypeSet) -> Step<Option<ClassId>> {
        if let Some(&known) = self.exact_classes.get(&(class, types)) {
            return Ok(known);
        }
        let exact = self.find_only_class(class, types)?;
        self.exact_classes.insert((class, types), exact);
        Ok(exact)
    }

    /// The class that narrowing the type of an input leaves, if only one is left; the class, if given, is an upper bound.
    pub(crate) fn class_left(&mut self, typed: Typed, types: TypeSet, class: Option<ClassId>) -> Step<Option<ClassId>> {
        let (own, _) = self.type_of(typed);
        let bound = class.map_or(own, |class| self.narrower(own, class));
        if matches!(self.program.class(bound).shape, Shape::Array(..)) {
            return Ok(None);
        }
        self.only_class(bound, types)
    }

    /// Makes the class of an unknown that can only be a value or a constant of an enumeration its upper bound: such
    /// objects are not made as others are.
    pub(crate) fn settle_unknown(&mut self, unknown: Unknown) -> Step {
        let cell = self.state.input.unknown(unknown);
        let record = self.program.class(cell.class);
        if matches!(record.shape, Shape::Array(..)) || (cell.types == ANY && matches!(record.shape, Shape::Instance)) {
            return Ok(());
        }
        let Some(only) = self.only_class(cell.class, cell.types)? else { return Ok(()) };
        let class = self.program.enumeration_of(only);
        if class != cell.class && (self.is_value_class(class) || self.program.is_enum(class)) {
            self.state.input.set_unknown(unknown, UnknownCell { class, ..cell });
        }
        Ok(())
    }

    /// Whether the type of an unknown admits an object whose class is decided.
    pub(crate) fn may_be_of(&self, cell: &UnknownCell, class: ClassId) -> bool {
        self.program.is_subtype(class, cell.class) && self.admits(&self.types.get(cell.types), class)
    }

    fn find_only_class(&mut self, class: ClassId, types: TypeSet) -> Step<Option<ClassId>> {
        if self.program.class(class).is_final() {
            return Ok(Some(class));
        }
        if class == self.known.object && types == ANY {
            return Ok(None);
        }
        Ok(match *self.members(class, types)? {
            [only] => Some(only),
            _ => None,
        })
    }

    /// Whether an unknown can be a certain input object, by their types.
    pub(crate) fn may_be(&mut self, cell: &UnknownCell, number: u32) -> Step<bool> {
        let InputObject { object, class, types, .. } = self.state.input.objects()[number as usize];
        let header = self.state.heap.header(object).ok_or_else(Trap::null)?;
        if !header.is_open() {
            return Ok(self.may_be_of(cell, header.class));
        }
        if cell.types == ANY && types == ANY {
            if self.program.is_subtype(class, cell.class) || self.program.is_subtype(cell.class, class) {
                return Ok(true);
            }
            if !self.program.class(class).is_interface() && !self.program.class(cell.class).is_interface() {
                return Ok(false);
            }
        }
        let meet = self.meet((class, types), (cell.class, cell.types));
        Ok(match *self.members(meet.0, meet.1)? {
            [] => false,
            // Values are not shared, and constants exist already.
            [only] => !self.is_value_class(only) && !self.program.is_enum_constant_class(only),
            _ => true,
        })
    }

    /// Narrows the type of an input object by that of the unknown which has turned out to be it.
    pub(crate) fn meet_types(&mut self, number: u32, cell: &UnknownCell) -> Step {
        let InputObject { object, class, types, .. } = self.state.input.objects()[number as usize];
        if !self.state.heap.header(object).is_some_and(|header| header.is_open()) {
            return Ok(());
        }
        let (bound, met) = self.meet((class, types), (cell.class, cell.types));
        self.set_types(Typed::Object(number), met, Some(bound))
    }

    fn meet(&mut self, (a, a_types): (ClassId, TypeSet), (b, b_types): (ClassId, TypeSet)) -> (ClassId, TypeSet) {
        let bound = self.narrower(a, b);
        let mut types = self.types.get(a_types);
        let other = self.types.get(b_types);
        for class in other.also.iter().copied().chain([a, b]) {
            if !self.program.is_subtype(bound, class) && !types.also.contains(&class) {
                types.also.push(class);
            }
        }
        for class in other.not {
            if !types.not.contains(&class) {
                types.not.push(class);
            }
        }
        types.among = match (types.among, other.among) {
            (Some(a), Some(b)) => Some(a.iter().copied().filter(|class| b.contains(class)).collect()),
            (a, b) => a.or(b),
        };
        (bound, self.types.intern(types))
    }

    /// What a set of types demands beyond an upper bound, by the names of its classes: equal sets have equal texts in every
    /// process.
    pub fn type_names(&self, types: TypeSet) -> String {
        let types = self.types.get(types);
        let names = |classes: &[ClassId]| {
            let mut names: Vec<String> =
                classes.iter().map(|&class| self.program.class(class).name.to_string()).collect();
            names.sort_unstable();
            names.join(",")
        };
        let among = types.among.as_ref().map_or_else(|| "*".to_owned(), |among| names(among));
        format!("{}!{}:{among}", names(&types.also), names(&types.not))
    }
}

//! What the inputs may be: the sets of classes that type constraints leave, and answers that follow from them.
//!
//! Follows Kiasan (§3.1, type variables). The classes that a type variable ranges over are those that the class path
//! offers as subtypes; a class that a cast or test names is offered as well. Nothing here belongs to a path: a number of
//! a set means the same everywhere, and answers are kept because they cannot change.
//!
//! Methods that look for subtypes may load classes. The caller then gives the new classes cells in its tables.

use std::rc::Rc;

use heap::{InputHeap, Nature, Question, TypeSet, UnknownCell};
use program::{ClassId, ClassKind, GenericTypes, KnownState, LinkError, MethodId, Program, Subtypes};
use rustc_hash::FxHashMap;
use term::Domain;

use crate::choice::Typed;

/// The type set of an input that nothing has narrowed: all candidates of its class.
pub(crate) const ANY: TypeSet = TypeSet(u32::MAX);

/// An upper bound of a type, and the constraints beyond it.
pub(crate) type Bound = (ClassId, TypeSet);

/// What a call instruction names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Callee {
    /// A position in the virtual table.
    Virtual(u32),
    /// A method of an interface.
    Interface(MethodId),
}

/// What a field or element of the input holds, by its declared type.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FieldType {
    /// A number.
    Number(Domain),
    /// A reference of this class or interface.
    Reference(ClassId),
}

/// What reading a field of an input object for the first time does.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FieldReading {
    /// It gives an input of this type.
    Discover(FieldType),
    /// It gives an input of this class, or of what the type arguments of the object say.
    Generic(ClassId),
    /// The same, and something is promised about it.
    Promised(FieldType, Promise),
    /// It gives what the order of comparable objects says.
    Ordered(Question),
    /// It first runs the constructor of a record, which makes the fields.
    Construct(MethodId),
    /// It first looks at the state of an object of the JDK.
    InState,
    /// The field is as in a new object.
    Kept,
}

/// How an object of a class is made as an input, where its class says it all: no constant of an enumeration comes into
/// question, and there is nothing to narrow.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plain {
    pub(crate) fields: u32,
    pub(crate) nature: Nature,
}

/// What is known about a reference of the input from the beginning.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Promise {
    /// It is not null.
    Present,
    /// The same, though no contract says so: what `toString` answers.
    Described,
}

/// The constants of enumerations that an input of a type may be.
#[derive(Clone, Debug)]
pub(crate) struct Constants {
    /// The enumerations, ordered by name.
    pub(crate) enumerations: Rc<[ClassId]>,
    /// Whether it can be nothing else.
    pub(crate) are_all: bool,
}

/// What is known of a type beyond an upper bound.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Types {
    /// Further upper bounds.
    also: Vec<ClassId>,
    /// Classes of which it is no subtype.
    not: Vec<ClassId>,
    /// The only classes it can be, if they have been listed.
    among: Option<Rc<[ClassId]>>,
}

impl Types {
    fn admit(&self, program: &Program, class: ClassId) -> bool {
        self.also.iter().all(|&upper| program.is_subtype(class, upper))
            && !self.not.iter().any(|&upper| program.is_subtype(class, upper))
            && self.among.as_ref().is_none_or(|among| among.contains(&class))
    }
}

/// The type constraints of all inputs, numbered, and what follows from them.
#[derive(Debug, Default)]
pub(crate) struct InputTypes {
    known: Vec<Types>,
    numbers: FxHashMap<Types, TypeSet>,
    /// The methods that calls on inputs of certain types reach, where there is only one.
    only_targets: FxHashMap<(Bound, Callee), MethodId>,
    /// The classes that inputs of certain types must be of, if there is only one.
    only_classes: FxHashMap<Bound, Option<ClassId>>,
    /// The constants that inputs of certain types may be.
    constants: FxHashMap<Bound, Constants>,
    /// What reading fields of input objects does, by class and slot.
    fields: Vec<Vec<Option<FieldReading>>>,
    /// How objects of classes are made, by class, where the class says it all.
    plain: Vec<Option<Plain>>,
    /// What type arguments say about inputs.
    pub(crate) generics: GenericTypes,
    /// The states of objects of the JDK, where they have been looked up.
    states: FxHashMap<ClassId, Option<Rc<KnownState>>>,
}

impl InputTypes {
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

    /// The classes that an input can be of, ordered by name.
    pub(crate) fn members(
        &self,
        program: &mut Program,
        subtypes: &Subtypes,
        (class, types): Bound,
    ) -> Result<Rc<[ClassId]>, LinkError> {
        let types = self.get(types);
        let base = match &types.among {
            // The list was made under an upper bound that may have become narrower since.
            Some(among) => among.iter().copied().filter(|&member| program.is_subtype(member, class)).collect(),
            None => program.subtypes(class, subtypes)?,
        };
        if types.also.is_empty() && types.not.is_empty() {
            return Ok(base);
        }
        let mut members: Vec<ClassId> = base.iter().copied().filter(|&member| types.admit(program, member)).collect();
        if !types.also.is_empty() && types.among.is_none() && subtypes.are_all() {
            // No stranger is of several types; classes of the JDK may be, best of all those that inputs often are.
            let jdk = program.public_subtypes(class)?;
            let (values, others): (Vec<ClassId>, Vec<ClassId>) = jdk
                .iter()
                .filter(|&&member| types.admit(program, member) && !members.contains(&member))
                .partition(|&&member| program.class(member).is_everyday());
            members.extend(if members.is_empty() && values.is_empty() { others } else { values });
            members.sort_unstable_by(|&a, &b| program.class(a).name.cmp(&program.class(b).name));
        }
        Ok(members.into())
    }

    /// Those of some classes that type constraints admit.
    pub(crate) fn admitted(&self, program: &Program, types: TypeSet, classes: &[ClassId]) -> Vec<ClassId> {
        let types = self.get(types);
        classes.iter().copied().filter(|&class| types.admit(program, class)).collect()
    }

    /// What a set of types demands beyond an upper bound, by the names of its classes: equal sets have equal texts in every
    /// process.
    pub(crate) fn names(&self, program: &Program, types: TypeSet) -> String {
        let types = self.get(types);
        let names = |classes: &[ClassId]| {
            let mut names: Vec<&str> = classes.iter().map(|&class| &*program.class(class).name).collect();
            names.sort_unstable();
            names.join(",")
        };
        let among = types.among.as_ref().map_or_else(|| "*".to_owned(), |among| names(among));
        format!("{}!{}:{among}", names(&types.also), names(&types.not))
    }

    /// The only classes of a set of types, if they have been listed, and the class that was excluded last.
    pub(crate) fn constraint(&self, program: &Program, types: TypeSet) -> (Option<Vec<String>>, Option<String>) {
        let types = self.get(types);
        let name = |class: &ClassId| program.class(*class).java_name();
        (types.among.as_ref().map(|among| among.iter().map(name).collect()), types.not.last().map(name))
    }

    /// Whether the type of an unknown admits an object whose class is decided.
    pub(crate) fn may_be_of(&self, program: &Program, cell: &UnknownCell, class: ClassId) -> bool {
        program.is_subtype(class, cell.class) && self.get(cell.types).admit(program, class)
    }

    /// The same constraints without the list of the only classes.
    pub(crate) fn unlisted(&mut self, types: TypeSet) -> TypeSet {
        let types = Types { among: None, ..self.get(types) };
        self.intern(types)
    }

    /// Whether the only classes that a type can be have been listed.
    pub(crate) fn is_listed(&self, types: TypeSet) -> bool {
        types != ANY && self.get(types).among.is_some()
    }

    /// Whether an input of a type is an instance of a class, as far as that follows from its constraints alone.
    pub(crate) fn said(&self, program: &Program, (own, types): Bound, class: ClassId) -> Option<bool> {
        if program.is_subtype(own, class) {
            return Some(true);
        }
        let known = self.get(types);
        if known.also.iter().any(|&upper| program.is_subtype(upper, class)) {
            return Some(true);
        }
        known.not.iter().any(|&upper| program.is_subtype(class, upper)).then_some(false)
    }

    /// The constraints of an input that is, and of one that is not, an instance of a class.
    pub(crate) fn split(&mut self, program: &Program, (own, types): Bound, class: ClassId) -> (TypeSet, TypeSet) {
        let mut inside = self.get(types);
        let mut outside = inside.clone();
        if narrower(program, own, class) == class {
            if !program.is_subtype(class, own) {
                inside.also.push(own);
            }
        } else {
            inside.also.push(class);
        }
        outside.not.push(class);
        (self.intern(inside), self.intern(outside))
    }

    /// The constraint that an input of a type is of one of some classes.
    pub(crate) fn only_among(&mut self, types: TypeSet, among: &[ClassId]) -> TypeSet {
        let mut types = self.get(types);
        types.among = Some(among.into());
        self.intern(types)
    }

    /// The type that two types have in common.
    pub(crate) fn meet(&mut self, program: &Program, (a, a_types): Bound, (b, b_types): Bound) -> Bound {
        let bound = narrower(program, a, b);
        let mut types = self.get(a_types);
        let other = self.get(b_types);
        for class in other.also.iter().copied().chain([a, b]) {
            if !program.is_subtype(bound, class) && !types.also.contains(&class) {
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
        (bound, self.intern(types))
    }

    /// The constants that an input of a type may be. Which one is asked first where the type says more than that it is an
    /// object; an input declared as `java.lang.Object` turns out to be one when its class is asked for.
    pub(crate) fn constants(
        &mut self,
        program: &mut Program,
        subtypes: &Subtypes,
        object: ClassId,
        bound: Bound,
    ) -> Result<Constants, LinkError> {
        if let Some(known) = self.constants.get(&bound) {
            return Ok(known.clone());
        }
        let is_asked = matches!(program.class(bound.0).kind, ClassKind::Instance | ClassKind::Interface)
            && (bound.0 != object || self.is_listed(bound.1));
        let members = if is_asked { self.members(program, subtypes, bound)? } else { [].into() };
        let (constants, others): (Vec<ClassId>, Vec<ClassId>) =
            members.iter().partition(|&&member| program.is_enum_constant_class(member));
        let mut enumerations: Vec<ClassId> = constants.iter().map(|&class| program.enumeration_of(class)).collect();
        enumerations.dedup();
        let found =
            Constants { are_all: others.is_empty() && !enumerations.is_empty(), enumerations: enumerations.into() };
        self.constants.insert(bound, found.clone());
        Ok(found)
    }

    /// The class that an input of a type must be of, if that was asked before.
    #[inline]
    pub(crate) fn known_only_class(&self, bound: Bound) -> Option<Option<ClassId>> {
        self.only_classes.get(&bound).copied()
    }

    /// The class that an input of a type must be of, if there is only one. Inputs declared as `java.lang.Object`, or as
    /// another type that unseen classes implement, always have several.
    pub(crate) fn only_class(
        &mut self,
        program: &mut Program,
        subtypes: &Subtypes,
        object: ClassId,
        bound: Bound,
    ) -> Result<Option<ClassId>, LinkError> {
        let only = if program.class(bound.0).is_final() {
            Some(bound.0)
        } else if bound == (object, ANY) || (!self.is_listed(bound.1) && is_open(program, subtypes, bound.0)) {
            None
        } else {
            match *self.members(program, subtypes, bound)? {
                [only] => Some(only),
                _ => None,
            }
        };
        self.only_classes.insert(bound, only);
        Ok(only)
    }

    /// The only method that a call on inputs of a type reaches, if that has been found out.
    pub(crate) fn only_target(&self, bound: Bound, callee: Callee) -> Option<MethodId> {
        self.only_targets.get(&(bound, callee)).copied()
    }

    /// Keeps the only method that a call on inputs of a type reaches.
    pub(crate) fn set_only_target(&mut self, bound: Bound, callee: Callee, method: MethodId) {
        self.only_targets.insert((bound, callee), method);
    }

    /// The states of the objects of a class, if they have been looked up.
    pub(crate) fn state(&self, class: ClassId) -> Option<Option<Rc<KnownState>>> {
        self.states.get(&class).cloned()
    }

    /// Keeps the states of the objects of a class.
    pub(crate) fn set_state(&mut self, class: ClassId, state: Option<Rc<KnownState>>) {
        self.states.insert(class, state);
    }

    /// How inputs of a class that nothing has narrowed are made, if the class is known to say it all.
    #[inline]
    pub(crate) fn plain(&self, class: ClassId) -> Option<Plain> {
        *self.plain.get(class.index())?
    }

    /// Keeps how inputs of a class are made.
    pub(crate) fn set_plain(&mut self, class: ClassId, plain: Plain) {
        if self.plain.len() <= class.index() {
            self.plain.resize(class.index() + 1, None);
        }
        self.plain[class.index()] = Some(plain);
    }

    /// What reading a field does, if it has been looked up.
    #[inline]
    pub(crate) fn field(&self, class: ClassId, slot: u32) -> Option<FieldReading> {
        *self.fields.get(class.index())?.get(slot as usize)?
    }

    /// Keeps what reading a field does.
    pub(crate) fn set_field(&mut self, class: ClassId, slot: u32, of: FieldReading) {
        if self.fields.len() <= class.index() {
            self.fields.resize(class.index() + 1, Vec::new());
        }
        let slots = &mut self.fields[class.index()];
        if slots.len() <= slot as usize {
            slots.resize(slot as usize + 1, None);
        }
        slots[slot as usize] = Some(of);
    }
}

/// Whether there are always more classes of a type than those that are listed.
fn is_open(program: &Program, subtypes: &Subtypes, class: ClassId) -> bool {
    program.is_jdk_throwable(class) || (subtypes.are_all() && program.has_strangers(class))
}

/// The upper bound and the further constraints of an input's type.
pub(crate) fn type_of(input: &InputHeap, typed: Typed) -> Bound {
    match typed {
        Typed::Unknown(unknown) => {
            let cell = input.unknown(unknown);
            (cell.class, cell.types)
        }
        Typed::Object(number) => {
            let object = input.objects()[number as usize];
            (object.class, object.types)
        }
    }
}

/// Which of two upper bounds says more: the subtype, else the one that is a class.
pub(crate) fn narrower(program: &Program, own: ClassId, class: ClassId) -> ClassId {
    if program.is_subtype(own, class) {
        own
    } else if program.is_subtype(class, own) || !program.class(class).is_interface() {
        class
    } else {
        own
    }
}

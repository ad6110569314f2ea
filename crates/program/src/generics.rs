//! Generic types: what a `Box<String>` holds. The code of a class does not tell, but its `Signature` attributes do.
//!
//! A type is known as far as the way to an object tells it: a field that is declared with a type variable holds what the
//! object around it was declared with. Wildcards and variables count as their upper bounds. What is not known is nothing:
//! then the erased type is all that is known.

mod signature;

use std::rc::Rc;

use ristretto_classfile::attributes::Attribute;
use rustc_hash::FxHashMap;

use self::signature::{Declaration, Declared};
use crate::class::Field;
use crate::ids::{ClassId, MethodId};
use crate::method::Body;
use crate::program::Program;
use crate::symbols::name_text;

/// The number of a generic type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct GenericType(u32);

impl GenericType {
    /// Nothing is known.
    pub const NONE: GenericType = GenericType(0);
}

/// A type with what its variables stand for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Type {
    Class(ClassId, Bindings),
    Array(GenericType),
}

/// What type variables stand for, by name; those that are not listed are not known.
type Bindings = Rc<[(Rc<str>, GenericType)]>;

/// All generic types that were met, numbered.
#[derive(Debug, Default)]
pub struct GenericTypes {
    types: Vec<Type>,
    numbers: FxHashMap<Type, GenericType>,
    fields: FxHashMap<(GenericType, ClassId, u32), GenericType>,
    declarations: FxHashMap<ClassId, Rc<Declaration>>,
    parameters: Vec<GenericType>,
}

/// How deep type arguments are followed.
const DEEPEST: u32 = 6;
/// How many classes upwards type arguments are followed.
const LONGEST: u32 = 20;

impl GenericTypes {
    /// Says which method's parameters the inputs are.
    pub fn set_method(&mut self, program: &mut Program, method: MethodId) {
        let record = program.method(method);
        let class = record.class;
        let receiver = (!record.is_static()).then(|| self.of_receiver(program, class));
        let declaration = method_declaration(program, method).unwrap_or_default();
        let own = self.of_receiver(program, class);
        let mut known = self.bindings_of(own);
        self.add_bounds(program, &declaration, &mut known);
        let declared: Vec<GenericType> =
            declaration.types.iter().map(|declared| self.resolve(program, declared, &known, 0)).collect();
        self.parameters = receiver.into_iter().chain(declared).collect();
    }

    /// The type of a parameter, the receiver first.
    pub fn parameter(&self, at: usize) -> GenericType {
        self.parameters.get(at).copied().unwrap_or_default()
    }

    /// The type of a field of an object, whose own type is known by the way to it.
    pub fn field(&mut self, program: &mut Program, holder: GenericType, class: ClassId, slot: u32) -> GenericType {
        if let Some(&known) = self.fields.get(&(holder, class, slot)) {
            return known;
        }
        let found = self.find_field(program, holder, class, slot).unwrap_or_default();
        self.fields.insert((holder, class, slot), found);
        found
    }

    /// The type of what a method of an interface answers for an object that is declared with that interface.
    pub fn answer(&mut self, program: &mut Program, holder: GenericType, of: ClassId, method: MethodId) -> GenericType {
        let declaring = program.method(method).class;
        let Some(declared) = program.signature_of(method).and_then(|text| signature::returned(&text)) else {
            return GenericType::NONE;
        };
        let own = self.own_bindings(program, holder, of);
        let known = self.bindings_above(program, of, &own, declaring, 0).unwrap_or_default();
        self.resolve(program, &declared, &known, 0)
    }

    /// The type of a static field.
    pub fn static_field(&mut self, program: &mut Program, class: ClassId, slot: u32) -> GenericType {
        let declared = program.static_at(class, slot).and_then(|field| field_declaration(program, class, field));
        declared.map_or(GenericType::NONE, |declared| self.resolve(program, &declared, &[], 0))
    }

    /// The type of the elements of an array.
    pub fn element(&self, array: GenericType) -> GenericType {
        match self.get(array) {
            Some(Type::Array(element)) => *element,
            _ => GenericType::NONE,
        }
    }

    /// The class of a type, where it is one.
    pub fn class(&self, of: GenericType) -> Option<ClassId> {
        match self.get(of) {
            Some(Type::Class(class, _)) => Some(*class),
            _ => None,
        }
    }

    /// Whether a type is declared with type arguments, known or not.
    pub fn has_arguments(&self, of: GenericType) -> bool {
        matches!(self.get(of), Some(Type::Class(_, bindings)) if !bindings.is_empty())
    }

    /// Whether an object may be of both types, as far as their arguments tell.
    pub fn are_compatible(&self, program: &Program, one: GenericType, two: GenericType) -> bool {
        match (self.get(one), self.get(two)) {
            (Some(Type::Array(one)), Some(Type::Array(two))) => self.are_compatible(program, *one, *two),
            (Some(Type::Class(first, one)), Some(Type::Class(second, two))) if first == second => {
                one.iter().zip(two.iter()).all(|((_, one), (_, two))| self.may_be_same(program, *one, *two))
            }
            _ => true,
        }
    }

    /// Whether two type arguments may mean the same.
    fn may_be_same(&self, program: &Program, one: GenericType, two: GenericType) -> bool {
        let is_related = match (self.class(one), self.class(two)) {
            (Some(one), Some(two)) => {
                let is_open = |class: ClassId| program.class(class).is_interface();
                program.is_subtype(one, two) || program.is_subtype(two, one) || is_open(one) || is_open(two)
            }
            _ => true,
        };
        is_related && self.are_compatible(program, one, two)
    }

    /// What is known of an object that is of both types, which are compatible.
    pub fn meet(&mut self, program: &Program, one: GenericType, two: GenericType) -> GenericType {
        match (self.get(one).cloned(), self.get(two).cloned()) {
            (None, _) => two,
            (Some(Type::Array(one)), Some(Type::Array(two))) => {
                let element = self.meet(program, one, two);
                self.intern(Type::Array(element))
            }
            (Some(Type::Class(first, own)), Some(Type::Class(second, other))) if first == second => {
                if own.is_empty() {
                    return two;
                }
                let pairs = own.iter().zip(other.iter());
                let met: Bindings =
                    pairs.map(|((name, one), (_, two))| (name.clone(), self.meet(program, *one, *two))).collect();
                if met.is_empty() { one } else { self.intern(Type::Class(first, met)) }
            }
            (Some(Type::Class(first, own)), Some(Type::Class(second, _))) => {
                let says_less = own.is_empty() || program.is_subtype(second, first);
                if says_less && !program.is_subtype(first, second) { two } else { one }
            }
            (Some(Type::Class(..)), Some(Type::Array(_))) => two,
            (Some(_), _) => one,
        }
    }

    fn get(&self, of: GenericType) -> Option<&Type> {
        self.types.get((of.0 as usize).checked_sub(1)?)
    }

    fn intern(&mut self, of: Type) -> GenericType {
        if let Some(&known) = self.numbers.get(&of) {
            return known;
        }
        self.types.push(of.clone());
        let number = GenericType(self.types.len() as u32);
        self.numbers.insert(of, number);
        number
    }

    fn bindings_of(&self, of: GenericType) -> Vec<(Rc<str>, GenericType)> {
        match self.get(of) {
            Some(Type::Class(_, bindings)) => bindings.to_vec(),
            _ => Vec::new(),
        }
    }

    /// The type of an object of which only the class is known: its variables stand for their bounds.
    fn of_receiver(&mut self, program: &mut Program, class: ClassId) -> GenericType {
        let declaration = self.declaration(program, class);
        let mut known = Vec::new();
        self.add_bounds(program, &declaration, &mut known);
        if known.is_empty() { GenericType::NONE } else { self.intern(Type::Class(class, known.into())) }
    }

    fn add_bounds(&mut self, program: &mut Program, of: &Declaration, known: &mut Vec<(Rc<str>, GenericType)>) {
        for parameter in &of.parameters {
            let bound = self.resolve(program, &parameter.bound, known, 0);
            known.push((parameter.name.as_str().into(), bound));
        }
    }

    fn find_field(
        &mut self,
        program: &mut Program,
        holder: GenericType,
        class: ClassId,
        slot: u32,
    ) -> Option<GenericType> {
        let (declaring, declared) = declared_at(program, class, slot)?;
        let own = self.own_bindings(program, holder, class);
        let known = self.bindings_above(program, class, &own, declaring, 0)?;
        Some(self.resolve(program, &declared, &known, 0))
    }

    /// What the variables of an object's class stand for, where the type it is declared with is that class or one above.
    fn own_bindings(
        &mut self,
        program: &mut Program,
        holder: GenericType,
        class: ClassId,
    ) -> Vec<(Rc<str>, GenericType)> {
        let (above, given) = match self.get(holder) {
            Some(Type::Class(above, given)) => (*above, given.clone()),
            _ => {
                let own = self.of_receiver(program, class);
                return self.bindings_of(own);
            }
        };
        if above == class {
            return given.to_vec();
        }
        // Each variable stands for a type of its own, and is found again in the type above.
        let declaration = self.declaration(program, class);
        let own: Vec<(Rc<str>, GenericType)> = declaration
            .parameters
            .iter()
            .enumerate()
            .map(|(at, parameter)| (parameter.name.as_str().into(), GenericType(u32::MAX - at as u32)))
            .collect();
        let Some(seen) = self.bindings_above(program, class, &own, above, 0) else { return Vec::new() };
        own.into_iter()
            .map(|(name, stand_in)| {
                let position = seen.iter().position(|(_, of)| *of == stand_in);
                let of = position.and_then(|at| given.iter().find(|(given, _)| *given == seen[at].0));
                (name, of.map_or(GenericType::NONE, |(_, of)| *of))
            })
            .collect()
    }

    /// What the variables of a class stand for, seen from one below it.
    fn bindings_above(
        &mut self,
        program: &mut Program,
        class: ClassId,
        own: &[(Rc<str>, GenericType)],
        above: ClassId,
        depth: u32,
    ) -> Option<Vec<(Rc<str>, GenericType)>> {
        if class == above {
            return Some(own.to_vec());
        }
        if depth > LONGEST {
            return None;
        }
        let declaration = self.declaration(program, class);
        let record = program.class(class);
        let direct: Vec<ClassId> = record.super_class.into_iter().chain(record.interfaces.iter().copied()).collect();
        for next in direct {
            if !program.is_subtype(next, above) {
                continue;
            }
            let name = program.class(next).name.to_string();
            let is_it = |declared: &&Declared| matches!(declared, Declared::Class(own, _) if *own == name);
            let known = match declaration.types.iter().find(is_it) {
                Some(Declared::Class(_, arguments)) => {
                    let arguments = arguments.clone();
                    self.bind(program, &arguments, own, 0)
                }
                _ => Vec::new(),
            };
            return self.bindings_above(program, next, &known, above, depth + 1);
        }
        None
    }

    /// The bindings that type arguments make.
    fn bind(
        &mut self,
        program: &mut Program,
        all: &[signature::Arguments],
        known: &[(Rc<str>, GenericType)],
        depth: u32,
    ) -> Vec<(Rc<str>, GenericType)> {
        let mut bindings: Vec<(Rc<str>, GenericType)> = Vec::new();
        for arguments in all {
            let Ok(class) = program.load(&arguments.class) else { continue };
            let declaration = self.declaration(program, class);
            for (parameter, argument) in declaration.parameters.iter().zip(&arguments.types) {
                let of = match argument {
                    // A wildcard is bounded as the parameter is.
                    Declared::Other => self.resolve(program, &parameter.bound, &bindings, depth + 1),
                    argument => self.resolve(program, argument, known, depth + 1),
                };
                bindings.push((Rc::from(parameter.name.as_str()), of));
            }
        }
        bindings
    }

    /// The type that is declared, where variables stand for known types.
    fn resolve(
        &mut self,
        program: &mut Program,
        declared: &Declared,
        known: &[(Rc<str>, GenericType)],
        depth: u32,
    ) -> GenericType {
        if depth > DEEPEST {
            return GenericType::NONE;
        }
        match declared {
            Declared::Other => GenericType::NONE,
            Declared::Variable(name) => {
                known.iter().rev().find(|(own, _)| **own == **name).map_or(GenericType::NONE, |(_, of)| *of)
            }
            Declared::Array(element) => {
                let element = self.resolve(program, element, known, depth + 1);
                if element == GenericType::NONE { element } else { self.intern(Type::Array(element)) }
            }
            Declared::Class(name, arguments) => {
                let Ok(class) = program.load(name) else { return GenericType::NONE };
                let bindings = self.bind(program, arguments, known, depth);
                self.intern(Type::Class(class, bindings.into()))
            }
        }
    }

    fn declaration(&mut self, program: &Program, class: ClassId) -> Rc<Declaration> {
        let find = || Rc::new(class_declaration(program, class).unwrap_or_default());
        self.declarations.entry(class).or_insert_with(find).clone()
    }
}

impl Program {
    /// The `Signature` attribute of a method.
    fn signature_of(&self, method: MethodId) -> Option<String> {
        let (file, attributes) = self.method_attributes(method)?;
        signature_text(attributes, &file.constant_pool)
    }

    /// Whether a method is declared with type variables or type arguments.
    pub fn has_signature(&self, method: MethodId) -> bool {
        self.signature_of(method).is_some()
    }

    /// Whether a method has type parameters of its own.
    pub fn is_generic_method(&self, method: MethodId) -> bool {
        self.signature_of(method).is_some_and(|text| text.starts_with('<'))
    }

    /// Whether a field is declared with type variables or type arguments.
    pub fn is_generic_field(&self, class: ClassId, slot: u32) -> bool {
        declared_at(self, class, slot).is_some()
    }
}

/// The class that declares a field, and the type that it is declared with.
fn declared_at(program: &Program, class: ClassId, slot: u32) -> Option<(ClassId, Declared)> {
    let mut declaring = class;
    loop {
        let record = program.class(declaring);
        if let Some(field) = record.fields.iter().find(|field| field.slot == slot && !field.is_static()) {
            return Some((declaring, field_declaration(program, declaring, field)?));
        }
        declaring = record.super_class?;
    }
}

fn class_declaration(program: &Program, class: ClassId) -> Option<Declaration> {
    let class = program.class(class);
    let file = class.file.as_ref()?;
    signature::class(&signature_text(class.attributes(), &file.constant_pool)?)
}

fn method_declaration(program: &Program, method: MethodId) -> Option<Declaration> {
    let method = program.method(method);
    let Body::File(position) = method.body else { return None };
    let file = program.class(method.class).file.as_ref()?;
    let declaration =
        signature::method(&signature_text(&file.methods[position as usize].attributes, &file.constant_pool)?)?;
    // Signatures leave out parameters that the compiler has added.
    (declaration.types.len() == method.mtype.params.len()).then_some(declaration)
}

fn field_declaration(program: &Program, class: ClassId, field: &Field) -> Option<Declared> {
    let file = program.class(class).file.as_ref()?;
    let name = program.text(field.name);
    let is_it = |own: &&ristretto_classfile::Field| {
        file.constant_pool.try_get_utf8(own.name_index).is_ok_and(|text| name_text(text) == **name)
    };
    let own = file.fields.iter().find(is_it)?;
    signature::field(&signature_text(&own.attributes, &file.constant_pool)?)
}

/// The text of a `Signature` attribute.
pub(crate) fn signature_text(attributes: &[Attribute], pool: &ristretto_classfile::ConstantPool<'_>) -> Option<String> {
    attributes.iter().find_map(|attribute| match attribute {
        Attribute::Signature { signature_index, .. } => pool.try_get_utf8(*signature_index).map(name_text).ok(),
        _ => None,
    })
}

//! What inputs of generic types hold: a `Box<String>` holds strings, unless an unchecked cast has put something else into
//! it.

use heap::{InputObject, Origin, Question, Ref, Value};
use program::{ClassId, GenericType, MethodId, access};

use crate::input_types::FieldReading;
use crate::left_out::LeftOut;
use crate::machine::Machine;

impl Machine {
    /// Says which method's parameters the inputs are, so that their type arguments are known.
    pub fn set_input_method(&mut self, method: MethodId) {
        self.input_types.generics.set_method(&mut self.program, method);
        self.grow();
    }

    /// The generic type of what is found at an origin.
    pub(crate) fn generic_at(&mut self, origin: Origin) -> GenericType {
        let generics = &mut self.input_types.generics;
        let found = match origin {
            Origin::Parameter(at) => generics.parameter(at.into()),
            Origin::Element(owner, _) => generics.element(self.state.input.objects()[owner as usize].generic),
            Origin::Static(slot) => {
                let class = self.program.static_owner(slot);
                generics.static_field(&mut self.program, class, slot)
            }
            Origin::Field(owner, slot) => {
                let holder = self.state.input.objects()[owner as usize];
                match self.state.heap.class_of(holder.object) {
                    Some(class) => generics.field(&mut self.program, holder.generic, class, slot),
                    None => GenericType::NONE,
                }
            }
            Origin::Response(number) => {
                let response = self.state.input.responses().get(number as usize).copied();
                match response.map(|response| (response.from, response.question)) {
                    Some((from, Question::Call(method) | Question::Again(method))) => {
                        return self.generic_answer(from, method);
                    }
                    _ => GenericType::NONE,
                }
            }
            _ => GenericType::NONE,
        };
        self.grow();
        found
    }

    /// Whether a reference was answered by a method that declares a type variable as its result: callers that go by type
    /// arguments then get what they cast it to.
    pub(crate) fn is_generic_response(&mut self, reference: Ref) -> bool {
        let origin = match reference.unknown() {
            Some(unknown) => Some(self.state.input.unknown(unknown).origin),
            None => {
                let number = self.state.input.number_of(reference);
                number.map(|number| self.state.input.objects()[number as usize].origin)
            }
        };
        let Some(Origin::Response(number)) = origin else { return false };
        let response = self.state.input.responses().get(number as usize).copied();
        let Some(Question::Call(method) | Question::Again(method)) = response.map(|response| response.question) else {
            return false;
        };
        let declared = self.program.implemented(method).unwrap_or(method);
        let is_generic = self.program.has_signature(declared);
        if is_generic {
            self.left_out.note(LeftOut::Unchecked);
        }
        is_generic
    }

    /// The generic type of what an input object of an unseen class answers.
    pub(crate) fn generic_answer(&mut self, from: Ref, method: MethodId) -> GenericType {
        let number = self.state.input.number_of(from);
        let holder = number.map(|number| self.state.input.objects()[number as usize].generic).unwrap_or_default();
        let class = self.program.method(method).class;
        let found = match (self.program.interface_of_unseen(class), self.program.implemented(method)) {
            (Some(interface), Some(declared)) => {
                self.input_types.generics.answer(&mut self.program, holder, interface, declared)
            }
            _ => GenericType::NONE,
        };
        self.grow();
        found
    }

    /// The generic type of a new input object.
    pub(crate) fn generic_of_new(&mut self, origin: Origin) -> GenericType {
        // Most fields are declared without type arguments, which has been found out when they were read.
        if let Origin::Field(owner, slot) = origin
            && let Some(class) = self.state.heap.class_of(self.state.input.objects()[owner as usize].object)
            && let Some(FieldReading::Discover(_)) = self.input_types.field(class, slot)
        {
            return GenericType::NONE;
        }
        self.generic_at(origin)
    }

    /// The class of an input that is declared with a class, as far as its generic type tells more.
    pub(crate) fn narrowed(&mut self, origin: Origin, declared: ClassId) -> ClassId {
        let of = self.generic_at(origin);
        self.narrowed_to(of, declared)
    }

    /// A class as far as a generic type tells more.
    pub(crate) fn narrowed_to(&mut self, of: GenericType, declared: ClassId) -> ClassId {
        match self.input_types.generics.class(of) {
            Some(class) if class != declared && self.program.is_subtype(class, declared) => {
                self.left_out.note(LeftOut::Unchecked);
                class
            }
            _ => declared,
        }
    }

    /// Whether the current method casts an argument to what its class is declared with, as `compareTo(Object)` of an
    /// `Integer` does, and the receiver is an input that is declared with type arguments: callers then pass nothing else.
    pub(crate) fn is_cast_of_type_argument(&mut self) -> bool {
        let method = self.program.method(self.state.stack.current.method);
        let is_bridge = method.flags & access::BRIDGE != 0 || self.program.class(method.class).is_stranger();
        let Value::Ref(receiver) = self.state.stack.local(0) else { return false };
        if !is_bridge || method.is_static() {
            return false;
        }
        let origin = match receiver.unknown() {
            Some(unknown) => Some(self.state.input.unknown(unknown).origin),
            None => {
                let number = self.state.input.number_of(receiver);
                number.map(|number| self.state.input.objects()[number as usize].origin)
            }
        };
        // Constants of enumerations exist apart from the input; an unknown has turned out to be one.
        let of_constant = || {
            let mut unknowns = self.state.input.unknowns().iter();
            unknowns.find(|unknown| unknown.object == receiver && !receiver.is_null()).map(|unknown| unknown.origin)
        };
        let Some(origin) = origin.or_else(of_constant) else { return false };
        let declared = self.generic_at(origin);
        let is_declared = self.input_types.generics.has_arguments(declared);
        if is_declared {
            self.left_out.note(LeftOut::Unchecked);
        }
        is_declared
    }

    /// The class to which `Enum` casts what a constant is compared with: callers that go by type arguments pass constants of the
    /// same enumeration.
    #[cold]
    pub(crate) fn ordered_with(&mut self) -> ClassId {
        let any = self.known.enumeration;
        let Value::Ref(constant) = self.state.stack.local(0) else { return any };
        let Some(class) = self.state.heap.class_of(constant) else { return any };
        let own = self.program.enumeration_of(class);
        match self.program.is_enum(own) && self.is_cast_of_type_argument() {
            true => own,
            false => any,
        }
    }

    /// Adds to what is known of the type arguments of an object that it is found at an origin.
    pub(crate) fn meet_arguments(&mut self, number: u32, origin: Origin) {
        let found = self.generic_of_new(origin);
        let object = self.state.input.objects()[number as usize];
        if found == GenericType::NONE || found == object.generic {
            return;
        }
        let generic = self.input_types.generics.meet(&self.program, object.generic, found);
        if generic != object.generic {
            self.state.input.set_object(number, InputObject { generic, ..object });
        }
    }

    /// Whether an input object may be found at an origin, as far as type arguments tell.
    pub(crate) fn fits_arguments(&mut self, origin: Origin, number: u32) -> bool {
        let known = self.state.input.objects()[number as usize].generic;
        if known == GenericType::NONE {
            return true;
        }
        let wanted = self.generic_at(origin);
        self.input_types.generics.are_compatible(&self.program, known, wanted)
    }
}

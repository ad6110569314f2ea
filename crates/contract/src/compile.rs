//! From contracts to code: each condition becomes a static method of predecoded instructions. It runs, forks and discovers inputs as if it
//! were written in Java, private fields included.
//!
//! What instructions cannot say is said by words: native methods of the class [`WORDS`], which the machine supplies.

mod condition;
mod label;
mod quantifier;
mod reach;
mod stub;
mod value;

pub use stub::Stub;

use program::{Builder, ClassId, Code, Kind, LinkError, MethodId, MethodType, Op, Program, access};
use rustc_hash::FxHashMap;

use crate::contracts::{Contracts, Found};
use crate::error::ContractError;
use crate::tree::{Constant, Expression, ExpressionKind, ModelId, Type, Variable};
use label::Labels;

/// The class whose native methods are words.
pub const WORDS: &str = "heapwright/Contracts";

/// The words, with their descriptors.
pub const WORD_SIGNATURES: &[&str] = &[
    // From here to the next word, fields hold what they held at a moment.
    "before(I)V",
    "now()V",
    // Whether an object did not exist at a moment.
    "isFresh(Ljava/lang/Object;I)Z",
    // The present, as a moment of which postconditions speak.
    "moment()I",
    // The path ends, and a precondition is broken, if the condition is false: the number names it.
    "demand(ZI)V",
    // The path counts only if the condition is true.
    "suppose(Z)V",
    // Fields that may hold anything from now on; the moment remembers what they held.
    "forgetField(Ljava/lang/Object;II)V",
    "forgetFields(Ljava/lang/Object;I)V",
    "forgetStatic(II)V",
    // Any number from 0 to a given one.
    "way(I)I",
    // Any exception of a class, by the number of the class.
    "thrown(I)Ljava/lang/Throwable;",
    // Any value.
    "anyBoolean()Z",
    "anyByte()B",
    "anyShort()S",
    "anyChar()C",
    "anyInt()I",
    "anyLong()J",
    "anyFloat()F",
    "anyDouble()D",
    // Any reference to a class, by the number of the class.
    "anyReference(I)Ljava/lang/Object;",
];

/// The class of the links of reach sets while they are collected.
const LINK: &str = "heapwright/ReachLink";
/// Slots of its fields.
const LINK_OBJECT: u32 = 0;
const LINK_NEXT: u32 = 1;

/// What a condition's method takes, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Shape {
    /// The receiver.
    pub receiver: Option<ClassId>,
    /// The parameters of the method that the condition is about.
    pub parameters: Vec<Type>,
    /// What it returned or threw.
    pub outcome: Option<(Outcome, Type)>,
    /// Whether the moment before the call is an argument.
    pub moment: Moment,
    /// Whether a place that was assigned is given.
    pub place: Assigned,
}

/// Whether a condition speaks of a place that was assigned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Assigned {
    /// It does not.
    #[default]
    None,
    /// The object and the slot or index are the last arguments.
    Given,
}

/// What a call ended with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// It returned this.
    Result,
    /// It threw this.
    Exception,
}

/// Whether a condition speaks of an earlier moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Moment {
    /// It does not.
    #[default]
    None,
    /// Its number is an argument, an `int`.
    Given,
}

/// Methods that were made of contracts.
#[derive(Debug, Default)]
pub(crate) struct Compiled {
    models: FxHashMap<ModelId, MethodId>,
    link: Option<ClassId>,
    words: FxHashMap<&'static str, MethodId>,
}

impl Contracts {
    /// A static method that answers an expression.
    pub fn compile(
        &mut self,
        program: &mut Program,
        name: &str,
        expression: &Expression,
        shape: &Shape,
    ) -> Found<Result<MethodId, LinkError>> {
        // Model functions that it calls are resolved first, so that errors in them have their places.
        let models = self.models_within(program, expression)?;
        Ok(self.make(program, name, expression, shape, &models))
    }

    fn make(
        &mut self,
        program: &mut Program,
        name: &str,
        expression: &Expression,
        shape: &Shape,
        models: &[ModelId],
    ) -> Result<MethodId, LinkError> {
        for &model in models {
            self.compile_model(program, model)?;
        }
        let owner = program.load(WORDS)?;
        let (mtype, code) = self.code(program, expression, shape)?;
        Ok(program.synthesize_method(owner, name, mtype, access::STATIC | access::SYNTHETIC, code))
    }

    /// The type and the code of a method that answers an expression.
    fn code(
        &mut self,
        program: &mut Program,
        expression: &Expression,
        shape: &Shape,
    ) -> Result<(MethodType, Code), LinkError> {
        let mtype = shape.method_type(program, expression.of);
        let mut writer = Writer::new(program, &mut self.compiled, shape);
        writer.value(expression)?;
        writer.code.ret(Some(expression.of.kind()));
        Ok((mtype, writer.finish()))
    }

    /// The method of a model function.
    fn compile_model(&mut self, program: &mut Program, id: ModelId) -> Result<MethodId, LinkError> {
        if let Some(&known) = self.compiled.models.get(&id) {
            return Ok(known);
        }
        let Some(model) = self.known_model(id) else {
            return Err(LinkError::Incompatible("a model function that was not resolved".into()));
        };
        let receiver = (!model.is_static).then_some(model.class);
        let shape = Shape { receiver, parameters: model.parameters.clone(), ..Shape::default() };
        let owner = program.load(WORDS)?;
        // It may call itself, so its method is there before its code.
        let mtype = shape.method_type(program, model.result);
        let flags = access::STATIC | access::SYNTHETIC;
        let method = program.synthesize_method(owner, &model.name, mtype, flags, Code::default());
        self.compiled.models.insert(id, method);
        for inner in model_calls(&model.body) {
            self.compile_model(program, inner)?;
        }
        let (_, code) = self.code(program, &model.body, &shape)?;
        program.set_code(method, code);
        Ok(method)
    }

    /// All model functions that an expression calls, directly or through others, resolved.
    fn models_within(&mut self, program: &mut Program, expression: &Expression) -> Result<Vec<ModelId>, ContractError> {
        let mut found = model_calls(expression);
        let mut at = 0;
        while at < found.len() {
            let model = self.model(program, found[at])?;
            let further: Vec<ModelId> = model_calls(&model.body).into_iter().filter(|id| !found.contains(id)).collect();
            found.extend(further);
            at += 1;
        }
        Ok(found)
    }
}

impl Shape {
    fn method_type(&self, program: &Program, result: Type) -> MethodType {
        let receiver = self.receiver.map(Type::Reference);
        let outcome = self.outcome.map(|(_, of)| of);
        let types = receiver.into_iter().chain(self.parameters.iter().copied()).chain(outcome);
        let mut params: Vec<std::rc::Rc<str>> = types.map(|of| descriptor_of_type(program, of).into()).collect();
        if self.moment == Moment::Given {
            params.push("I".into());
        }
        if self.place == Assigned::Given {
            params.extend(["Ljava/lang/Object;".into(), "I".into()]);
        }
        MethodType { params, ret: descriptor_of_type(program, result).into() }
    }
}

/// The descriptor of a type.
pub(crate) fn descriptor_of_type(program: &Program, of: Type) -> String {
    match of {
        Type::Primitive(kind) => kind.letter().to_string(),
        Type::Null => "Ljava/lang/Object;".to_owned(),
        Type::Void => "V".to_owned(),
        Type::Reference(class) => program::descriptor_of(&program.class(class).name),
    }
}

/// Model functions that an expression calls itself.
fn model_calls(expression: &Expression) -> Vec<ModelId> {
    let mut found = Vec::new();
    expression.walk(&mut |inner| {
        if let ExpressionKind::Model(model, _) = inner.kind
            && !found.contains(&model)
        {
            found.push(model);
        }
    });
    found
}

/// Code under construction.
struct Writer<'a> {
    program: &'a mut Program,
    compiled: &'a mut Compiled,
    code: Builder,
    labels: Labels,
    /// The slots of variables.
    slots: FxHashMap<Variable, (u16, Kind)>,
    /// The slot of the moment before the call.
    moment: Option<u16>,
    /// The next free slot.
    next: u16,
}

impl<'a> Writer<'a> {
    fn new(program: &'a mut Program, compiled: &'a mut Compiled, shape: &Shape) -> Writer<'a> {
        let mut slots = FxHashMap::default();
        let mut next = 0;
        let mut add = |variable, kind: Kind| {
            slots.insert(variable, (next, kind));
            next += kind.slots() as u16;
        };
        if shape.receiver.is_some() {
            add(Variable::This, Kind::Ref);
        }
        for (at, of) in shape.parameters.iter().enumerate() {
            add(Variable::Parameter(at as u16), of.kind());
        }
        match shape.outcome {
            Some((Outcome::Result, of)) => add(Variable::Result, of.kind()),
            Some((Outcome::Exception, of)) => add(Variable::Exception, of.kind()),
            None => {}
        }
        let moment = (shape.moment == Moment::Given).then_some(next);
        if moment.is_some() {
            next += 1;
        }
        if shape.place == Assigned::Given {
            slots.insert(Variable::Place, (next, Kind::Ref));
            slots.insert(Variable::Slot, (next + 1, Kind::Int));
            next += 2;
        }
        Writer { program, compiled, code: Builder::default(), labels: Labels::default(), slots, moment, next }
    }

    /// A new local variable.
    fn local(&mut self, kind: Kind) -> u16 {
        let slot = self.next;
        self.next += kind.slots() as u16;
        slot
    }

    fn load(&mut self, kind: Kind, slot: u16) {
        self.code.load(kind, slot.into());
    }

    fn store(&mut self, kind: Kind, slot: u16) {
        self.code.push(if kind.is_wide() { Op::Store2(slot) } else { Op::Store(slot) });
    }

    /// Calls a word.
    fn word(&mut self, signature: &'static str) -> Result<(), LinkError> {
        let known = self.compiled.words.get(signature).copied();
        let method = match known {
            Some(method) => method,
            None => {
                let owner = self.program.load(WORDS)?;
                let (name, descriptor) = signature.split_at(signature.find('(').unwrap_or(signature.len()));
                let found = self.program.declared(owner, name, descriptor);
                found.ok_or_else(|| LinkError::NoSuchMethod(signature.to_owned()))?
            }
        };
        self.compiled.words.insert(signature, method);
        self.code.push(Op::InvokeStatic(method));
        Ok(())
    }

    fn constant(&mut self, constant: &Constant) {
        match constant {
            Constant::Null => {
                self.code.push(Op::Null);
            }
            Constant::Boolean(value) => {
                self.code.push(Op::Int(i32::from(*value)));
            }
            Constant::Int(value) => {
                self.code.push(Op::Int(*value));
            }
            Constant::Long(value) => self.code.push_long(*value),
            Constant::Float(value) => {
                self.code.push(Op::Float(*value));
            }
            Constant::Double(value) => self.code.push_double(*value),
            Constant::Text(units) => {
                let literal = self.program.literals.intern(units);
                self.code.push(Op::Text(literal));
            }
        }
    }

    fn finish(mut self) -> Code {
        self.labels.settle(&mut self.code);
        self.code.finish(self.next.into())
    }
}

//! The tree of contracts once every name in them is resolved and every expression has a type. It says all that running, encoding or
//! explaining a contract takes: conversions are explicit, quantifiers have finite ranges, calls name the method.
//!
//! Classes, methods and slots are those of one `Program`.

use std::rc::Rc;
use std::sync::Arc;

use program::{ClassId, Kind, MethodId};
use spec::Span;
pub use spec::jml::{Ends, Quantifier};

/// Where contracts stand, with their text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Source {
    /// The file, or the annotation and what carries it.
    pub name: String,
    /// The text.
    pub text: String,
}

/// A place in a source.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The source.
    pub source: Arc<Source>,
    /// Where in it.
    pub span: Span,
}

impl Place {
    /// What is written there, on one line.
    pub fn text(&self) -> String {
        let text = self.source.text.get(self.span.start..self.span.end).unwrap_or_default();
        let lines = text.lines().map(|line| line.trim().trim_start_matches(['@', '*']).trim());
        lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// The line, counted from 1.
    pub fn line(&self) -> usize {
        self.source.text.get(..self.span.start).unwrap_or_default().matches('\n').count() + 1
    }
}

/// What is promised about a method.
#[derive(Clone, Debug, PartialEq)]
pub struct MethodContract {
    /// The method.
    pub method: MethodId,
    /// The names of its parameters, without the receiver.
    pub parameters: Vec<String>,
    /// Whether it changes nothing.
    pub purity: Purity,
    /// Whether invariants hold before and after it.
    pub invariants: Invariants,
    /// The regions of what its parameters refer to, the receiver first.
    pub regions: Vec<Option<String>>,
    /// What it promises, case by case; all cases hold together.
    pub cases: Vec<Case>,
    /// What is checked and assigned inside its body.
    pub statements: Vec<Statement>,
}

/// Whether a method changes nothing that existed before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purity {
    /// It is said to change nothing.
    Pure,
    /// Nothing is said.
    #[default]
    Unknown,
}

/// Whether the invariants of its object hold before and after a method.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Invariants {
    /// They do.
    #[default]
    Hold,
    /// Nothing is said: it is a helper.
    Open,
}

/// What a method promises callers who keep the preconditions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Case {
    /// What callers have to make true.
    pub requires: Vec<Clause>,
    /// What is true when it returns.
    pub ensures: Vec<Clause>,
    /// What is true when it throws an exception of a class.
    pub signals: Vec<Signals>,
    /// The only exceptions that it may throw, beside errors; none: nothing is said.
    pub signals_only: Option<Vec<ClassId>>,
    /// What it may assign; none: nothing is said.
    pub assignable: Option<Vec<Location>>,
    /// Which ends are possible.
    pub ends: Ends,
}

/// A condition with the place where it is written.
#[derive(Clone, Debug, PartialEq)]
pub struct Clause {
    /// The condition.
    pub condition: Expression,
    /// The whole clause.
    pub place: Place,
}

/// What is true when a method throws.
#[derive(Clone, Debug, PartialEq)]
pub struct Signals {
    /// The exceptions that are meant. The exception is [`Variable::Exception`].
    pub exception: ClassId,
    /// What is true then.
    pub clause: Clause,
}

/// What is promised about the objects of a class.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ClassContract {
    /// What holds before and after each call.
    pub invariants: Vec<Invariant>,
    /// What relates the states before and after each call.
    pub constraints: Vec<Invariant>,
    /// What holds after each constructor.
    pub initially: Vec<Clause>,
    /// Fields that exist only for contracts.
    pub ghosts: Vec<Ghost>,
    /// The regions of what fields refer to, by slot.
    pub regions: Vec<(u32, String)>,
}

/// A condition about an object of a class, or about its static fields.
#[derive(Clone, Debug, PartialEq)]
pub struct Invariant {
    /// The class that it is about.
    pub class: ClassId,
    /// The condition.
    pub clause: Clause,
    /// Whether it speaks of no object.
    pub is_static: bool,
}

/// A field that exists only for contracts.
#[derive(Clone, Debug, PartialEq)]
pub struct Ghost {
    /// The field.
    pub field: Field,
    /// What it holds in a new object; none: zero or null.
    pub initial: Option<Expression>,
}

/// A function that exists only for contracts.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// The class that declares it.
    pub class: ClassId,
    /// Its name.
    pub name: String,
    /// Whether it takes no receiver.
    pub is_static: bool,
    /// The types of its parameters, without the receiver.
    pub parameters: Vec<Type>,
    /// Their names.
    pub names: Vec<String>,
    /// The type of its result.
    pub result: Type,
    /// What it answers.
    pub body: Expression,
    /// Where it is declared.
    pub place: Place,
}

/// The number of a model function among those of a program's contracts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ModelId(pub u32);

/// Something that is done or checked inside a body.
#[derive(Clone, Debug, PartialEq)]
pub struct Statement {
    /// What is done.
    pub kind: StatementKind,
    /// The instruction before which it happens.
    pub instruction: u32,
    /// Where it is written.
    pub place: Place,
}

/// What is done or checked inside a body.
#[derive(Clone, Debug, PartialEq)]
pub enum StatementKind {
    /// Gives a ghost field of an object a value.
    Set(Expression, Field, Expression),
    /// Gives a static ghost field a value.
    SetStatic(Field, Expression),
    /// Checks a condition.
    Assert(Expression),
    /// Leaves executions in which the condition does not hold.
    Assume(Expression),
}

/// What may be assigned. Objects are those of the state before the call.
#[derive(Clone, Debug, PartialEq)]
pub struct Location {
    /// Which places.
    pub kind: LocationKind,
    /// Where they are written.
    pub place: Place,
}

/// Places that may be assigned.
#[derive(Clone, Debug, PartialEq)]
pub enum LocationKind {
    /// All.
    Everything,
    /// A field of an object.
    Field(Expression, Field),
    /// A static field.
    Static(Field),
    /// All fields of an object.
    Fields(Expression),
    /// All fields of all objects of a reach set.
    FieldsOfReach(Reach),
    /// A field of all objects of a reach set.
    FieldOfReach(Reach, Field),
    /// Elements of an array from one index to another, both included; none: all.
    Elements(Expression, Option<(Expression, Expression)>),
    /// All static fields of a class.
    Statics(ClassId),
}

/// A type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// A primitive type; never [`Kind::Ref`].
    Primitive(Kind),
    /// The type of `null`.
    Null,
    /// A class, interface or array.
    Reference(ClassId),
    /// Nothing: of methods without result.
    Void,
}

impl Type {
    /// `boolean`
    pub const BOOLEAN: Type = Type::Primitive(Kind::Boolean);
    /// `int`
    pub const INT: Type = Type::Primitive(Kind::Int);
    /// `long`
    pub const LONG: Type = Type::Primitive(Kind::Long);

    /// How values of it are kept.
    pub fn kind(self) -> Kind {
        match self {
            Type::Primitive(kind) => kind,
            Type::Null | Type::Reference(_) | Type::Void => Kind::Ref,
        }
    }

    /// Whether it is a reference type.
    pub fn is_reference(self) -> bool {
        matches!(self, Type::Null | Type::Reference(_))
    }
}

/// An expression with its type.
#[derive(Clone, Debug, PartialEq)]
pub struct Expression {
    /// What it is.
    pub kind: ExpressionKind,
    /// Its type.
    pub of: Type,
    /// Where it stands in its source.
    pub span: Span,
}

/// What an expression is.
#[derive(Clone, Debug, PartialEq)]
pub enum ExpressionKind {
    /// A constant.
    Constant(Constant),
    /// A variable.
    Variable(Variable),
    /// A field of an object.
    Field(Box<Expression>, Field),
    /// A static field.
    Static(Field),
    /// An element of an array.
    Element(Box<Expression>, Box<Expression>),
    /// The length of an array.
    Length(Box<Expression>),
    /// A number as one of another primitive type, by Java's widening or narrowing.
    Convert(Box<Expression>),
    /// A reference as one of another type: throws if it is none.
    Cast(Box<Expression>, ClassId),
    /// Whether a reference is an object of a class.
    InstanceOf(Box<Expression>, ClassId),
    /// `-a`, of the operand's type.
    Negate(Box<Expression>),
    /// `!a`
    Not(Box<Expression>),
    /// Both operands are of the type of the result; the right one of a shift is an `int`.
    Arithmetic(Arithmetic, Box<Expression>, Box<Expression>),
    /// Numbers of one type, or truth values with `Equal` and `NotEqual`.
    Compare(Comparison, Box<Expression>, Box<Expression>),
    /// Whether two references are the same.
    Same(Box<Expression>, Box<Expression>),
    /// Whether the left operand decides; else the right one is evaluated.
    Logic(Logic, Box<Expression>, Box<Expression>),
    /// `c ? a : b`
    Conditional(Box<Expression>, Box<Expression>, Box<Expression>),
    /// A call of a method of the program.
    Call(Call),
    /// A call of a model function: the receiver, if it takes one, and the arguments.
    Model(ModelId, Vec<Expression>),
    /// The value before the call. Variables mean the same as outside.
    Old(Box<Expression>),
    /// A truth value, or false if its expression throws.
    OrFalse(Box<Expression>),
    /// Whether a reference is an object that did not exist before the call.
    Fresh(Box<Expression>),
    /// A quantifier.
    Quantified(Box<Quantified>),
    /// Whether an object belongs to a reach set; null belongs to none.
    ReachHas(Box<Reach>, Box<Expression>),
    /// How many objects a reach set has, as an `int`.
    ReachSize(Box<Reach>),
    /// Whether a reach set is empty.
    ReachIsEmpty(Box<Reach>),
}

/// A constant.
#[derive(Clone, Debug, PartialEq)]
pub enum Constant {
    /// `null`
    Null,
    /// A truth value.
    Boolean(bool),
    /// An `int`, or a `byte`, `short` or `char`: the type of the expression says which.
    Int(i32),
    /// A `long`.
    Long(i64),
    /// A `float`.
    Float(f32),
    /// A `double`.
    Double(f64),
    /// A string, by its units.
    Text(Rc<[u16]>),
}

/// A variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variable {
    /// The receiver.
    This,
    /// A parameter of the method or model function, as the caller passed it; without the receiver.
    Parameter(u16),
    /// What the method returned.
    Result,
    /// What the method threw.
    Exception,
    /// A variable of a quantifier around, counted through all quantifiers of a clause.
    Bound(u32),
    /// A local variable of the body around a statement, by its slot.
    Local(u16),
    /// The object or array in which a place was assigned.
    Place,
    /// The slot of the field that was assigned, or the index of the element.
    Slot,
}

/// A field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Field {
    /// The class that declares it.
    pub class: ClassId,
    /// Its slot in objects, or in the table of all statics.
    pub slot: u32,
    /// Its type.
    pub of: Type,
}

/// An operation on numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Arithmetic {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    ShiftLeft,
    ShiftRight,
    ShiftRightUnsigned,
    And,
    Or,
    Xor,
}

/// A comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Comparison {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

/// An operation on truth values whose right operand is evaluated only where the left one leaves the answer open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Logic {
    And,
    Or,
    Implies,
}

/// A call.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// The method that the call names.
    pub method: MethodId,
    /// Which method is reached.
    pub dispatch: Dispatch,
    /// The receiver.
    pub receiver: Option<Box<Expression>>,
    /// The arguments, converted to the types of the parameters.
    pub arguments: Vec<Expression>,
}

/// Which method a call reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dispatch {
    /// The named one, which is static.
    Static,
    /// The named one.
    Direct,
    /// The one that the class of the receiver has in its place.
    Virtual,
}

/// A quantifier over finitely many values.
#[derive(Clone, Debug, PartialEq)]
pub struct Quantified {
    /// What is made of the values of the body.
    pub quantifier: Quantifier,
    /// The variables with their ranges, the outer ones first: a range may depend on variables before.
    pub variables: Vec<Bound>,
    /// Which of the values count.
    pub condition: Option<Expression>,
    /// The body.
    pub body: Expression,
}

/// A variable of a quantifier.
#[derive(Clone, Debug, PartialEq)]
pub struct Bound {
    /// Its number: [`Variable::Bound`].
    pub number: u32,
    /// Its name.
    pub name: String,
    /// Its type.
    pub of: Type,
    /// The values that it has, one after the other.
    pub range: Range,
}

/// Finitely many values.
#[derive(Clone, Debug, PartialEq)]
pub enum Range {
    /// Integers of the variable's type from one end to the other.
    Integers(End, End),
    /// `false` and `true`.
    Booleans,
    /// The objects of a reach set, in the order in which they are found.
    Reach(Reach),
}

/// The end of a range of integers.
#[derive(Clone, Debug, PartialEq)]
pub struct End {
    /// The last value, or the one behind it.
    pub value: Expression,
    /// Whether the value belongs to the range.
    pub is_included: bool,
}

/// The objects that can be reached from some through some fields: the starts that are not null, what their fields hold, and so on.
#[derive(Clone, Debug, PartialEq)]
pub struct Reach {
    /// From where.
    pub start: Expression,
    /// The class whose objects are collected and followed.
    pub class: ClassId,
    /// The fields that are followed; they belong to the class or its superclasses.
    pub fields: Vec<Field>,
}

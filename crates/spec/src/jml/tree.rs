//! The tree of contracts as they are written, before anything is known of the program: declarations of Java with the clauses of our
//! subset of JML.

use crate::error::SpecError;
use crate::tree::Span;

/// A name with the place where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The name.
    pub text: String,
    /// Where it stands.
    pub span: Span,
}

/// What a file holds: declarations of types.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SourceFile {
    /// The package, with dots; empty for the unnamed one.
    pub package: String,
    /// What is imported.
    pub imports: Vec<Import>,
    /// The types.
    pub types: Vec<TypeDeclaration>,
    /// Clauses that are not supported, as warnings.
    pub left_out: Vec<SpecError>,
}

/// An import.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    /// The package or the type, with dots.
    pub name: String,
    /// What of it.
    pub scope: ImportScope,
}

/// What an import makes visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportScope {
    /// A type.
    Type,
    /// All types of a package, or all that are nested in a type.
    Types,
    /// A static member.
    Member,
    /// All static members of a type.
    Members,
}

/// A class, interface, enumeration or record.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TypeDeclaration {
    /// Its simple name.
    pub name: String,
    /// Where the name stands.
    pub span: Span,
    /// What is said of the type itself.
    pub modifiers: Modifiers,
    /// Its type variables.
    pub variables: Vec<TypeVariable>,
    /// Clauses about its objects.
    pub clauses: Vec<TypeClause>,
    /// Its fields of which something is said, and its ghost fields.
    pub fields: Vec<FieldDeclaration>,
    /// Its methods and constructors of which something is said.
    pub methods: Vec<MethodDeclaration>,
    /// Types inside.
    pub types: Vec<TypeDeclaration>,
    /// Clauses in it that are not supported, until they are with those of the whole file.
    pub(super) left_out: Vec<SpecError>,
}

/// A type variable and its first bound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypeVariable {
    /// Its name.
    pub name: String,
    /// What it extends.
    pub bound: Option<TypeText>,
}

/// A type as it is written, without type arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypeText {
    /// The name, with dots: `int`, `Node`, `java.util.Map.Entry`.
    pub name: String,
    /// How many dimensions of an array.
    pub dimensions: usize,
    /// Where it stands.
    pub span: Span,
}

/// What words before a declaration say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Modifiers {
    /// It is static.
    pub is_static: bool,
    /// It changes nothing.
    pub purity: Option<Span>,
    /// Whether it may be null.
    pub nullness: Option<Nullness>,
    /// Whether references inside may be null where nothing is said.
    pub default_nullness: Option<Nullness>,
    /// It exists only for contracts.
    pub model: Option<Span>,
    /// It is a field that exists only for contracts.
    pub ghost: Option<Span>,
    /// Invariants neither hold before it nor after it.
    pub helper: Option<Span>,
    /// The region of the heap to which what it refers to belongs.
    pub region: Option<Name>,
}

/// Whether a reference may be null.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nullness {
    /// It is an object.
    NonNull,
    /// It may be null.
    Nullable,
}

/// A clause about the objects of a type.
#[derive(Clone, Debug, PartialEq)]
pub struct TypeClause {
    /// What it says.
    pub kind: TypeClauseKind,
    /// The condition.
    pub condition: Expression,
    /// Whether it speaks of no object.
    pub is_static: bool,
    /// The whole clause.
    pub span: Span,
}

/// What a clause about objects says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeClauseKind {
    /// The condition holds before and after each call.
    Invariant,
    /// The condition relates the state before each call with that after it.
    Constraint,
    /// The condition holds after each constructor.
    Initially,
}

/// A field of which something is said.
#[derive(Clone, Debug, PartialEq)]
pub struct FieldDeclaration {
    /// What is said of it.
    pub modifiers: Modifiers,
    /// Its type.
    pub declared: TypeText,
    /// Its name.
    pub name: Name,
    /// What a ghost field holds at first.
    pub initial: Option<Expression>,
}

/// A method or constructor of which something is said.
#[derive(Clone, Debug, PartialEq)]
pub struct MethodDeclaration {
    /// What is said of it, and of its result.
    pub modifiers: Modifiers,
    /// Its type variables.
    pub variables: Vec<TypeVariable>,
    /// The type of its result; none for constructors.
    pub result: Option<TypeText>,
    /// Its name; `<init>` for constructors.
    pub name: Name,
    /// Its parameters.
    pub parameters: Vec<Parameter>,
    /// Whether the last parameter takes any number of arguments.
    pub is_variable: bool,
    /// Whether it is the compact constructor of a record, whose parameters are its components.
    pub is_compact: bool,
    /// What it promises, case by case. Several cases hold together.
    pub cases: Vec<Behavior>,
    /// Of a model method: what it answers.
    pub body: Option<Expression>,
    /// Assignments to ghost fields, and conditions inside the body.
    pub statements: Vec<Statement>,
}

/// A parameter.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameter {
    /// What is said of it.
    pub modifiers: Modifiers,
    /// Its type.
    pub declared: TypeText,
    /// Its name.
    pub name: Name,
}

/// What a method promises to callers who keep the preconditions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Behavior {
    /// Its clauses, in order.
    pub clauses: Vec<MethodClause>,
    /// Which ends are possible.
    pub ends: Ends,
    /// Where it begins.
    pub span: Span,
}

/// Which ends of a method a behavior allows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ends {
    /// It returns or throws.
    #[default]
    Any,
    /// It returns.
    Normal,
    /// It throws.
    Exceptional,
}

/// A clause about a method.
#[derive(Clone, Debug, PartialEq)]
pub struct MethodClause {
    /// What it says.
    pub kind: MethodClauseKind,
    /// The whole clause.
    pub span: Span,
}

/// What a clause about a method says.
#[derive(Clone, Debug, PartialEq)]
pub enum MethodClauseKind {
    /// What callers have to make true.
    Requires(Expression),
    /// What is true when it returns.
    Ensures(Expression),
    /// What is true when it throws such an exception.
    Signals {
        /// The type of the exceptions.
        exception: TypeText,
        /// The name of the exception in the condition.
        name: Option<Name>,
        /// The condition.
        condition: Expression,
    },
    /// The exceptions that it may throw.
    SignalsOnly(Vec<TypeText>),
    /// What it may assign.
    Assignable(Vec<Location>),
}

/// What may be assigned.
#[derive(Clone, Debug, PartialEq)]
pub struct Location {
    /// Which places.
    pub kind: LocationKind,
    /// Where it is written.
    pub span: Span,
}

/// Places that may be assigned.
#[derive(Clone, Debug, PartialEq)]
pub enum LocationKind {
    /// `\nothing`
    Nothing,
    /// `\everything`
    Everything,
    /// A field or an element: `x.f`, `a[i]`.
    One(Expression),
    /// All fields of an object, or of all objects of a reach set: `x.*`.
    All(Expression),
    /// All elements of an array: `a[*]`.
    Elements(Expression),
    /// Elements from one index to another, both included: `a[i..j]`.
    Range(Expression, Expression, Expression),
}

/// A statement in the body of a method.
#[derive(Clone, Debug, PartialEq)]
pub struct Statement {
    /// What it does.
    pub kind: StatementKind,
    /// Where it stands.
    pub span: Span,
    /// The line in the file, the first is 1.
    pub line: usize,
}

/// What a statement does.
#[derive(Clone, Debug, PartialEq)]
pub enum StatementKind {
    /// Gives a ghost field a value.
    Set(Expression, Expression),
    /// Checks a condition.
    Assert(Expression),
    /// Leaves executions in which the condition does not hold.
    Assume(Expression),
}

/// An expression.
#[derive(Clone, Debug, PartialEq)]
pub struct Expression {
    /// What it is.
    pub kind: ExpressionKind,
    /// Where it stands.
    pub span: Span,
}

/// What an expression is.
#[derive(Clone, Debug, PartialEq)]
pub enum ExpressionKind {
    /// `null`
    Null,
    /// `true` and `false`
    Boolean(bool),
    /// An `int`.
    Int(i32),
    /// A `long`.
    Long(i64),
    /// A `float`.
    Float(f32),
    /// A `double`.
    Double(f64),
    /// A `char`.
    Char(u16),
    /// A string, by its units.
    Text(Vec<u16>),
    /// `this`
    This,
    /// `\result`
    Result,
    /// A variable, field or type.
    Name(String),
    /// A field, or a type inside a package or type.
    Field(Box<Expression>, Name),
    /// An element of an array.
    Element(Box<Expression>, Box<Expression>),
    /// A call; without a receiver, of a method of the same type.
    Call(Option<Box<Expression>>, Name, Vec<Expression>),
    /// `\old(e)`
    Old(Box<Expression>),
    /// `\fresh(e, ...)`
    Fresh(Vec<Expression>),
    /// `\nonnullelements(e)`
    NonNullElements(Box<Expression>),
    /// An operator before its operand.
    Unary(UnaryOperator, Box<Expression>),
    /// An operator between its operands.
    Binary(BinaryOperator, Box<Expression>, Box<Expression>),
    /// `c ? a : b`
    Conditional(Box<Expression>, Box<Expression>, Box<Expression>),
    /// `(T) e`
    Cast(TypeText, Box<Expression>),
    /// `e instanceof T`
    InstanceOf(Box<Expression>, TypeText),
    /// `(\forall T x, y; range; body)`
    Quantified(Box<Quantified>),
    /// `\reach(x, T, f, g)`
    Reach(Box<Reach>),
}

/// A quantifier with what it ranges over.
#[derive(Clone, Debug, PartialEq)]
pub struct Quantified {
    /// What is made of all values of the body.
    pub quantifier: Quantifier,
    /// The type of the variables.
    pub declared: TypeText,
    /// The variables.
    pub variables: Vec<Name>,
    /// Which values the variables have; none: all.
    pub range: Option<Expression>,
    /// The body.
    pub body: Expression,
}

/// What is made of the values of a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quantifier {
    /// All are true.
    ForAll,
    /// One is true.
    Exists,
    /// How many are true.
    NumOf,
    /// Their sum.
    Sum,
    /// Their product.
    Product,
    /// The least.
    Min,
    /// The greatest.
    Max,
}

/// The objects that can be reached from one.
#[derive(Clone, Debug, PartialEq)]
pub struct Reach {
    /// From where.
    pub start: Expression,
    /// Of which type; none: that of the start.
    pub declared: Option<TypeText>,
    /// Through which fields; none: all that hold references of the type.
    pub fields: Vec<Name>,
}

/// An operator before its operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum UnaryOperator {
    Plus,
    Minus,
    /// `~`
    Complement,
    /// `!`
    Not,
}

/// An operator between its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum BinaryOperator {
    Multiply,
    Divide,
    Remainder,
    Add,
    Subtract,
    ShiftLeft,
    ShiftRight,
    ShiftRightUnsigned,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Equal,
    NotEqual,
    /// `&`
    BitAnd,
    /// `^`
    BitXor,
    /// `|`
    BitOr,
    /// `&&`
    And,
    /// `||`
    Or,
    /// `==>`
    Implies,
    /// `<==>`
    Equivalent,
    /// `<=!=>`
    Different,
}

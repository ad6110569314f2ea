//! Expressions. From loose to tight: equivalence, implication, `?:`, and Java's operators.

use super::lexer::Kind;
use super::tree::{
    BinaryOperator, Expression, ExpressionKind, Name, Quantified, Quantifier, Reach, TypeText, UnaryOperator,
};
use super::types::is_primitive;
use super::{Parser, is, literal};
use crate::error::SpecError;
use crate::tree::Span;

/// Java's operators between two operands, from loose to tight.
const LEVELS: &[&[(&str, BinaryOperator)]] = &[
    &[("||", BinaryOperator::Or)],
    &[("&&", BinaryOperator::And)],
    &[("|", BinaryOperator::BitOr)],
    &[("^", BinaryOperator::BitXor)],
    &[("&", BinaryOperator::BitAnd)],
    &[("==", BinaryOperator::Equal), ("!=", BinaryOperator::NotEqual)],
    &[
        ("<", BinaryOperator::Less),
        (">", BinaryOperator::Greater),
        ("<=", BinaryOperator::LessOrEqual),
        (">=", BinaryOperator::GreaterOrEqual),
    ],
    &[
        ("<<", BinaryOperator::ShiftLeft),
        (">>", BinaryOperator::ShiftRight),
        (">>>", BinaryOperator::ShiftRightUnsigned),
    ],
    &[("+", BinaryOperator::Add), ("-", BinaryOperator::Subtract)],
    &[("*", BinaryOperator::Multiply), ("/", BinaryOperator::Divide), ("%", BinaryOperator::Remainder)],
];

/// Operators in a row. A long row is a deep tree.
const LONGEST: usize = 1_000;

/// The level on which `instanceof` stands, too.
const RELATIONS: usize = 6;

const QUANTIFIERS: &[(&str, Quantifier)] = &[
    ("\\forall", Quantifier::ForAll),
    ("\\exists", Quantifier::Exists),
    ("\\num_of", Quantifier::NumOf),
    ("\\sum", Quantifier::Sum),
    ("\\product", Quantifier::Product),
    ("\\min", Quantifier::Min),
    ("\\max", Quantifier::Max),
];

impl Parser<'_, '_> {
    /// An expression.
    pub(super) fn expression(&mut self) -> Result<Expression, SpecError> {
        self.nested(Parser::equivalence)
    }

    fn equivalence(&mut self) -> Result<Expression, SpecError> {
        let mut left = self.implication()?;
        for count in 0.. {
            self.limit(count)?;
            let operator = match self.token().text {
                "<==>" => BinaryOperator::Equivalent,
                "<=!=>" => BinaryOperator::Different,
                _ => break,
            };
            self.advance();
            let right = self.implication()?;
            left = binary(operator, left, right);
        }
        Ok(left)
    }

    /// Refuses rows of operators that are too long.
    fn limit(&self, count: usize) -> Result<(), SpecError> {
        if count < LONGEST {
            return Ok(());
        }
        let error = SpecError::new("this expression is too long", self.token().span);
        Err(error.with_help("give parts of it names, as pure methods"))
    }

    /// `a ==> b ==> c` is `a ==> (b ==> c)`; `a <== b <== c` is `(a <== b) <== c`.
    fn implication(&mut self) -> Result<Expression, SpecError> {
        let mut left = self.conditional()?;
        if self.is_sign("<==") {
            for count in 0.. {
                self.limit(count)?;
                if !self.eat_sign("<==") {
                    break;
                }
                let premise = self.conditional()?;
                let span = between(&left, &premise);
                left = Expression { span, ..binary(BinaryOperator::Implies, premise, left) };
            }
            return Ok(left);
        }
        if !self.eat_sign("==>") {
            return Ok(left);
        }
        let right = self.nested(Parser::implication)?;
        Ok(binary(BinaryOperator::Implies, left, right))
    }

    fn conditional(&mut self) -> Result<Expression, SpecError> {
        let condition = self.binary(0)?;
        if !self.eat_sign("?") {
            return Ok(condition);
        }
        let first = self.expression()?;
        self.expect_sign(":")?;
        let second = self.nested(Parser::conditional)?;
        let span = between(&condition, &second);
        let kind = ExpressionKind::Conditional(Box::new(condition), Box::new(first), Box::new(second));
        Ok(Expression { kind, span })
    }

    fn binary(&mut self, level: usize) -> Result<Expression, SpecError> {
        let Some(operators) = LEVELS.get(level) else { return self.unary() };
        let mut left = self.binary(level + 1)?;
        for count in 0.. {
            self.limit(count)?;
            if level == RELATIONS && self.eat_word("instanceof") {
                let declared = self.type_text()?;
                let span = Span { start: left.span.start, end: declared.span.end };
                left = Expression { kind: ExpressionKind::InstanceOf(Box::new(left), declared), span };
                continue;
            }
            let (sign, length) = self.operator();
            let Some(&(_, operator)) = operators.iter().find(|(known, _)| *known == sign) else { return Ok(left) };
            self.at += length;
            let right = self.binary(level + 1)?;
            left = binary(operator, left, right);
        }
        Ok(left)
    }

    /// The operator here and how many tokens it takes: `>>` and `>>>` are several.
    fn operator(&self) -> (&str, usize) {
        let token = self.token();
        if token.kind != Kind::Sign {
            return ("", 0);
        }
        let follows = |by: usize| {
            let (before, after) = (self.ahead(by - 1), self.ahead(by));
            is(after, Kind::Sign, ">") && before.span.end == after.span.start
        };
        match token.text {
            ">" if follows(1) && follows(2) => (">>>", 3),
            ">" if follows(1) => (">>", 2),
            sign => (sign, 1),
        }
    }

    fn unary(&mut self) -> Result<Expression, SpecError> {
        let token = self.token();
        let operator = match (token.kind, token.text) {
            (Kind::Sign, "-") => UnaryOperator::Minus,
            (Kind::Sign, "+") => UnaryOperator::Plus,
            (Kind::Sign, "!") => UnaryOperator::Not,
            (Kind::Sign, "~") => UnaryOperator::Complement,
            (Kind::Sign, "++" | "--") => {
                let error = SpecError::new("a contract assigns nothing", token.span);
                return Err(error.with_help("write `+ 1` or `- 1` for a value that is one more or less"));
            }
            _ => return self.postfix(),
        };
        self.advance();
        let next = self.token();
        if operator == UnaryOperator::Minus && next.kind == Kind::Number {
            self.advance();
            let number = Expression { kind: literal::number(next.text, next.span, true)?, span: next.span };
            let number = self.steps(number)?;
            return Ok(unary(operator, number, token.span.start));
        }
        let operand = self.nested(Parser::unary)?;
        Ok(unary(operator, operand, token.span.start))
    }

    fn postfix(&mut self) -> Result<Expression, SpecError> {
        let primary = self.primary()?;
        self.steps(primary)
    }

    /// Fields, calls and elements behind an expression.
    fn steps(&mut self, mut inner: Expression) -> Result<Expression, SpecError> {
        for count in 0.. {
            self.limit(count)?;
            let start = inner.span.start;
            // `x.*` is no expression, but a location.
            let is_field = self.is_sign(".") && !is(self.ahead(1), Kind::Sign, "*");
            // `a[*]` and `a[i..j]` are locations, too; whoever reads locations looks for them first.
            let is_element = self.is_sign("[") && !is(self.ahead(1), Kind::Sign, "*");
            if is_field {
                self.advance();
                let name = self.name("the name of a field or method")?;
                let kind = match self.is_sign("(") {
                    true => ExpressionKind::Call(Some(Box::new(inner)), name, self.arguments()?),
                    false => ExpressionKind::Field(Box::new(inner), name),
                };
                inner = Expression { kind, span: self.since(start) };
            } else if is_element {
                let before = self.at;
                self.advance();
                let index = self.expression()?;
                if self.is_sign("..") {
                    self.at = before;
                    return Ok(inner);
                }
                self.expect_sign("]")?;
                let kind = ExpressionKind::Element(Box::new(inner), Box::new(index));
                inner = Expression { kind, span: self.since(start) };
            } else {
                if self.is_sign("=") {
                    let error = SpecError::new("a contract assigns nothing", self.token().span);
                    return Err(error.with_help("`==` compares"));
                }
                break;
            }
        }
        Ok(inner)
    }

    fn arguments(&mut self) -> Result<Vec<Expression>, SpecError> {
        self.expect_sign("(")?;
        let mut arguments = Vec::new();
        if self.eat_sign(")") {
            return Ok(arguments);
        }
        loop {
            arguments.push(self.expression()?);
            if !self.eat_sign(",") {
                self.expect_sign(")")?;
                return Ok(arguments);
            }
        }
    }

    fn primary(&mut self) -> Result<Expression, SpecError> {
        let token = self.token();
        let start = token.span.start;
        let kind = match token.kind {
            Kind::Number => {
                self.advance();
                literal::number(token.text, token.span, false)?
            }
            Kind::Char => {
                self.advance();
                literal::character(token.text, token.span)?
            }
            Kind::Text => {
                self.advance();
                literal::text(token.text, token.span)?
            }
            Kind::Sign if token.text == "(" => return self.parenthesized(),
            Kind::Word => return self.word(),
            Kind::Sign | Kind::End => return Err(self.unexpected("an expression")),
        };
        Ok(Expression { kind, span: self.since(start) })
    }

    /// `(e)`, `(T) e` or a quantifier.
    fn parenthesized(&mut self) -> Result<Expression, SpecError> {
        let start = self.token().span.start;
        let inside = self.ahead(1);
        if let Some(&(_, quantifier)) = QUANTIFIERS.iter().find(|(word, _)| is(inside, Kind::Word, word)) {
            self.at += 2;
            return self.quantified(quantifier, start);
        }
        if let Some(cast) = self.attempt(|parser| parser.cast(start)) {
            return Ok(cast);
        }
        self.advance();
        let inner = self.expression()?;
        self.expect_sign(")")?;
        Ok(Expression { span: self.since(start), ..inner })
    }

    /// `(T) e`. Behind a type that is no primitive one, no sign may stand: `(a) - b` is a difference.
    fn cast(&mut self, start: usize) -> Result<Expression, SpecError> {
        self.expect_sign("(")?;
        let declared = self.type_text()?;
        while self.eat_sign("&") {
            self.type_text()?;
        }
        self.expect_sign(")")?;
        let next = self.token();
        let is_operand = match next.kind {
            Kind::Word => next.text != "instanceof",
            Kind::Sign => match next.text {
                "(" | "!" | "~" => true,
                "-" | "+" => is_primitive(&declared.name) && declared.dimensions == 0,
                _ => false,
            },
            Kind::Number | Kind::Char | Kind::Text => true,
            Kind::End => false,
        };
        if !is_operand {
            return Err(self.unexpected("an operand"));
        }
        let operand = self.nested(Parser::unary)?;
        Ok(Expression { kind: ExpressionKind::Cast(declared, Box::new(operand)), span: self.since(start) })
    }

    /// `\forall T x, y; range; body)`, behind the first word.
    fn quantified(&mut self, quantifier: Quantifier, start: usize) -> Result<Expression, SpecError> {
        // `\forall non_null T x` says nothing more: variables range over objects.
        while self.is_word("non_null") || self.is_word("nullable") {
            self.advance();
        }
        let declared = self.type_text()?;
        let mut variables = vec![self.name("the name of a variable")?];
        while self.eat_sign(",") {
            variables.push(self.name("the name of a variable")?);
        }
        self.expect_sign(";")?;
        let mut range = None;
        if !self.eat_sign(";") {
            let first = self.expression()?;
            if self.eat_sign(")") {
                let kind = Quantified { quantifier, declared, variables, range: None, body: first };
                return Ok(Expression { kind: ExpressionKind::Quantified(Box::new(kind)), span: self.since(start) });
            }
            self.expect_sign(";")?;
            range = Some(first);
        }
        let body = self.expression()?;
        self.expect_sign(")")?;
        let kind = Quantified { quantifier, declared, variables, range, body };
        Ok(Expression { kind: ExpressionKind::Quantified(Box::new(kind)), span: self.since(start) })
    }

    /// A name, a call, a keyword, or one of JML's words.
    fn word(&mut self) -> Result<Expression, SpecError> {
        let token = self.advance();
        let kind = match token.text {
            "null" => ExpressionKind::Null,
            "true" => ExpressionKind::Boolean(true),
            "false" => ExpressionKind::Boolean(false),
            "this" => ExpressionKind::This,
            "\\result" => ExpressionKind::Result,
            "\\old" | "\\pre" => ExpressionKind::Old(Box::new(self.argument(token.text)?)),
            "\\fresh" => ExpressionKind::Fresh(self.arguments()?),
            "\\nonnullelements" => ExpressionKind::NonNullElements(Box::new(self.argument(token.text)?)),
            "\\reach" => ExpressionKind::Reach(Box::new(self.reach()?)),
            "new" => {
                let error = SpecError::new("a contract makes no objects", token.span);
                return Err(error.with_help("compare with what exists, or call a pure method that makes the object"));
            }
            "super" => {
                let error = SpecError::new("`super` is not supported in contracts", token.span);
                return Err(error.with_help("a field of the superclass is written without it"));
            }
            word if QUANTIFIERS.iter().any(|(known, _)| *known == word) => {
                let error = SpecError::new(format!("`{word}` stands in parentheses"), token.span);
                return Err(error.with_help(format!("write `({word} T x; range; body)`")));
            }
            word if word.starts_with('\\') => {
                let error = SpecError::new(format!("`{word}` is not supported in contracts"), token.span);
                return Err(error.with_help(
                    "supported: \\result, \\old, \\fresh, \\reach, \\nonnullelements, \\forall, \\exists, \\num_of, \\sum, \\product, \\min, \\max",
                ));
            }
            word if self.is_sign("(") => {
                let name = Name { text: word.to_owned(), span: token.span };
                ExpressionKind::Call(None, name, self.arguments()?)
            }
            word => ExpressionKind::Name(word.to_owned()),
        };
        Ok(Expression { kind, span: self.since(token.span.start) })
    }

    /// The only argument of one of JML's words.
    fn argument(&mut self, word: &str) -> Result<Expression, SpecError> {
        self.expect_sign("(")?;
        let inner = self.expression()?;
        if self.is_sign(",") {
            return Err(SpecError::new(format!("`{word}` takes one expression"), self.token().span));
        }
        self.expect_sign(")")?;
        Ok(inner)
    }

    /// `(x)`, `(x, T)` or `(x, T, f, g)`.
    fn reach(&mut self) -> Result<Reach, SpecError> {
        self.expect_sign("(")?;
        let start = self.expression()?;
        let declared: Option<TypeText> = if self.eat_sign(",") { Some(self.type_text()?) } else { None };
        let mut fields = Vec::new();
        while self.eat_sign(",") {
            fields.push(self.name("the name of a field")?);
        }
        self.expect_sign(")")?;
        Ok(Reach { start, declared, fields })
    }
}

fn unary(operator: UnaryOperator, operand: Expression, start: usize) -> Expression {
    let span = Span { start, end: operand.span.end };
    Expression { kind: ExpressionKind::Unary(operator, Box::new(operand)), span }
}

fn binary(operator: BinaryOperator, left: Expression, right: Expression) -> Expression {
    let span = between(&left, &right);
    Expression { kind: ExpressionKind::Binary(operator, Box::new(left), Box::new(right)), span }
}

fn between(first: &Expression, last: &Expression) -> Span {
    Span { start: first.span.start, end: last.span.end }
}

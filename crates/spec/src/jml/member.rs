//! Members of a type: fields, methods, types inside, and the modifiers before them.

use super::Parser;
use super::lexer::{Kind, Side};
use super::tree::{
    Behavior, Expression, FieldDeclaration, MethodDeclaration, Modifiers, Name, Nullness, Parameter, Statement,
    StatementKind, TypeDeclaration, TypeText, TypeVariable,
};
use crate::error::SpecError;

/// Words of Java and JML before declarations that say nothing here.
const IDLE: &[&str] = &[
    "public",
    "protected",
    "private",
    "abstract",
    "final",
    "native",
    "synchronized",
    "transient",
    "volatile",
    "strictfp",
    "default",
    "sealed",
    "spec_public",
    "spec_protected",
    "instance",
    "uninitialized",
];

impl Parser<'_, '_> {
    /// A modifier, if there is one here.
    pub(super) fn modifier(&mut self, into: &mut Modifiers) -> Result<bool, SpecError> {
        let token = self.token();
        if token.kind != Kind::Word {
            return Ok(false);
        }
        match (token.text, token.side) {
            ("static", _) => into.is_static = true,
            ("non", _) if self.ahead(1).text == "-" && self.ahead(2).text == "sealed" => self.at += 2,
            ("sealed", _) if !matches!(self.ahead(1).kind, Kind::Word) => return Ok(false),
            (word, _) if IDLE.contains(&word) => {}
            ("pure", Side::Jml) => into.purity = Some(token.span),
            ("non_null", Side::Jml) => into.nullness = Some(Nullness::NonNull),
            ("nullable", Side::Jml) => into.nullness = Some(Nullness::Nullable),
            ("non_null_by_default", Side::Jml) => into.default_nullness = Some(Nullness::NonNull),
            ("nullable_by_default", Side::Jml) => into.default_nullness = Some(Nullness::Nullable),
            ("model", Side::Jml) => into.model = Some(token.span),
            ("ghost", Side::Jml) => into.ghost = Some(token.span),
            ("helper", Side::Jml) => into.helper = Some(token.span),
            ("region", Side::Jml) if self.ahead(1).text == "(" => {
                self.at += 2;
                into.region = Some(self.name("the name of a region")?);
                self.expect_sign(")")?;
                return Ok(true);
            }
            _ => return Ok(false),
        }
        self.advance();
        Ok(true)
    }

    /// A member with all that stands before it.
    pub(super) fn member(&mut self, outer: &mut TypeDeclaration) -> Result<(), SpecError> {
        let (mut modifiers, mut cases) = (Modifiers::default(), Vec::new());
        self.prelude(&mut modifiers, &mut cases, outer)?;
        let orphan = cases.first().map(|case: &Behavior| SpecError::new("this clause belongs to no method", case.span));
        if self.is_type_declaration() {
            return match orphan {
                Some(error) => Err(error),
                None => self.type_declaration(modifiers, &mut outer.types),
            };
        }
        if self.is_sign("{") || self.is_sign("}") || self.token().kind == Kind::End {
            // An initializer, or clauses with nothing behind them.
            return match orphan {
                Some(error) => Err(error),
                None if self.is_sign("{") => self.skip_brackets(),
                None => Ok(()),
            };
        }
        let variables = self.type_variables()?;
        self.skip_annotations()?;
        while self.modifier(&mut modifiers)? {}
        let is_constructor = self.is_word(&outer.name) && matches!(self.ahead(1).text, "(" | "{");
        if is_constructor {
            let span = self.advance().span;
            let name = Name { text: "<init>".to_owned(), span };
            let method = self.method(modifiers, variables, None, name, cases)?;
            return keep_method(outer, method);
        }
        let declared = self.type_text()?;
        let name = self.name("the name of a field or method")?;
        if self.is_sign("(") {
            let method = self.method(modifiers, variables, Some(declared), name, cases)?;
            return keep_method(outer, method);
        }
        match orphan {
            Some(error) => Err(error),
            None => self.fields(modifiers, declared, name, outer),
        }
    }

    /// The fields of one declaration, behind the name of the first.
    fn fields(
        &mut self,
        modifiers: Modifiers,
        declared: TypeText,
        first: Name,
        outer: &mut TypeDeclaration,
    ) -> Result<(), SpecError> {
        if let Some(span) = modifiers.model {
            let error = SpecError::new("model fields are not supported", span);
            return Err(error.with_help("write a pure model method: `model pure T name() { return ...; }`"));
        }
        let mut name = first;
        loop {
            let dimensions = declared.dimensions + self.dimensions()?;
            let mut initial = None;
            if modifiers.ghost.is_some() {
                initial = if self.eat_sign("=") { Some(self.expression()?) } else { None };
            } else {
                self.skip_initial_value()?;
            }
            let declared = TypeText { dimensions, ..declared.clone() };
            outer.fields.push(FieldDeclaration { modifiers: modifiers.clone(), declared, name, initial });
            if !self.eat_sign(",") {
                return self.end_clause();
            }
            name = self.name("the name of a field")?;
        }
    }

    /// What Java says a field holds at first, up to the comma or semicolon behind it. A comma between type arguments ends it too early:
    /// then there is no name and `=`, `,` or `;` behind it.
    fn skip_initial_value(&mut self) -> Result<(), SpecError> {
        while !self.is_sign(";") {
            match self.token().text {
                "(" | "{" | "[" => self.skip_brackets()?,
                "," if self.is_next_declarator() => return Ok(()),
                _ if self.token().kind == Kind::End => return Err(self.unexpected("`;`")),
                _ => {
                    self.advance();
                }
            }
        }
        Ok(())
    }

    fn is_next_declarator(&self) -> bool {
        self.ahead(1).kind == Kind::Word && matches!(self.ahead(2).text, "=" | "," | ";" | "[")
    }

    /// A method, behind its name.
    fn method(
        &mut self,
        modifiers: Modifiers,
        variables: Vec<TypeVariable>,
        result: Option<TypeText>,
        name: Name,
        cases: Vec<Behavior>,
    ) -> Result<MethodDeclaration, SpecError> {
        let mut method = MethodDeclaration {
            modifiers,
            variables,
            result,
            name,
            parameters: Vec::new(),
            is_variable: false,
            is_compact: false,
            cases,
            body: None,
            statements: Vec::new(),
        };
        match self.is_sign("(") {
            true => self.parameters(&mut method)?,
            // The compact constructor of a record.
            false => method.is_compact = true,
        }
        let dimensions = self.dimensions()?;
        if let Some(result) = &mut method.result {
            result.dimensions += dimensions;
        }
        if self.eat_word("throws") {
            self.type_text()?;
            while self.eat_sign(",") {
                self.type_text()?;
            }
        }
        if method.modifiers.model.is_some() {
            self.model_body(&mut method)?;
        } else if self.is_sign("{") {
            self.body(&mut method.statements)?;
        } else {
            // An annotation type says a default.
            while !self.is_sign(";") && self.token().kind != Kind::End {
                match self.token().text {
                    "(" | "{" | "[" => self.skip_brackets()?,
                    _ => {
                        self.advance();
                    }
                }
            }
            self.end_clause()?;
        }
        Ok(method)
    }

    fn parameters(&mut self, method: &mut MethodDeclaration) -> Result<(), SpecError> {
        self.expect_sign("(")?;
        if self.eat_sign(")") {
            return Ok(());
        }
        loop {
            let mut modifiers = Modifiers::default();
            self.skip_annotations()?;
            while self.modifier(&mut modifiers)? {
                self.skip_annotations()?;
            }
            let mut declared = self.type_text()?;
            self.skip_annotations()?;
            if self.eat_sign("...") {
                declared.dimensions += 1;
                method.is_variable = true;
            }
            // In files of contracts for class files without names, parameters may have none.
            let name = self.name("the name of a parameter")?;
            declared.dimensions += self.dimensions()?;
            // `void m(Outer this)` declares no parameter.
            if name.text != "this" {
                method.parameters.push(Parameter { modifiers, declared, name });
            }
            if !self.eat_sign(",") {
                self.expect_sign(")")?;
                return Ok(());
            }
        }
    }

    /// `{ return e; }`
    fn model_body(&mut self, method: &mut MethodDeclaration) -> Result<(), SpecError> {
        if self.eat_sign(";") {
            return Ok(());
        }
        self.expect_sign("{")?;
        if !self.eat_word("return") {
            let error = self.unexpected("`return`");
            return Err(error.with_help("a model method is one expression: `return c ? a : b;`; it may call itself"));
        }
        method.body = Some(self.expression()?);
        self.end_clause()?;
        self.expect_sign("}")?;
        Ok(())
    }

    /// The body of a method: only statements of JML are looked at.
    fn body(&mut self, statements: &mut Vec<Statement>) -> Result<(), SpecError> {
        let open = self.expect_sign("{")?;
        let mut depth = 1;
        while depth > 0 {
            if self.is_jml()
                && self.token().kind == Kind::Word
                && let Some(statement) = self.statement()?
            {
                statements.push(statement);
                continue;
            }
            let token = self.advance();
            match (token.kind, token.text) {
                (Kind::Sign, "{") => depth += 1,
                (Kind::Sign, "}") => depth -= 1,
                (Kind::End, _) => return Err(SpecError::new("this body is not closed", open)),
                _ => {}
            }
        }
        Ok(())
    }

    fn statement(&mut self) -> Result<Option<Statement>, SpecError> {
        let token = self.token();
        let kind: fn(&mut Self) -> Result<StatementKind, SpecError> = match token.text {
            "set" => |parser| {
                let place: Expression = parser.place()?;
                parser.expect_sign("=")?;
                Ok(StatementKind::Set(place, parser.expression()?))
            },
            "assert" => |parser| Ok(StatementKind::Assert(parser.expression()?)),
            "assume" => |parser| Ok(StatementKind::Assume(parser.expression()?)),
            _ => return Ok(None),
        };
        self.advance();
        let kind = kind(self)?;
        self.end_clause()?;
        let line = self.text[..token.span.start].matches('\n').count() + 1;
        Ok(Some(Statement { kind, span: self.since(token.span.start), line }))
    }

    /// What an assignment gives a value: a name, or a field of something.
    fn place(&mut self) -> Result<Expression, SpecError> {
        use super::tree::ExpressionKind;
        let first = self.name("a ghost field")?;
        let kind = if first.text == "this" { ExpressionKind::This } else { ExpressionKind::Name(first.text) };
        let mut place = Expression { kind, span: first.span };
        while self.eat_sign(".") {
            let field = self.name("a field")?;
            let span = self.since(first.span.start);
            place = Expression { kind: ExpressionKind::Field(Box::new(place), field), span };
        }
        Ok(place)
    }
}

/// Keeps a method of which something is said.
fn keep_method(outer: &mut TypeDeclaration, method: MethodDeclaration) -> Result<(), SpecError> {
    if method.modifiers.model.is_some() && method.body.is_none() {
        let error = SpecError::new("a model method needs a body", method.name.span);
        return Err(error.with_help("write `{ return ...; }`"));
    }
    outer.methods.push(method);
    Ok(())
}

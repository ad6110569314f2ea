//! Files and the types in them. What Java says beside its declarations (bodies, initial values, annotations) is passed by.

use super::lexer::Kind;
use super::tree::{Behavior, Import, ImportScope, Modifiers, SourceFile, TypeClause, TypeDeclaration};
use super::{Parser, is};
use crate::error::SpecError;

impl Parser<'_, '_> {
    /// A whole file.
    pub(super) fn file(&mut self) -> Result<SourceFile, SpecError> {
        let mut file = SourceFile::default();
        loop {
            let at = self.at;
            self.skip_annotations()?;
            match self.token().text {
                "package" => file.package = self.package()?,
                "import" => file.imports.push(self.import()?),
                _ => {
                    self.at = at;
                    break;
                }
            }
        }
        while self.token().kind != Kind::End {
            if self.eat_sign(";") {
                continue;
            }
            if self.is_module() {
                return Ok(file);
            }
            // What one file says of its types, it says inside them: clauses before a type belong to nobody.
            let (mut modifiers, mut cases) = (Modifiers::default(), Vec::new());
            let mut outer = TypeDeclaration::default();
            self.prelude(&mut modifiers, &mut cases, &mut outer)?;
            if let Some(case) = cases.first() {
                return Err(SpecError::new("this clause belongs to no method", case.span));
            }
            if !self.is_type_declaration() {
                return Err(self.unexpected("the declaration of a class"));
            }
            self.type_declaration(modifiers, &mut file.types)?;
            file.left_out.append(&mut outer.left_out);
        }
        for declared in &mut file.types {
            collect_left_out(declared, &mut file.left_out);
        }
        Ok(file)
    }

    fn package(&mut self) -> Result<String, SpecError> {
        self.advance();
        let name = self.qualified()?;
        self.expect_sign(";")?;
        Ok(name)
    }

    fn import(&mut self) -> Result<Import, SpecError> {
        self.advance();
        let is_static = self.eat_word("static");
        let name = self.qualified()?;
        let is_all = self.eat_sign(".") && self.eat_sign("*");
        self.expect_sign(";")?;
        let scope = match (is_static, is_all) {
            (false, false) => ImportScope::Type,
            (false, true) => ImportScope::Types,
            (true, false) => ImportScope::Member,
            (true, true) => ImportScope::Members,
        };
        Ok(Import { name, scope })
    }

    fn qualified(&mut self) -> Result<String, SpecError> {
        let mut name = self.name("a name")?.text;
        while self.is_sign(".") && self.ahead(1).kind == Kind::Word {
            self.advance();
            name.push('.');
            name += &self.name("a name")?.text;
        }
        Ok(name)
    }

    /// Whether a module is declared here: it has no classes.
    fn is_module(&self) -> bool {
        self.is_word("module") || (self.is_word("open") && is(self.ahead(1), Kind::Word, "module"))
    }

    /// Whether a class, interface, enumeration, record or annotation type is declared here.
    pub(super) fn is_type_declaration(&self) -> bool {
        let next = self.ahead(1);
        match self.token().text {
            "class" | "interface" | "enum" => next.kind == Kind::Word,
            // `record` may also be the name of a type or method.
            "record" => next.kind == Kind::Word && matches!(self.ahead(2).text, "(" | "<"),
            "@" => is(next, Kind::Word, "interface"),
            _ => false,
        }
    }

    /// A type with what is inside.
    pub(super) fn type_declaration(
        &mut self,
        modifiers: Modifiers,
        into: &mut Vec<TypeDeclaration>,
    ) -> Result<(), SpecError> {
        self.eat_sign("@");
        let word = self.advance();
        let name = self.name("the name of a class")?;
        let mut declared =
            TypeDeclaration { name: name.text, span: name.span, modifiers, ..TypeDeclaration::default() };
        declared.variables = self.type_variables()?;
        // Components of a record, superclasses and the like.
        while !self.is_sign("{") {
            match self.token().kind {
                Kind::End => return Err(self.unexpected("`{`")),
                Kind::Sign if self.is_sign("(") => self.skip_brackets()?,
                _ => {
                    self.advance();
                }
            }
        }
        let open = self.expect_sign("{")?;
        if word.text == "enum" {
            self.skip_constants()?;
        }
        self.nested(|parser| {
            while !parser.eat_sign("}") {
                if parser.token().kind == Kind::End {
                    return Err(SpecError::new("this class is not closed", open).with_help("add `}` at its end"));
                }
                if !parser.eat_sign(";") {
                    parser.member(&mut declared)?;
                }
            }
            Ok(())
        })?;
        into.push(declared);
        Ok(())
    }

    /// The constants of an enumeration, up to the semicolon or the end of the body.
    fn skip_constants(&mut self) -> Result<(), SpecError> {
        while !self.is_sign("}") && !self.eat_sign(";") {
            match self.token().text {
                "(" | "{" | "[" => self.skip_brackets()?,
                _ if self.token().kind == Kind::End => return Err(self.unexpected("`}`")),
                _ => {
                    self.advance();
                }
            }
        }
        Ok(())
    }

    /// What stands before a declaration: modifiers, annotations and clauses about a method. Clauses about objects go to the type.
    pub(super) fn prelude(
        &mut self,
        modifiers: &mut Modifiers,
        cases: &mut Vec<Behavior>,
        outer: &mut TypeDeclaration,
    ) -> Result<(), SpecError> {
        loop {
            let at = self.at;
            self.skip_annotations()?;
            if self.is_left_out() {
                let warning = self.leave_out();
                outer.left_out.push(warning);
            } else if let Some(kind) = self.type_word() {
                let start = self.advance().span.start;
                let condition = self.expression()?;
                self.end_clause()?;
                let is_static = std::mem::take(&mut modifiers.is_static);
                let span = self.since(start);
                outer.clauses.push(TypeClause { kind, condition, is_static, span });
            } else if self.is_method_clause() {
                // Words such as `public` before a clause say who may read it.
                modifiers.is_static = false;
                self.method_clause(cases)?;
            } else if !self.modifier(modifiers)? && at == self.at {
                return Ok(());
            }
        }
    }
}

fn collect_left_out(declared: &mut TypeDeclaration, into: &mut Vec<SpecError>) {
    into.append(&mut declared.left_out);
    for inner in &mut declared.types {
        collect_left_out(inner, into);
    }
}

//! Objects of interfaces that no known class implements: as a lambda where the interface has one method, else as an anonymous
//! class.

use explore::case::{FieldCell, Number};
use program::{ClassId, Kind, MethodId};

use super::code::{ClassName, Code, code};
use super::strangers::ANSWERS;
use super::writer::{Expression, Writer};

impl Writer<'_, '_> {
    /// Makes an object of an interface that answers what its cells say.
    pub(super) fn build_unseen(&mut self, class: ClassId, cells: &[FieldCell], wish: &str) -> Result<Code, String> {
        if !self.view.is_nameable(class) {
            return Err(format!("interface {} cannot be named", self.view.machine.program.class(class).java_name()));
        }
        let methods = self.view.machine.program.abstract_methods(class);
        let program = &self.view.machine.program;
        let is_inherited = |&method: &_| program.method(method).class != class && program.has_signature(method);
        if methods.len() > 1 && methods.iter().any(is_inherited) {
            let name = program.class(class).java_name();
            return Err(format!("interface {name} inherits generic methods, whose types are not known here"));
        }
        let mut bodies = Vec::new();
        for &method in &methods {
            bodies.push((method, self.answer(method, cells, wish)?));
        }
        if let [(method, (parameters, answer))] = bodies.as_slice()
            && !self.view.machine.program.is_generic_method(*method)
        {
            let list = Code::join(&parameters.iter().map(|name| Code::from(name.as_str())).collect::<Vec<_>>(), ", ");
            let list = if parameters.len() == 1 { list } else { code!["(", list, ")"] };
            return Ok(match answer {
                Some(answer) => code![list, " -> ", answer],
                None => code![list, " -> {}"],
            });
        }
        let mut made = code!["new ", self.view.type_code(class), "() {"];
        for (at, (method, (parameters, answer))) in bodies.into_iter().enumerate() {
            made.add(if at > 0 { "\n\n        " } else { "\n        " });
            made.add(self.header(method, &parameters)?);
            match answer {
                Some(answer) => made.add(code![" {\n            return ", answer, ";\n        }"]),
                None => made.add(" {}"),
            }
        }
        made.add("\n    }");
        Ok(made)
    }

    /// Names of the parameters of a method, and the expression of what it answers; none if it answers nothing.
    fn answer(
        &mut self,
        method: MethodId,
        cells: &[FieldCell],
        wish: &str,
    ) -> Result<(Vec<String>, Option<Code>), String> {
        let record = self.view.machine.program.method(method);
        let mtype = record.mtype.clone();
        let name = self.view.machine.program.text(record.name).to_string();
        let descriptor = self.view.machine.program.text(record.descriptor).to_string();
        let mut answers: Vec<Expression> = Vec::new();
        let mut is_function = false;
        for cell in cells {
            let Some((own, number)) = cell.name.rsplit_once(['@', '#']) else { continue };
            if own == name && cell.descriptor == descriptor {
                is_function = cell.name.as_bytes()[cell.name.len() - number.len() - 1] == b'@';
                answers.push(self.build_now(cell.given.value, wish)?);
            }
        }
        let kinds: Vec<Kind> = mtype.param_kinds().collect();
        let mut listed = String::new();
        if answers.len() > 1 {
            listed = self.scope.fresh(&format!("{name}Answers"));
            let letters: String = kinds.iter().map(|&kind| if kind == Kind::Ref { 'r' } else { 'p' }).collect();
            let letters = if is_function { letters } else { String::new() };
            let values: Vec<Code> = answers.iter().map(|answer| answer.code.clone()).collect();
            let class = ClassName::of(ANSWERS);
            let made = code!["new ", class.clone(), format!("(\"{letters}\", "), Code::join(&values, ", "), ")"];
            self.line(code![class, " ", &listed, " = ", made, ";"]);
        }
        let parameters: Vec<String> = (0..kinds.len()).map(|_| self.scope.fresh("argument")).collect();
        if &*mtype.ret == "V" {
            return Ok((parameters, None));
        }
        if answers.len() > 1 {
            let given: Vec<Code> = kinds
                .iter()
                .zip(&parameters)
                .map(|(&kind, name)| {
                    Code::from(if kind == Kind::Ref { format!("(Object) {name}") } else { name.clone() })
                })
                .collect();
            return Ok((parameters, Some(code![&listed, ".to(", Code::join(&given, ", "), ")"])));
        }
        let wanted = self.view.class_of(&mtype.ret)?;
        let answer = match (answers.pop(), Number::zero(Kind::of(&mtype.ret).unwrap_or(Kind::Ref))) {
            (Some(answer), _) => self.fitted(answer, wanted)?,
            (None, Some(zero)) => self.number(zero, "").code,
            (None, None) => "null".into(),
        };
        Ok((parameters, Some(answer)))
    }

    /// The declaration of a method in an anonymous class.
    fn header(&mut self, method: MethodId, parameters: &[String]) -> Result<Code, String> {
        let record = self.view.machine.program.method(method);
        let mtype = record.mtype.clone();
        let name = self.view.machine.program.text(record.name).to_string();
        let mut listed = Vec::new();
        for (descriptor, parameter) in mtype.params.iter().zip(parameters) {
            listed.push(code![self.type_named(descriptor)?, " ", parameter]);
        }
        let returned = if &*mtype.ret == "V" { "void".into() } else { self.type_named(&mtype.ret)? };
        Ok(code!["public ", returned, format!(" {name}("), Code::join(&listed, ", "), ")"])
    }

    fn type_named(&mut self, descriptor: &str) -> Result<Code, String> {
        let class = self.view.class_of(descriptor)?;
        match self.view.is_nameable(class) {
            true => Ok(self.view.type_code(class)),
            false => Err(format!("type {descriptor} cannot be named")),
        }
    }
}

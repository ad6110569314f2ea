//! The call of the subject, and of the methods that check it: by name where javac allows it, else by reflection.

use explore::case::{Call, MethodName};
use program::{ClassId, MethodId, access};

use super::code::{Code, Piece, code, lang};
use super::literal::quoted;
use super::writer::{Expression, Writer};

impl Writer<'_, '_> {
    /// A method by its names.
    pub fn method(&mut self, name: &MethodName) -> Result<MethodId, String> {
        let class = self.view.load(&name.class)?;
        let found = self.view.machine.program.declared(class, &name.name, &name.descriptor);
        found.ok_or_else(|| format!("there is no method {}.{}", name.class, name.name))
    }

    /// The call of a method of the script with all its arguments, the receiver first.
    pub fn call(&mut self, name: &MethodName, arguments: Vec<Expression>) -> Result<Expression, String> {
        let method = self.method(name)?;
        if name.name == "<init>" {
            let class = self.view.load(&name.class)?;
            if !self.view.machine.program.class(class).is_instantiable() {
                return Err("it is the constructor of an abstract class".to_owned());
            }
            let code = self.new_object(method, arguments)?;
            return Ok(Expression { code, class: Some(class) });
        }
        let mut arguments = arguments;
        let receiver = (!name.is_static).then(|| arguments.remove(0));
        self.named_call(method, receiver.clone(), arguments.clone())
            .unwrap_or_else(|| self.reflective_call(method, receiver, arguments))
    }

    /// A call by name; none if the source may not name the method.
    fn named_call(
        &mut self,
        method: MethodId,
        receiver: Option<Expression>,
        arguments: Vec<Expression>,
    ) -> Option<Result<Expression, String>> {
        let (class, name, result) = {
            let program = &self.view.machine.program;
            let found = program.method(method);
            (found.class, program.text(found.name).to_string(), found.mtype.ret.clone())
        };
        if !self.view.may_call(method) {
            return None;
        }
        let (on, on_class) = match receiver {
            None => (self.view.type_code(class), class),
            Some(receiver) => match receiver.class {
                Some(through) if self.view.is_subtype(through, class) => (receiver.code, through),
                _ => (code!["((", self.view.type_code(class), ") ", receiver.code, ")"], class),
            },
        };
        let arguments = self.arguments(method, on_class, arguments).ok()?;
        let code = code![on, ".", name, "(", arguments, ")"];
        Some(self.view.class_of(&result).map(|class| Expression { code, class: Some(class) }))
    }

    fn reflective_call(
        &mut self,
        method: MethodId,
        receiver: Option<Expression>,
        arguments: Vec<Expression>,
    ) -> Result<Expression, String> {
        let (class, name) = {
            let program = &self.view.machine.program;
            let found = program.method(method);
            (found.class, program.text(found.name).to_string())
        };
        let units: Vec<u16> = name.encode_utf16().collect();
        let receiver = receiver.map_or_else(|| Code::from("null"), |receiver| receiver.code);
        let helper = Piece::Helper("call", self.view.reach(class));
        let class = self.view.class_code(class);
        let types = self.parameter_types(method)?;
        let arguments = self.boxed(arguments);
        let name = quoted(&units);
        let code = code![helper, "(", receiver, ", ", class, ", ", name, ", ", types, arguments, ")"];
        Ok(Expression { code, class: Some(self.view.object()) })
    }

    /// The making of an object by a constructor.
    pub fn new_object(&mut self, method: MethodId, arguments: Vec<Expression>) -> Result<Code, String> {
        let class = self.view.machine.program.method(method).class;
        if self.view.may_call(method) {
            let mut rest = arguments.clone();
            let outer = match self.view.outer_of(class) {
                Some(_) if !rest.is_empty() => Some(rest.remove(0)),
                _ => None,
            };
            let is_outer_there = outer.as_ref().is_none_or(|outer| !outer.code.is("null"));
            if is_outer_there && let Ok(inside) = self.arguments_from(method, class, rest, usize::from(outer.is_some()))
            {
                return Ok(match outer {
                    Some(outer) => {
                        let simple = self.view.machine.program.simple_name(class);
                        code![outer.code, ".new ", simple, "(", inside, ")"]
                    }
                    None => code!["new ", self.view.type_code(class), "(", inside, ")"],
                });
            }
        }
        let nearest = self.view.nearest(class);
        let types = self.parameter_types(method)?;
        let arguments = self.boxed(arguments);
        let cast = match nearest == class || nearest == self.view.object() {
            true => Code::default(),
            false => code!["(", self.view.type_code(nearest), ") "],
        };
        let helper = Piece::Helper("create", self.view.reach(class));
        Ok(code![cast, helper, "(", self.view.class_code(class), ", ", types, arguments, ")"])
    }

    /// Arguments that select a method among others of its name.
    pub fn arguments(&mut self, method: MethodId, on: ClassId, values: Vec<Expression>) -> Result<Code, String> {
        self.arguments_from(method, on, values, 0)
    }

    fn arguments_from(
        &mut self,
        method: MethodId,
        on: ClassId,
        values: Vec<Expression>,
        from: usize,
    ) -> Result<Code, String> {
        let (mtype, flags) = {
            let found = self.view.machine.program.method(method);
            (found.mtype.clone(), found.flags)
        };
        let is_overloaded = self.view.is_overloaded(method, on);
        let is_generic = self.view.machine.program.is_generic(method);
        let mut arguments = Vec::new();
        for (at, value) in values.into_iter().enumerate() {
            let at = at + from;
            let descriptor = mtype.params.get(at).ok_or("there are too many arguments")?;
            let wanted = self.view.class_of(descriptor)?;
            let is_rest = flags & access::VARARGS != 0 && at + 1 == mtype.params.len();
            let is_cast = match value.class {
                None => is_overloaded || is_rest,
                Some(class) if self.is_primitive(class) || class == wanted => &**descriptor == "Ljava/lang/Class;",
                Some(_) => is_overloaded || is_generic,
            };
            arguments.push(if is_cast {
                if !self.view.is_nameable(wanted) {
                    return Err("a parameter's type cannot be named".to_owned());
                }
                code!["(", self.view.type_code(wanted), ") ", value.code]
            } else {
                self.fitted(value, wanted)?
            });
        }
        Ok(Code::join(&arguments, ", "))
    }

    /// `new Class<?>[] {int.class}`
    fn parameter_types(&mut self, method: MethodId) -> Result<Code, String> {
        let mtype = self.view.machine.program.method(method).mtype.clone();
        let mut types = Vec::new();
        for param in &mtype.params {
            let class = self.view.class_of(param)?;
            types.push(self.view.class_code(class));
        }
        Ok(code!["new ", lang("Class"), "<?>[] {", Code::join(&types, ", "), "}"])
    }

    /// Further arguments of a reflective call. A single array must not be taken for the list of all arguments.
    fn boxed(&self, arguments: Vec<Expression>) -> Code {
        let is_alone = arguments.len() == 1;
        let mut code = Code::default();
        for argument in arguments {
            let is_reference = argument.class.is_none_or(|class| !self.is_primitive(class));
            code.add(", ");
            if is_alone && is_reference {
                code.add(code!["(", lang("Object"), ") "]);
            }
            code.add(argument.code);
        }
        code
    }

    /// The call of a method that checks the subject.
    pub fn check_call(
        &mut self,
        call: &Call,
        given: &[Expression],
        result: Option<&Expression>,
    ) -> Result<Expression, String> {
        let mut arguments = Vec::new();
        for &at in &call.arguments {
            arguments.push(given.get(at).cloned().ok_or("a check wants an argument that is not there")?);
        }
        if call.takes_result {
            arguments.push(result.cloned().ok_or("a check wants a result that is not there")?);
        }
        self.call(&call.method, arguments)
    }
}

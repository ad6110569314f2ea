//! The input of a test: each object by the means that gives exactly it and reads best.

use explore::case::{Content, Datum, FieldCell, Given, Identity, Number, Object};
use program::{ClassId, ClassKind, MethodId, access};

use super::code::{ClassName, Code, Piece, Reach, code};
use super::literal::{self, quoted};
use super::names;
use super::pending::{Pending, Place};
use super::writer::{Expression, Variable, Writer};

/// Arrays up to this length are written as a list of their elements.
const LISTED: usize = 24;

impl Writer<'_, '_> {
    /// The expression of a value of the input, after the statements that make it. None if the object is already being
    /// made.
    pub fn build(&mut self, value: Datum, wish: &str) -> Result<Option<Expression>, String> {
        let Datum::Object(at) = value else { return self.expression(value, wish) };
        if self.underway.contains(&at) {
            return Ok(None);
        }
        if let Some(ready) = self.expression(value, wish)? {
            return Ok(Some(ready));
        }
        let case = self.case;
        let object = &case.objects[at];
        let Some(content) = &object.before else { return Err("an input is no object of the input".to_owned()) };
        if let Content::Fields(_) | Content::Elements(..) = content {
            let name = self.scope.fresh(wish);
            self.reserved.insert(at, name);
        }
        match content {
            Content::Fields(fields) => self.build_object(at, object, fields, wish)?,
            Content::Elements(length, elements) => self.build_array(at, object, *length, elements, wish)?,
            Content::Text(units, _) => {
                let text = literal::text(units, wish);
                let class = self.view.load(&object.class)?;
                let made = code!["new ", self.view.type_code(class), "(", super::writer::literal_code(text), ")"];
                self.declare(at, class, wish, made);
            }
            Content::Boxed(number, Identity::Own) => {
                let class = self.view.load(&object.class)?;
                let made = code!["new ", self.view.type_code(class), "(", self.number(*number, wish).code, ")"];
                self.declare(at, class, wish, made);
            }
            _ => return Err(format!("an input of class {} cannot be written down", object.class)),
        }
        self.expression(value, wish)
    }

    /// The expression of a value of the input that is not being made already.
    pub fn build_now(&mut self, value: Datum, wish: &str) -> Result<Expression, String> {
        self.build(value, wish)?.ok_or_else(|| "an input contains itself".to_owned())
    }

    /// Gives an object a variable, and makes the assignments that waited for it.
    fn declare(&mut self, at: usize, class: ClassId, wish: &str, made: Code) {
        let name = self.reserved.remove(&at).unwrap_or_else(|| self.scope.fresh(wish));
        let declaration = code![self.view.type_code(class), " ", &name, " = ", made, ";"];
        self.line(declaration);
        self.variables.insert(at, Variable { name, class });
        self.underway.remove(&at);
    }

    fn flush(&mut self, at: usize) -> Result<(), String> {
        let ready = |pending: &Pending| pending.waits_for == at;
        let (now, later): (Vec<Pending>, Vec<Pending>) = std::mem::take(&mut self.pending).into_iter().partition(ready);
        self.pending = later;
        for pending in now {
            let Some(value) = self.expression(Datum::Object(at), "")? else { continue };
            self.assign(pending.owner, &pending.place, value)?;
        }
        Ok(())
    }

    fn assign(&mut self, owner: usize, place: &Place, value: Expression) -> Result<(), String> {
        let line = match place {
            Place::Field(cell) => self.assignment(owner, cell, value)?,
            Place::Element(index) => {
                let variable = self.variables[&owner].clone();
                let element = self.view.machine.program.class(variable.class).element();
                let value = self.fitted(value, element.ok_or("no array")?)?;
                code![format!("{}[{index}] = ", variable.name), value, ";"]
            }
        };
        self.line(line);
        Ok(())
    }

    /// Builds a value for a place and assigns it, at once or when the object is there.
    fn fill(&mut self, owner: usize, place: Place, value: Datum, wish: &str) -> Result<(), String> {
        match (self.build(value, wish)?, value) {
            (Some(value), _) => self.assign(owner, &place, value),
            (None, Datum::Object(waits_for)) => {
                self.pending.push(Pending { owner, waits_for, place });
                Ok(())
            }
            (None, _) => Ok(()),
        }
    }

    fn build_object(&mut self, at: usize, object: &Object, fields: &[FieldCell], wish: &str) -> Result<(), String> {
        let class = self.view.load(&object.class)?;
        if self.view.machine.program.class(class).is_interface() {
            self.underway.insert(at);
            let made = self.build_unseen(class, fields, wish)?;
            self.declare(at, class, wish, made);
            return self.flush(at);
        }
        if !self.view.machine.program.class(class).is_instantiable() {
            return Err(format!("an input of class {} cannot be made", object.class));
        }
        self.underway.insert(at);
        if self.view.machine.program.class(class).is_record() {
            self.build_record(at, class, fields, wish)?;
            return self.flush(at);
        }
        let plan = self.plan(class, fields);
        let nearest = self.view.nearest(class);
        let made = match &plan.constructor {
            Some(constructor) => self.construction(class, constructor.method, &plan.arguments)?,
            None if nearest == class || nearest == self.view.object() => {
                code![Piece::Helper("make", Reach::Reflection), "(", self.view.class_code(class), ")"]
            }
            None => {
                let cast = self.view.type_code(nearest);
                code!["(", cast, ") ", Piece::Helper("make", Reach::Reflection), "(", self.view.class_code(class), ")"]
            }
        };
        self.declare(at, nearest, wish, made);
        self.flush(at)?;
        for cell in plan.assigned {
            let wish = field_wish(&cell.name).to_owned();
            let value = cell.given.value;
            self.fill(at, Place::Field(cell), value, &wish)?;
        }
        Ok(())
    }

    /// Records are made by their canonical constructor: their fields cannot be set.
    fn build_record(&mut self, at: usize, class: ClassId, fields: &[FieldCell], wish: &str) -> Result<(), String> {
        let descriptor = format!("({})V", fields.iter().map(|cell| cell.descriptor.as_str()).collect::<String>());
        let method = self.view.machine.program.declared(class, "<init>", &descriptor);
        let method = method.ok_or("a record has no canonical constructor")?;
        let arguments: Vec<Option<(Datum, String)>> =
            fields.iter().map(|cell| Some((cell.given.value, cell.name.clone()))).collect();
        let made = self.construction(class, method, &arguments)?;
        let nearest = self.view.nearest(class);
        self.declare(at, nearest, wish, made);
        Ok(())
    }

    /// The call of a constructor, after the statements that make its arguments.
    fn construction(
        &mut self,
        class: ClassId,
        method: MethodId,
        arguments: &[Option<(Datum, String)>],
    ) -> Result<Code, String> {
        let mtype = self.view.machine.program.method(method).mtype.clone();
        let names = self.view.machine.program.parameter_names(method);
        let outer = self.view.outer_of(class);
        let mut values = Vec::new();
        for (position, (argument, descriptor)) in arguments.iter().zip(&mtype.params).enumerate() {
            values.push(match argument {
                Some((value, wish)) => self.build_now(*value, field_wish(wish))?,
                None if position == 0 && outer.is_some() => {
                    let outer = outer.and_then(|outer| self.variable_of(outer)).ok_or("an outer object is missing")?;
                    Expression { code: Code::from(&outer.name), class: Some(outer.class) }
                }
                None => match Number::zero(program::Kind::of(descriptor).unwrap_or(program::Kind::Ref)) {
                    Some(zero) => self.number(zero, &names[position]),
                    None => Expression { code: "null".into(), class: None },
                },
            });
        }
        self.new_object(method, values)
    }

    /// A variable that holds an object of a class.
    pub fn variable_of(&self, class: ClassId) -> Option<Variable> {
        self.variables.values().find(|variable| self.view.is_subtype(variable.class, class)).cloned()
    }

    /// Whether the source may call a method on an expression of a type.
    pub fn may_call_on(&mut self, method: MethodId, through: ClassId) -> bool {
        let class = self.view.machine.program.method(method).class;
        self.view.may_call(method) && self.view.is_subtype(through, class)
    }

    /// The statement that gives a field of an object a value.
    fn assignment(&mut self, owner: usize, cell: &FieldCell, value: Expression) -> Result<Code, String> {
        let variable = self.variables[&owner].clone();
        let class = self.view.load(&self.case.objects[owner].class)?;
        let (declaring, field) =
            self.view.field(&cell.class, &cell.name).ok_or_else(|| format!("there is no field {}", cell.name))?;
        let wanted = self.view.class_of(&cell.descriptor)?;
        if field.flags & access::FINAL == 0
            && self.view.sees_field(variable.class, declaring, &field)
            && let Some(value) = self.view.fit(value.code.clone(), value.class, wanted)
        {
            return Ok(code![&variable.name, ".", &cell.name, " = ", value, ";"]);
        }
        if let Some(setter) = self.setter(class, variable.class, field.slot)
            && let Ok(arguments) = self.arguments(setter, variable.class, vec![value.clone()])
        {
            let name = self.view.machine.program.text(self.view.machine.program.method(setter).name).to_string();
            return Ok(code![&variable.name, ".", name, "(", arguments, ");"]);
        }
        if self.view.hides_fields(declaring) {
            return Err(format!("class {} hides its fields from reflection", cell.class));
        }
        let reach = self.view.reach(declaring);
        let declaring = self.view.class_code(declaring);
        Ok(set_call(reach, Code::from(&variable.name), declaring, &cell.name, value.code))
    }

    /// Sets a static field that belongs to the input.
    pub fn assign_static(&mut self, class: &str, name: &str, value: Expression) -> Result<(), String> {
        let (owner, field) =
            self.view.field(class, name).ok_or_else(|| format!("there is no static field {class}.{name}"))?;
        let descriptor = self.view.machine.program.text(field.descriptor).clone();
        let wanted = self.view.class_of(&descriptor)?;
        let line = if field.flags & access::FINAL == 0
            && self.view.sees_field(owner, owner, &field)
            && let Some(value) = self.view.fit(value.code.clone(), value.class, wanted)
        {
            code![self.view.type_code(owner), ".", name, " = ", value, ";"]
        } else {
            let reach = if field.flags & access::FINAL == 0 { self.view.reach(owner) } else { Reach::Everything };
            set_call(reach, "null".into(), self.view.class_code(owner), name, value.code)
        };
        self.line(line);
        Ok(())
    }

    fn build_array(
        &mut self,
        at: usize,
        object: &Object,
        length: usize,
        elements: &[(usize, Given)],
        wish: &str,
    ) -> Result<(), String> {
        let class = self.view.load(&object.class)?;
        let ClassKind::Array(element, kind) = self.view.machine.program.class(class).kind else {
            return Err(format!("{} is no array class", object.class));
        };
        let nearest = self.view.nearest(class);
        let shown = self.view.machine.program.class(nearest).element().unwrap_or(element);
        let name = names::element(wish);
        let is_listed = nearest == class && length <= LISTED && !elements.is_empty();
        self.underway.insert(at);
        if !is_listed {
            let made = if nearest == class {
                new_array(self.view.type_code(element), length)
            } else {
                let array = ClassName::of("java.lang.reflect.Array");
                let element = self.view.class_code(element);
                code!["(", self.view.type_code(nearest), ") ", array, ".newInstance(", element, format!(", {length})")]
            };
            self.declare(at, nearest, wish, made);
            self.flush(at)?;
            for (index, given) in elements.iter().filter(|(_, given)| !given.value.is_zero()) {
                self.fill(at, Place::Element(*index), given.value, &name)?;
            }
            return Ok(());
        }
        let mut listed = Vec::new();
        for index in 0..length {
            let given = elements.iter().find(|(at, _)| *at == index).map(|(_, given)| given.value);
            let default = Number::zero(kind).map_or(Datum::Null, Datum::Number);
            let value = match (self.build(given.unwrap_or(default), &name)?, given) {
                (None, Some(Datum::Object(waits_for))) => {
                    self.pending.push(Pending { owner: at, waits_for, place: Place::Element(index) });
                    Expression { code: "null".into(), class: None }
                }
                (value, _) => value.unwrap_or(Expression { code: "null".into(), class: None }),
            };
            listed.push(self.fitted(value, shown)?);
        }
        // The braces alone suffice where a variable is declared.
        self.declare(at, nearest, wish, code!["{", Code::join(&listed, ", "), "}"]);
        self.flush(at)
    }
}

/// `new int[3]`, `new int[3][]`.
fn new_array(element: Code, length: usize) -> Code {
    let mut element = element;
    let mut dimensions = 0;
    while let Some(Piece::Text(text)) = element.0.last_mut() {
        let Some(rest) = text.strip_suffix("[]") else { break };
        *text = rest.to_owned();
        dimensions += 1;
        if text.is_empty() {
            element.0.pop();
        }
    }
    code!["new ", element, format!("[{length}]"), "[]".repeat(dimensions)]
}

/// The call that sets a field which the source must not name.
fn set_call(reach: Reach, object: Code, declaring: Code, field: &str, value: Code) -> Code {
    let units: Vec<u16> = field.encode_utf16().collect();
    code![Piece::Helper("set", reach), "(", object, ", ", declaring, ", ", quoted(&units), ", ", value, ");"]
}

/// What a variable is called after a field.
pub fn field_wish(field: &str) -> &str {
    if field.starts_with("this$") { "outer" } else { field }
}

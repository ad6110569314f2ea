//! What is asserted: the outcome, then what has changed.

use std::collections::VecDeque;

use explore::ViolationKind;
use explore::case::{Call, Content, Datum, FieldCell, Given, Number, Object, Outcome, Role};
use program::{ClassId, Kind};

use super::Version;
use super::build::field_wish;
use super::code::{Code, Piece, code, lang};
use super::literal::{self, quoted};
use super::names;
use super::parameterize::EXPECTED;
use super::writer::{Expression, Variable, Writer, literal_code};

/// The most assertions of a test: a longer test is hard to read.
const MOST: usize = 30;
/// Arrays up to this length are compared as a whole.
const COMPARED: usize = 24;

/// Objects whose content is still to be asserted: position, and the variable that holds it.
pub type Queue = VecDeque<(usize, Variable)>;

impl Writer<'_, '_> {
    /// Adds an assertion.
    pub fn assert(&mut self, name: &'static str, arguments: &[Code]) {
        self.assertions += 1;
        let line = code![Piece::Assertion(name), "(", Code::join(arguments, ", "), ");"];
        self.line(line);
    }

    /// Calls the subject and asserts how it ends. The result gets a variable if it is wanted or has content to assert.
    pub fn assert_outcome(
        &mut self,
        call: Expression,
        wants_result: bool,
        is_generic: bool,
        queue: &mut Queue,
    ) -> Result<Option<Expression>, String> {
        let case = self.case;
        match &case.outcome {
            Outcome::Exited => Err("it ends the process".to_owned()),
            Outcome::Threw(class, _) => self.assert_thrown(class, call.code).map(|()| None),
            Outcome::Returned(None) | Outcome::Returned(Some(Datum::Unknown)) if !wants_result => {
                self.line(code![call.code, ";"]);
                Ok(None)
            }
            Outcome::Returned(value) => {
                let value = value.unwrap_or(Datum::Unknown);
                let mut result = call;
                // Without a declared type, javac would infer the type of the result from the assertion.
                let is_compared = matches!(value, Datum::Object(at) if !self.variables.contains_key(&at));
                let class = result.class.filter(|&class| is_generic && is_compared && !self.is_primitive(class));
                if let Some(class) = class {
                    let nearest = self.view.nearest(class);
                    result.code = code!["((", self.view.type_code(nearest), ") ", result.code, ")"];
                    result.class = Some(nearest);
                }
                if wants_result {
                    result = self.named(result, "result")?;
                }
                self.assert_value(value, result.clone(), "result", queue)?;
                Ok(wants_result.then_some(result))
            }
        }
    }

    /// Puts an expression into a variable of its type, or of the nearest type that can be named.
    fn named(&mut self, value: Expression, wish: &str) -> Result<Expression, String> {
        let object = self.view.object();
        let class = value.class.map_or(object, |class| self.view.nearest(class));
        let name = self.scope.fresh(wish);
        let declaration = code![self.view.type_code(class), " ", &name, " = ", value.code, ";"];
        self.line(declaration);
        Ok(Expression { code: name.into(), class: Some(class) })
    }

    fn assert_thrown(&mut self, class: &str, call: Code) -> Result<(), String> {
        let class = self.view.load(class)?;
        let nearest = self.view.nearest(class);
        let named = code![self.view.type_code(nearest), ".class"];
        let action = code!["() -> ", call];
        if nearest == class && self.version == Version::Five {
            self.assert("assertThrowsExactly", &[named, action]);
            return Ok(());
        }
        let throws = code![Piece::Assertion("assertThrows"), "(", &named, ", ", action, ")"];
        if nearest == class {
            self.assert("assertEquals", &[named, code![throws, ".getClass()"]]);
        } else {
            let name: Vec<u16> = self.view.machine.program.class(class).java_name().encode_utf16().collect();
            self.assert("assertEquals", &[quoted(&name).into(), code![throws, ".getClass().getName()"]]);
        }
        Ok(())
    }

    /// Asserts that an expression has a value. New objects get a variable and are queued.
    pub fn assert_value(
        &mut self,
        value: Datum,
        actual: Expression,
        wish: &str,
        queue: &mut Queue,
    ) -> Result<(), String> {
        let at = match value {
            Datum::Unknown => return Ok(()),
            Datum::Null => {
                self.assert("assertNull", &[actual.code]);
                return Ok(());
            }
            Datum::Number(number) => {
                self.assert_number(number, actual, EXPECTED);
                return Ok(());
            }
            Datum::Object(at) => at,
        };
        if let Some(variable) = self.variables.get(&at) {
            let name = Code::from(&variable.name);
            self.assert("assertSame", &[name, actual.code]);
            return Ok(());
        }
        let case = self.case;
        let object = case.objects.get(at).ok_or("an object is missing")?;
        match &object.after {
            Content::Hidden => self.assert("assertNotNull", &[actual.code]),
            Content::Boxed(number, _) => self.assert_number(*number, actual, EXPECTED),
            Content::Text(units, _) => {
                let expected = literal_code(literal::text(units, EXPECTED));
                let is_string = object.class == "java.lang.String";
                let actual = if is_string { actual.code } else { code![actual.code, ".toString()"] };
                self.assert("assertEquals", &[expected, actual]);
            }
            content @ (Content::Constant(..) | Content::Class(_)) => {
                let expected = self.constant(&object.class, content, EXPECTED)?.ok_or("a constant has no name")?;
                self.assert("assertSame", &[expected.code, actual.code]);
            }
            Content::Opaque => self.assert_class(&object.class, actual.code)?,
            _ if at < case.inputs => self.assert("assertNotNull", &[actual.code]),
            Content::Elements(length, elements) if self.compares(*length, elements) => {
                let numbers: Vec<Number> = numbers_of(&object.class, *length, elements);
                self.assert_array(&object.class, &numbers, actual)?;
            }
            Content::Fields(_) if !self.has_content(object)? => self.assert_class(&object.class, actual.code)?,
            Content::Fields(_) | Content::Elements(..) => {
                let variable = self.introduce(at, object, actual, wish)?;
                queue.push_back((at, variable));
            }
        }
        Ok(())
    }

    /// Gives a new object a variable, and asserts its class where the variable's type does not say it.
    fn introduce(&mut self, at: usize, object: &Object, actual: Expression, wish: &str) -> Result<Variable, String> {
        let class = self.view.load(&object.class)?;
        let nearest = self.view.nearest(class);
        let static_class = actual.class.unwrap_or(nearest);
        // If an object of the input has this name already, the new object is called `new...`.
        let name = match self.scope.is_free(wish) {
            true => self.scope.fresh(wish),
            false => self.scope.fresh(&format!("new{}", names::capitalized(wish))),
        };
        let value = self.fitted(Expression { class: Some(static_class), ..actual }, nearest)?;
        let declaration = code![self.view.type_code(nearest), " ", &name, " = ", value, ";"];
        self.line(declaration);
        let variable = Variable { name, class: nearest };
        self.variables.insert(at, variable.clone());
        if static_class != class || nearest != class {
            self.assert_class(&object.class, Code::from(&variable.name))?;
        }
        Ok(variable)
    }

    /// Whether more than the class of an object is asserted. For classes of the JDK outside `java.util` it is not.
    fn has_content(&mut self, object: &Object) -> Result<bool, String> {
        let class = self.view.load(&object.class)?;
        let is_open = !self.view.is_jdk(class) || object.class.starts_with("java.util.");
        Ok(match &object.after {
            Content::Fields(fields) => is_open && fields.iter().any(|cell| !is_silent(cell)),
            _ => true,
        })
    }

    fn assert_class(&mut self, class: &str, actual: Code) -> Result<(), String> {
        let class = self.view.load(class)?;
        if self.view.is_nameable(class) {
            let expected = code![self.view.type_code(class), ".class"];
            self.assert("assertEquals", &[expected, code![actual, ".getClass()"]]);
        } else {
            let name: Vec<u16> = self.view.machine.program.class(class).java_name().encode_utf16().collect();
            self.assert("assertEquals", &[quoted(&name).into(), code![actual, ".getClass().getName()"]]);
        }
        Ok(())
    }

    fn assert_number(&mut self, number: Number, actual: Expression, name: &str) {
        let is_primitive = actual.class.is_some_and(|class| self.is_primitive(class));
        let expected = self.number(number, name).code;
        match number {
            Number::Boolean(expected) if is_primitive => {
                self.assert(if expected { "assertTrue" } else { "assertFalse" }, &[actual.code]);
            }
            // JUnit 4 wants a tolerance for primitive floating-point numbers, so they are boxed.
            Number::Float(_) | Number::Double(_) if is_primitive && self.version == Version::Four => {
                let boxed = if matches!(number, Number::Float(_)) { "Float" } else { "Double" };
                let boxed = lang(boxed);
                let expected = code![boxed.clone(), ".valueOf(", expected, ")"];
                self.assert("assertEquals", &[expected, code!["(", boxed, ") ", actual.code]]);
            }
            _ if is_primitive => self.assert("assertEquals", &[expected, actual.code]),
            _ => {
                let object = self.view.object();
                let is_box = self.version == Version::Five && actual.class.is_some_and(|class| self.is_box(class));
                // With a type other than the box of the number, or with any box in JUnit 4, the call would be
                // ambiguous.
                let actual = match is_box || actual.class == Some(object) {
                    true => actual.code,
                    false => code!["(", lang("Object"), ") ", actual.code],
                };
                self.assert("assertEquals", &[expected, actual]);
            }
        }
    }

    fn is_box(&self, class: ClassId) -> bool {
        Kind::of_box(&self.view.machine.program.class(class).name).is_some()
    }

    /// Whether an array is compared as a whole.
    fn compares(&self, length: usize, elements: &[(usize, Given)]) -> bool {
        // JUnit 4 takes both zeros of floating-point arrays for one.
        let is_exact =
            |number| self.version == Version::Five || !matches!(number, Number::Float(_) | Number::Double(_));
        length <= COMPARED
            && !elements.is_empty()
            && elements.iter().all(|(_, given)| matches!(given.value, Datum::Number(number) if is_exact(number)))
    }

    fn assert_array(&mut self, class: &str, numbers: &[Number], actual: Expression) -> Result<(), String> {
        let class = self.view.load(class)?;
        let elements: Vec<Code> = numbers.iter().map(|&number| self.number(number, EXPECTED).code).collect();
        let expected = code!["new ", self.view.type_code(class), " {", Code::join(&elements, ", "), "}"];
        let actual = self.fitted(actual, class)?;
        self.assert("assertArrayEquals", &[expected, actual]);
        Ok(())
    }

    /// Asserts the content of new objects, and of those that they lead to.
    pub fn assert_queued(&mut self, queue: &mut Queue) -> Result<(), String> {
        while let Some((at, variable)) = queue.pop_front() {
            if self.assertions >= MOST {
                return Ok(());
            }
            let case = self.case;
            let object = &case.objects[at];
            let class = self.view.load(&object.class)?;
            match &object.after {
                Content::Fields(fields) => {
                    for cell in fields {
                        self.assert_field(class, &variable, cell, queue)?;
                    }
                }
                Content::Elements(length, elements) => {
                    self.assert("assertEquals", &[length.to_string().into(), code![&variable.name, ".length"]]);
                    for (index, given) in elements {
                        self.assert_element(&variable, *index, given.value, queue)?;
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Asserts what a field of an object holds.
    pub fn assert_field(
        &mut self,
        class: ClassId,
        variable: &Variable,
        cell: &FieldCell,
        queue: &mut Queue,
    ) -> Result<(), String> {
        if is_silent(cell) || self.assertions >= MOST {
            return Ok(());
        }
        let actual = self.read(class, variable, cell)?;
        let wish = field_wish(&cell.name).to_owned();
        self.assert_value(cell.given.value, actual, &wish, queue)
    }

    /// Asserts what an element of an array holds.
    pub fn assert_element(
        &mut self,
        variable: &Variable,
        index: usize,
        value: Datum,
        queue: &mut Queue,
    ) -> Result<(), String> {
        if value == Datum::Unknown || self.assertions >= MOST {
            return Ok(());
        }
        let element = self.view.machine.program.class(variable.class).element();
        let actual = Expression { code: format!("{}[{index}]", variable.name).into(), class: element };
        let wish = names::element(&variable.name);
        self.assert_value(value, actual, &wish, queue)
    }

    /// The reading of a field: directly, by a getter, or by reflection.
    fn read(&mut self, class: ClassId, variable: &Variable, cell: &FieldCell) -> Result<Expression, String> {
        let (declaring, field) =
            self.view.field(&cell.class, &cell.name).ok_or_else(|| format!("there is no field {}", cell.name))?;
        let held = self.view.class_of(&cell.descriptor)?;
        if self.view.sees_field(variable.class, declaring, &field) {
            return Ok(Expression { code: code![&variable.name, ".", &cell.name], class: Some(held) });
        }
        let summary = self.summaries.of(self.view.machine, class);
        let getters: Vec<_> = summary.getters.iter().filter(|getter| getter.slot == field.slot).collect();
        for getter in getters {
            if self.may_call_on(getter.method, variable.class) {
                let program = &self.view.machine.program;
                let method = program.method(getter.method);
                let (name, ret) = (program.text(method.name).to_string(), method.mtype.ret.clone());
                let code = code![&variable.name, ".", name, "()"];
                return Ok(Expression { code, class: Some(self.view.class_of(&ret)?) });
            }
        }
        let units: Vec<u16> = cell.name.encode_utf16().collect();
        let helper = Piece::Helper("get", self.view.reach(declaring));
        let declaring = self.view.class_code(declaring);
        let code = code![helper, "(", &variable.name, ", ", declaring, ", ", quoted(&units), ")"];
        Ok(Expression { code, class: Some(self.view.object()) })
    }

    /// Asserts that what the path violates does not hold.
    pub fn assert_violation(&mut self, given: &[Expression], result: Option<&Expression>) -> Result<(), String> {
        let Some(check) = broken(self.case) else { return Ok(()) };
        let check = check.clone();
        let call = self.check_call(&check, given, result)?;
        let is_primitive = call.class.is_some_and(|class| self.is_primitive(class));
        let answer = if is_primitive { call.code } else { code!["(boolean) ", call.code] };
        match self.version {
            Version::Five => {
                let holds = Piece::Helper("holds", super::code::Reach::Reflection);
                self.assert("assertFalse", &[code![holds, "(() -> ", answer, ")"]]);
            }
            // In JUnit 4 the check is called inside an assertion, so that a check that throws counts as false, too.
            Version::Four => {
                let holds = code!["() -> ", Piece::Assertion("assertTrue"), "(", answer, ")"];
                self.assert("assertThrows", &[code![lang("Throwable"), ".class"], holds]);
            }
        }
        Ok(())
    }
}

/// The check that does not hold on a path.
pub fn broken(case: &explore::case::Case) -> Option<&Call> {
    let is_broken = matches!(case.violation, Some(ViolationKind::Invariant | ViolationKind::Postcondition));
    case.calls.iter().filter(|_| is_broken).find(|call| call.role == Role::Check && call.answer == Some(false))
}

/// Whether nothing is asserted of a field: it is not predicted, it counts modifications, or the compiler made it, such
/// as the link to an outer object.
pub fn is_silent(cell: &FieldCell) -> bool {
    cell.given.value == Datum::Unknown || cell.name.contains('$') || cell.name == "modCount"
}

/// What the elements of a new array hold.
pub fn zero_of(array: &str) -> Datum {
    Kind::of(&array[1..]).and_then(Number::zero).map_or(Datum::Null, Datum::Number)
}

fn numbers_of(array: &str, length: usize, elements: &[(usize, Given)]) -> Vec<Number> {
    let held =
        |index: usize| elements.iter().find(|(at, _)| *at == index).map_or(zero_of(array), |(_, given)| given.value);
    (0..length).filter_map(|index| if let Datum::Number(number) = held(index) { Some(number) } else { None }).collect()
}

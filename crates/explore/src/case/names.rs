//! How inputs are called: by the way that leads to them, such as `this.root.left`.

use heap::{Origin, Question, Ref, Response, TypeSet, Value};
use machine::{Alternative, Coder, Machine, Typed};
use program::ClassId;
use term::{Term, Variable, display};

use super::Decision;
use super::values::Values;
use crate::subject::Subject;

/// Gives names to inputs.
pub struct Names<'a> {
    pub machine: &'a Machine,
    pub subject: &'a Subject,
    pub values: &'a Values<'a>,
}

impl Names<'_> {
    /// The name of each variable of the path.
    pub fn of_variables(&self) -> Vec<String> {
        self.machine.input().variables().iter().map(|variable| self.of(variable.origin)).collect()
    }

    /// The name of an input: the way that leads to it.
    pub fn of(&self, origin: Origin) -> String {
        let input = self.machine.input();
        let owner = |number: u32| self.of(input.objects()[number as usize].origin);
        match origin {
            Origin::Parameter(at) => {
                let known = self.subject.parameters.get(usize::from(at));
                known.map_or_else(|| format!("arg{at}"), |known| known.name.clone())
            }
            Origin::Field(number, slot) => {
                let class = self.machine.class_of(input.objects()[number as usize].object);
                let field = class.and_then(|class| self.machine.program.field_at(class, slot));
                let field = field.map_or_else(|| slot.to_string(), |f| self.machine.program.text(f.name).to_string());
                format!("{}.{field}", owner(number))
            }
            Origin::Element(number, entry) => {
                let index = self.values.entry_index(self.machine, number, entry);
                let index = index.map_or_else(|| "?".to_owned(), |index| index.to_string());
                format!("{}[{index}]", owner(number))
            }
            Origin::Length(number) => format!("{}.length", owner(number)),
            Origin::Character(number, at) => format!("{}.charAt({at})", owner(number)),
            Origin::Identity(number) => format!("identity of {}", owner(number)),
            Origin::Static(slot) => self.machine.program.static_name(slot),
            Origin::Asked(at) => self.machine.answer_in_words(at).unwrap_or_else(|| format!("any#{at}")),
            Origin::Read(at) => format!("reading#{at}"),
            Origin::Response(at) => self.response(at as usize),
        }
    }

    /// What an object of an unseen class has answered.
    fn response(&self, number: usize) -> String {
        let input = self.machine.input();
        let Some(response) = input.responses().get(number) else { return format!("answer#{number}") };
        let arguments: Vec<String> = input.arguments(response).iter().map(|&value| self.argument(value)).collect();
        let arguments = arguments.join(", ");
        let method = |id| self.machine.program.text(self.machine.program.method(id).name).to_string();
        let asked = match response.question {
            Question::Rank => "rank".to_owned(),
            Question::Less => "less".to_owned(),
            Question::Greater => "greater".to_owned(),
            Question::Call(id) => method(id),
            Question::Again(id) => {
                let earlier = &input.responses()[..number];
                let again = |other: &&Response| (other.from, other.question) == (response.from, response.question);
                match earlier.iter().filter(again).count() {
                    0 => method(id),
                    count => format!("{}#{}", method(id), count + 1),
                }
            }
        };
        let is_order = matches!(response.question, Question::Rank | Question::Less | Question::Greater);
        match (response.from.is_null(), response.question) {
            (true, _) if is_order => format!("{arguments}.{asked}"),
            (true, Question::Call(id) | Question::Again(id)) => {
                let class = self.machine.program.class(self.machine.program.method(id).class).java_name();
                format!("{class}.{asked}({arguments})")
            }
            _ => format!("{}.{asked}({arguments})", self.argument(Value::Ref(response.from))),
        }
    }

    /// An argument of a call, in words.
    fn argument(&self, value: Value) -> String {
        let input = self.machine.input();
        match value {
            Value::Ref(reference) => match (reference.unknown(), input.number_of(reference)) {
                (Some(unknown), _) => self.of(input.unknown(unknown).origin),
                (None, Some(number)) => self.of(input.objects()[number as usize].origin),
                (None, None) if reference.is_null() => "null".to_owned(),
                (None, None) => "an object".to_owned(),
            },
            Value::Term(_, term) => {
                let name = |variable: Variable| {
                    let known = input.variables().get(variable.index as usize);
                    known.map_or_else(|| "?".to_owned(), |known| self.of(known.origin))
                };
                display(&self.machine.terms, term, &name)
            }
            Value::Int(value) => value.to_string(),
            Value::Long(value) => format!("{value}L"),
            Value::Float(value) => format!("{value}f"),
            Value::Double(value) => value.to_string(),
            Value::Top | Value::Address(_) => "?".to_owned(),
        }
    }

    /// Conditions in Java-like form.
    pub fn conditions(&self, conjuncts: &[Term]) -> Vec<String> {
        let names = self.of_variables();
        conjuncts.iter().map(|&conjunct| self.condition(conjunct, &names)).collect()
    }

    fn condition(&self, term: Term, names: &[String]) -> String {
        let name = |variable: Variable| names.get(variable.index as usize).cloned().unwrap_or_else(|| "?".to_owned());
        display(&self.machine.terms, term, &name)
    }

    /// What alternatives decide, in words. Those without words are left out.
    pub fn decisions(&self, alternatives: impl Iterator<Item = (Alternative, Option<Term>)>) -> Vec<Decision> {
        let names = self.of_variables();
        let unknown = |unknown| self.of(self.machine.input().unknown(unknown).origin);
        let object = |object: Ref| match self.machine.input().number_of(object) {
            Some(number) => self.of(self.machine.input().objects()[number as usize].origin),
            None => self.machine.constant_name(object),
        };
        alternatives
            .filter_map(|(alternative, condition)| {
                Some(match alternative {
                    Alternative::Holds(..) => Decision::Holds(self.condition(condition?, &names)),
                    Alternative::Null(at) => Decision::Null(unknown(at)),
                    Alternative::Object(at) => Decision::Object(unknown(at)),
                    Alternative::Fresh(at) => Decision::Fresh(unknown(at)),
                    Alternative::Alias(at, to) => Decision::Same(unknown(at), object(to)),
                    Alternative::Text(typed, length, coder) => {
                        let input = self.of(self.typed(typed).0);
                        Decision::Text(input, length, coder == Coder::Utf16)
                    }
                    Alternative::Types(typed, types, class) => self.narrowed(typed, types, class),
                })
            })
            .collect()
    }

    /// What narrowing the class of an input decides.
    fn narrowed(&self, typed: Typed, types: TypeSet, class: Option<ClassId>) -> Decision {
        let (origin, known) = self.typed(typed);
        let input = self.of(origin);
        // A class that is not decided yet says less than the constraint that was added.
        let is_open = match typed {
            Typed::Unknown(unknown) => self.machine.input().decided(unknown).is_none(),
            Typed::Object(number) => {
                let object = self.machine.input().objects()[number as usize].object;
                self.machine.heap().header(object).is_none_or(|header| header.is_open())
            }
        };
        if is_open && class.is_none() {
            let (among, not) = self.machine.type_constraint(types);
            match (among, not) {
                (Some(among), _) if !among.is_empty() => return Decision::Instance(input, among.join(" or ")),
                (_, Some(not)) => return Decision::NotInstance(input, not),
                _ => {}
            }
        }
        Decision::Instance(input, known)
    }

    /// An input whose class was narrowed, and what to.
    fn typed(&self, typed: Typed) -> (Origin, String) {
        let input = self.machine.input();
        let (origin, class) = match typed {
            Typed::Object(number) => {
                let object = input.objects()[number as usize];
                (object.origin, self.machine.class_of(object.object).unwrap_or(object.class))
            }
            Typed::Unknown(unknown) => {
                let cell = input.unknown(unknown);
                let decided = input.decided(unknown).and_then(|object| self.machine.class_of(object));
                (cell.origin, decided.unwrap_or(cell.class))
            }
        };
        (origin, self.machine.program.class(class).java_name())
    }
}

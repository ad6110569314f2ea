//! Makes random methods. Most assertions hold by construction; a method has at most a few things that can go wrong.

use super::statement::{Method, Never, Statement};
use super::types::{CERTAIN, OPEN, TYPES, Type, by_name};
use crate::random::Random;

/// The most statements of a block.
const LONGEST: usize = 5;
/// The deepest nesting of blocks.
const DEEPEST: usize = 3;

/// A variable in scope.
#[derive(Clone)]
struct Variable {
    name: String,
    kind: usize,
    /// Whether it is known not to be null.
    present: bool,
}

impl Variable {
    fn kind(&self) -> &'static Type {
        TYPES[self.kind]
    }
}

/// A random method.
pub fn method(random: &mut Random) -> Method {
    let wide = [
        "Object",
        "T",
        "Comparable",
        "CharSequence",
        "Number",
        "Serializable",
        "Exception",
        "Class",
        "Object[]",
        "Animal[]",
    ];
    let parameters: Vec<usize> = (0..1 + random.index(3))
        .map(|_| if random.chance(3) { by_name(random.pick(&wide)) } else { random.index(TYPES.len()) })
        .collect();
    // Two of one type say more about each other.
    let parameters = match parameters[..] {
        [one, _] if random.chance(3) => vec![one, one],
        _ => parameters,
    };
    let variables = parameters.iter().enumerate();
    let mut scope: Vec<Variable> = variables
        .map(|(i, &kind)| Variable { name: format!("p{i}"), kind, present: TYPES[kind].name == "int" })
        .collect();
    let risks = [0, 0, 1, 1, 2][random.index(5)];
    let mut maker = Maker { random, names: 0, risks };
    let mut body = Vec::new();
    for variable in &mut scope {
        if !variable.present && !maker.random.chance(5) {
            body.push(Statement::line(format!("if ({} == null) return;", variable.name)));
            variable.present = true;
        }
    }
    body.extend(maker.block(&mut scope, 0));
    let named = |(i, kind)| (format!("p{i}"), kind);
    Method { parameters: parameters.into_iter().enumerate().map(named).collect(), body }
}

struct Maker<'a> {
    random: &'a mut Random,
    names: usize,
    /// How many more things may go wrong.
    risks: usize,
}

impl Maker<'_> {
    fn block(&mut self, scope: &mut Vec<Variable>, depth: usize) -> Vec<Statement> {
        let before = scope.clone();
        let mut body = Vec::new();
        for _ in 0..1 + self.random.index(LONGEST - depth) {
            let made = self.statements(scope, depth);
            let ends = made.last().is_some_and(|last| last.parts[0].0.starts_with("throw "));
            body.extend(made);
            if ends {
                break;
            }
        }
        // What the block found out is not known after it.
        *scope = before;
        body
    }

    /// A statement, perhaps with others that it needs.
    fn statements(&mut self, scope: &mut Vec<Variable>, depth: usize) -> Vec<Statement> {
        let at = self.random.index(scope.len());
        let deep = depth >= DEEPEST;
        let kind = scope[at].kind();
        if !scope[at].present {
            return self.absent(scope, at, deep, depth);
        }
        match self.random.below(15) {
            0..=3 => vec![self.certain(scope, at)],
            4 | 5 if self.risks > 0 => {
                self.risks -= 1;
                vec![self.open(scope, at)]
            }
            4 | 5 => vec![self.certain(scope, at)],
            6 | 7 if !kind.read.is_empty() => vec![self.read(scope, at)],
            8 if !deep => self.branch(scope, at, depth),
            9 | 10 if !deep && !kind.narrow.is_empty() => self.narrow(scope, at, depth),
            11 if !kind.write.is_empty() => self.write(scope, at),
            12 if !deep => self.special(scope, at, depth),
            13 if self.risks > 0 && kind.narrow.len() > 2 => vec![self.cast(scope, at)],
            _ if kind.name.ends_with("[]") && !deep => self.array(scope, at, depth),
            _ => vec![self.certain(scope, at)],
        }
    }

    /// Something about a value that may be null.
    fn absent(&mut self, scope: &mut Vec<Variable>, at: usize, deep: bool, depth: usize) -> Vec<Statement> {
        let name = scope[at].name.clone();
        match self.random.below(6) {
            0..=2 if !deep => {
                scope[at].present = true;
                let body = self.block(scope, depth + 1);
                scope[at].present = false;
                vec![Statement::block(format!("if ({name} != null)"), body)]
            }
            3 if self.risks > 0 => {
                self.risks -= 1;
                vec![Statement::claim(&format!("{name} != null"), Never::Unknown)]
            }
            4 if self.risks > 0 => {
                self.risks -= 1;
                vec![self.open(scope, at)]
            }
            5 => vec![Statement::claim(
                &format!("!((Object) {name} instanceof Object) || {name} != null"),
                Never::Throws,
            )],
            _ => {
                scope[at].present = true;
                vec![Statement::line(format!("if ({name} == null) return;"))]
            }
        }
    }

    /// A claim that holds.
    fn certain(&mut self, scope: &[Variable], at: usize) -> Statement {
        let own = scope[at].kind().certain;
        let general = scope[at].kind().name != "int" && (own.is_empty() || self.random.chance(3));
        let text = self.random.pick(if general { CERTAIN } else { own });
        let text = self.fill(scope, at, text);
        let never = if scope[at].present { Never::Throws } else { Never::AssertionFails };
        Statement::claim(&text, never)
    }

    /// A condition that holds for some.
    fn condition(&mut self, scope: &[Variable], at: usize) -> String {
        let own = scope[at].kind().open;
        let general = scope[at].kind().name != "int" && (own.is_empty() || self.random.chance(3));
        let text = self.random.pick(if general { OPEN } else { own });
        self.fill(scope, at, text)
    }

    fn open(&mut self, scope: &[Variable], at: usize) -> Statement {
        Statement::claim(&self.condition(scope, at), Never::Unknown)
    }

    /// The text with its variables.
    fn fill(&mut self, scope: &[Variable], at: usize, text: &str) -> String {
        let same: Vec<&Variable> = scope.iter().filter(|one| one.kind == scope[at].kind && one.present).collect();
        let any: Vec<&Variable> = scope.iter().filter(|one| one.kind().name != "int").collect();
        // Another one if there is one.
        let other = |random: &mut Random, list: &[&Variable]| {
            let others: Vec<&&Variable> = list.iter().filter(|one| one.name != scope[at].name).collect();
            if others.is_empty() { scope[at].name.clone() } else { others[random.index(others.len())].name.clone() }
        };
        let (same, any) = (other(self.random, &same), other(self.random, &any));
        text.replace('$', &scope[at].name).replace('@', &same).replace('#', &any)
    }

    fn fresh(&mut self) -> String {
        self.names += 1;
        format!("v{}", self.names)
    }

    fn read(&mut self, scope: &mut Vec<Variable>, at: usize) -> Statement {
        let read = scope[at].kind().read;
        let (kind, expression) = read[self.random.index(read.len())];
        let kind = by_name(kind);
        let expression = expression.replace('$', &scope[at].name);
        let present = TYPES[kind].name == "int" || expression == scope[at].name;
        let name = self.fresh();
        scope.push(Variable { name: name.clone(), kind, present });
        Statement::line(format!("{} {name} = {expression};", TYPES[kind].java))
    }

    fn branch(&mut self, scope: &mut Vec<Variable>, at: usize, depth: usize) -> Vec<Statement> {
        let condition = self.condition(scope, at);
        let whole = Statement::block(format!("if ({condition})"), self.block(scope, depth + 1));
        vec![if self.random.chance(2) { whole.and("else", self.block(scope, depth + 1)) } else { whole }]
    }

    fn narrow(&mut self, scope: &mut Vec<Variable>, at: usize, depth: usize) -> Vec<Statement> {
        let kind = by_name(self.random.pick(scope[at].kind().narrow));
        let (old, name) = (scope[at].name.clone(), self.fresh());
        let java = TYPES[kind].java;
        let visible = scope.len();
        scope.push(Variable { name: name.clone(), kind, present: true });
        let mut body = self.block(scope, depth + 1);
        scope.truncate(visible);
        if self.random.chance(3) {
            body.insert(0, Statement::claim(&format!("(Object) {name} == (Object) {old}"), Never::Throws));
        }
        let whole = Statement::block(format!("if ((Object) {old} instanceof {java} {name})"), body);
        vec![if self.random.chance(4) { whole.and("else", self.block(scope, depth + 1)) } else { whole }]
    }

    /// A cast that some inputs do not survive.
    fn cast(&mut self, scope: &mut Vec<Variable>, at: usize) -> Statement {
        self.risks -= 1;
        let kind = by_name(self.random.pick(scope[at].kind().narrow));
        let name = self.fresh();
        let text = format!("{} {name} = ({}) (Object) {};", TYPES[kind].java, TYPES[kind].java, scope[at].name);
        scope.push(Variable { name, kind, present: true });
        Statement::line(text)
    }

    fn write(&mut self, scope: &[Variable], at: usize) -> Vec<Statement> {
        let write = scope[at].kind().write;
        let (kind, place) = write[self.random.index(write.len())];
        let place = place.replace('$', &scope[at].name);
        let fits: Vec<&Variable> = scope
            .iter()
            .filter(|one| one.kind().name == kind || (kind == "Object" && one.kind().name != "int"))
            .collect();
        if fits.is_empty() {
            return vec![self.certain(scope, at)];
        }
        let value = fits[self.random.index(fits.len())].name.clone();
        let store = Statement::line(format!("{place} = {value};"));
        vec![store, Statement::claim(&format!("{place} == {value}"), Never::Throws)]
    }

    /// What only some types have: a switch, a comparison, a throw; otherwise a cast that is caught.
    fn special(&mut self, scope: &mut Vec<Variable>, at: usize, depth: usize) -> Vec<Statement> {
        let (name, kind) = (scope[at].name.clone(), scope[at].kind().name);
        match kind {
            "Plain" => vec![self.switch(scope, at, &["RED", "GREEN", "BLUE"], depth)],
            "Bodied" => vec![self.switch(scope, at, &["SAME", "NEXT", "MINUS"], depth)],
            "Weighted" => vec![self.switch(scope, at, &["LIGHT", "HEAVY"], depth)],
            "Comparable" => {
                let other = self.fill(scope, at, "#");
                let other = if scope.iter().any(|one| one.name == other && one.kind().name == "Comparable") {
                    other
                } else {
                    name.clone()
                };
                let both =
                    format!("Integer.signum({name}.compareTo({other})) == -Integer.signum({other}.compareTo({name}))");
                let body = vec![Statement::claim(&both, Never::AssertionFails)];
                let whole = Statement::block("try".to_owned(), body);
                vec![whole.and("catch (ClassCastException | NullPointerException e)", vec![])]
            }
            "Exception" => self.throw(scope, at),
            _ if !scope[at].kind().narrow.is_empty() => {
                let kind = by_name(self.random.pick(scope[at].kind().narrow));
                let (java, fresh) = (TYPES[kind].java, self.fresh());
                let visible = scope.len();
                scope.push(Variable { name: fresh.clone(), kind, present: true });
                let mut body = vec![Statement::line(format!("{java} {fresh} = ({java}) (Object) {name};"))];
                body.push(self.certain(scope, visible));
                scope.truncate(visible);
                let other =
                    Statement::claim(&format!("!((Object) {name} instanceof {})", erased(java)), Never::AssertionFails);
                vec![Statement::block("try".to_owned(), body).and("catch (ClassCastException e)", vec![other])]
            }
            _ => vec![self.certain(scope, at)],
        }
    }

    fn switch(&mut self, scope: &mut Vec<Variable>, at: usize, constants: &[&str], depth: usize) -> Statement {
        let (name, java) = (scope[at].name.clone(), scope[at].kind().java);
        let left_out = if self.risks > 0 && self.random.chance(2) {
            self.risks -= 1;
            self.random.index(constants.len())
        } else {
            constants.len()
        };
        let mut cases = Vec::new();
        for (number, constant) in constants.iter().enumerate().filter(|(number, _)| *number != left_out) {
            let same = Statement::claim(
                &format!("{name} == {java}.{constant} && {name}.ordinal() == {number}"),
                Never::Throws,
            );
            let mut body = vec![same];
            if depth + 1 < DEEPEST && self.random.chance(3) {
                body = self.block(scope, depth + 1);
            }
            cases.push(Statement::block(format!("case {constant} ->"), body));
        }
        let never = if left_out == constants.len() { Never::AssertionFails } else { Never::Unknown };
        cases.push(Statement::block("default ->".to_owned(), vec![Statement::claim("false", never)]));
        Statement::block(format!("switch ({name})"), cases)
    }

    fn throw(&mut self, scope: &[Variable], at: usize) -> Vec<Statement> {
        let name = scope[at].name.clone();
        let same = |caught: &str| Statement::claim(&format!("{caught} == {name}"), Never::AssertionFails);
        if self.risks > 0 && self.random.chance(2) {
            self.risks -= 1;
            let head = self.random.pick(&["RuntimeException", "IllegalArgumentException", "Exception"]);
            let body = vec![Statement::line(format!("throw {name};"))];
            return vec![Statement::block(format!("if ({name} instanceof {head})"), body)];
        }
        let whole = Statement::block("try".to_owned(), vec![Statement::line(format!("throw {name};"))]);
        let other = Statement::claim("!(e instanceof RuntimeException)", Never::AssertionFails);
        vec![
            whole.and("catch (RuntimeException e)", vec![same("e")]).and("catch (Exception e)", vec![same("e"), other]),
        ]
    }

    /// Reads, stores and loops.
    fn array(&mut self, scope: &mut Vec<Variable>, at: usize, depth: usize) -> Vec<Statement> {
        let (name, kind) = (scope[at].name.clone(), scope[at].kind().name);
        let element = by_name(kind.strip_suffix("[]").unwrap_or("Object"));
        let present = TYPES[element].name == "int";
        if self.random.chance(2) {
            let fresh = self.fresh();
            let visible = scope.len();
            scope.push(Variable { name: fresh.clone(), kind: element, present });
            let mut body = self.block(scope, depth + 1);
            scope.truncate(visible);
            let java = TYPES[element].java;
            if self.random.chance(2) {
                return vec![Statement::block(format!("for ({java} {fresh} : {name})"), body)];
            }
            body.insert(0, Statement::line(format!("{java} {fresh} = {name}[0];")));
            return vec![Statement::block(format!("if ({name}.length > 0)"), body)];
        }
        let fits = |one: &&Variable| one.kind == element || (kind == "Object[]" && one.kind().name != "int");
        let mut values: Vec<String> = scope.iter().filter(fits).map(|one| one.name.clone()).collect();
        let more: &[&str] = match kind {
            "Object[]" => &["\"a\"", "new Object()", "new Dog()", "null", "128"],
            "Animal[]" => &["new Animal()", "new Dog()", "new Cat()", "null"],
            "int[]" => &["7", "-1"],
            "String[]" => &["\"a\"", "new String(\"a\")"],
            _ => &["null"],
        };
        values.extend(more.iter().map(|one| (*one).to_owned()));
        let value = values[self.random.index(values.len())].clone();
        let fresh = self.fresh();
        let declared = Statement::line(format!("{} {fresh} = {value};", TYPES[element].java));
        let same = Statement::claim(&format!("{name}[0] == {fresh}"), Never::Throws);
        let store = Statement::line(format!("{name}[0] = {fresh};"));
        let covariant = kind == "Object[]" || kind == "Animal[]";
        let stored = if !covariant {
            vec![declared, store, same]
        } else if self.risks > 0 && self.random.chance(2) {
            self.risks -= 1;
            vec![declared, store, same]
        } else {
            let why = format!("{fresh} != null && {name}.getClass() != {kind}.class");
            let otherwise = vec![Statement::claim(&why, Never::Throws)];
            let whole = Statement::block("try".to_owned(), vec![store, same]);
            vec![declared, whole.and("catch (ArrayStoreException e)", otherwise)]
        };
        vec![Statement::block(format!("if ({name}.length > 0)"), stored)]
    }
}

fn erased(java: &str) -> &str {
    java.split('<').next().unwrap_or(java)
}

#[test]
fn a_seed_determines_its_methods() {
    let text = |seed| {
        let mut random = Random::new(seed);
        let methods: Vec<Method> = (0..20).map(|_| method(&mut random)).collect();
        super::statement::Source::new(&methods.iter().collect::<Vec<_>>()).text
    };
    assert_eq!(text(1), text(1));
    assert_ne!(text(1), text(2));
}

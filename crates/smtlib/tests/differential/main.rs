//! Random scripts, answered by us and by z3: no difference, and every model of ours satisfies z3. A case is a constraint.

mod generate;
mod grammar;
mod z3;

use std::time::Duration;

use generate::{Script, Theory};
use smtlib::{Session, with_large_stack};
use solver::{Config, Solver};
use testing::{Plan, plan};
use z3::Z3;

/// Constraints per theory in an ordinary run.
const FEW: u32 = 120;

#[test]
fn bit_vectors() {
    compare(Theory::BitVectors);
}

#[test]
fn linear_integers() {
    compare(Theory::LinearIntegers);
}

#[test]
fn differences() {
    compare(Theory::Differences);
}

#[test]
fn arrays_of_bit_vectors() {
    compare(Theory::BitArrays);
}

#[test]
fn arrays_of_integers() {
    compare(Theory::IntegerArrays);
}

#[test]
fn floats() {
    compare(Theory::Floats);
}

#[test]
fn functions() {
    compare(Theory::Functions);
}

fn compare(theory: Theory) {
    // z3 takes its time with floats.
    let plan = plan(if theory == Theory::Floats { FEW / 2 } else { FEW });
    let mut z3 = Z3::start();
    with_large_stack(|| run(theory, &mut z3, plan)).expect("a thread").expect("no difference");
}

#[derive(Debug, Default)]
struct Tally {
    scripts: usize,
    constraints: usize,
    sat: usize,
    unsat: usize,
    we_gave_up: usize,
    z3_gave_up: usize,
    models: usize,
}

fn run(theory: Theory, z3: &mut Z3, plan: Plan) {
    let mut tally = Tally::default();
    let mut seeds = plan.random();
    while tally.constraints < plan.cases as usize {
        let script = Script::random(theory, seeds.next());
        tally.scripts += 1;
        tally.constraints += script.constraints;
        let (ours, model) = answer(&script.text);
        let theirs = z3.answers(&script.text);
        assert_eq!(ours.len(), theirs.len(), "\n{}\nours {ours:?}\ntheirs {theirs:?}", script.text);
        for (ours, theirs) in ours.iter().zip(&theirs) {
            let known = |answer: &str| ["sat", "unsat"].contains(&answer);
            assert!(known(ours) || ours == "unknown", "{ours}\n{}", script.text);
            match (known(ours), known(theirs)) {
                (true, true) => assert_eq!(ours, theirs, "ours is the left one of\n{}", script.text),
                (false, true) => tally.we_gave_up += 1,
                (_, false) => tally.z3_gave_up += 1,
            }
            tally.sat += usize::from(ours == "sat");
            tally.unsat += usize::from(ours == "unsat");
        }
        if let Some(model) = model {
            let definitions = model.trim().strip_prefix('(').and_then(|text| text.strip_suffix(')')).expect("a model");
            let question = format!("{definitions}\n{}\n{}\n(check-sat)\n", script.definitions, script.live.join("\n"));
            let verdict = z3.answers(&question);
            assert!(
                ["sat", "unknown"].contains(&verdict.join(" ").as_str()),
                "no model: {verdict:?}\n{}\n{model}",
                script.text
            );
            tally.models += usize::from(verdict == ["sat"]);
        }
    }
    eprintln!("{theory:?}: {tally:?}");
}

/// Our answers, and our model if the last answer is `sat`.
fn answer(script: &str) -> (Vec<String>, Option<String>) {
    let config = Config { time_limit: Duration::from_secs(3), ..Config::default() };
    let mut session = Session::new(Box::new(move || Solver::new(config.clone())));
    let mut output = Vec::new();
    session.run(script.as_bytes(), &mut output).expect("memory takes it");
    let answers: Vec<String> = String::from_utf8(output).expect("text").lines().map(str::to_owned).collect();
    assert_eq!(session.errors(), 0, "{answers:?}\n{script}");
    if answers.last().map(String::as_str) != Some("sat") {
        return (answers, None);
    }
    let mut output = Vec::new();
    session.run(&b"(get-model)"[..], &mut output).expect("memory takes it");
    let model = String::from_utf8(output).expect("text");
    (answers, (!model.contains("(error")).then_some(model))
}

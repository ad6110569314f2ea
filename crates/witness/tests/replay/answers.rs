//! Programs that ask for values.

use std::fs;
use std::path::Path;

use explore::case::{Case, Content, Datum, Identity, Number};

use crate::support::*;

fn sum(answers: &[Datum]) -> Case {
    calling("Asking", "sum", "()I", &[], int(1 + 2 + 3 + 4 + 20)).answers(answers)
}

const SHORT: Datum = Datum::Number(Number::Short(3));

#[test]
fn answers_come_in_order() {
    let mut all = Expected::default();
    all.confirmed(sum(&[int(1), int(2), SHORT, int(4), int(1)]));
    let answers = [
        Number::Boolean(true),
        Number::Boolean(true),
        Number::Byte(-1),
        Number::Char(10),
        Number::Long(1 << 40),
        Number::Float(1f32.to_bits()),
        Number::Double(1f64.to_bits()),
    ];
    let kinds = calling("Asking", "kinds", "()J", &[], Datum::Number(Number::Long(9 + (1 << 40))));
    all.confirmed(kinds.answers(&answers.map(Datum::Number)));
    all.verify();
}

#[test]
fn objects_are_answers_too() {
    let mut all = Expected::default();
    let texts = calling("Asking", "texts", "()Ljava/lang/String;", &[], object(2));
    let texts = texts.input("java.lang.String", text("a", Identity::Any)).input("Node", node(5, NULL));
    let texts = texts.made("java.lang.String", text("a5null", Identity::Any));
    all.confirmed(texts.clone().answers(&[object(0), object(1), NULL]));
    all.refuted(
        texts.clone().answers(&[object(1), object(1), NULL]),
        "asked for java.lang.String, the path for something else",
    );
    all.refuted(texts.answers(&[object(0), NULL, NULL]), "an assumption does not hold");
    let fields = calling("Asking", "fields", "()I", &[], int(12)).input("Node", node(5, NULL));
    all.confirmed(fields.answers(&[int(7), object(0)]));
    all.verify();
}

#[test]
fn other_questions_refute() {
    let mut all = Expected::default();
    all.refuted(sum(&[int(1), int(10), SHORT]), "an assumption does not hold");
    all.refuted(sum(&[int(1), int(2), int(3)]), "asked for a short, the path for something else");
    all.refuted(sum(&[int(1), int(2), SHORT, int(4)]), "asked for an int once more than the path (4 answers)");
    let more = [int(1), int(2), SHORT, int(4), int(1), int(0)];
    all.refuted(sum(&more), "predicted to ask for 6 values, asked for 5");
    all.verify();
}

#[test]
fn an_assumption_fails_even_where_the_program_catches_everything() {
    let mut all = Expected::default();
    let assumes = |x: i32, returned: i32| calling("Asking", "assumes", "(I)I", &[int(x)], int(returned));
    all.confirmed(assumes(1, 1));
    all.refuted(assumes(0, -1), "an assumption does not hold");
    all.verify();
}

#[test]
fn what_only_exploration_knows_is_not_run() {
    let mut all = Expected::default();
    let symbolic = calling("Asking", "symbolic", "(I)Z", &[int(1)], boolean(true));
    all.not_run(symbolic, "only exploration can answer Debug.isSymbolicInteger");
    let counter = calling("Asking", "counter", "()I", &[], int(0));
    all.not_run(counter, "a word that is not known: 'int gov.nasa.jpf.vm.Verify.getCounter(int)'");
    all.not_run(sum(&[Datum::Unknown]), "answer 1 is not known");
    let hidden = calling("Asking", "texts", "()Ljava/lang/String;", &[], NULL).input("", Content::Hidden);
    assert!(matches!(one(hidden), explore::Replay::NotRun(_)));
    all.verify();
}

/// The implementation of words that the machine refuses: no path contains them.
const REFUSED: &str = "|_|";

#[test]
fn every_word_that_the_machine_knows_is_answered() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let vocabularies = [
        ("heapwright", "heapwright/Heapwright"),
        ("sv_comp", "org/sosy_lab/sv_benchmarks/Verifier"),
        ("jpf", "gov/nasa/jpf/vm/Verify"),
        ("spf", "gov/nasa/jpf/symbc/Debug"),
        ("jbse", "jbse/meta/Analysis"),
    ];
    for (table, class) in vocabularies {
        let table = crates.join("machine/src/intrinsics/vocabulary").join(table).with_extension("rs");
        let source = crates.join("witness/src/replay/java").join(class).with_extension("java");
        let (table, source) = (fs::read_to_string(table).unwrap(), fs::read_to_string(source).unwrap());
        let words = table.lines().filter_map(|line| line.trim().strip_prefix("(\"")?.split_once("\", "));
        let words: Vec<&str> = words
            .filter(|(_, meaning)| !meaning.starts_with(REFUSED))
            .filter_map(|(word, _)| word.split('(').next())
            .collect();
        assert!(words.len() > 5, "{class}");
        for word in &words {
            let listed = words.iter().filter(|other| *other == word).count();
            let answered = source.matches(&format!(" {word}(")).count();
            assert!(answered >= listed, "{class}.{word} is listed {listed} times and answered {answered} times");
        }
    }
}

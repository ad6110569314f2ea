//! Any text is parsed or refused; what is parsed can be printed, explained and parsed again.

use crate::support::spanless;
use proptest::prelude::*;
use spec::jml::{parse_contracts, parse_expression, parse_source};
use spec::{Automaton, constrained, explain, fields, parse, parse_with_warnings, render_error, render_warning};

/// All that can be done with a text.
fn survives(text: &str) -> Result<(), TestCaseError> {
    match parse_with_warnings(text) {
        Err(error) => {
            prop_assert!(error.span.start <= error.span.end && error.span.end <= text.len());
            prop_assert!(text.get(error.span.start..error.span.end).is_some(), "cuts a character");
            prop_assert!(render_error(&error, "x.hex", text, false).contains(&error.message));
        }
        Ok((spec, warnings)) => {
            for warning in &warnings {
                prop_assert!(render_warning(warning, "x.hex", text, true).contains("never applies"));
            }
            for explained in explain(&spec) {
                prop_assert!(text.get(explained.span.start..explained.span.end).is_some());
                prop_assert!(explained.text.ends_with('.'));
            }
            prop_assert!(fields(&spec).len() <= text.len() && constrained(&spec).len() <= text.len());
            let printed = spec.to_string();
            let again = parse(&printed).map_err(|error| TestCaseError::fail(format!("{error} in\n{printed}")))?;
            prop_assert_eq!(spanless(&spec), spanless(&again), "{}", printed);
        }
    }
    Ok(())
}

const WORDS: &[&str] = &[
    "root",
    "any",
    "this",
    "owner",
    "it",
    "max",
    "some",
    "not",
    "null",
    "is",
    "expands",
    "to",
    "nothing",
    "aliases",
    "only",
    "never",
    "of",
    "and",
    "or",
    "implies",
    "either",
    "class",
    "when",
    "runs",
    "as",
    "\"()V\"",
    "T",
    "pkg.T",
    ".a",
    ".b",
    ".T:c",
    "._",
    "[]",
    "(",
    ")",
    "|",
    "||",
    "&&",
    "=>",
    "!",
    "*",
    "+",
    "?",
    "{",
    "}",
    ";",
    ",",
    ".",
    ":",
    "/",
    "--",
    "#",
    "uninitialized",
    "\n",
];

/// Pieces that make up sentences more often than nonsense.
const PIECES: &[&str] = &[
    "root.a",
    "root.a(.b|.c)*",
    "any.a",
    "class T {",
    "this.a",
    "}",
    "not null",
    "is null",
    "expands to T",
    "aliases nothing",
    "aliases max root.a",
    "aliases owner.owner",
    ";",
    ";",
    ";",
    ",",
    " and ",
    " or ",
    "not ",
    "(",
    ")",
    "either {",
    "when root.a null runs T.m(it)",
    "only aliases root.b | some T",
];

const RULES: &[&str] = &[
    "{ROOT}:",
    "{R_ANY}",
    "{$REF}",
    "{$R_ANY}",
    ".{UP}",
    "{MAX}",
    "{EOL}",
    "{°}",
    "{°}*",
    ".a",
    ".p/T:b",
    "(.a|.b)",
    "(",
    ")",
    "|",
    "*",
    "+",
    "?",
    "/",
    ":",
    " instanceof T ",
    " instanceof p/T$E ",
    "not null",
    "expands to nothing",
    "expands to instanceof T",
    "aliases nothing",
    "aliases target ",
    "never aliases target ",
    "null",
    " triggers ",
    "T:(LT;)V:m",
    ":{$REF}",
    ";\n",
    ";\n",
    ";\n",
    "resolve end\n",
    "trigger begin\n",
    "-- x\n",
    "\\[{°}*\\]",
    "[T].f",
    "!",
    "{ROOT}:a.b instanceof T ",
    "{R_ANY}.a instanceof T ",
];

/// All that can be done with a text of JML.
fn survives_jml(text: &str) -> Result<(), TestCaseError> {
    let errors = [parse_source(text).err(), parse_contracts(text).err(), parse_expression(text).err()];
    for error in errors.into_iter().flatten() {
        prop_assert!(error.span.start <= error.span.end && error.span.end <= text.len());
        prop_assert!(text.get(error.span.start..error.span.end).is_some(), "cuts a character");
        prop_assert!(render_error(&error, "X.java", text, false).contains(&error.message));
    }
    Ok(())
}

const JML: &[&str] = &[
    "package p;",
    "import a.*;",
    "class A",
    "interface B<T extends C>",
    "enum E",
    "record R(int a)",
    "{",
    "}",
    "(",
    ")",
    ";",
    ",",
    "//@ requires",
    "/*@ ensures",
    "@*/",
    "*/",
    "\n",
    "assignable",
    "signals (E e)",
    "invariant",
    "also",
    "pure",
    "model",
    "ghost",
    "non_null",
    "normal_behavior",
    "int",
    "A",
    "m",
    "x",
    "int m(int x)",
    "return x;",
    "x == 1",
    "\\old(x)",
    "\\result",
    "\\nothing",
    "(\\forall int i; 0 <= i && i < 3; a[i] > 0)",
    "\\reach(x, A, f).has(y)",
    "a[i..j]",
    "x.*",
    "==>",
    "<==>",
    "(A) x",
    "? :",
    "\"\"\"",
    "'c'",
    "0x1p3",
    "set x = 1;",
    "@Ann({1, 2})",
    "region(r)",
    "static",
    "<init>",
    "é",
    "->",
];

fn soup(words: &'static [&'static str], between: &'static str) -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(words), 0..40).prop_map(move |words| words.join(between))
}

proptest! {
    #![proptest_config(testing::properties(3_000))]

    #[test]
    fn any_text(text in any::<String>()) {
        survives(&text)?;
    }

    #[test]
    fn any_words(text in soup(WORDS, " ")) {
        survives(&text)?;
    }

    #[test]
    fn any_pieces(text in soup(PIECES, " ")) {
        survives(&text)?;
    }

    #[test]
    fn any_rules(text in soup(RULES, "")) {
        survives(&format!("resolve begin\n{text}"))?;
        survives(&format!("resolve begin\n{text};\nresolve end"))?;
    }

    #[test]
    fn any_jml(text in soup(JML, " ")) {
        survives_jml(&text)?;
    }

    #[test]
    fn any_text_as_jml(text in any::<String>()) {
        survives_jml(&text)?;
    }

    #[test]
    fn mutants(file in prop::sample::select(FILES), cuts in prop::collection::vec((any::<prop::sample::Index>(), 0_usize..6, ".{0,3}"), 1..4)) {
        let mut text: Vec<char> = file.chars().collect();
        for (at, length, new) in cuts {
            let at = at.index(text.len() + 1);
            let end = (at + length).min(text.len());
            text.splice(at..end, new.chars());
        }
        survives(&text.into_iter().collect::<String>())?;
    }
}

const FILES: &[&str] = &[
    include_str!("../specs/linked_list.hex"),
    include_str!("../specs/tree_map.hex"),
    include_str!("../specs/parse_tree.hex"),
    include_str!("../specs/linked_list.jbse"),
    include_str!("../specs/caching_list.jbse"),
    include_str!("../specs/parse_tree.jbse"),
];

#[test]
fn the_largest_expressions_have_automata() {
    let names: Vec<String> = (0..1_000).map(|number| format!(".f{number}")).collect();
    for text in [
        format!("root({})* not null;", names.join("|")),
        format!("root({}?)* not null;", names.join("?")),
        format!("root{}{}{} not null;", "(".repeat(90), names.join("|"), "+)*".repeat(45) + &")?".repeat(45)),
    ] {
        let spec = parse(&text).unwrap();
        let spec::Formula::And(parts) = spec.formula else { panic!("a conjunction") };
        let [spec::Formula::Atom(atom)] = &parts[..] else { panic!("one atom") };
        let automaton = Automaton::new(&atom.alternatives[0].path.steps);
        assert!(!automaton.is_dead(automaton.start()));
    }
}

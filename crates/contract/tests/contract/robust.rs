//! Any clause is understood or refused, and what is understood becomes code.

use std::cell::RefCell;

use contract::{Contracts, Moment, Outcome, Shape, Sources, Type};
use proptest::prelude::*;

use crate::support::World;

const CLASS: &str = "
class Robust {
    int size; Robust next; int[] xs; Object any; String text; long wide; boolean flag; double real; static int all;
    int get(int i, Robust r) { return 0; }
    boolean isBig() { return size > 3; }
}";

const PIECES: &[&str] = &[
    "size",
    "next",
    "xs",
    "any",
    "text",
    "wide",
    "flag",
    "real",
    "all",
    "i",
    "r",
    "this",
    "\\result",
    "null",
    "0",
    "1L",
    "2.5",
    "'c'",
    "\"s\"",
    "true",
    "(",
    ")",
    "[",
    "]",
    ".",
    ".size",
    ".next",
    ".length",
    "xs[i]",
    "+",
    "-",
    "*",
    "/",
    "%",
    "==",
    "!=",
    "<",
    "<=",
    "&&",
    "||",
    "!",
    "==>",
    "<==>",
    "?",
    ":",
    "&",
    "|",
    "^",
    "<<",
    ">>",
    ">>>",
    "~",
    "\\old(",
    "\\fresh(",
    "(\\forall int j; 0 <= j && j < size; ",
    "(\\exists Robust x; \\reach(this, Robust, next).has(x); ",
    "(\\sum int k; 0 <= k && k <= 3; ",
    "(\\max long m; 1 <= m && m < wide; ",
    "\\reach(next).has(r)",
    "\\reach(this, Robust, next).size()",
    "isBig()",
    "get(1, r)",
    "text.length()",
    "any.equals(r)",
    "(int) ",
    "(String) ",
    "instanceof Robust",
    "Robust.all",
    "j",
    "x",
    "k",
    "\\nonnullelements(xs)",
    ";",
    ",",
];

/// Texts of words that fit more often than by chance.
fn clauses() -> impl Strategy<Value = String> {
    let atom = prop::sample::select(
        &[
            "size > 0",
            "next != null",
            "r == next",
            "flag",
            "xs[i] == 1",
            "text.length() < 3",
            "any instanceof Robust",
            "\\reach(this).has(r)",
            "real < wide",
            "\\old(size) == size",
            "\\fresh(next)",
            "isBig()",
            "\\result >= i",
            "(\\forall int j; 0 <= j && j < xs.length; xs[j] >= 0)",
            "(\\num_of Robust x; \\reach(next, Robust, next).has(x); x.flag) == 2",
            "(\\exists int a, b; 0 <= a && a < b && b < 4; xs[a] == xs[b])",
            "(\\min int j; 0 <= j && j < 4; xs[j]) == all",
        ][..],
    );
    let sound = atom.prop_map(str::to_owned).prop_recursive(4, 32, 3, |inner| {
        prop_oneof![
            (inner.clone(), prop::sample::select(&["&&", "||", "==>", "<==>", "&", "^", "=="][..]), inner.clone())
                .prop_map(|(left, sign, right)| format!("({left}) {sign} ({right})")),
            inner.clone().prop_map(|inner| format!("!({inner})")),
            inner.clone().prop_map(|inner| format!("\\old({inner})")),
            (inner.clone(), inner.clone(), inner.clone())
                .prop_map(|(one, two, three)| format!("({one}) ? ({two}) : ({three})")),
            inner.prop_map(|inner| format!("(\\forall int q; 0 <= q && q < 2; {inner})")),
        ]
    });
    let soup = prop::collection::vec(prop::sample::select(PIECES), 1..12).prop_map(|words| words.join(" "));
    prop_oneof![sound, soup]
}

fn survives(world: &mut World, clause: &str) -> Result<(), TestCaseError> {
    let file = format!("class Robust {{\n ensures {clause};\n int get(int i, Robust r);\n}}");
    let sources = match Sources::of_texts([("contracts.jml", &*file)]) {
        Ok(sources) => sources,
        Err(error) => {
            let (start, end) = (error.error.span.start, error.error.span.end);
            prop_assert!(file.get(start..end).is_some(), "cuts a character");
            prop_assert!(error.render().contains(error.error.message.lines().next().unwrap_or_default()));
            return Ok(());
        }
    };
    world.contracts = Contracts::new(sources.into());
    let contract = match world.contract("Robust", "get") {
        Ok(contract) => contract.expect("a contract"),
        Err(error) => {
            prop_assert!(file.get(error.error.span.start..error.error.span.end).is_some());
            return Ok(());
        }
    };
    let class = world.class("Robust");
    let shape = Shape {
        receiver: Some(class),
        parameters: vec![Type::INT, Type::Reference(class)],
        outcome: Some((Outcome::Result, Type::INT)),
        moment: Moment::Given,
        ..Shape::default()
    };
    for clause in &contract.cases[0].ensures {
        prop_assert_eq!(clause.condition.of, Type::BOOLEAN);
        let compiled = world.contracts.compile(&mut world.program, "clause", &clause.condition, &shape);
        let compiled = compiled.map_err(|error| TestCaseError::fail(error.to_string()))?;
        compiled.map_err(|error| TestCaseError::fail(error.to_string()))?;
    }
    Ok(())
}

thread_local! {
    static WORLD: RefCell<World> = RefCell::new(World::new(CLASS, "class Other {}"));
}

proptest! {
    #![proptest_config(testing::properties(1_500))]

    #[test]
    fn any_clause(clause in clauses()) {
        WORLD.with_borrow_mut(|world| survives(world, &clause))?;
    }
}

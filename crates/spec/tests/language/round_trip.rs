//! Printing and parsing again gives the same tree, save for spans.

use crate::support::spanless;
use proptest::prelude::*;
use spec::{
    Alternative, Argument, Atom, Base, Companion, Effect, Event, Formula, PathExpression, Regex, Span, Spec, Start,
    Symbol, Target, Trigger, TypeName, parse,
};

/// Some are keywords in other places.
fn name() -> impl Strategy<Value = String> {
    prop::sample::select(vec!["next", "left", "owner", "root", "null", "_x", "é", "max", "not", "this", "A$1"])
        .prop_map(str::to_owned)
}

fn class() -> impl Strategy<Value = TypeName> {
    prop::sample::select(vec!["Node", "pkg.List$Entry", "a.b.C", "Node[]", "root", "nothing0"])
        .prop_map(|name| TypeName { name: name.to_owned(), span: Span::default() })
}

fn declaring() -> impl Strategy<Value = TypeName> {
    class().prop_filter("an array declares no field", |class| !class.name.ends_with("[]"))
}

fn symbol() -> impl Strategy<Value = Symbol> {
    prop_oneof![
        6 => (prop::option::of(declaring()), name()).prop_map(|(class, name)| Symbol::Named { class, name }),
        1 => Just(Symbol::Element),
        1 => Just(Symbol::Any),
    ]
}

fn regex() -> impl Strategy<Value = Regex> {
    symbol().prop_map(Regex::One).prop_recursive(4, 16, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 2..4).prop_map(Regex::concat),
            prop::collection::vec(inner.clone(), 2..4).prop_map(Regex::alt),
            inner.clone().prop_map(Regex::star),
            inner.clone().prop_map(Regex::plus),
            inner.prop_map(Regex::optional),
        ]
    })
}

fn origin() -> impl Strategy<Value = Start> {
    // One class, since all of a sentence stands in one block.
    let class = TypeName { name: "pkg.List".to_owned(), span: Span::default() };
    prop_oneof![Just(Start::Root), Just(Start::Anywhere), Just(Start::Instance(class))]
}

fn target(origin: Start) -> impl Strategy<Value = Target> {
    let base = prop_oneof![Just(Base::Root), (0_u32..4).prop_map(Base::Back), Just(Base::Start)];
    let base = base.prop_map(move |base| if base == Base::Start && origin == Start::Root { Base::Root } else { base });
    (any::<bool>(), base, prop_oneof![Just(Regex::Empty), regex()]).prop_map(|(max, base, steps)| Target {
        span: Span::default(),
        max,
        base,
        steps,
    })
}

/// Which references.
fn subject() -> impl Strategy<Value = (PathExpression, Option<TypeName>)> {
    (origin(), regex(), prop::option::of(class()))
        .prop_map(|(origin, steps, of)| (PathExpression { origin, steps }, of))
}

fn effect(kind: usize, origin: Start) -> BoxedStrategy<Effect> {
    match kind {
        0 => Just(Effect::NotNull).boxed(),
        1 => prop_oneof![Just(Effect::ExpandsToNothing), class().prop_map(Effect::ExpandsTo)].boxed(),
        2 => prop_oneof![
            Just(Effect::AliasesNothing),
            class().prop_map(Effect::AliasesSome),
            target(origin).prop_map(Effect::Aliases)
        ]
        .boxed(),
        _ => target(origin).prop_map(Effect::NeverAliases).boxed(),
    }
}

fn alternative(kind: usize) -> impl Strategy<Value = Alternative> {
    subject().prop_flat_map(move |(path, declared)| {
        effect(kind, path.origin.clone()).prop_map(move |effect| Alternative {
            span: Span::default(),
            path: path.clone(),
            declared: declared.clone(),
            effect,
        })
    })
}

fn atom() -> impl Strategy<Value = Formula> {
    let alternatives = (0_usize..4).prop_flat_map(|kind| {
        let one = prop::collection::vec(alternative(kind), 1..4);
        // Or all of one path.
        let same = subject().prop_flat_map(move |(path, declared)| {
            let effects = prop::collection::vec(effect(kind, path.origin.clone()), 1..4);
            effects.prop_map(move |effects| {
                let (path, declared) = (path.clone(), declared.clone());
                let alternative = |effect| Alternative {
                    span: Span::default(),
                    path: path.clone(),
                    declared: declared.clone(),
                    effect,
                };
                effects.into_iter().map(alternative).collect::<Vec<_>>()
            })
        });
        prop_oneof![one, same]
    });
    alternatives.prop_map(|alternatives| Formula::Atom(Atom { alternatives }))
}

fn formula() -> impl Strategy<Value = Formula> {
    atom().prop_recursive(3, 8, 3, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 2..4).prop_map(Formula::and),
            prop::collection::vec(inner.clone(), 2..4).prop_map(Formula::or),
            inner.prop_map(|part| Formula::Not(Box::new(part))),
        ]
    })
}

fn trigger() -> impl Strategy<Value = Trigger> {
    subject().prop_flat_map(|(path, declared)| {
        let event = prop_oneof![
            Just(Event::Null),
            prop::option::of(class()).prop_map(Event::Expansion),
            prop::option::of(class()).prop_map(Event::Alias),
            target(path.origin.clone()).prop_map(Event::AliasOf),
        ];
        let start = if path.origin == Start::Root { Argument::It } else { Argument::Start };
        let argument = prop_oneof![
            Just(Argument::It),
            Just(start),
            (1_u32..4).prop_map(Argument::Back),
            name().prop_map(Argument::Parameter),
        ];
        let descriptor = prop::option::of(Just("(Lpkg/Node;[I)V".to_owned()));
        let companion = (declaring(), name(), descriptor, prop::collection::vec(argument, 0..3));
        (event, companion).prop_map(move |(event, (class, name, descriptor, arguments))| Trigger {
            span: Span::default(),
            path: path.clone(),
            declared: declared.clone(),
            event,
            companion: Companion { span: Span::default(), class, name, descriptor, arguments },
        })
    })
}

fn spec() -> impl Strategy<Value = Spec> {
    let sentences = prop::collection::vec(formula(), 0..4);
    (sentences, prop::collection::vec(trigger(), 0..3), prop::collection::vec(class(), 0..3)).prop_map(
        |(sentences, triggers, uninitialized)| {
            let formula = match Formula::and(sentences) {
                Formula::And(parts) => Formula::And(parts),
                part => Formula::And(vec![part]),
            };
            Spec { formula, triggers, uninitialized }
        },
    )
}

proptest! {
    #![proptest_config(testing::properties(2_000))]

    #[test]
    fn trees_survive(spec in spec()) {
        let printed = spec.to_string();
        let again = parse(&printed).map_err(|error| TestCaseError::fail(format!("{error} in\n{printed}")))?;
        prop_assert_eq!(spanless(&spec), spanless(&again), "{}", printed);
        prop_assert_eq!(printed, again.to_string());
    }
}

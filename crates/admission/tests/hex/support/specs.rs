//! Random specifications over the classes of [`table`].

use proptest::collection::vec;
use proptest::prelude::*;
use spec::{
    Alternative, Argument, Atom, Base, Companion, Effect, Event, Formula, PathExpression, Regex, Span, Spec, Start,
    Symbol, Target, Trigger, TypeName,
};

use super::table::{Row, Table};

/// The parameters of the subject.
pub const PARAMETERS: [(&str, u32); 2] = [("this", 1), ("node", 2)];

/// Lists of nodes with children in arrays; leaves are final, and things.
pub fn table() -> Table {
    let mut rows = vec![
        Row::new("java.lang.Object", &[], &[]),
        Row::new("a.List", &[0], &[("header", 2), ("peer", 1)]),
        Row::new("a.Node", &[0], &[("next", 2), ("owner", 1), ("kids", 4), ("color", 5)]),
        Row::new("a.Node$Leaf", &[2, 6], &[("next", 2), ("mate", 3)]),
        Row::new("a.Node[]", &[0], &[]),
        Row::new("a.Color", &[0], &[]),
        Row::new("a.Thing", &[], &[]),
    ];
    rows[3].is_final = true;
    rows[4].element = Some(2);
    rows[5].is_final = true;
    rows[6].is_interface = true;
    Table { rows, statics: vec![(1, "cache", 2)] }
}

fn symbol() -> impl Strategy<Value = Symbol> {
    let names = ["this", "node", "header", "peer", "next", "next", "owner", "kids", "color", "mate", "cache"];
    let named = |name: &str, class: Option<&str>| Symbol::Named { class: class.map(type_name), name: name.to_owned() };
    prop_oneof![
        6 => proptest::sample::select(names.to_vec()).prop_map(move |name| named(name, None)),
        1 => Just(named("next", Some("Leaf"))),
        1 => Just(named("next", Some("a.Node"))),
        1 => Just(Symbol::Element),
        3 => Just(Symbol::Any),
    ]
}

fn type_name(name: &str) -> TypeName {
    TypeName { name: name.to_owned(), span: Span::default() }
}

fn of_type() -> impl Strategy<Value = TypeName> {
    proptest::sample::select(&["List", "a.Node", "Leaf", "Thing", "Object", "Color", "Missing"][..]).prop_map(type_name)
}

pub fn regex() -> impl Strategy<Value = Regex> {
    let leaf = prop_oneof![6 => symbol().prop_map(Regex::One), 1 => Just(Regex::Empty)];
    leaf.prop_recursive(3, 8, 3, |inner| {
        prop_oneof![
            4 => vec(inner.clone(), 1..4).prop_map(Regex::Concat),
            2 => vec(inner.clone(), 1..3).prop_map(Regex::Alt),
            2 => inner.clone().prop_map(|part| Regex::Star(Box::new(part))),
            2 => inner.clone().prop_map(|part| Regex::Plus(Box::new(part))),
            1 => inner.prop_map(|part| Regex::Optional(Box::new(part))),
        ]
    })
}

fn path() -> impl Strategy<Value = PathExpression> {
    let origin = prop_oneof![
        1 => Just(Start::Root),
        2 => Just(Start::Anywhere),
        2 => of_type().prop_map(Start::Instance),
    ];
    (origin, regex()).prop_map(|(origin, steps)| PathExpression { origin, steps })
}

fn target() -> impl Strategy<Value = Target> {
    let base = prop_oneof![Just(Base::Root), Just(Base::Start), (0..4u32).prop_map(Base::Back)];
    (any::<bool>(), base, regex()).prop_map(|(max, base, steps)| Target { span: Span::default(), max, base, steps })
}

fn alternative(effect: impl Strategy<Value = Effect>) -> impl Strategy<Value = Alternative> {
    (path(), proptest::option::weighted(0.2, of_type()), effect).prop_map(|(path, declared, effect)| Alternative {
        span: Span::default(),
        path,
        declared,
        effect,
    })
}

fn atom() -> impl Strategy<Value = Atom> {
    let expansion = prop_oneof![Just(Effect::ExpandsToNothing), of_type().prop_map(Effect::ExpandsTo)];
    let alias = prop_oneof![
        1 => Just(Effect::AliasesNothing),
        1 => of_type().prop_map(Effect::AliasesSome),
        6 => target().prop_map(Effect::Aliases),
    ];
    prop_oneof![
        1 => vec(alternative(Just(Effect::NotNull)), 1..3),
        2 => vec(alternative(expansion), 1..4),
        6 => vec(alternative(alias), 1..4),
        1 => vec(alternative(target().prop_map(Effect::NeverAliases)), 1..3),
    ]
    .prop_map(|alternatives| Atom { alternatives })
}

fn formula() -> impl Strategy<Value = Formula> {
    atom().prop_map(Formula::Atom).prop_recursive(3, 6, 3, |inner| {
        prop_oneof![
            4 => vec(inner.clone(), 1..4).prop_map(Formula::And),
            2 => vec(inner.clone(), 1..3).prop_map(Formula::Or),
            2 => inner.prop_map(|part| Formula::Not(Box::new(part))),
        ]
    })
}

fn trigger() -> impl Strategy<Value = Trigger> {
    let event = prop_oneof![
        Just(Event::Null),
        proptest::option::of(of_type()).prop_map(Event::Expansion),
        proptest::option::of(of_type()).prop_map(Event::Alias),
        target().prop_map(Event::AliasOf),
    ];
    (path(), proptest::option::weighted(0.2, of_type()), event).prop_map(|(path, declared, event)| Trigger {
        span: Span::default(),
        path,
        declared,
        event,
        companion: Companion {
            span: Span::default(),
            class: type_name("Companion"),
            name: "run".to_owned(),
            descriptor: None,
            arguments: vec![Argument::It, Argument::Back(1), Argument::Back(3), Argument::Start],
        },
    })
}

pub fn spec() -> impl Strategy<Value = Spec> {
    (formula(), vec(trigger(), 0..3)).prop_map(|(formula, triggers)| Spec { formula, triggers, uninitialized: vec![] })
}

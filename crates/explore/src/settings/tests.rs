//! Settings as JSON and back, and the defaults.

use std::time::Duration;

use machine::{Aliasing, Environment, Laziness, StaticInputs};
use program::Subtypes;
use solver::Layers;
use store::{Place, Trust};
use term::Arithmetic;

use super::*;
use super::{Judging, Members};

/// As JSON and back.
fn round_trip(settings: &Settings) -> Settings {
    let text = serde_json::to_string(settings).expect("settings are JSON");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn defaults_round_trip() {
    assert_eq!(round_trip(&Settings::default()), Settings::default());
    assert_eq!(serde_json::from_str::<Settings>("{}").expect("all is optional"), Settings::default());
}

#[test]
fn everything_round_trips() {
    let settings = Settings {
        limits: Limits {
            k: Some(2),
            n: Some(5),
            n_of: vec![("pkg.Node".to_owned(), 7), ("Entry".to_owned(), 1)],
            iterations: 3,
            depth: 40,
            array: Some(1),
            string: 2,
            steps: 1000,
            time: None,
            memory: 512 << 20,
        },
        inputs: Inputs {
            laziness: Laziness::Lazier,
            aliasing: Aliasing::Never,
            statics: StaticInputs::Symbolic,
            environment: Environment::Any,
            subtypes: Subtypes::List(vec!["pkg.A".to_owned(), "B".to_owned()]),
            int: Arithmetic::Ideal,
            invariant: Invariant::Named("holds".to_owned()),
            symbolic_args: Some(2),
            assertions: false,
        },
        admission: AdmissionSettings {
            members: Members::of(&["hybrid", "hex"]),
            further: 2,
            hex_recheck: true,
            judging: Judging::All,
            specs: vec!["shapes.hex".into()],
        },
        contracts: ContractSettings {
            files: vec!["list.jml".into()],
            sources: vec!["src".into()],
            replaced: vec!["A.m".into()],
            models: vec![("pkg.Class.method".to_owned(), "pkg.Models.method".to_owned())],
        },
        solver: SolverSettings {
            command: Some("z3 -in".to_owned()),
            time: Some(Duration::from_millis(1500)),
            layers: "slice,canon".parse::<Layers>().expect("two layers"),
            validate: true,
            stores: Places::These(vec![Place::File("a.db".into())]),
            trust: Trust::All,
            store_text: true,
        },
        property: Property::ValidAssert,
        order: Order::Random(7),
        jobs: Some(3),
        count: CountSettings { probability: true, time: Duration::from_secs(60) },
        sandbox: Sandbox::Require,
    };
    assert_eq!(round_trip(&settings), settings);
}

#[test]
fn names_are_those_of_flags() {
    let text = r#"{
        "limits": { "n-of": { "Node": 7 }, "loop": 4, "time": "60s", "memory": "1G" },
        "inputs": { "laziness": "lazier#", "subtypes": "declared", "invariant": "none", "symbolic-args": 1 },
        "admission": { "members": "eager,hex", "judging": "all", "specs": ["a.hex"] },
        "solver": { "layers": "-order", "stores": ["none"], "trust": "own" },
        "property": "no-runtime-exception", "order": { "random": 3 }
    }"#;
    let settings: Settings = serde_json::from_str(text).expect("these are settings");
    assert_eq!(settings.limits.n_of, [("Node".to_owned(), 7)]);
    assert_eq!((settings.limits.iterations, settings.limits.memory), (4, 1 << 30));
    assert_eq!(settings.inputs.subtypes, Subtypes::Declared);
    assert_eq!(settings.admission.members, Members::of(&["eager", "hex"]));
    assert_eq!(settings.solver.stores, Places::Nowhere);
    assert_eq!((settings.property, settings.order), (Property::NoRuntimeException, Order::Random(3)));
    let error = serde_json::from_str::<Settings>(r#"{"limits": {"loops": 4}}"#).expect_err("no such limit");
    assert!(error.to_string().contains("loops"), "{error}");
}

#[test]
fn what_follows_from_limits() {
    let none = Limits::default();
    assert_eq!((none.n(), none.array()), (Some(3), 4));
    let k = Limits { k: Some(2), ..Limits::default() };
    assert_eq!((k.n(), k.array()), (None, 2));
    let n = Limits { n: Some(5), ..Limits::default() };
    assert_eq!((n.n(), n.array()), (Some(5), 5));
    let of = Limits { n_of: vec![("Node".to_owned(), 7)], ..Limits::default() };
    assert_eq!((of.n(), of.array()), (None, 4));
    let array = Limits { k: Some(2), n: Some(5), array: Some(1), ..Limits::default() };
    assert_eq!((array.n(), array.array()), (Some(5), 1));
}

#[test]
fn k_bounds_the_materializations_behind_the_first_object() {
    let budget =
        |k| Settings { limits: Limits { k, ..Limits::default() }, ..Settings::default() }.machine().input.budget;
    assert_eq!((budget(None), budget(Some(0)), budget(Some(3))), (u32::MAX, 1, 4));
}

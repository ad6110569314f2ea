//! What the sandbox costs: the same 1,000 cases with and without it, in turn, in one run.
//!
//! `cargo run --profile checked -p witness --example sandbox_cost`

use budget::Budget;
use std::time::{Duration, Instant};

use explore::case::{Call, Case, Closed, Content, Datum, Given, MethodName, Number, Object, Outcome, Role};
use explore::{Replay, Sandbox};
use program::Jdk;
use testing::Javac;
use witness::replay::{Effort, replay};
use witness::{Account, Foreign};

const CASES: usize = 1000;
const ROUNDS: usize = 31;
const SOURCE: &str = "public class Node { int value; Node next;\
     static int length(Node n) { int length = 0; for (; n != null; n = n.next) length++; return length; } }";

fn case() -> Case {
    let given = |value| Given { value, closed: Closed::No };
    let method =
        MethodName { class: "Node".into(), name: "length".into(), descriptor: "(LNode;)I".into(), is_static: true };
    let before = Content::Fields(Vec::new());
    Case {
        arguments: vec![given(Datum::Object(0))],
        calls: vec![Call { role: Role::Body, method, arguments: vec![0], takes_result: false, answer: None }],
        objects: vec![Object { class: "Node".into(), before: Some(before.clone()), after: before }],
        inputs: 1,
        outcome: Outcome::Returned(Some(Datum::Number(Number::Int(1)))),
        ..Case::default()
    }
}

fn main() {
    confine::serve();
    let jdk = Jdk::find(None).expect("a JDK");
    let classes = [Javac::new("sandbox-cost").text("Node.java", SOURCE).compile()];
    let cases: Vec<Case> = (0..CASES).map(|_| case()).collect();
    let cases: Vec<&Case> = cases.iter().collect();
    let (limits, budget) = (Effort { each: Duration::from_secs(20), jobs: 1 }, Budget::default());
    let time = |sandbox| {
        let foreign = Foreign { sandbox, ..Foreign::default() };
        let (mut account, start) = (Account::default(), Instant::now());
        let replays = replay(&jdk, &classes, &cases, &limits, (&foreign, &mut account), &budget, &|_| {});
        assert!(replays.iter().all(|replayed| replayed.answer == Replay::Confirmed), "{:?}", replays[0]);
        let full = account.protection.is_some_and(|protection| protection.is_full());
        assert_eq!(full, sandbox != Sandbox::Off);
        start.elapsed().as_secs_f64()
    };
    time(Sandbox::Off);
    let (mut off, mut on) = (Vec::new(), Vec::new());
    for round in 0..ROUNDS {
        // Whichever comes first may find the machine busier.
        if round % 2 == 0 {
            off.push(time(Sandbox::Off));
            on.push(time(Sandbox::Require));
        } else {
            on.push(time(Sandbox::Require));
            off.push(time(Sandbox::Off));
        }
        println!("off {:.3} s, on {:.3} s", off[round], on[round]);
    }
    let median = |times: &mut Vec<f64>| {
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    };
    let (off, on) = (median(&mut off), median(&mut on));
    println!("{CASES} cases, median of {ROUNDS}: off {off:.3} s, on {on:.3} s: {:+.1} %", (on / off - 1.0) * 100.0);
}

//! How subjects end, what is called around them, and static fields.

use explore::Replay;
use explore::case::{Call, Case, Outcome, Role};

use crate::support::*;

fn threw(class: &str) -> Outcome {
    Outcome::Threw(class.to_owned(), None)
}

#[test]
fn exceptions_are_compared_by_class() {
    let mut all = Expected::default();
    let divide = |by, outcome| make(method("Endings", "divide", "(II)I", true), &[int(6), int(by)], outcome);
    all.confirmed(divide(2, Outcome::Returned(Some(int(3)))));
    all.confirmed(divide(0, threw("java.lang.ArithmeticException")));
    all.otherwise(
        divide(0, threw("java.lang.RuntimeException")),
        "predicted that it throws java.lang.RuntimeException, it throws java.lang.ArithmeticException",
    );
    all.refuted(
        divide(0, threw("java.lang.AssertionError")),
        "predicted that it throws java.lang.AssertionError, it throws java.lang.ArithmeticException",
    );
    all.refuted(divide(1, threw("java.lang.Error")), "predicted that it throws java.lang.Error, it returns");
    all.refuted(
        divide(0, Outcome::Returned(Some(int(0)))),
        "predicted that it returns, it throws java.lang.ArithmeticException",
    );
    all.verify();
}

#[test]
fn assertions_are_on() {
    let mut all = Expected::default();
    all.confirmed(make(method("State", "checkAssertions", "()V", true), &[], threw("java.lang.AssertionError")));
    all.verify();
}

#[test]
fn what_depends_on_stack_and_memory_is_not_refuted() {
    let mut all = Expected::default();
    let recurse = |depth, outcome| make(method("Endings", "recurse", "(I)I", true), &[int(depth)], outcome);
    all.confirmed(recurse(100_000, Outcome::Returned(Some(int(100_000)))));
    all.confirmed(recurse(-1, threw("java.lang.StackOverflowError")));
    all.not_run(
        recurse(-1, Outcome::Returned(Some(int(0)))),
        "it depends on the stack or memory of the JVM: predicted that it returns, it throws java.lang.StackOverflowError",
    );
    let hoard = make(method("Endings", "hoard", "()[B", true), &[], threw("java.lang.OutOfMemoryError"));
    all.confirmed(hoard);
    all.verify();
}

#[test]
fn a_legal_difference_refutes_nothing() {
    let mut all = Expected::default();
    let case = calling("Node", "length", "(LNode;)I", &[NULL], int(1));
    all.refuted(case.clone(), "result: predicted 1, was 0");
    all.not_run(case.with(|case| case.unstable = Some("hashes differ".to_owned())), "hashes differ");
    let exits = make(method("Endings", "exit", "()V", true), &[], Outcome::Exited);
    all.not_run(exits, "it ends the process");
    all.verify();
}

fn call(role: Role, name: &str, descriptor: &str, positions: &[usize], takes_result: bool, answer: bool) -> Call {
    let method = method("Node", name, descriptor, false);
    Call { role, method, arguments: positions.to_vec(), takes_result, answer: Some(answer) }
}

/// `insert` with a precondition and a postcondition.
fn contract(value: i32, answer: bool) -> Case {
    calling_on("Node", "insert", "(I)LNode;", &[object(0), int(5)], Outcome::Returned(Some(object(1))))
        .changing("Node", node(value, NULL), node(value, object(1)))
        .made("Node", node(5, NULL))
        .with(|case| {
            case.calls.insert(0, call(Role::Assume, "isPositive", "()Z", &[0], false, true));
            case.calls.push(call(Role::Check, "holds", "(ILNode;)Z", &[0, 1], true, answer));
        })
}

#[test]
fn conditions_around_the_subject() {
    let mut all = Expected::default();
    all.confirmed(contract(1, true));
    all.refuted(contract(1, false), "condition Node.holds: predicted false, is true");
    all.refuted(contract(0, true), "precondition Node.isPositive is false");
    // An exception counts as false.
    let throwing = |answer| {
        make(method("Node", "length", "(LNode;)I", true), &[NULL, int(1), object(0)], Outcome::Returned(Some(int(0))))
            .input("Node", node(1, NULL))
            .with(|case| {
                case.calls[0].arguments = vec![0];
                case.calls.push(call(Role::Check, "holds", "(ILNode;)Z", &[2, 1, 0], false, answer));
            })
    };
    all.confirmed(throwing(false));
    all.refuted(throwing(true), "condition Node.holds: predicted true, throws java.lang.IllegalStateException");
    all.verify();
}

#[test]
fn a_failure_with_another_heap_is_a_failure() {
    let mut all = Expected::default();
    let other = |name: &str, descriptor, positions: &[usize], answer| {
        contract(1, true).with(|case| {
            case.objects[0].after = node(7, object(1));
            case.calls.push(call(Role::Check, name, descriptor, positions, true, answer));
        })
    };
    all.refuted(other("holds", "(ILNode;)Z", &[0, 1], true), "this.value: predicted 7, was 1");
    all.otherwise(other("same", "(LNode;LNode;)Z", &[0], false), "this.value: predicted 7, was 1");
    all.verify();
}

#[test]
fn positions_count_the_new_object_of_a_constructor() {
    let mut all = Expected::default();
    let new = |value: i32, outcome: Outcome| {
        make(method("Node", "<init>", "(ILNode;)V", false), &[int(value), object(0)], outcome)
            .input("Node", node(1, NULL))
            .made("Node", node(value, object(0)))
    };
    let positive = |answer| call(Role::Check, "isPositive", "()Z", &[0], false, answer);
    all.confirmed(new(5, Outcome::Returned(None)).with(|case| case.calls.push(positive(true))));
    all.confirmed(new(5, Outcome::Returned(Some(object(1)))));
    all.confirmed(new(-1, threw("java.lang.IllegalArgumentException")));
    let other = call(Role::Check, "holds", "(ILNode;)Z", &[2, 1, 0], false, true);
    all.confirmed(new(5, Outcome::Returned(None)).with(|case| case.calls.push(other)));
    let case = new(5, Outcome::Returned(Some(object(1)))).with(|case| case.objects[1].after = node(6, NULL));
    all.refuted(case, "this.value: predicted 6, was 5");
    all.verify();
}

#[test]
fn static_fields_are_set_and_compared_and_do_not_leak() {
    let mut all = Expected::default();
    let count = |before: Option<i32>, after: i32| {
        let mut case = calling("State", "count", "()I", &[], int(after));
        case.statics.extend(before.map(|before| static_cell("State", "counter", int(before))));
        case.changed_statics.push((static_cell("State", "counter", int(10)), int(after)));
        case
    };
    let wrong = count(None, 11).with(|case| case.changed_statics[0].1 = int(12));
    let unchanged = count(Some(40), 41).with(|case| case.changed_statics.clear());
    let replays = run(&[count(None, 11), count(None, 11), count(Some(40), 41), count(None, 11), wrong, unchanged]);
    assert_eq!(replays[..4], [const { Replay::Confirmed }; 4]);
    assert_eq!(replays[4], Replay::Refuted("State.counter: predicted 12, was 11".to_owned()));
    assert_eq!(replays[5], Replay::Refuted("State.counter: predicted 40, was 41".to_owned()));
    let swap = |after| {
        calling("State", "swap", "(LNode;)LNode;", &[NULL], object(0)).input("Node", node(1, NULL)).with(|case| {
            case.statics.push(static_cell("State", "list", object(0)));
            case.changed_statics.push((static_cell("State", "list", object(0)), after));
        })
    };
    all.confirmed(swap(NULL));
    all.refuted(swap(object(0)), "State.list: predicted Node, was null");
    all.verify();
}

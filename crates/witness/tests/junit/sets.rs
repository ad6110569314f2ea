//! Cases of `demo.NumberSet`: linked nodes, contracts, static fields, parameters.

use explore::ViolationKind;
use explore::case::{Case, Content, Datum, FieldCell, MethodName, Number, Object};

use crate::cases::*;

pub const CLASS: &str = "demo.NumberSet";
const NODE: &str = "demo.NumberSet$Node";

fn node(value: i32, next: Datum) -> Object {
    same(NODE, node_fields(value, next))
}

fn node_fields(value: i32, next: Datum) -> Vec<FieldCell> {
    vec![
        field("demo.NumberSet$Node.value:I", int(value)),
        field("demo.NumberSet$Node.next:Ldemo/NumberSet$Node;", next),
    ]
}

fn set_fields(head: Datum, size: i32) -> Vec<FieldCell> {
    vec![field("demo.NumberSet.head:Ldemo/NumberSet$Node;", head), field("demo.NumberSet.size:I", int(size))]
}

fn set(head: Datum, size: i32) -> Object {
    same(CLASS, set_fields(head, size))
}

pub fn cases() -> Vec<(MethodName, Case)> {
    let mut cases = lists();
    cases.extend(contracts());
    cases.extend(values());
    cases
}

fn lists() -> Vec<(MethodName, Case)> {
    let remove = method("demo.NumberSet.removeFirst()I");
    let empty = case(&[at(0)], vec![set(Datum::Null, 0)], throws("java.lang.NullPointerException"));
    let two = vec![
        object(CLASS, set_fields(at(1), 2), set_fields(at(2), 1)),
        node(5, at(2)),
        same(NODE, vec![unread("demo.NumberSet$Node.value:I", int(0))]),
    ];
    let add = vec![
        object(CLASS, set_fields(at(1), 1), set_fields(at(2), 2)),
        node(5, Datum::Null),
        made(NODE, Content::Fields(node_fields(3, at(1)))),
    ];
    let first = method("demo.NumberSet.first()Ldemo/NumberSet$Node;");
    // Two nodes in a circle.
    let circle = vec![set(at(1), 2), node(1, at(2)), node(2, at(1))];
    let close = method("demo.NumberSet.close(Ldemo/NumberSet$Node;)V");
    let itself = vec![set(at(1), 1), object(NODE, node_fields(1, Datum::Null), node_fields(1, at(1)))];
    vec![
        (remove.clone(), when(empty, null("this.head"))),
        (remove, case(&[at(0)], two, returns(int(5)))),
        (method("demo.NumberSet.add(I)Z"), case(&[at(0), int(3)], add, returns(Datum::Number(Number::Boolean(true))))),
        (first.clone(), case(&[at(0)], circle, returns(at(1)))),
        (first.clone(), when(case(&[at(0)], vec![set(Datum::Null, 0)], returns(Datum::Null)), null("this.head"))),
        (close, case(&[at(0), at(1)], itself, explore::case::Outcome::Returned(None))),
    ]
}

fn contracts() -> Vec<(MethodName, Case)> {
    let remove = method("demo.NumberSet.removeFirst()I");
    let negative = || {
        let objects = vec![object(CLASS, set_fields(at(1), 0), set_fields(Datum::Null, -1)), node(5, Datum::Null)];
        case(&[at(0)], objects, returns(int(5)))
    };
    let invariant = Case {
        violation: Some(ViolationKind::Invariant),
        calls: vec![broken(method("demo.NumberSet.repOK()Z"), &[0], false)],
        ..negative()
    };
    let postcondition = Case {
        violation: Some(ViolationKind::Postcondition),
        calls: vec![broken(method("demo.NumberSet.atLeast(I)Z"), &[0], true)],
        ..negative()
    };
    let failing = Case {
        violation: Some(ViolationKind::Assertion),
        ..case(&[at(0), int(0)], vec![same(CLASS, Vec::new())], throws("java.lang.AssertionError"))
    };
    let unstable = Case { unstable: Some("hash codes of objects differ".to_owned()), ..negative() };
    vec![
        (remove.clone(), invariant),
        (remove.clone(), postcondition),
        (method("demo.NumberSet.fail(I)V"), failing),
        (remove, unstable),
    ]
}

/// An invariant that is said to be broken and holds.
pub fn unjust() -> (MethodName, Case) {
    let case = Case {
        violation: Some(ViolationKind::Invariant),
        calls: vec![broken(method("demo.NumberSet.repOK()Z"), &[0], false)],
        ..case(&[at(0)], vec![set(Datum::Null, 2)], returns(int(2)))
    };
    (method("demo.NumberSet.size()I"), case)
}

fn values() -> Vec<(MethodName, Case)> {
    let twice = method("static demo.NumberSet.twice(I)I");
    let small = method("static demo.NumberSet.isSmall(IJ)Z");
    let greet = method("static demo.NumberSet.greet(Ljava/lang/String;C)Ljava/lang/String;");
    let secret = method("demo.NumberSet.secret(ILjava/lang/String;)I");
    let hidden = method("static demo.NumberSet.hidden(Ljava/lang/Object;)Ljava/lang/String;");
    let count = method("static demo.NumberSet.count()V");
    let mut cases = Vec::new();
    for value in [1, -2, i32::MIN, 0] {
        cases.push((twice.clone(), case(&[int(value)], vec![], returns(int(value.wrapping_mul(2))))));
    }
    for value in [3, 4, 5] {
        let arguments = [int(value), Datum::Number(Number::Long(4))];
        let outcome = returns(Datum::Number(Number::Boolean(value < 4)));
        cases.push((small.clone(), when(case(&arguments, vec![], outcome), holds("x < limit"))));
    }
    for (name, end) in [("Ann", '!'), ("\"\\\n\u{e4}", '\''), ("", '\u{1}')] {
        let said = made("java.lang.String", text(&format!("Hi {name}{end}")).after);
        let arguments = [at(0), Datum::Number(Number::Char(end as u16))];
        cases.push((greet.clone(), case(&arguments, vec![text(name), said], returns(at(1)))));
    }
    let this = same(CLASS, Vec::new());
    cases.push((secret, case(&[at(0), int(2), at(1)], vec![this, text("abc")], returns(int(5)))));
    let said = made("java.lang.String", text("hidden null").after);
    cases.push((hidden, case(&[Datum::Null], vec![said], returns(at(0)))));
    // Each test finds the field as the initializer left it.
    for _ in 0..2 {
        let changed = vec![(static_cell(CLASS, "made", int(0)), int(1))];
        let counting = Case { changed_statics: changed, ..case(&[], vec![], explore::case::Outcome::Returned(None)) };
        cases.push((count.clone(), counting));
    }
    let mut given_static = case(&[], vec![], explore::case::Outcome::Returned(None));
    given_static.statics = vec![static_cell(CLASS, "made", int(41))];
    given_static.changed_statics = vec![(static_cell(CLASS, "made", int(41)), int(42))];
    cases.push((count, given_static));
    cases
}

//! Objects: how they are built, and how they are compared at the end.

use explore::case::{Content, Outcome};

use crate::support::*;

const RETURNED: Outcome = Outcome::Returned(None);

/// `this` holds 1 and leads to 2; 5 is put between them.
fn insertion() -> explore::case::Case {
    calling_on("Node", "insert", "(I)LNode;", &[object(0), int(5)], Outcome::Returned(Some(object(2))))
        .changing("Node", node(1, object(1)), node(1, object(2)))
        .input("Node", node(2, NULL))
        .made("Node", node(5, object(1)))
}

#[test]
fn a_list_grows_as_predicted() {
    let mut all = Expected::default();
    all.confirmed(insertion());
    all.verify();
}

#[test]
fn a_wrong_field_is_found_by_its_way() {
    let mut all = Expected::default();
    let case = insertion().with(|case| case.objects[2].after = node(6, object(1)));
    all.refuted(case, "result.value: predicted 6, was 5");
    let case = insertion().with(|case| case.objects[0].after = node(1, object(1)));
    all.refuted(case, "this.next: predicted the same as this.next at entry, was the same as result");
    let case = insertion().with(|case| case.objects[2].after = node(5, NULL));
    all.refuted(case, "result.next: predicted null, was Node");
    let case = insertion().with(|case| case.outcome = Outcome::Returned(Some(NULL)));
    all.refuted(case, "result: predicted null, was Node");
    all.verify();
}

#[test]
fn aliasing_is_predicted_both_ways() {
    let mut all = Expected::default();
    let same = |a, b, answer| {
        calling("Node", "same", "(LNode;LNode;)Z", &[object(a), object(b)], boolean(answer))
            .input("Node", node(1, object(0)))
            .input("Node", node(1, object(0)))
    };
    all.confirmed(same(0, 0, true));
    all.confirmed(same(0, 1, false));
    all.refuted(same(0, 1, true), "result: predicted true, was false");
    // Two objects are predicted where there is one.
    let case = insertion().made("Node", node(5, object(1)));
    let case = case.with(|case| case.objects[0].after = node(1, object(3)));
    all.refuted(case, "this.next: predicted an object of its own, was the same as result");
    all.verify();
}

#[test]
fn objects_that_nothing_leads_to_any_more_are_compared() {
    let mut all = Expected::default();
    let cut = |value| {
        calling_on("Node", "cut", "()V", &[object(0)], RETURNED)
            .changing("Node", node(1, object(1)), node(1, NULL))
            .changing("Node", node(2, NULL), node(value, NULL))
    };
    all.confirmed(cut(7));
    all.refuted(cut(2), "(this.next at entry).value: predicted 2, was 7");
    all.verify();
}

#[test]
fn cycles_are_built() {
    let mut all = Expected::default();
    let case = calling_on("Node", "insert", "(I)LNode;", &[object(0), int(5)], Outcome::Returned(Some(object(2))));
    let case = case.changing("Node", node(1, object(1)), node(1, object(2))).input("Node", node(2, object(0)));
    all.confirmed(case.made("Node", node(5, object(1))));
    all.verify();
}

fn derived() -> Content {
    fields(&[("Base.hidden:I", int(4)), ("Derived.hidden:I", int(3)), ("Derived.total:J", long(7))])
}

fn long(value: i64) -> explore::case::Datum {
    explore::case::Datum::Number(explore::case::Number::Long(value))
}

#[test]
fn private_final_and_inherited_fields_are_set() {
    let mut all = Expected::default();
    let add = |returned: i32, total: i64| {
        let outcome = Outcome::Returned(Some(int(returned)));
        calling_on("Derived", "add", "(I)I", &[object(0), int(2)], outcome).changing(
            "Derived",
            derived(),
            fields(&[("Base.hidden:I", int(4)), ("Derived.total:J", long(total))]),
        )
    };
    all.confirmed(add(306, 9));
    all.refuted(add(306, 7), "this.total: predicted 7, was 9");
    all.refuted(add(406, 9), "result: predicted 406, was 306");
    all.verify();
}

#[test]
fn the_subject_is_called_even_where_it_is_overridden() {
    let mut all = Expected::default();
    let who = |name: &str, text: &str| {
        calling_on(name, "who", "()Ljava/lang/String;", &[object(0)], Outcome::Returned(Some(object(1))))
            .input("Derived", derived())
            .made("java.lang.String", support_text(text))
    };
    all.confirmed(who("Base", "base"));
    all.confirmed(who("Derived", "derived"));
    all.verify();
}

fn support_text(words: &str) -> Content {
    text(words, explore::case::Identity::Any)
}

#[test]
fn inner_objects_have_their_outer_ones() {
    let mut all = Expected::default();
    let case = calling_on("Derived$Inner", "sum", "()I", &[object(0)], Outcome::Returned(Some(int(13))));
    let inner = fields(&[("Derived$Inner.own:I", int(10)), ("Derived$Inner.this$0:LDerived;", object(1))]);
    all.confirmed(case.input("Derived$Inner", inner).input("Derived", derived()));
    all.verify();
}

#[test]
fn objects_of_the_jdk_are_built_and_compared() {
    let mut all = Expected::default();
    let list = |size: i32, first, last| {
        fields(&[
            ("java.util.AbstractList.modCount:I", int(size)),
            ("java.util.LinkedList.size:I", int(size)),
            ("java.util.LinkedList.first:Ljava/util/LinkedList$Node;", first),
            ("java.util.LinkedList.last:Ljava/util/LinkedList$Node;", last),
        ])
    };
    let cell = |item, next, prev| {
        fields(&[
            ("java.util.LinkedList$Node.item:Ljava/lang/Object;", item),
            ("java.util.LinkedList$Node.next:Ljava/util/LinkedList$Node;", next),
            ("java.util.LinkedList$Node.prev:Ljava/util/LinkedList$Node;", prev),
        ])
    };
    let take = |after: i32| {
        let descriptor = "(Ljava/util/LinkedList;)Ljava/lang/Object;";
        let left = fields(&[("java.util.LinkedList.size:I", int(after))]);
        calling("Values", "take", descriptor, &[object(0)], object(2))
            .changing("java.util.LinkedList", list(1, object(1), object(1)), left)
            .changing("java.util.LinkedList$Node", cell(object(2), NULL, NULL), cell(NULL, NULL, NULL))
            .input("java.lang.Object", fields(&[]))
    };
    all.confirmed(take(0));
    all.refuted(take(1), "argument 1.size: predicted 1, was 0");
    let wrap = |item| {
        calling("Values", "wrap", "(Ljava/lang/Object;)Ljava/util/List;", &[object(0)], object(1))
            .input("java.lang.Object", fields(&[]))
            .made("java.util.LinkedList", list(1, object(2), object(2)))
            .made("java.util.LinkedList$Node", cell(item, NULL, NULL))
    };
    all.confirmed(wrap(object(0)));
    all.refuted(wrap(NULL), "result.first.item: predicted null, was java.lang.Object");
    all.confirmed(
        calling("Values", "wrap", "(Ljava/lang/Object;)Ljava/util/List;", &[NULL], object(0))
            .made("java.util.LinkedList", Content::Opaque),
    );
    all.confirmed(calling("Values", "lambda", "()Ljava/lang/Runnable;", &[], object(0)).made("", Content::Hidden));
    all.verify();
}

#[test]
fn subjects_of_the_jdk_are_called() {
    let mut all = Expected::default();
    let subject =
        method("java.util.LinkedList", "unlinkLast", "(Ljava/util/LinkedList$Node;)Ljava/lang/Object;", false);
    let cell = fields(&[("java.util.LinkedList$Node.item:Ljava/lang/Object;", object(0))]);
    let case = make(subject, &[object(0), object(1)], Outcome::Returned(Some(object(0))));
    all.confirmed(case.input("java.util.LinkedList", fields(&[])).changing(
        "java.util.LinkedList$Node",
        cell,
        fields(&[("java.util.LinkedList$Node.item:Ljava/lang/Object;", NULL)]),
    ));
    all.verify();
}

//! Values that are compared as such, arrays, and objects that cannot exist.

use explore::case::{Case, Content, Datum, Identity, Number, Outcome};

use crate::support::*;

fn string(units: &[u16]) -> Content {
    Content::Text(units.to_vec(), Identity::Any)
}

#[test]
fn texts_are_units() {
    let mut all = Expected::default();
    let echo = |given: &[u16], returned: &[u16]| {
        calling("Values", "echo", "(Ljava/lang/String;)Ljava/lang/String;", &[object(0)], object(1))
            .input("java.lang.String", string(given))
            .made("java.lang.String", string(returned))
    };
    all.confirmed(echo(&[0xd800, 0x61, 0, 0x20ac], &[0xd800, 0x61, 0, 0x20ac]));
    all.confirmed(echo(&[], &[]));
    all.refuted(echo(&[0xd800], &[0xd801, 0x22]), r#"result: predicted "\ud801\"", was "\ud800""#);
    let unit = |value| calling("Values", "unit", "(Ljava/lang/String;)C", &[object(0)], Datum::Number(value));
    all.confirmed(unit(Number::Char(0xdfff)).input("java.lang.String", string(&[0xdfff])));
    all.refuted(unit(Number::Char(0x61)).input("java.lang.String", string(&[0x62])), "result: predicted 'a', was 'b'");
    let same = calling(
        "Values",
        "sameText",
        "(Ljava/lang/String;Ljava/lang/String;)Z",
        &[object(0), object(1)],
        boolean(false),
    );
    let own = text("a", Identity::Own);
    all.confirmed(same.input("java.lang.String", own.clone()).input("java.lang.String", own));
    all.verify();
}

#[test]
fn the_text_of_a_builder_changes() {
    let mut all = Expected::default();
    let append = |after: &str| {
        let void = Outcome::Returned(None);
        make(method("Values", "append", "(Ljava/lang/StringBuilder;)V", true), &[object(0)], void).changing(
            "java.lang.StringBuilder",
            text("a", Identity::Own),
            text(after, Identity::Own),
        )
    };
    all.confirmed(append("a!"));
    all.refuted(append("a"), r#"argument 1: predicted the text "a", was "a!""#);
    all.verify();
}

#[test]
fn boxes_have_an_identity_where_it_matters() {
    let mut all = Expected::default();
    let same = |identity, answer| {
        let descriptor = "(Ljava/lang/Integer;Ljava/lang/Integer;)Z";
        let content = Content::Boxed(Number::Int(5), identity);
        calling("Values", "sameBox", descriptor, &[object(0), object(1)], boolean(answer))
            .input("java.lang.Integer", content.clone())
            .input("java.lang.Integer", content)
    };
    all.confirmed(same(Identity::Any, true));
    all.confirmed(same(Identity::Own, false));
    all.verify();
}

#[test]
fn floating_point_numbers_are_bits_but_any_nan_is_one() {
    let mut all = Expected::default();
    let half = |given: u64, returned: u64| {
        calling(
            "Values",
            "half",
            "(D)D",
            &[Datum::Number(Number::Double(given))],
            Datum::Number(Number::Double(returned)),
        )
    };
    all.confirmed(half(0x7ff8_0000_0000_0001, 0xfff8_0000_0000_1234));
    all.confirmed(half((-0.0f64).to_bits(), (-0.0f64).to_bits()));
    all.refuted(half(0, (-0.0f64).to_bits()), "result: predicted -0.0, was 0.0");
    let negate = |given: f32, returned: f32| {
        let float = |value: f32| Datum::Number(Number::Float(value.to_bits()));
        calling("Values", "negate", "(F)F", &[float(given)], float(returned))
    };
    all.confirmed(negate(f32::MIN_POSITIVE, -f32::MIN_POSITIVE));
    all.refuted(negate(1.5, f32::NAN), "result: predicted NaN, was -1.5");
    all.verify();
}

#[test]
fn arrays_of_arrays() {
    let mut all = Expected::default();
    let grid = |written, returned: &[Datum]| {
        calling("Values", "grid", "([[I)[[I", &[object(0)], object(2))
            .input("[[I", elements(&[NULL, object(1)]))
            .changing("[I", elements(&[int(1), int(0)]), Content::Elements(2, vec![(0, given(int(written)))]))
            .made("[[I", elements(returned))
    };
    all.confirmed(grid(5, &[object(1), NULL]));
    all.refuted(grid(4, &[object(1), NULL]), "argument 1[1][0]: predicted 4, was 5");
    all.refuted(grid(5, &[object(1)]), "result.length: predicted 1, was 2");
    all.refuted(grid(5, &[object(1), object(1)]), "result[1]: predicted int[], was null");
    let case = grid(5, &[object(1), NULL]).with(|case| case.objects[1].after = Content::Elements(2, vec![]));
    all.refuted(case, "argument 1[1][0]: predicted 0, was 5");
    all.verify();
}

#[test]
fn constants_and_classes() {
    let mut all = Expected::default();
    let paint = |name: &str| {
        let color = "Values$Color";
        calling("Values", "paint", "(LValues$Color;)LValues$Color;", &[object(0)], object(1))
            .input(color, Content::Constant(color.into(), "RED".into()))
            .made("Values$Color$1", Content::Constant(color.into(), name.into()))
    };
    all.confirmed(paint("GREEN"));
    all.refuted(paint("RED"), "result: predicted Values$Color.RED, was Values$Color.GREEN");
    let rank = calling("Values", "rank", "(LValues$Color;)I", &[object(0)], int(1));
    all.confirmed(rank.input("Values$Color$1", Content::Constant("Values$Color".into(), "GREEN".into())));
    let is_int = |name: &str, answer| {
        calling("Values", "isInt", "(Ljava/lang/Class;)Z", &[object(0)], boolean(answer))
            .input("java.lang.Class", Content::Class(name.into()))
    };
    all.confirmed(is_int("int", true));
    all.confirmed(is_int("[LNode;", false));
    all.verify();
}

fn size_of(low: i32, high: i32, size: i32) -> Case {
    let range = fields(&[("Values$Range.low:I", int(low)), ("Values$Range.high:I", int(high))]);
    calling("Values", "size", "(LValues$Range;)I", &[object(0)], int(size)).input("Values$Range", range)
}

#[test]
fn records_are_made_by_their_constructor() {
    let mut all = Expected::default();
    all.confirmed(size_of(1, 3, 2));
    all.not_run(
        size_of(3, 1, -2),
        "no such record Values$Range can exist: its constructor throws java.lang.IllegalArgumentException",
    );
    let trimmed = calling("Values", "wrap", "(Ljava/lang/Object;)Ljava/util/List;", &[object(0)], object(2))
        .input("Values$Trimmed", fields(&[("Values$Trimmed.text:Ljava/lang/String;", object(1))]))
        .input("java.lang.String", text("a", Identity::Any))
        .made("java.util.LinkedList", Content::Opaque);
    all.confirmed(trimmed);
    all.verify();
}

fn pair(left: Datum, right: Datum) -> Content {
    fields(&[("Values$Pair.left:Ljava/lang/Object;", left), ("Values$Pair.right:LValues$Pair;", right)])
}

#[test]
fn records_on_cycles() {
    let mut all = Expected::default();
    let first =
        |returned| calling("Values", "first", "(LValues$Pair;)Ljava/lang/Object;", &[object(0)], object(returned));
    // Through an object that is filled afterwards, and from the object as well as from the record.
    let holder = fields(&[("Values$Holder.pair:LValues$Pair;", object(0))]);
    let case = first(2).input("Values$Pair", pair(NULL, object(1))).input("Values$Pair", pair(object(2), NULL));
    all.confirmed(case.input("Values$Holder", holder));
    all.not_run(first(0).input("Values$Pair", pair(NULL, object(0))), "no record Values$Pair can contain itself");
    all.verify();
}

#[test]
fn what_cannot_be_made_is_not_run() {
    let mut all = Expected::default();
    let of_class = |class: &str, content: Content| {
        calling("Values", "wrap", "(Ljava/lang/Object;)Ljava/util/List;", &[object(0)], NULL).input(class, content)
    };
    let nothing = || fields(&[]);
    all.not_run(of_class("Values$Thing", nothing()), "there are no objects of abstract class Values$Thing");
    all.not_run(
        of_class("Absent", nothing()),
        "class Absent cannot be loaded: java.lang.ClassNotFoundException: Absent",
    );
    all.not_run(of_class("Node", Content::Opaque), "it is not known how to make an object of class Node");
    all.not_run(
        of_class("Node", fields(&[("Node.next:LNode;", object(0)), ("Node.other:I", int(0))])),
        "class Node has no field other of type I",
    );
    let case = of_class("Node", fields(&[("Node.next:LNode;", object(1))])).input("java.lang.Object", nothing());
    all.not_run(case, "field next of class Node cannot hold java.lang.Object");
    all.not_run(calling("Node", "length", "(LNode;)Z", &[NULL], boolean(true)), "class Node has no length(LNode;)Z");
    all.verify();
}

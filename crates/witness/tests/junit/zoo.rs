//! Cases of `demo.Zoo`: all sorts of objects and members.

use explore::case::{Case, Content, Datum, FieldCell, Identity, MethodName, Number, Outcome};

use crate::cases::*;

pub const CLASS: &str = "demo.Zoo";

pub fn cases() -> Vec<(MethodName, Case)> {
    let mut cases = objects();
    cases.extend(arrays());
    cases.extend(overloads());
    cases.extend(numbers());
    cases.extend(exceptions());
    cases
}

fn constant(owner: &str, name: &str) -> Content {
    Content::Constant(owner.to_owned(), name.to_owned())
}

fn double(value: f64) -> Datum {
    Datum::Number(Number::Double(value.to_bits()))
}

fn objects() -> Vec<(MethodName, Case)> {
    let color = "demo.Zoo$Color";
    let paint = method("demo.Zoo.paint(Ldemo/Zoo$Color;)Ldemo/Zoo$Color;");
    let painted =
        vec![same(CLASS, vec![]), fixed(color, constant(color, "RED")), made(color, constant(color, "GREEN"))];
    let mood = field("demo.Zoo.mood:Ldemo/Zoo$Mood;", at(1));
    let good = vec![same(CLASS, vec![mood]), fixed("demo.Zoo$Mood", constant("demo.Zoo$Mood", "GOOD"))];
    let shape = field("demo.Zoo.shape:Ldemo/Zoo$Shape;", at(1));
    let side = field("demo.Zoo$Square.side:D", double(1.5));
    let squared = vec![same(CLASS, vec![shape]), same("demo.Zoo$Square", vec![side.clone()])];
    let point = |x, y| vec![field("demo.Zoo$Point.x:I", int(x)), field("demo.Zoo$Point.y:I", int(y))];
    let mirrored = vec![same("demo.Zoo$Point", point(1, 2)), made("demo.Zoo$Point", Content::Fields(point(2, 1)))];
    let secret = same(
        "demo.Zoo$Secret",
        vec![
            field("demo.Zoo$Secret.word:Ljava/lang/String;", at(1)),
            field("demo.Zoo$Secret.code:J", Datum::Number(Number::Long(40))),
        ],
    );
    let bean: Vec<FieldCell> = vec![
        field("demo.Zoo$Bean.name:Ljava/lang/String;", at(0)),
        field("demo.Zoo$Bean.ready:Z", Datum::Number(Number::Boolean(false))),
        field("demo.Zoo$Bean.number:I", int(7)),
    ];
    let builder = |text: &str| Content::Text(text.encode_utf16().collect(), Identity::Own);
    let appended = explore::case::Object {
        class: "java.lang.StringBuilder".to_owned(),
        before: Some(builder("a")),
        after: builder("a!"),
    };
    let class = made("java.lang.Class", Content::Class("java.lang.Integer".to_owned()));
    let yes = returns(Datum::Number(Number::Boolean(true)));
    let long = returns(Datum::Number(Number::Long(42)));
    vec![
        (paint, case(&[at(0), at(1)], painted, returns(at(2)))),
        (method("demo.Zoo.isGood()Z"), case(&[at(0)], good, yes)),
        (method("demo.Zoo.area()D"), case(&[at(0)], squared, returns(double(2.25)))),
        (
            method("static demo.Zoo.square(D)Ldemo/Zoo$Shape;"),
            case(&[double(1.5)], vec![made("demo.Zoo$Square", Content::Fields(vec![side]))], returns(at(0))),
        ),
        (method("static demo.Zoo.mirror(Ldemo/Zoo$Point;)Ldemo/Zoo$Point;"), case(&[at(0)], mirrored, returns(at(1)))),
        (method("static demo.Zoo.decode(Ldemo/Zoo$Secret;)J"), case(&[at(0)], vec![secret, text("ab")], long)),
        (
            method("static demo.Zoo.make(Ljava/lang/String;)Ldemo/Zoo$Bean;"),
            case(&[at(0)], vec![text("x"), made("demo.Zoo$Bean", Content::Fields(bean))], returns(at(1))),
        ),
        (
            method("static demo.Zoo.append(Ljava/lang/StringBuilder;)V"),
            case(&[at(0)], vec![appended], Outcome::Returned(None)),
        ),
        (
            method("static demo.Zoo.type(Ljava/lang/Object;)Ljava/lang/Class;"),
            case(&[at(0)], vec![boxed(5, Identity::Any), class], returns(at(1))),
        ),
        (method("demo.Zoo.<init>()V"), case(&[], vec![], Outcome::Returned(None))),
    ]
}

fn arrays() -> Vec<(MethodName, Case)> {
    let sum = method("static demo.Zoo.sum([I)I");
    let swap = method("static demo.Zoo.swap([Ljava/lang/Object;)V");
    let three = fixed("[I", elements(&[int(1), int(2), int(3)]));
    let long = fixed("[I", Content::Elements(1000, vec![(7, given(int(5))), (8, given(int(0)))]));
    let swapped = explore::case::Object {
        class: "[Ljava.lang.Object;".to_owned(),
        before: Some(elements(&[at(1), at(0)])),
        after: elements(&[at(0), at(1)]),
    };
    let row = |a, b| elements(&[int(a), int(b)]);
    let grid = vec![
        fixed("[[I", elements(&[at(1), at(2)])),
        fixed("[I", row(1, 2)),
        fixed("[I", row(3, 4)),
        made("[[I", elements(&[at(4), at(5)])),
        made("[I", row(1, 3)),
        made("[I", row(2, 4)),
    ];
    vec![
        (sum.clone(), case(&[at(0)], vec![three], returns(int(6)))),
        (sum.clone(), case(&[at(0)], vec![long], returns(int(5)))),
        (sum.clone(), case(&[at(0)], vec![fixed("[I", Content::Elements(0, vec![]))], returns(int(0)))),
        (sum, when(case(&[Datum::Null], vec![], throws("java.lang.NullPointerException")), null("values"))),
        (swap, case(&[at(0)], vec![swapped, text("other")], Outcome::Returned(None))),
        (method("static demo.Zoo.transpose([[I)[[I"), case(&[at(0)], grid, returns(at(3)))),
    ]
}

fn overloads() -> Vec<(MethodName, Case)> {
    let over = |descriptor: &str| method(&format!("static demo.Zoo.over({descriptor})I"));
    let join = method("static demo.Zoo.join(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;");
    let said = |words: &str| made("java.lang.String", text(words).after);
    let parts = fixed("[Ljava.lang.Object;", elements(&[at(0), Datum::Null]));
    let larger = method("static demo.Zoo.larger(Ljava/lang/Comparable;Ljava/lang/Comparable;)Ljava/lang/Comparable;");
    let yes = |value| returns(Datum::Number(Number::Boolean(value)));
    let same_box = method("static demo.Zoo.sameBox(Ljava/lang/Integer;Ljava/lang/Integer;)Z");
    let same_text = method("static demo.Zoo.sameText(Ljava/lang/String;Ljava/lang/String;)Z");
    let own = |words: &str| fixed("java.lang.String", Content::Text(words.encode_utf16().collect(), Identity::Own));
    vec![
        (over("Ljava/lang/Object;"), case(&[Datum::Null], vec![], returns(int(1)))),
        (over("Ljava/lang/Object;"), case(&[at(0)], vec![text("x")], returns(int(1)))),
        (over("Ljava/lang/String;"), case(&[Datum::Null], vec![], returns(int(2)))),
        (over("Ljava/lang/Integer;"), case(&[at(0)], vec![boxed(5, Identity::Any)], returns(int(3)))),
        (over("J"), case(&[Datum::Number(Number::Long(5))], vec![], returns(int(4)))),
        (over("I"), case(&[int(5)], vec![], returns(int(5)))),
        (join.clone(), case(&[at(0), Datum::Null], vec![text("-"), said("none")], returns(at(1)))),
        (join, case(&[at(0), at(1)], vec![text("-"), parts, said("-2")], returns(at(2)))),
        (larger, case(&[at(0), at(1)], vec![text("a"), text("b")], returns(at(1)))),
        (same_box.clone(), case(&[at(0), at(1)], vec![boxed(5, Identity::Own), boxed(5, Identity::Own)], yes(false))),
        (same_box, case(&[at(0), at(0)], vec![boxed(5, Identity::Own)], yes(true))),
        (same_text, case(&[at(0), at(1)], vec![own("a"), text("a")], yes(false))),
        (method("static demo.Zoo$Shape.corners(Ldemo/Zoo$Shape;)I"), case(&[Datum::Null], vec![], returns(int(0)))),
        (
            method("static demo.Zoo.box(Ljava/lang/Integer;)Ljava/lang/Integer;"),
            case(
                &[at(0)],
                vec![boxed(5, Identity::Any), made("java.lang.Integer", boxed(6, Identity::Any).after)],
                returns(at(1)),
            ),
        ),
    ]
}

fn numbers() -> Vec<(MethodName, Case)> {
    let float = |value: f32| Datum::Number(Number::Float(value.to_bits()));
    let half = method("static demo.Zoo.half(F)F");
    let negate = method("static demo.Zoo.negate(D)D");
    let mut cases = Vec::new();
    for value in [1.5, f32::NAN, f32::INFINITY, 1e-45, 0.0] {
        cases.push((half.clone(), case(&[float(value)], vec![], returns(float(value / 2.0)))));
    }
    for value in [0.0, 1e300] {
        cases.push((negate.clone(), case(&[double(value)], vec![], returns(double(-value)))));
    }
    let low = method("static demo.Zoo.low(S)B");
    let next = method("static demo.Zoo.next(C)C");
    let short = |value| Datum::Number(Number::Short(value));
    cases.push((low, case(&[short(-1)], vec![], returns(Datum::Number(Number::Byte(-1))))));
    let char = |value| Datum::Number(Number::Char(value));
    cases.push((next, case(&[char(0x2028)], vec![], returns(char(0x2029)))));
    cases
}

fn exceptions() -> Vec<(MethodName, Case)> {
    let explode = method("static demo.Zoo.explode(I)V");
    vec![
        (explode.clone(), case(&[int(0)], vec![], throws("demo.Zoo$Private"))),
        (explode.clone(), case(&[int(1)], vec![], throws("demo.Zoo$Inside"))),
        (explode, case(&[int(2)], vec![], throws("java.io.IOException"))),
    ]
}

/// Cases of nested classes.
pub fn nested() -> Vec<(&'static str, Vec<(MethodName, Case)>)> {
    let bean = |name, ready: bool| {
        vec![
            field("demo.Zoo$Bean.name:Ljava/lang/String;", name),
            field("demo.Zoo$Bean.ready:Z", Datum::Number(Number::Boolean(ready))),
            field("demo.Zoo$Bean.number:I", int(3)),
        ]
    };
    let label =
        vec![same("demo.Zoo$Bean", bean(at(1), false)), text("x"), made("java.lang.String", text("x3false").after)];
    let ready = vec![same("demo.Zoo$Bean", bean(Datum::Null, true)), made("java.lang.String", text("null3true").after)];
    let renamed = vec![object("demo.Zoo$Bean", bean(Datum::Null, false), bean(at(1), true)), text("new")];
    let cage = vec![
        same(
            "demo.Zoo$Cage",
            vec![field("demo.Zoo$Cage.bars:I", int(4)), field("demo.Zoo$Cage.this$0:Ldemo/Zoo;", at(1))],
        ),
        same(CLASS, vec![field("demo.Zoo.price:I", int(3))]),
    ];
    let circle = vec![
        same("demo.Zoo$Circle", vec![field("demo.Zoo$Circle.radius:F", Datum::Number(Number::Float(1f32.to_bits())))]),
        made("java.lang.String", text("area 3.0").after),
    ];
    let square = vec![same("demo.Zoo$Square", vec![field("demo.Zoo$Square.side:D", double(2.0))])];
    vec![
        (
            "demo.Zoo$Bean",
            vec![
                (method("demo.Zoo$Bean.label()Ljava/lang/String;"), case(&[at(0)], label, returns(at(2)))),
                (method("demo.Zoo$Bean.label()Ljava/lang/String;"), case(&[at(0)], ready, returns(at(1)))),
                (
                    method("demo.Zoo$Bean.rename(Ljava/lang/String;)V"),
                    case(&[at(0), at(1)], renamed, Outcome::Returned(None)),
                ),
            ],
        ),
        ("demo.Zoo$Cage", vec![(method("demo.Zoo$Cage.cost()I"), case(&[at(0)], cage, returns(int(12))))]),
        (
            "demo.Zoo$Shape",
            vec![(method("demo.Zoo$Shape.describe()Ljava/lang/String;"), case(&[at(0)], circle, returns(at(1))))],
        ),
        ("demo.Zoo$Square", vec![(method("demo.Zoo$Square.area()D"), case(&[at(0)], square, returns(double(4.0))))]),
    ]
}

//! Cases of what is easily got wrong: hidden fields, constructors that are not plain, inner objects, generic types.

use explore::case::{Case, Content, Datum, FieldCell, Identity, MethodName, Number, Object, Outcome};

use crate::cases::*;

type Classes = Vec<(&'static str, Vec<(MethodName, Case)>)>;

pub fn classes() -> Classes {
    let mut classes = fields();
    classes.push(("demo.Odd", calls()));
    classes
}

fn yes() -> Outcome {
    returns(Datum::Number(Number::Boolean(true)))
}

fn fields() -> Classes {
    let derived = vec![
        field("demo.Odd$Base.value:I", int(1)),
        field("demo.Odd$Base.secret:I", int(2)),
        field("demo.Odd$Derived.value:I", int(3)),
    ];
    let counted = same("demo.Odd$Counted", vec![field("demo.Odd$Counted.number:I", int(4))]);
    let age = |age| vec![field("demo.Odd$Strict.age:I", int(age))];
    let link = |value, next| {
        let fields: Vec<FieldCell> = vec![
            field("demo.Odd$Chain$Link.value:I", int(value)),
            field("demo.Odd$Chain$Link.next:Ldemo/Odd$Chain$Link;", next),
            unread("demo.Odd$Chain$Link.this$0:Ldemo/Odd$Chain;", Datum::Null),
        ];
        same("demo.Odd$Chain$Link", fields)
    };
    let chain = same("demo.Odd$Chain", vec![field("demo.Odd$Chain.first:Ldemo/Odd$Chain$Link;", at(1))]);
    let constant =
        |class: &str, name: &str| fixed(class, Content::Constant("demo.Odd$Level".to_owned(), name.to_owned()));
    let (low, high) = (constant("demo.Odd$Level", "LOW"), constant("demo.Odd$Level$1", "HIGH"));
    vec![
        (
            "demo.Odd$Derived",
            vec![(
                method("demo.Odd$Derived.all()I"),
                case(&[at(0)], vec![same("demo.Odd$Derived", derived)], returns(int(123))),
            )],
        ),
        (
            "demo.Odd$Counted",
            vec![(method("demo.Odd$Counted.next()I"), case(&[at(0)], vec![counted], returns(int(5))))],
        ),
        (
            "demo.Odd$Strict",
            vec![
                (
                    method("demo.Odd$Strict.grow()V"),
                    case(&[at(0)], vec![object("demo.Odd$Strict", age(-2), age(-1))], Outcome::Returned(None)),
                ),
                (
                    method("demo.Odd$Strict.<init>(I)V"),
                    case(&[int(-1)], vec![], throws("java.lang.IllegalArgumentException")),
                ),
            ],
        ),
        (
            "demo.Odd$Chain",
            vec![(
                method("demo.Odd$Chain.sum()I"),
                case(&[at(0)], vec![chain, link(3, at(2)), link(4, Datum::Null)], returns(int(7))),
            )],
        ),
        (
            "demo.Odd$Level",
            vec![
                (method("demo.Odd$Level.weight()I"), case(&[at(0)], vec![low.clone()], returns(int(1)))),
                (method("demo.Odd$Level.above(Ldemo/Odd$Level;)Z"), case(&[at(0), at(1)], vec![high, low], yes())),
            ],
        ),
    ]
}

fn calls() -> Vec<(MethodName, Case)> {
    let count = method("static demo.Odd.count(Ljava/util/List;Ljava/lang/Comparable;Ljava/lang/Class;)I");
    let names = vec![
        same("demo.Odd$Names", vec![]),
        text("x"),
        fixed("java.lang.Class", Content::Class("java.lang.String".to_owned())),
    ];
    let nothing = method("static demo.Odd.nothing(Ljava/lang/Object;)Ljava/lang/Object;");
    let first = method("static demo.Odd.first(Ljava/util/List;Ljava/lang/Object;)Ljava/lang/Object;");
    let runner = method("static demo.Odd.runner(I)Ljava/lang/Runnable;");
    let anonymous = made("demo.Odd$1", Content::Fields(vec![field("demo.Odd$1.held:I", int(6))]));
    let under = method("demo.Odd._under$score([I[Ljava/lang/String;)I");
    let odd = vec![
        same("demo.Odd", vec![]),
        fixed("[I", elements(&[int(1)])),
        fixed("[Ljava.lang.String;", Content::Elements(2, vec![])),
    ];
    let describe = method("static demo.Odd.describe(Ljava/lang/Object;)I");
    let nested = vec![
        fixed("[[Ldemo.Odd$Level;", Content::Elements(2, vec![(0, given(at(1))), (1, given(Datum::Null))])),
        fixed("[Ldemo.Odd$Level;", Content::Elements(30, vec![])),
    ];
    let filled = Object {
        class: "[I".to_owned(),
        before: Some(elements(&[int(9), int(9), int(9)])),
        after: elements(&[int(1), int(2), int(3)]),
    };
    let double = |value: f64| Datum::Number(Number::Double(value.to_bits()));
    let halves = made("[D", elements(&[double(3.0), double(1.5), double(-0.0)]));
    let words =
        vec![made("[Ljava.lang.String;", elements(&[at(1), Datum::Null])), made("java.lang.String", text("a").after)];
    let five = method("static demo.Odd.five(IIIIIIII)I");
    let many = |from: i32| {
        let arguments: Vec<Datum> = (from..from + 8).map(int).collect();
        (five.clone(), case(&arguments, vec![], returns(int(from))))
    };
    let shared = Case {
        statics: vec![static_cell("demo.Odd", "SHARED", at(0))],
        ..case(&[], vec![fixed("[I", elements(&[int(8)]))], returns(int(8)))
    };
    vec![
        (count, case(&[at(0), at(1), at(2)], names, returns(int(7)))),
        (nothing, case(&[at(0)], vec![text("x")], returns(Datum::Null))),
        (first.clone(), case(&[Datum::Null, at(0)], vec![boxed(5, Identity::Any)], returns(at(0)))),
        (first, case(&[Datum::Null, at(0)], vec![boxed(5, Identity::Own)], returns(at(0)))),
        (runner.clone(), case(&[int(1)], vec![made("", Content::Hidden)], returns(at(0)))),
        (runner, case(&[int(0)], vec![], returns(Datum::Null))),
        (method("static demo.Odd.anonymous(I)Ljava/lang/Object;"), case(&[int(6)], vec![anonymous], returns(at(0)))),
        (under, case(&[at(0), at(1), at(2)], odd, returns(int(3)))),
        (describe.clone(), case(&[at(0)], nested, returns(int(2)))),
        (describe, case(&[at(0)], vec![boxed(5, Identity::Any)], returns(int(5)))),
        (method("static demo.Odd.fill([II)V"), case(&[at(0), int(1)], vec![filled], Outcome::Returned(None))),
        (method("static demo.Odd.halves(D)[D"), case(&[double(3.0)], vec![halves], returns(at(0)))),
        (method("static demo.Odd.words()[Ljava/lang/String;"), case(&[], words, returns(at(0)))),
        many(1),
        many(2),
        many(10),
        (method("static demo.Odd.shared()I"), shared),
    ]
}

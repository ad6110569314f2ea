//! Cases of classes whose names, or whose neighbours' names, mean something else in tests.

use explore::ViolationKind;
use explore::case::{Case, Datum, Identity, MethodName, Outcome};

use crate::cases::*;

pub fn classes() -> Vec<(&'static str, Vec<(MethodName, Case)>)> {
    let read = method("clash.Test.read(Lclash/Test$Integer;Ljava/lang/Integer;Ljava/util/List;)I");
    let objects = vec![
        same("clash.Test", vec![field("clash.Test.field:Lclash/Field;", at(1))]),
        same("clash.Field", vec![field("clash.Field.value:I", int(1))]),
        same("clash.Test$Integer", vec![field("clash.Test$Integer.value:I", int(2))]),
        boxed(4, Identity::Any),
        same("java.util.ArrayList", vec![]),
    ];
    let with_list = case(&[at(0), at(2), at(3), at(4)], objects.clone(), returns(int(8)));
    let failing = Case {
        violation: Some(ViolationKind::Invariant),
        calls: vec![broken(method("clash.Test.ok()Z"), &[0], false)],
        ..case(
            &[at(0), int(1)],
            vec![same("clash.Test", vec![])],
            returns(Datum::Number(explore::case::Number::Boolean(false))),
        )
    };
    let min = method("static clash.Test.min(I)I");
    let twice = method("static clash.String.twice(Ljava/lang/String;)Ljava/lang/String;");
    let echo = |words: &str| {
        let doubled = made("java.lang.String", text(&words.repeat(2)).after);
        (twice.clone(), case(&[at(0)], vec![text(words), doubled], returns(at(1))))
    };
    let length = method("static Arguments.length(Ljava/lang/String;LArguments;)I");
    let measured = |words: &str| {
        let other = same("Arguments", vec![field("Arguments.count:I", int(1))]);
        (length.clone(), case(&[at(0), at(1)], vec![text(words), other], returns(int(words.len() as i32 + 1))))
    };
    vec![
        (
            "clash.Test",
            vec![
                (read, with_list),
                (min, case(&[int(i32::MIN)], vec![], returns(int(1)))),
                (method("clash.Test.check(I)Z"), failing),
                (method("clash.Test.<init>()V"), case(&[], vec![], Outcome::Returned(None))),
            ],
        ),
        ("clash.String", vec![echo("a"), echo("b"), echo("long text that is repeated")]),
        ("Arguments", vec![measured("a"), measured("bb"), measured("")]),
    ]
}

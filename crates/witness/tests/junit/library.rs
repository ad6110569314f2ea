//! Cases of the JDK's own classes, whose members only helpers reach.

use explore::case::{Case, Content, Datum, FieldCell, MethodName, Number, Outcome};

use crate::cases::*;

fn list(elements: Datum, size: i32, modifications: i32) -> Vec<FieldCell> {
    vec![
        unread("java.util.AbstractList.modCount:I", int(modifications)),
        field("java.util.ArrayList.elementData:[Ljava/lang/Object;", elements),
        field("java.util.ArrayList.size:I", int(size)),
    ]
}

fn node(item: Datum, next: Datum, previous: Datum) -> Vec<FieldCell> {
    vec![
        field("java.util.LinkedList$Node.item:Ljava/lang/Object;", item),
        field("java.util.LinkedList$Node.next:Ljava/util/LinkedList$Node;", next),
        field("java.util.LinkedList$Node.prev:Ljava/util/LinkedList$Node;", previous),
    ]
}

fn linked(first: Datum, last: Datum, size: i32) -> Vec<FieldCell> {
    vec![
        field("java.util.LinkedList.size:I", int(size)),
        field("java.util.LinkedList.first:Ljava/util/LinkedList$Node;", first),
        field("java.util.LinkedList.last:Ljava/util/LinkedList$Node;", last),
    ]
}

pub fn classes() -> Vec<(&'static str, Vec<(MethodName, Case)>)> {
    let objects = "[Ljava.lang.Object;";
    let array_list = "java.util.ArrayList";
    let removed = vec![
        object(array_list, list(at(1), 2, 0), list(at(1), 1, 1)),
        explore::case::Object {
            class: objects.to_owned(),
            before: Some(elements(&[at(2), at(3)])),
            after: elements(&[at(3), Datum::Null]),
        },
        text("a"),
        text("b"),
    ];
    let linked_list = "java.util.LinkedList";
    let node_class = "java.util.LinkedList$Node";
    let added = vec![
        object(linked_list, linked(at(1), at(1), 1), linked(at(1), at(3), 2)),
        object(node_class, node(at(2), Datum::Null, Datum::Null), node(at(2), at(3), Datum::Null)),
        text("a"),
        made(node_class, Content::Fields(node(at(2), Datum::Null, at(1)))),
    ];
    let yes = returns(Datum::Number(Number::Boolean(true)));
    let unlinked = vec![
        object(linked_list, linked(at(1), at(1), 1), linked(Datum::Null, Datum::Null, 0)),
        object(node_class, node(at(2), Datum::Null, Datum::Null), node(Datum::Null, Datum::Null, Datum::Null)),
        text("a"),
    ];
    let grown = vec![same(array_list, list(at(1), 1, 0)), fixed(objects, elements(&[Datum::Null]))];
    let check = method("java.util.ArrayList.elementData(I)Ljava/lang/Object;");
    vec![
        (
            array_list,
            vec![
                (
                    method("java.util.ArrayList.remove(I)Ljava/lang/Object;"),
                    case(&[at(0), int(0)], removed, returns(at(2))),
                ),
                (check, case(&[at(0), int(3)], grown, throws("java.lang.ArrayIndexOutOfBoundsException"))),
                (
                    method("java.util.ArrayList.<init>(I)V"),
                    case(&[int(-1)], vec![], throws("java.lang.IllegalArgumentException")),
                ),
            ],
        ),
        (
            linked_list,
            vec![
                (method("java.util.LinkedList.add(Ljava/lang/Object;)Z"), case(&[at(0), at(2)], added, yes)),
                (
                    method("java.util.LinkedList.unlink(Ljava/util/LinkedList$Node;)Ljava/lang/Object;"),
                    case(&[at(0), at(1)], unlinked, returns(at(2))),
                ),
                (
                    method("java.util.LinkedList.clear()V"),
                    case(
                        &[at(0)],
                        vec![same(linked_list, linked(Datum::Null, Datum::Null, 0))],
                        Outcome::Returned(None),
                    ),
                ),
            ],
        ),
    ]
}

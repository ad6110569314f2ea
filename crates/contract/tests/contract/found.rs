//! Where contracts are found, and how they come together.

use contract::{Ends, Expression, ExpressionKind, LocationKind, Moment, Outcome, Purity, Shape, Type};

use crate::support::World;

const LIST: &str = r#"
import heapwright.*;
import java.util.List;

interface Sized {
    //@ ensures \result >= 0;
    /*@ pure @*/ int size();
}

class Links implements Sized {
    private Node head;
    private int count;
    static int made;

    //@ invariant count == \reach(head, Node, next).size();
    //@ static invariant made >= 0;
    //@ constraint \old(count) <= count + 1;
    //@ initially count == 0;

    static class Node { int value; Node next; }

    /*@ pure model static int length(Node n) { return n == null ? 0 : 1 + length(n.next); } @*/
    //@ pure model boolean isOpen() { return head != null; }

    public int size() { return count; }

    /*@ requires 0 <= index && index < size();
      @ assignable \nothing;
      @ ensures (\exists Node n; \reach(head, Node, next).has(n); n.value == \result);
      @ also
      @ requires index < 0;
      @ signals (IndexOutOfBoundsException e) e.getMessage() == null;
      @*/
    int get(int index) { return 0; }

    //@ requires (\forall int i; 0 <= i && i < xs.length; xs[i] > 0) && other != null;
    //@ assignable count, head, head.*, other.count, xs[*], xs[0 .. 1], made, \reach(head, Node, next).value;
    //@ ensures count == \old(count) + xs.length && length(head) == count ==> isOpen();
    void addAll(int[] xs, Links other) {}

    @Requires({"x > 0", "isSmall"})
    @Ensures("\\result == x + count")
    @Assignable("\\nothing")
    int plus(int x) { return x + count; }

    boolean isSmall(int x) { return x < 100; }

    @NonNull String name(@NonNull String before, @Nullable List<String> all) { return before; }
}

@NonNullByDefault
@Invariant("size >= 0L")
class Defaults {
    String text;
    @Nullable String other;
    long size;
    Object give(Object taken, @Nullable Object left, int number) { return taken; }
}
"#;

fn world() -> World {
    World::new(LIST, "")
}

#[test]
fn clauses_of_a_class() {
    let mut world = world();
    let class = world.class("Links");
    let contract = world.contracts.class(&mut world.program, class).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(contract.invariants.len(), 2);
    assert!(contract.invariants[1].is_static);
    assert_eq!(contract.invariants[0].clause.place.text(), r"invariant count == \reach(head, Node, next).size();");
    assert_eq!(contract.invariants[0].clause.place.line(), 15);
    assert_eq!((contract.constraints.len(), contract.initially.len()), (1, 1));
}

#[test]
fn cases_of_a_method() {
    let mut world = world();
    let contract = world.contract("Links", "get").unwrap_or_else(|error| panic!("{error}")).expect("a contract");
    assert_eq!(contract.parameters, ["index"]);
    let [first, second] = &contract.cases[..] else { panic!("two cases") };
    assert_eq!((first.requires.len(), first.ensures.len(), first.ends), (1, 1, Ends::Any));
    assert_eq!(first.assignable, Some(Vec::new()));
    assert_eq!((second.requires.len(), second.signals.len()), (1, 1));
    assert_eq!(world.program.class(second.signals[0].exception).java_name(), "java.lang.IndexOutOfBoundsException");
}

#[test]
fn locations_name_places() {
    let mut world = world();
    let contract = world.contract("Links", "addAll").unwrap_or_else(|error| panic!("{error}")).expect("a contract");
    let kinds: Vec<&str> = contract.cases[0]
        .assignable
        .as_ref()
        .expect("places")
        .iter()
        .map(|location| match location.kind {
            LocationKind::Everything => "everything",
            LocationKind::Field(..) => "field",
            LocationKind::Static(_) => "static",
            LocationKind::Fields(_) => "fields",
            LocationKind::FieldsOfReach(_) => "fields of reach",
            LocationKind::FieldOfReach(..) => "field of reach",
            LocationKind::Elements(_, None) => "all elements",
            LocationKind::Elements(..) => "elements",
            LocationKind::Statics(_) => "statics",
        })
        .collect();
    let expected = ["field", "field", "fields", "field", "all elements", "elements", "static", "field of reach"];
    assert_eq!(kinds, expected);
}

#[test]
fn a_method_inherits() {
    let mut world = world();
    let contract = world.contract("Links", "size").unwrap_or_else(|error| panic!("{error}")).expect("a contract");
    assert_eq!(contract.purity, Purity::Pure);
    assert_eq!(contract.cases[0].ensures[0].place.text(), r"ensures \result >= 0;");
}

#[test]
fn annotations_hold_conditions_and_names() {
    let mut world = world();
    let contract = world.contract("Links", "plus").unwrap_or_else(|error| panic!("{error}")).expect("a contract");
    let [case] = &contract.cases[..] else { panic!("one case") };
    assert!(matches!(case.requires[0].condition.kind, ExpressionKind::Compare(..)));
    assert!(matches!(case.requires[1].condition.kind, ExpressionKind::Call(_)));
    assert_eq!(case.ensures[0].place.text(), r"\result == x + count");
    assert_eq!(case.assignable, Some(Vec::new()));
}

#[test]
fn nullness_is_a_clause() {
    let mut world = world();
    let contract = world.contract("Links", "name").unwrap_or_else(|error| panic!("{error}")).expect("a contract");
    assert_eq!((contract.cases[0].requires.len(), contract.cases[0].ensures.len()), (1, 1));
    let contract = world.contract("Defaults", "give").unwrap_or_else(|error| panic!("{error}")).expect("a contract");
    assert_eq!((contract.cases[0].requires.len(), contract.cases[0].ensures.len()), (1, 1));
    let class = world.class("Defaults");
    let contract = world.contracts.class(&mut world.program, class).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(contract.invariants.len(), 2);
}

#[test]
fn a_file_of_contracts_speaks_of_classes_that_are_not_ours() {
    let file = "
        package java.util;
        class ArrayList<E> {
            invariant 0 <= size && size <= elementData.length;
            requires 0 <= index && index < size;
            ensures \\result == elementData[index];
            pure E get(int index);
            ensures \\result == size;
            int size();
        }";
    let mut world = World::of(testing::repository().join("java"), file);
    let contract = world.contract("java/util/ArrayList", "get").unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(contract.expect("a contract").cases.len(), 1);
    let class = world.class("java/util/ArrayList");
    let contract = world.contracts.class(&mut world.program, class).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(contract.invariants.len(), 1);
}

/// All expressions of all clauses of the class compile to code that passes the checks of class files.
#[test]
fn clauses_become_code() {
    let mut world = world();
    let class = world.class("Links");
    let this = Some(class);
    let contract = world.contracts.class(&mut world.program, class).unwrap_or_else(|error| panic!("{error}"));
    let mut made = 0;
    let mut compile = |world: &mut World, expression: &Expression, shape: &Shape| {
        let compiled = world.contracts.compile(&mut world.program, "clause", expression, shape);
        let compiled = compiled.unwrap_or_else(|error| panic!("{error}"));
        compiled.unwrap_or_else(|error| panic!("{error}"));
        made += 1;
    };
    for invariant in contract.invariants.iter().filter(|invariant| !invariant.is_static) {
        compile(&mut world, &invariant.clause.condition, &Shape { receiver: this, ..Shape::default() });
    }
    for name in ["get", "addAll", "plus"] {
        let contract = world.contract("Links", name).unwrap_or_else(|error| panic!("{error}")).expect("a contract");
        let mtype = world.program.method(contract.method).mtype.clone();
        let types = mtype.params.iter().map(|descriptor| match descriptor.as_ref() {
            "I" => Type::INT,
            descriptor => Type::Reference(world.program.load(program::class_of(descriptor)).expect("a class")),
        });
        let shape = Shape { receiver: this, parameters: types.collect(), ..Shape::default() };
        let result = (&*mtype.ret == "I").then_some((Outcome::Result, Type::INT));
        let after = Shape { outcome: result, moment: Moment::Given, ..shape.clone() };
        for case in &contract.cases {
            case.requires.iter().for_each(|clause| compile(&mut world, &clause.condition, &shape));
            case.ensures.iter().for_each(|clause| compile(&mut world, &clause.condition, &after));
        }
    }
    assert_eq!(made, 9);
}

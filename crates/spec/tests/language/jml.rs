//! Contracts in JML: what is understood, and what is said of what is not.

use expect_test::{Expect, expect};
use spec::jml::{
    BinaryOperator, Ends, Expression, ExpressionKind, LocationKind, MethodClauseKind, Nullness, TypeClauseKind,
    parse_contracts, parse_expression, parse_locations, parse_source,
};
use spec::render_error;

fn fails(text: &str, expected: Expect) {
    let error = parse_expression(text).expect_err("an error");
    expected.assert_eq(&render_error(&error, "clause", text, false));
}

fn file_fails(text: &str, expected: Expect) {
    let error = parse_source(text).expect_err("an error");
    expected.assert_eq(&render_error(&error, "List.java", text, false));
}

/// An expression with all its parentheses.
fn shape(expression: &Expression, text: &str) -> String {
    let inside = |inner: &Expression| shape(inner, text);
    match &expression.kind {
        ExpressionKind::Binary(operator, left, right) => format!("({operator:?} {} {})", inside(left), inside(right)),
        ExpressionKind::Unary(operator, inner) => format!("({operator:?} {})", inside(inner)),
        ExpressionKind::Conditional(one, two, three) => {
            format!("(? {} {} {})", inside(one), inside(two), inside(three))
        }
        ExpressionKind::Cast(of, inner) => {
            format!("(cast {}{} {})", of.name, "[]".repeat(of.dimensions), inside(inner))
        }
        ExpressionKind::InstanceOf(inner, of) => format!("(is {} {})", inside(inner), of.name),
        ExpressionKind::Old(inner) => format!("(old {})", inside(inner)),
        ExpressionKind::Name(name) => name.clone(),
        ExpressionKind::Field(inner, name) => format!("{}.{}", inside(inner), name.text),
        ExpressionKind::Element(inner, index) => format!("{}[{}]", inside(inner), inside(index)),
        ExpressionKind::Call(receiver, name, arguments) => {
            let receiver = receiver.as_deref().map_or(String::new(), |receiver| format!("{}.", inside(receiver)));
            let arguments: Vec<String> = arguments.iter().map(inside).collect();
            format!("{receiver}{}({})", name.text, arguments.join(", "))
        }
        ExpressionKind::Quantified(quantified) => {
            let names: Vec<&str> = quantified.variables.iter().map(|name| &*name.text).collect();
            let range = quantified.range.as_ref().map_or("-".to_owned(), inside);
            let (quantifier, of) = (quantified.quantifier, &quantified.declared.name);
            format!("({quantifier:?} {of} {} | {range} | {})", names.join(","), inside(&quantified.body))
        }
        ExpressionKind::Reach(reach) => {
            let fields: Vec<&str> = reach.fields.iter().map(|field| &*field.text).collect();
            let of = reach.declared.as_ref().map_or("-", |of| &of.name);
            format!("(reach {} {of} {})", inside(&reach.start), fields.join(","))
        }
        _ => text[expression.span.start..expression.span.end].to_owned(),
    }
}

#[track_caller]
fn means(text: &str, expected: &str) {
    let expression = parse_expression(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(shape(&expression, text), expected);
}

#[test]
fn operators_bind_as_in_java() {
    means("a + b * c - d", "(Subtract (Add a (Multiply b c)) d)");
    means("a < b == c >= d", "(Equal (Less a b) (GreaterOrEqual c d))");
    means("a & b ^ c | d && e || f", "(Or (And (BitOr (BitXor (BitAnd a b) c) d) e) f)");
    means("-a + ~b", "(Add (Minus a) (Complement b))");
    means("a >> b >>> c << d", "(ShiftLeft (ShiftRightUnsigned (ShiftRight a b) c) d)");
    means("!a.b().c[d.e]", "(Not a.b().c[d.e])");
    means("a ? b : c ? d : e", "(? a b (? c d e))");
}

#[test]
fn implications_are_looser_than_java() {
    means("a ==> b ==> c", "(Implies a (Implies b c))");
    means("a <== b <== c", "(Implies c (Implies b a))");
    means("a || b ==> c <==> d", "(Equivalent (Implies (Or a b) c) d)");
    means("a ? b : c ==> d", "(Implies (? a b c) d)");
    means("a <=!=> b", "(Different a b)");
}

#[test]
fn casts_are_told_from_parentheses() {
    means("(a) - b", "(Subtract a b)");
    means("(int) - b", "(cast int (Minus b))");
    means("(Node) a.b", "(cast Node a.b)");
    means("(List<? extends Map<K, V>>[]) a", "(cast List[] a)");
    means("((Node) a).b instanceof java.util.List", "(is (cast Node a).b java.util.List)");
    means("(a) && (b)", "(And a b)");
    means("(a)", "a");
}

#[test]
fn words_of_jml() {
    means("\\result == \\old(size) + 1", "(Equal \\result (Add (old size) 1))");
    means(
        "(\\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j])",
        "(ForAll int i,j | (And (And (LessOrEqual 0 i) (Less i j)) (Less j a.length)) | (LessOrEqual a[i] a[j]))",
    );
    means(
        "(\\num_of Node n; \\reach(this.head, Node, next).has(n); n.value > 0) == 2",
        "(Equal (NumOf Node n | (reach this.head Node next).has(n) | (Greater n.value 0)) 2)",
    );
    means("(\\exists Object o; ; o == x)", "(Exists Object o | - | (Equal o x))");
    means("\\reach(a).size() > 1", "(Greater (reach a - ).size() 1)");
}

#[test]
fn numbers_and_characters() {
    let constant = |text: &str| parse_expression(text).unwrap().kind;
    assert_eq!(constant("0x7fff_ffff"), ExpressionKind::Int(i32::MAX));
    assert_eq!(constant("0xffffffff"), ExpressionKind::Int(-1));
    assert_eq!(constant("017"), ExpressionKind::Int(15));
    assert_eq!(constant("1_000L"), ExpressionKind::Long(1_000));
    assert_eq!(constant("1e-3"), ExpressionKind::Double(0.001));
    assert_eq!(constant(".5f"), ExpressionKind::Float(0.5));
    assert_eq!(constant("'\\u00e9'"), ExpressionKind::Char(0xe9));
    assert_eq!(constant("\"a\\n\\\"\""), ExpressionKind::Text(vec![97, 10, 34]));
    means("-2147483648 - 1", "(Subtract (Minus 2147483648) 1)");
}

#[test]
fn what_is_no_expression() {
    fails(
        "size = 1",
        expect![[r#"
            error: a contract assigns nothing
             --> clause:1:6
              |
            1 | size = 1
              |      ^
              |
              = help: `==` compares"#]],
    );
    fails(
        "new Node() != null",
        expect![[r#"
        error: a contract makes no objects
         --> clause:1:1
          |
        1 | new Node() != null
          | ^^^
          |
          = help: compare with what exists, or call a pure method that makes the object"#]],
    );
    fails(
        "\\forall int i; 0 <= i",
        expect![[r#"
        error: `\forall` stands in parentheses
         --> clause:1:1
          |
        1 | \forall int i; 0 <= i
          | ^^^^^^^
          |
          = help: write `(\forall T x; range; body)`"#]],
    );
    fails(
        "\\typeof(x) == y",
        expect![[r#"
        error: `\typeof` is not supported in contracts
         --> clause:1:1
          |
        1 | \typeof(x) == y
          | ^^^^^^^
          |
          = help: supported: \result, \old, \fresh, \reach, \nonnullelements, \forall, \exists, \num_of, \sum, \product, \min, \max"#]],
    );
    fails(
        "2147483648 > x",
        expect![[r#"
        error: `2147483648` is too large for its type
         --> clause:1:1
          |
        1 | 2147483648 > x
          | ^^^^^^^^^^
          |
          = help: write an `L` behind it: then it is a `long`"#]],
    );
    fails(
        "a &&",
        expect![[r#"
        error: expected an expression, found the end
         --> clause:1:5
          |
        1 | a &&
          |     ^"#]],
    );
    fails(
        "a b",
        expect![[r#"
        error: expected the end, found `b`
         --> clause:1:3
          |
        1 | a b
          |   ^"#]],
    );
    fails(
        "x # y",
        expect![[r#"
        error: `#` means nothing here
         --> clause:1:3
          |
        1 | x # y
          |   ^"#]],
    );
    fails(
        "\"abc",
        expect![[r#"
        error: this text has no closing quote
         --> clause:1:1
          |
        1 | "abc
          | ^^^^"#]],
    );
    fails(
        "\\result.i++ > 1",
        expect![[r#"
        error: expected the end, found `++`
         --> clause:1:10
          |
        1 | \result.i++ > 1
          |          ^^"#]],
    );
}

#[test]
fn nesting_is_limited() {
    let text = format!("{}x{}", "(".repeat(500), ")".repeat(500));
    assert!(parse_expression(&text).unwrap_err().message.contains("too deep"));
    let text = format!("{}x", "!".repeat(50_000));
    assert!(parse_expression(&text).unwrap_err().message.contains("too deep"));
    let row = |length: usize| parse_expression(&vec!["x"; length].join(" + "));
    assert!(row(1_000).is_ok());
    assert!(row(20_000).unwrap_err().message.contains("too long"));
}

#[test]
fn locations() {
    let places =
        parse_locations("size, this.head.next, a[*], a[1 .. size - 1], a[0], x.y.*, \\reach(h, N, n).*").unwrap();
    let words: Vec<&str> = places
        .iter()
        .map(|place| match place.kind {
            LocationKind::Nothing => "nothing",
            LocationKind::Everything => "everything",
            LocationKind::One(_) => "one",
            LocationKind::All(_) => "all",
            LocationKind::Elements(_) => "elements",
            LocationKind::Range(..) => "range",
        })
        .collect();
    assert_eq!(words, ["one", "one", "elements", "range", "one", "all", "all"]);
    assert!(parse_locations("x + 1").is_err());
    assert!(parse_locations("x,").is_err());
}

const LIST: &str = r#"
package p.q;

import java.util.*;
import static java.lang.Math.max;

/** A list. @author nobody */
@SuppressWarnings({"unchecked", "a;b{"})
public class List<E extends Comparable<E>> extends Base<List<E>> implements Iterable<E> {
    private static final Map<String, Integer> NAMES = new HashMap<String, Integer>(), OTHER = null;
    //@ invariant size >= 0;
    private int size; //@ non_null
    private /*@ non_null @*/ Node<E> head = new Node<>(1 < 2, '}', "}");
    //@ ghost int calls = 0;

    /*@ requires index >= 0
      @   && index < size;
      @ assignable \nothing;
      @ ensures \result != null;
      @ also
      @ requires index < 0;
      @ signals (IndexOutOfBoundsException e) true;
      @*/
    @Override
    public /*@ pure @*/ E get(final int index) throws IndexOutOfBoundsException {
        if (index < 0) { throw new IndexOutOfBoundsException("}" + '{'); }
        //@ set calls = calls + 1;
        int[] a = {1, 2};
        //@ assert a.length == 2;
        return null;
    }

    /*@ public normal_behavior
      @   requires (\forall int i; 0 <= i && i < xs.length; xs[i] > 0);
      @   ensures \result == \old(size);
      @*/
    abstract <T> int put(/*@ nullable @*/ T t, int... xs);

    /*@ public pure model int count(Node n) { return n == null ? 0 : 1 + count(n.next); } @*/

    List() { this(1); }

    enum Color { RED { void m() {} }, BLACK(2); //@ invariant true;
        Color() {} }

    record Pair(int a, int b) { Pair { assert a < b; } }

    @interface Mark { int value() default 3; String[] names() default {}; }

    static class Node<E> { E data; Node<E> next; }
}
"#;

#[test]
fn a_source_with_contracts() {
    let file = parse_source(LIST).unwrap_or_else(|error| panic!("{}", render_error(&error, "List.java", LIST, false)));
    assert_eq!(file.package, "p.q");
    assert_eq!(file.imports.len(), 2);
    let [list] = &file.types[..] else { panic!("one type") };
    assert_eq!(list.name, "List");
    assert_eq!(list.variables[0].bound.as_ref().unwrap().name, "Comparable");
    let names = |types: &[spec::jml::TypeDeclaration]| types.iter().map(|of| of.name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&list.types), ["Color", "Pair", "Mark", "Node"]);
    assert_eq!(list.clauses.len(), 1);
    assert_eq!(list.types[0].clauses[0].kind, TypeClauseKind::Invariant);
    let fields: Vec<&str> = list.fields.iter().map(|field| &*field.name.text).collect();
    assert_eq!(fields, ["NAMES", "OTHER", "size", "head", "calls"]);
    assert_eq!(list.fields[3].modifiers.nullness, Some(Nullness::NonNull));
    assert!(list.fields[4].modifiers.ghost.is_some() && list.fields[4].initial.is_some());
    let methods: Vec<&str> = list.methods.iter().map(|method| &*method.name.text).collect();
    assert_eq!(methods, ["get", "put", "count", "<init>"]);
    let [get, put, count, _] = &list.methods[..] else { panic!("four methods") };
    assert!(get.modifiers.purity.is_some());
    assert_eq!(get.cases.len(), 2);
    assert_eq!(get.cases[0].clauses.len(), 3);
    assert!(matches!(get.cases[1].clauses[1].kind, MethodClauseKind::Signals { .. }));
    assert_eq!(get.statements.len(), 2);
    assert_eq!(get.statements[0].line, 27);
    assert_eq!(put.cases[0].ends, Ends::Normal);
    assert!(put.is_variable && put.parameters[1].declared.dimensions == 1);
    assert_eq!(put.parameters[0].modifiers.nullness, Some(Nullness::Nullable));
    assert!(matches!(&count.body.as_ref().unwrap().kind, ExpressionKind::Conditional(..)));
    assert!(matches!(
        &get.cases[0].clauses[0].kind,
        MethodClauseKind::Requires(Expression { kind: ExpressionKind::Binary(BinaryOperator::And, ..), .. })
    ));
}

#[test]
fn a_file_of_contracts_needs_no_comments() {
    let text = "
        package java.util;
        public class ArrayList<E> {
            invariant 0 <= size && size <= elementData.length;
            requires 0 <= index && index < size;
            ensures \\result == elementData[index];
            pure E get(int index);
            /*@ assignable size; @*/
            void clear();
        }
        interface Shape { //@ ensures \\result > 0;
            pure int area(); }";
    let file = parse_contracts(text).unwrap_or_else(|error| panic!("{}", render_error(&error, "x.jml", text, false)));
    assert_eq!(file.types[0].methods.len(), 2);
    assert_eq!(file.types[0].methods[0].cases[0].clauses.len(), 2);
    assert!(file.types[1].methods[0].modifiers.purity.is_some());
}

#[test]
fn clauses_that_are_not_supported_are_named() {
    let text = "class A { //@ accessible x.y;\n int m() { return 1; } }";
    let file = parse_source(text).unwrap();
    assert_eq!(file.left_out.len(), 1);
    assert!(file.left_out[0].message.contains("accessible"));
}

#[test]
fn what_is_no_declaration() {
    file_fails(
        "class A {\n  //@ requires x > 0\n  void m(int x) {}\n}",
        expect![[r#"
        error: expected `;`, found `void`
         --> List.java:2:21
          |
        2 |   //@ requires x > 0
          |                     ^"#]],
    );
    file_fails(
        "class A {\n  //@ requires x > 0;\n}",
        expect![[r#"
        error: this clause belongs to no method
         --> List.java:2:7
          |
        2 |   //@ requires x > 0;
          |       ^^^^^^^^"#]],
    );
    file_fails(
        "class A {\n  //@ requires x > 0;\n  int x;\n}",
        expect![[r#"
        error: this clause belongs to no method
         --> List.java:2:7
          |
        2 |   //@ requires x > 0;
          |       ^^^^^^^^"#]],
    );
    file_fails(
        "class A {\n  /*@ invariant x > 0;\n  int x;\n}",
        expect![[r#"
        error: this comment is not closed
         --> List.java:2:3
          |
        2 |   /*@ invariant x > 0;
          |   ^^^
          |
          = help: close it with `@*/` or `*/`"#]],
    );
    file_fails(
        "class A {\n  //@ model int size;\n}",
        expect![[r#"
        error: model fields are not supported
         --> List.java:2:7
          |
        2 |   //@ model int size;
          |       ^^^^^
          |
          = help: write a pure model method: `model pure T name() { return ...; }`"#]],
    );
    file_fails(
        "class A {\n  //@ pure model int m() { int x = 1; return x; }\n}",
        expect![[r#"
        error: expected `return`, found `int`
         --> List.java:2:28
          |
        2 |   //@ pure model int m() { int x = 1; return x; }
          |                            ^^^
          |
          = help: a model method is one expression: `return c ? a : b;`; it may call itself"#]],
    );
    file_fails(
        "class A {",
        expect![[r#"
        error: this class is not closed
         --> List.java:1:9
          |
        1 | class A {
          |         ^
          |
          = help: add `}` at its end"#]],
    );
}

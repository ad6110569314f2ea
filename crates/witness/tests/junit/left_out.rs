//! What is left out, and how much is asserted of what is not predicted.

use expect_test::{Expect, expect};
use explore::case::{Case, Content, Datum, MethodName, Outcome};
use witness::junit::{Style, Suite, Version, write};

use crate::cases::*;
use crate::{bench, jdk, sets};

fn suite(class: &str, cases: Vec<(MethodName, Case)>) -> Suite {
    let jdk = jdk();
    write(&mut bench::machine(&jdk), class, &cases, &Style { version: Version::Five, package: None })
}

fn check(cases: Vec<(MethodName, Case)>, expected: Expect) {
    expected.assert_eq(&suite(sets::CLASS, cases).source);
}

#[test]
fn reasons_are_given() {
    let twice = method("static demo.NumberSet.twice(I)I");
    let asks = Case { answers: vec![given(int(1))], ..case(&[int(1)], vec![], returns(int(2))) };
    let exits = case(&[int(1)], vec![], Outcome::Exited);
    let opaque = case(&[at(0)], vec![fixed("java.io.FileInputStream", Content::Opaque)], Outcome::Returned(None));
    let list = made("java.util.ArrayList", Content::Fields(vec![]));
    let unstoppable = Case {
        changed_statics: vec![(static_cell("demo.NumberSet", "made", at(0)), Datum::Null)],
        ..case(&[int(1)], vec![list], returns(int(2)))
    };
    let area = method("demo.Zoo$Shape.area()D");
    let overridden = case(&[at(0)], vec![same("demo.Zoo$Circle", vec![])], returns(Datum::Unknown));
    let missing = method("demo.NumberSet.missing()V");
    let cases = vec![
        (twice.clone(), asks),
        (twice.clone(), exits),
        (method("static demo.NumberSet.hidden(Ljava/lang/Object;)Ljava/lang/String;"), opaque),
        (twice.clone(), unstoppable),
        (area, overridden),
        (missing, blank()),
        (twice, case(&[int(1)], vec![], returns(int(2)))),
    ];
    let suite = suite(sets::CLASS, cases);
    assert_eq!(suite.tests, 1);
    let reasons: Vec<String> = suite.left_out.iter().map(|(at, why)| format!("{at}: {why}\n")).collect();
    expect![[r#"
        0: it asks for arbitrary values
        1: it ends the process
        2: an input of class java.io.FileInputStream cannot be written down
        3: static field demo.NumberSet.made cannot be set back to what it was
        4: class demo.Zoo$Circle of the receiver overrides the method
        5: there is no method demo.NumberSet.missing
    "#]]
    .assert_eq(&reasons.concat());
}

#[test]
fn a_suite_reads_well() {
    let cases =
        sets::cases().into_iter().filter(|(method, _)| ["removeFirst", "add", "isSmall"].contains(&&*method.name));
    check(
        cases.collect(),
        expect![[r#"
            package demo;

            import static org.junit.jupiter.api.Assertions.assertEquals;
            import static org.junit.jupiter.api.Assertions.assertFalse;
            import static org.junit.jupiter.api.Assertions.assertNull;
            import static org.junit.jupiter.api.Assertions.assertSame;
            import static org.junit.jupiter.api.Assertions.assertThrowsExactly;
            import static org.junit.jupiter.api.Assertions.assertTrue;

            import java.lang.reflect.Field;
            import org.junit.jupiter.api.Test;
            import org.junit.jupiter.api.function.ThrowingSupplier;

            @SuppressWarnings({"unchecked", "rawtypes", "deprecation", "removal", "cast"})
            class NumberSetTest {
                @Test
                void removeFirst_throwsNullPointerException_whenHeadIsNull() throws Throwable {
                    NumberSet set = new NumberSet();
                    assertThrowsExactly(NullPointerException.class, () -> set.removeFirst());
                    assertNull(set.head);
                    assertEquals(0, set.size());
                }

                @Test
                void removeFirst_returns5() throws Throwable {
                    NumberSet set = new NumberSet();
                    NumberSet.Node next = new NumberSet.Node();
                    NumberSet.Node head = new NumberSet.Node(5, next);
                    set.head = head;
                    set(set, NumberSet.class, "size", 2);

                    assertEquals(5, set.removeFirst());
                    assertSame(next, set.head);
                    assertEquals(1, set.size());
                    assertEquals(5, head.value);
                    assertSame(next, head.next);
                }

                // Breaks the invariant: repOK() is false afterwards.
                @Test
                void removeFirst_breaksInvariant() throws Throwable {
                    NumberSet set = new NumberSet();
                    NumberSet.Node head = new NumberSet.Node(5, null);
                    set.head = head;

                    assertEquals(5, set.removeFirst());
                    assertNull(set.head);
                    assertEquals(-1, set.size());
                    assertEquals(5, head.value);
                    assertNull(head.next);
                    assertFalse(holds(() -> set.repOK()));
                }

                // Breaks the postcondition: atLeast() is false afterwards.
                @Test
                void removeFirst_breaksPostcondition() throws Throwable {
                    NumberSet set = new NumberSet();
                    NumberSet.Node head = new NumberSet.Node(5, null);
                    set.head = head;

                    int result = set.removeFirst();
                    assertEquals(5, result);
                    assertNull(set.head);
                    assertEquals(-1, set.size());
                    assertEquals(5, head.value);
                    assertNull(head.next);
                    assertFalse(holds(() -> set.atLeast(result)));
                }

                // Only the outcome is asserted: hash codes of objects differ.
                @Test
                void removeFirst_returns5_2() throws Throwable {
                    NumberSet set = new NumberSet();
                    NumberSet.Node head = new NumberSet.Node(5, null);
                    set.head = head;

                    assertEquals(5, set.removeFirst());
                }

                @Test
                void add_returnsTrue() throws Throwable {
                    NumberSet set = new NumberSet();
                    NumberSet.Node head = new NumberSet.Node(5, null);
                    set.head = head;
                    set(set, NumberSet.class, "size", 1);

                    assertTrue(set.add(3));
                    NumberSet.Node newHead = set.head;
                    assertEquals(2, set.size());
                    assertEquals(5, head.value);
                    assertNull(head.next);
                    assertEquals(3, newHead.value);
                    assertSame(head, newHead.next);
                }

                @Test
                void isSmall_returnsTrue_whenXIsLessThanLimit() throws Throwable {
                    assertTrue(NumberSet.isSmall(3, 4L));
                }

                @Test
                void isSmall_returnsFalse_whenXIsLessThanLimit() throws Throwable {
                    assertFalse(NumberSet.isSmall(4, 4L));
                }

                @Test
                void isSmall_returnsFalse_whenXIsLessThanLimit_2() throws Throwable {
                    assertFalse(NumberSet.isSmall(5, 4L));
                }

                /** Sets a field of an object, or a static one of null. */
                private static void set(Object object, Class<?> type, String name, Object value) throws Exception {
                    Field field = type.getDeclaredField(name);
                    field.setAccessible(true);
                    field.set(object, value);
                }

                /** Whether a check holds; one that throws does not. */
                private static boolean holds(ThrowingSupplier<Boolean> check) {
                    try {
                        return check.get();
                    } catch (Throwable thrown) {
                        return false;
                    }
                }
            }
        "#]],
    );
}

#[test]
fn what_is_not_predicted_is_not_asserted() {
    let first = method("demo.NumberSet.first()Ldemo/NumberSet$Node;");
    let node = |content| vec![same("demo.NumberSet", vec![]), made("demo.NumberSet$Node", content)];
    let cases = vec![
        (first.clone(), case(&[at(0)], node(Content::Hidden), returns(at(1)))),
        (first.clone(), case(&[at(0)], node(Content::Opaque), returns(at(1)))),
        (
            first.clone(),
            case(
                &[at(0)],
                node(Content::Fields(vec![field("demo.NumberSet$Node.value:I", Datum::Unknown)])),
                returns(at(1)),
            ),
        ),
        (first, case(&[at(0)], vec![same("demo.NumberSet", vec![])], returns(Datum::Unknown))),
    ];
    check(
        cases,
        expect![[r#"
            package demo;

            import static org.junit.jupiter.api.Assertions.assertEquals;
            import static org.junit.jupiter.api.Assertions.assertNotNull;

            import org.junit.jupiter.api.Test;

            @SuppressWarnings({"unchecked", "rawtypes", "deprecation", "removal", "cast"})
            class NumberSetTest {
                @Test
                void first_returnsObject() throws Throwable {
                    NumberSet set = new NumberSet();
                    assertNotNull(set.first());
                }

                @Test
                void first_returnsNewNode() throws Throwable {
                    NumberSet set = new NumberSet();
                    assertEquals(NumberSet.Node.class, set.first().getClass());
                }

                @Test
                void first_returnsNewNode_2() throws Throwable {
                    NumberSet set = new NumberSet();
                    assertEquals(NumberSet.Node.class, set.first().getClass());
                }

                @Test
                void first_returns() throws Throwable {
                    NumberSet set = new NumberSet();
                    set.first();
                }
            }
        "#]],
    );
}

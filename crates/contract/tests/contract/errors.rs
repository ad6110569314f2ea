//! What is said of contracts that mean nothing for the program.

use expect_test::{Expect, expect};

use crate::support::World;

const CLASS: &str = "
package p;

class Account {
    private int balance;
    private Account partner;
    static int bank;
    Object[] log;

    int take(int amount, String why) { return 0; }
    void note(String text) { log[0] = text; }
    boolean isRich() { return balance > 100; }
    static int half(int x) { return x / 2; }
    native int ask();
    class Inner { int own; }
}";

/// The error of a clause before `take`.
#[track_caller]
fn check(clause: &str, expected: Expect) {
    let file = format!("package p;\nclass Account {{\n  {clause}\n  int take(int amount, String why);\n}}");
    let mut world = World::new(CLASS, &file);
    let error = world.contract("p/Account", "take").expect_err("an error");
    expected.assert_eq(&error.render());
}

#[track_caller]
fn is_fine(clause: &str) {
    let file = format!("package p;\nclass Account {{\n  {clause}\n  int take(int amount, String why);\n}}");
    let mut world = World::new(CLASS, &file);
    world.contract("p/Account", "take").unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn names_that_mean_nothing() {
    check(
        "requires amonut > 0;",
        expect![[r#"
        error: `amonut` is neither a parameter nor a field here
         --> contracts.jml:3:12
          |
        3 |   requires amonut > 0;
          |            ^^^^^^
          |
          = help: fields are those of class p.Account; parameters have names if the class was compiled with `javac -g` or `-parameters`"#]],
    );
    check(
        "requires partner.credit > 0;",
        expect![[r#"
        error: class p.Account has no field `credit`
         --> contracts.jml:3:20
          |
        3 |   requires partner.credit > 0;
          |                    ^^^^^^
          |
          = help: it has: balance, partner, bank, log"#]],
    );
    check(
        "requires Bank.total > 0;",
        expect![[r#"
        error: `Bank` is neither a parameter nor a field here
         --> contracts.jml:3:12
          |
        3 |   requires Bank.total > 0;
          |            ^^^^
          |
          = help: there is `bank`"#]],
    );
    check(
        "requires partner.give() > 0;",
        expect![[r#"
        error: class p.Account has no method `give`
         --> contracts.jml:3:20
          |
        3 |   requires partner.give() > 0;
          |                    ^^^^
          |
          = help: type arguments are not known here: a more special type is named by a cast, `((T) x).m()`"#]],
    );
    check(
        "requires amount.length > 0;",
        expect![[r#"
        error: a value of type int has no fields
         --> contracts.jml:3:19
          |
        3 |   requires amount.length > 0;
          |                   ^^^^^^"#]],
    );
}

#[test]
fn types_that_do_not_fit() {
    check(
        "requires amount;",
        expect![[r#"
        error: expected a condition, found a value of type int
         --> contracts.jml:3:12
          |
        3 |   requires amount;
          |            ^^^^^^"#]],
    );
    check(
        "requires why > 3;",
        expect![[r#"
        error: expected a number, found a value of type java.lang.String
         --> contracts.jml:3:12
          |
        3 |   requires why > 3;
          |            ^^^"#]],
    );
    check(
        "requires why == 3;",
        expect![[r#"
        error: expected a number, found a value of type java.lang.String
         --> contracts.jml:3:12
          |
        3 |   requires why == 3;
          |            ^^^"#]],
    );
    check(
        "requires why == partner;",
        expect![[r#"
        error: a java.lang.String is never the same object as a p.Account
         --> contracts.jml:3:12
          |
        3 |   requires why == partner;
          |            ^^^^^^^^^^^^^^"#]],
    );
    check(
        "requires balance == null;",
        expect![[r#"
        error: a value of type int is never null
         --> contracts.jml:3:12
          |
        3 |   requires balance == null;
          |            ^^^^^^^^^^^^^^^"#]],
    );
    check(
        "requires (String) partner != null;",
        expect![[r#"
        error: a p.Account is never a java.lang.String
         --> contracts.jml:3:12
          |
        3 |   requires (String) partner != null;
          |            ^^^^^^^^^^^^^^^^"#]],
    );
    check(
        "requires half(why) == 1;",
        expect![[r#"
        error: no method `half` takes (java.lang.String)
         --> contracts.jml:3:12
          |
        3 |   requires half(why) == 1;
          |            ^^^^
          |
          = help: there is half(int)"#]],
    );
    check(
        "requires log[1L] != null;",
        expect![[r#"
        error: expected an int, found a value of type long
         --> contracts.jml:3:16
          |
        3 |   requires log[1L] != null;
          |                ^^"#]],
    );
}

#[test]
fn calls_that_change_something() {
    check(
        "requires why.isEmpty() || note(why) == null;",
        expect![[r#"
        error: a method without result is no expression
         --> contracts.jml:3:29
          |
        3 |   requires why.isEmpty() || note(why) == null;
          |                             ^^^^^^^^^"#]],
    );
    check(
        "requires ask() > 0;",
        expect![[r#"
        error: int p.Account.ask() is not pure: it is native
         --> contracts.jml:3:12
          |
        3 |   requires ask() > 0;
          |            ^^^^^
          |
          = help: a method that changes nothing that existed before is declared so: `@Pure`, or `/*@ pure @*/`"#]],
    );
    is_fine("requires isRich() && half(amount) > 0 && why.length() > 2 && partner.equals(this);");
}

#[test]
fn moments_and_results() {
    check(
        "requires \\old(balance) > 0;",
        expect![[r#"
        error: there is only one state here, and no earlier one
         --> contracts.jml:3:12
          |
        3 |   requires \old(balance) > 0;
          |            ^^^^^^^^^^^^^
          |
          = help: `\old` stands in `ensures`, `signals` and `constraint`"#]],
    );
    check(
        "requires \\result > 0;",
        expect![[r#"
        error: `\result` means nothing here
         --> contracts.jml:3:12
          |
        3 |   requires \result > 0;
          |            ^^^^^^^
          |
          = help: it stands in `ensures`"#]],
    );
    check(
        "ensures \\old(\\result) > 0;",
        expect![[r#"
        error: before the call there is no result
         --> contracts.jml:3:16
          |
        3 |   ensures \old(\result) > 0;
          |                ^^^^^^^"#]],
    );
    check(
        "requires \\fresh(partner);",
        expect![[r#"
        error: nothing is fresh here: it means that an object did not exist before the call
         --> contracts.jml:3:12
          |
        3 |   requires \fresh(partner);
          |            ^^^^^^^^^^^^^^^"#]],
    );
    check(
        "assignable amount;",
        expect![[r#"
        error: this is nothing that a method can assign for its callers
         --> contracts.jml:3:14
          |
        3 |   assignable amount;
          |              ^^^^^^
          |
          = help: fields and elements can be assigned; parameters belong to the method"#]],
    );
    check(
        "signals (String s) true;",
        expect![[r#"
        error: this is no class of exceptions
         --> contracts.jml:3:12
          |
        3 |   signals (String s) true;
          |            ^^^^^^"#]],
    );
}

#[test]
fn ranges_that_are_not_said() {
    check(
        "requires (\\forall int i; i > 0; log[i] != null);",
        expect![[r#"
        error: the greatest value of `i` is not said
         --> contracts.jml:3:25
          |
        3 |   requires (\forall int i; i > 0; log[i] != null);
          |                         ^
          |
          = help: say from where to where: `(\forall int i; low <= i && i < high; ...)`"#]],
    );
    check(
        "requires (\\forall Account a; a.balance > 0);",
        expect![[r#"
        error: the objects that `a` is are not said
         --> contracts.jml:3:29
          |
        3 |   requires (\forall Account a; a.balance > 0);
          |                             ^
          |
          = help: say which: `(\forall T a; \reach(x, T, f).has(a); ...)`"#]],
    );
    check(
        "requires (\\sum double d; 0 < d && d < 1; d) > 1;",
        expect![[r#"
        error: a variable ranges over integers, truth values or objects
         --> contracts.jml:3:25
          |
        3 |   requires (\sum double d; 0 < d && d < 1; d) > 1;
          |                         ^"#]],
    );
    check(
        "requires (\\forall int i; 0 <= i && i < 5000000000L; true);",
        expect![[r#"
        error: `i` is no long, but it is compared with one
         --> contracts.jml:3:42
          |
        3 |   requires (\forall int i; 0 <= i && i < 5000000000L; true);
          |                                          ^^^^^^^^^^^
          |
          = help: declare it as `long i`"#]],
    );
    is_fine("requires (\\forall int i; 0 <= i && i < log.length ==> log[i] != null);");
    is_fine("requires (\\exists int i, j; 0 <= i && i < j && j < 10; log[i] == log[j]);");
    is_fine("requires (\\max byte b; 0 <= b && b < 10; b * amount) < 100;");
}

#[test]
fn reach_sets() {
    check(
        "requires \\reach(this) != null;",
        expect![[r#"
        error: a reach set is no value
         --> contracts.jml:3:12
          |
        3 |   requires \reach(this) != null;
          |            ^^^^^^^^^^^^
          |
          = help: ask it: `\reach(x, T, f).has(y)`, `.size()`, `.isEmpty()`, or let a quantifier range over it"#]],
    );
    check(
        "requires \\reach(this, Account, balance).size() > 0;",
        expect![[r#"
        error: field `balance` leads to no p.Account
         --> contracts.jml:3:34
          |
        3 |   requires \reach(this, Account, balance).size() > 0;
          |                                  ^^^^^^^
          |
          = help: a reach set follows fields from objects of its class to objects of its class"#]],
    );
    check(
        "requires \\reach(this, Account, friend).size() > 0;",
        expect![[r#"
        error: class p.Account has no field `friend`
         --> contracts.jml:3:34
          |
        3 |   requires \reach(this, Account, friend).size() > 0;
          |                                  ^^^^^^"#]],
    );
    check(
        "requires \\reach(why, Account, partner).size() > 0;",
        expect![[r#"
        error: from a java.lang.String no p.Account can be reached by these fields
         --> contracts.jml:3:12
          |
        3 |   requires \reach(why, Account, partner).size() > 0;
          |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^"#]],
    );
    check(
        "requires \\reach(this, Account, partner).first() == this;",
        expect![[r#"
        error: a reach set does not know `first`
         --> contracts.jml:3:43
          |
        3 |   requires \reach(this, Account, partner).first() == this;
          |                                           ^^^^^
          |
          = help: it knows has(x), size() and isEmpty()"#]],
    );
    is_fine("requires \\reach(this).size() > 1 && !\\reach(partner, Account).has(this);");
}

#[test]
fn a_method_that_is_not_there() {
    let file = "package p;\nclass Account {\n  requires x > 0;\n  int take(long x);\n}";
    let mut world = World::new(CLASS, file);
    let error = world.contract("p/Account", "take").expect_err("an error");
    expect![[r#"
        error: class p.Account has no take(long)
         --> contracts.jml:4:7
          |
        4 |   int take(long x);
          |       ^^^^
          |
          = help: there is int take(int, java.lang.String)"#]]
    .assert_eq(&error.render());
}

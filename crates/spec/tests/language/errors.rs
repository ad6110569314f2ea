//! What errors say, and where.

use expect_test::{Expect, expect};
use spec::{parse, parse_with_warnings, render_error, render_warning};

fn check(text: &str, expected: Expect) {
    let error = parse(text).expect_err("an error");
    expected.assert_eq(&render_error(&error, "list.hex", text, false));
}

#[test]
fn a_path_must_start_somewhere() {
    check(
        "root.list not null;\nlist.next not null;\n",
        expect![[r#"
        error: expected a path, found `list`
         --> list.hex:2:1
          |
        2 | list.next not null;
          | ^^^^
          |
          = help: paths start with `root`, `any` or `this`"#]],
    );
}

#[test]
fn this_needs_a_class() {
    check(
        "this.root aliases nothing;",
        expect![[r#"
        error: `this` stands only inside `class T { ... }`
         --> list.hex:1:1
          |
        1 | this.root aliases nothing;
          | ^^^^
          |
          = help: the parameter `this` is written `root.this`"#]],
    );
}

#[test]
fn a_path_needs_steps() {
    check(
        "root not null;",
        expect![[r#"
        error: no step leads to a reference
         --> list.hex:1:1
          |
        1 | root not null;
          | ^^^^
          |
          = help: go on with `.field`, for instance `root.next`"#]],
    );
}

#[test]
fn an_effect_is_missing() {
    check(
        "class List {\n  this.next;\n}",
        expect![[r#"
        error: expected what the reference does, found `;`
         --> list.hex:2:12
          |
        2 |   this.next;
          |            ^
          |
          = help: `not null`, `is null`, `expands to ...`, `aliases ...`, `only aliases ...` or `never aliases ...`"#]],
    );
}

#[test]
fn a_target_starts_elsewhere() {
    check(
        "root.list(.next)+ aliases any.list;",
        expect![[r#"
        error: `any` is where the path starts, and this path starts elsewhere
         --> list.hex:1:27
          |
        1 | root.list(.next)+ aliases any.list;
          |                           ^^^
          |
          = help: this path starts at `root`"#]],
    );
}

#[test]
fn a_semicolon_is_missing() {
    check(
        "root.a not null\nroot.b not null;",
        expect![[r#"
            error: expected `;`, found `root`
             --> list.hex:1:16
              |
            1 | root.a not null
              |                ^"#]],
    );
}

#[test]
fn a_group_is_not_closed() {
    check(
        "root.a(.left|.right* not null;",
        expect![[r#"
        error: expected `)`, found `not`
         --> list.hex:1:22
          |
        1 | root.a(.left|.right* not null;
          |                      ^^^"#]],
    );
}

#[test]
fn a_block_is_not_closed() {
    check(
        "class List {\n  this.next not null;\n",
        expect![[r#"
        error: this block is not closed
         --> list.hex:1:12
          |
        1 | class List {
          |            ^
          |
          = help: add `}` at the end of the block"#]],
    );
}

#[test]
fn alternatives_are_of_one_kind() {
    check(
        "either { root.a not null; root.b aliases nothing; };",
        expect![[r#"
        error: this is of another kind than the alternatives before
         --> list.hex:1:27
          |
        1 | either { root.a not null; root.b aliases nothing; };
          |                           ^^^^^^^^^^^^^^^^^^^^^^
          |
          = help: all say `not null`, or all `expands to`, or all `aliases`, or all `never aliases`"#]],
    );
}

#[test]
fn alternatives_of_never_would_be_misread() {
    check(
        "root.a never aliases root.b | root.c;",
        expect![[r#"
        error: `never aliases` takes one target
         --> list.hex:1:29
          |
        1 | root.a never aliases root.b | root.c;
          |                             ^
          |
          = help: separate several with a comma: `never aliases a, never aliases b`"#]],
    );
}

#[test]
fn a_character_means_nothing() {
    check(
        "root.a[0] not null;",
        expect![[r#"
        error: `[` means nothing here
         --> list.hex:1:7
          |
        1 | root.a[0] not null;
          |       ^
          |
          = help: an element of an array is written `[]`"#]],
    );
}

#[test]
fn a_companion_needs_a_class() {
    check(
        "when root.list expands runs node(it);",
        expect![[r#"
        error: a method is written `Class.method`
         --> list.hex:1:29
          |
        1 | when root.list expands runs node(it);
          |                             ^^^^"#]],
    );
}

#[test]
fn nesting_is_limited() {
    for text in [
        format!("{}root.a not null{};", "(".repeat(100_000), ")".repeat(100_000)),
        format!("{}root.a not null;", "not ".repeat(100_000)),
        format!("root{}.a{} not null;", "(".repeat(100_000), ")".repeat(100_000)),
        format!(
            "resolve begin {{ROOT}}:a{}.b{} instanceof T not null; resolve end",
            "(".repeat(100_000),
            ")".repeat(100_000)
        ),
    ] {
        assert!(parse(&text).unwrap_err().message.contains("nested"));
    }
    // Text without nesting may be of any length.
    assert!(parse(&format!("root.a{} not null;", "*+?".repeat(100_000))).is_ok());
    assert!(parse(&format!("root.a not null{};", " => root.a not null".repeat(10_000))).is_ok());
}

#[test]
fn expressions_are_limited() {
    let steps = |count: usize| format!("root{} not null;", ".a".repeat(count));
    assert!(parse(&steps(1_000)).is_ok());
    assert!(parse(&steps(1_001)).unwrap_err().message.contains("1000 steps"));
    let steps =
        |count: usize| format!("resolve begin {{R_ANY}}{} instanceof T not null; resolve end", ".a".repeat(count));
    assert!(parse(&steps(1_000)).is_ok());
    assert!(parse(&steps(1_001)).unwrap_err().message.contains("1000 steps"));
}

fn check_rule(rule: &str, expected: Expect) {
    let text = format!("resolve begin\n{rule};\nresolve end\n");
    let error = parse(&text).expect_err("an error");
    expected.assert_eq(&render_error(&error, "list.jbse", &text, false));
}

#[test]
fn a_rule_repeats_a_letter() {
    check_rule(
        "{ROOT}:list.next* instanceof Node not null",
        expect![[r#"
        error: this repeats only the last letter before it
         --> list.jbse:2:17
          |
        2 | {ROOT}:list.next* instanceof Node not null;
          |                 ^
          |
          = help: write `(.next)*`"#]],
    );
}

#[test]
fn a_rule_looks_ahead() {
    check_rule(
        "{ROOT}:list(?!.next) instanceof Node not null",
        expect![[r#"
        error: lookahead and other special groups cannot be told in steps
         --> list.jbse:2:12
          |
        2 | {ROOT}:list(?!.next) instanceof Node not null;
          |            ^^"#]],
    );
}

#[test]
fn a_rule_looks_ahead_at_its_beginning() {
    check_rule(
        "{ROOT}:(?!list).next instanceof Node not null",
        expect![[r#"
        error: lookahead and other special groups cannot be told in steps
         --> list.jbse:2:8
          |
        2 | {ROOT}:(?!list).next instanceof Node not null;
          |        ^^"#]],
    );
}

#[test]
fn a_rule_repeats_inside_of_a_name() {
    check_rule(
        "{R_ANY}.(left|right)* instanceof Node aliases nothing",
        expect![[r#"
        error: this speaks of single characters of a step, and only whole steps can be told apart
         --> list.jbse:2:21
          |
        2 | {R_ANY}.(left|right)* instanceof Node aliases nothing;
          |                     ^
          |
          = help: groups that repeat start with a dot: `(.left|.right)*`"#]],
    );
}

#[test]
fn a_rule_captures_nothing() {
    check_rule(
        "{ROOT}:list.owner instanceof List aliases target {$R_ANY}",
        expect![[r#"
        error: `{$R_ANY}` repeats what `{R_ANY}` matched, and it is not in this rule
         --> list.jbse:2:50
          |
        2 | {ROOT}:list.owner instanceof List aliases target {$R_ANY};
          |                                                  ^^^^^^^^
          |
          = help: start the pattern of the reference with `{R_ANY}`"#]],
    );
}

#[test]
fn a_rule_without_a_type() {
    check_rule(
        "{ROOT}:list.next not null",
        expect![[r#"
        error: expected `instanceof` and the declared type of the reference, found `not`
         --> list.jbse:2:18
          |
        2 | {ROOT}:list.next not null;
          |                  ^^^"#]],
    );
}

#[test]
fn a_section_is_not_closed() {
    let text = "-- lists\nresolve begin\n{ROOT}:list instanceof List not null;\n";
    let error = parse(text).expect_err("an error");
    expect![[r#"
        error: this section is not closed
         --> list.jbse:2:1
          |
        2 | resolve begin
          | ^
          |
          = help: add `resolve end`"#]]
    .assert_eq(&render_error(&error, "list.jbse", text, false));
}

#[test]
fn a_rule_that_never_applies() {
    let text = "resolve begin\n{ROOT}:map.root(.left|.right)*/value instanceof java/lang/Object aliases nothing;\nresolve end\n";
    let (spec, warnings) = parse_with_warnings(text).unwrap();
    assert_eq!(spec.to_string(), "");
    let [warning] = &warnings[..] else { panic!("one warning") };
    expect![[r#"
        warning: steps are separated by `.`: this rule never applies
         --> map.jbse:2:31
          |
        2 | {ROOT}:map.root(.left|.right)*/value instanceof java/lang/Object aliases nothing;
          |                               ^^^^^^
          |
          = help: write `.value`"#]]
    .assert_eq(&render_warning(warning, "map.jbse", text, false));
}

#[test]
fn colors_are_added_only_when_asked_for() {
    let error = parse("root").unwrap_err();
    assert!(render_error(&error, "x.hex", "root", true).contains('\u{1b}'));
    assert!(!render_error(&error, "x.hex", "root", false).contains('\u{1b}'));
}

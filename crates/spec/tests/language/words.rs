//! Rules in words.

use expect_test::{Expect, expect};
use spec::{explain, parse};

fn check(text: &str, expected: Expect) {
    let sentences: Vec<String> = explain(&parse(text).unwrap()).into_iter().map(|explained| explained.text).collect();
    expected.assert_eq(&sentences.join("\n"));
}

#[test]
fn a_tree_map() {
    check(
        include_str!("../specs/tree_map.hex"),
        expect![[r#"
            The `root` of a TreeMap and every `left` or `right` reached from it each lead to an object that nothing else leads to (or to null).
            The `parent` of the `root` of a TreeMap is null.
            The `parent` of every `left` or `right` reached from the `root` of a TreeMap always leads to the object from which its holder was reached.
            The `_owner` of the `root` of a TreeMap and of every `left` or `right` reached from it always leads to that TreeMap.
            When the `root` of a TreeMap leads to a new TreeMap$Entry, `MapCompanion.root` runs with the object it leads to and that TreeMap.
            When the `left` of the `root` of a TreeMap or of a `left` or `right` reached from it leads to a new TreeMap$Entry, `MapCompanion.left` runs with the object it leads to and the object that holds it.
            When the `right` of the `root` of a TreeMap or of a `left` or `right` reached from it leads to a new TreeMap$Entry, `MapCompanion.right` runs with the object it leads to and the object that holds it.
            When a `left` or `right` reached from the `root` of a TreeMap turns out to be null, `MapCompanion.leaf` runs with the object that holds it and that TreeMap.
            When the `root` of a TreeMap turns out to be null, `MapCompanion.empty` runs with that TreeMap."#]],
    );
}

#[test]
fn a_linked_list() {
    check(
        include_str!("../specs/linked_list.hex"),
        expect![[r#"
            The `header` of a LinkedList is never null and leads to an object that nothing else leads to.
            The `element` of the `header` of a LinkedList is null.
            Every `next` or `previous` reached from the `header` of a LinkedList is never null.
            The `previous` of every `next` reached from the `header` of a LinkedList leads to the object from which its holder was reached or is null.
            The `next` of every `previous` reached from the `header` of a LinkedList leads to the object from which its holder was reached or is null.
            Every `next` reached from the `header` of a LinkedList leads, if to an object known before, to the last `previous` reached from the `header` of that LinkedList (if there is none, to that itself).
            Every `previous` reached from the `header` of a LinkedList leads, if to an object known before, to the last `next` reached from the `header` of that LinkedList (if there is none, to that itself).
            When a reference declared as LinkedList leads to a new LinkedList, `ListCompanion.list` runs with the object it leads to.
            When a reference at the end of `this.header((.next)+|(.previous)+)` leads to a new LinkedList$Entry, `ListCompanion.node` runs with the object it leads to and that LinkedList.
            When a reference at the end of `this.header((.next)+|(.previous)+)` leads to the last `next` or `previous` reached from the `header` of that LinkedList (if there is none, to that itself), `ListCompanion.closed` runs with that LinkedList."#]],
    );
}

#[test]
fn a_parse_tree() {
    check(
        include_str!("../specs/parse_tree.hex"),
        expect![[r#"
            The `first` of a Tree and every `next` reached from it lead, if to an object known before, to the `last` of that Tree.
            The `last` of a Tree leads, if to an object known before, to the last `next` reached from the `first` of that Tree (if there is none, to that itself).
            The `next` of the `last` of a Tree is null.
            Every reference at the end of `this(.first(.next)*|.last).parent` always leads to that Tree."#]],
    );
}

#[test]
fn rule_files() {
    check(
        include_str!("../specs/caching_list.jbse"),
        expect![[r#"
            The input `value` (declared as Object) leads, if to an object known before, to the `value` of some `next` or `previous` reached from the `header` of any object (unless another rule allows more).
            The `value` of every `next` or `previous` reached from the `header` of any object (declared as Object) leads, if to an object known before, to the input `value` (unless another rule allows more).
            The `header` of any object (declared as NodeCachingList$Node) is never null.
            The `header` of any object (declared as NodeCachingList$Node) leads to an object that nothing else leads to (or to null) (unless another rule allows more).
            The `previous` of every `next` reached from the `header` of any object (declared as NodeCachingList$Node) leads to no new object.
            The `previous` of every `next` reached from the `header` of any object (declared as NodeCachingList$Node) leads, if to an object known before, to the object from which its holder was reached.
            The `header` of any object and every `next` reached from it (declared as NodeCachingList$Node) lead, if to an object known before, to the last `previous` reached from the `header` of the object the path starts at (if there is none, to that itself) (unless another rule allows more).
            The `firstCachedNode` of any object and every `next` reached from it (declared as NodeCachingList$Node) each lead to an object that nothing else leads to (or to null) (unless another rule allows more).
            The `value` of the `firstCachedNode` of any object and of every `next` reached from it (declared as Object) leads to no new object.
            The `value` of the `firstCachedNode` of any object and of every `next` reached from it (declared as Object) leads to an object that nothing else leads to (or to null) (unless another rule allows more).
            The `firstCachedNode` of any object and every `next` reached from it (declared as NodeCachingList$Node) lead, if to a new object, to a NodeCachingList$Node.
            When the `firstCachedNode` of any object or a `next` reached from it (declared as NodeCachingList$Node) leads to a new NodeCachingList$Node, `list.CacheCompanion.cached` runs with the object it leads to.
            When the `firstCachedNode` of any object (declared as NodeCachingList$Node) turns out to be null, `list.CacheCompanion.end` runs with the object that holds it."#]],
    );
}

#[test]
fn connectives_and_arrays() {
    let text = "root.list.nodes[] not null or root.list.nodes is null;
        not root.a(.next)* not null;
        root.a not null => root.b not null, aliases root.a | some Node;
        root.first(.left|.right)* never aliases root.second(.left|.right)*;
        any._ of Shape expands to Circle | Square;
        root.x((.a.b)*|.c) aliases nothing;
        root.pkg/Registry:instance not null;
        when root.a expands runs C.m(root.b);";
    check(
        text,
        expect![[r#"
            Either every element of the `nodes` of the input `list` is never null, or the `nodes` of the input `list` is null.
            It is not the case that the input `a` and every `next` reached from it are never null.
            If the input `a` is never null, then the input `b` is never null and leads, if to an object known before, to the input `a` or a Node.
            The input `first` and every `left` or `right` reached from it never lead to the input `second` or some `left` or `right` reached from it.
            Every reference declared as Shape leads, if to a new object, to a Circle or a Square.
            Every reference at the end of `root.x((.a.b)*|.c)` leads to an object that nothing else leads to (or to null).
            The static field `instance` of Registry is never null.
            When the input `a` leads to a new object, `C.m` runs with the input `b`."#]],
    );
}

#[test]
fn each_sentence_knows_its_place() {
    let text = "root.a not null, aliases nothing; root.b not null;";
    let places: Vec<&str> =
        explain(&parse(text).unwrap()).iter().map(|rule| &text[rule.span.start..rule.span.end]).collect();
    assert_eq!(places, ["root.a not null, aliases nothing", "root.b not null"]);
}

//! What a specification names, with the places, and which fields it speaks of.

use spec::{Step, field_mentions, instance_types, parameters, parse, speaks_of, type_names};

const TEXT: &str = "\
class Tree {
  this.root(.left|.right)* aliases nothing;
  this.root(.left)+.parent aliases owner.owner(.up)?;
  when this.root expands to Leaf runs c.Companion.leaf(it);
}
root.list(.a/Node:next)+ not null;
any._ of Shape expands to Circle | Square;
";

#[test]
fn fields_have_places_and_parameters_are_none() {
    let spec = parse(TEXT).expect("a specification");
    let mentions = field_mentions(&spec, TEXT);
    let found: Vec<(&str, Option<&str>)> =
        mentions.iter().map(|mention| (mention.name, mention.class.map(|class| class.name.as_str()))).collect();
    let plain = |name| (name, None);
    let expected = ["root", "left", "right", "parent", "up"].map(plain);
    assert_eq!(found, [&expected[..], &[("next", Some("a.Node"))]].concat());
    for mention in mentions {
        assert_eq!(&TEXT[mention.span.start..mention.span.end], mention.name);
    }
    assert_eq!(parameters(&spec), ["list"]);
}

#[test]
fn a_place_is_that_of_the_whole_name() {
    let text = "class T { this.nextnode.next(.node)* not null; }";
    let spec = parse(text).expect("a specification");
    let places: Vec<usize> = field_mentions(&spec, text).iter().map(|mention| mention.span.start).collect();
    let place = |word: &str| text.find(word).expect("a word");
    assert_eq!(places, [place("nextnode"), place("next("), place("node)")]);
}

#[test]
fn types_are_those_of_blocks_rules_and_triggers() {
    let spec = parse(TEXT).expect("a specification");
    let names: Vec<&str> = type_names(&spec).iter().map(|class| class.name.as_str()).collect();
    assert_eq!(names, ["Tree", "a.Node", "Shape", "Circle", "Square", "Leaf"]);
    let blocks: Vec<&str> = instance_types(&spec).iter().map(|class| class.name.as_str()).collect();
    assert_eq!(blocks, ["Tree"]);
}

#[test]
fn rules_speak_of_the_ends_of_their_paths() {
    let spec = parse(TEXT).expect("a specification");
    let speaks = |class: &str, name: &str, declared: &str| speaks_of(&spec, Step::Field(class, name), declared);
    assert!(speaks("Tree", "root", "Node") && speaks("Node", "left", "Node") && speaks("Node", "parent", "Node"));
    assert!(!speaks("Node", "up", "Node"), "a target is not spoken of");
    assert!(speaks("a.Node", "next", "a.Node") && !speaks("b.Node", "next", "b.Node"), "of the class that is named");
    assert!(speaks("Drawing", "first", "Shape") && !speaks("Drawing", "first", "Other"), "of the declared type");
    assert!(!speaks_of(&spec, Step::Element, "Node"));
}

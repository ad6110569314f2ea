//! Specifications of known structures, in both spellings.

use std::fs;
use std::path::Path;

use crate::support::spanless;
use expect_test::expect;
use spec::{Automaton, Base, Effect, Formula, Spec, Start, Step, constrained, fields, parse};

fn read(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/specs").join(name)).unwrap()
}

#[test]
fn printed_specifications_are_parsed_to_the_same_tree() {
    for name in ["linked_list", "tree_map", "avl", "caching_list", "parse_tree"] {
        for spelling in ["hex", "jbse"] {
            let text = read(&format!("{name}.{spelling}"));
            let spec = parse(&text).unwrap_or_else(|error| panic!("{name}.{spelling}: {error} at {:?}", error.span));
            let printed = spec.to_string();
            let again = parse(&printed).unwrap_or_else(|error| panic!("{error} in {printed}"));
            assert_eq!(spanless(&spec), spanless(&again), "{printed}");
        }
    }
}

#[test]
fn a_rule_file_in_our_spelling() {
    let expected = expect![[r#"
        any.root(.left|.right)+.parent of map.TreeMap$Entry not null;
        any.root(.left|.right)*._owner of map.TreeMap not null;
        either {
          any.root of map.TreeMap$Entry expands to map.TreeMap$Entry;
          any.root.parent of map.TreeMap$Entry expands to nothing;
          any.root(.left|.right)+.parent of map.TreeMap$Entry expands to nothing;
          any.root(.left|.right)*._owner of map.TreeMap expands to nothing;
        };
        either {
          any.root(.left|.right)* of map.TreeMap$Entry aliases nothing;
          any.root.parent of map.TreeMap$Entry aliases nothing;
          any.root(.left|.right)+.parent of map.TreeMap$Entry aliases owner.owner;
          any.root(.left|.right)*._owner of map.TreeMap aliases any;
        };
        when any.root of map.TreeMap$Entry expands to map.TreeMap$Entry runs map.MapCompanion.root(it) as "(Lmap/TreeMap$Entry;)V";
        when any.root(.left|.right)+ of map.TreeMap$Entry null runs map.MapCompanion.leaf(owner) as "(Lmap/TreeMap$Entry;)V";
        when any.root of map.TreeMap$Entry null runs map.MapCompanion.empty(any) as "(Lmap/TreeMap;)V";
    "#]];
    expected.assert_eq(&parse(&read("tree_map.jbse")).unwrap().to_string());
}

#[test]
fn neighbours_are_printed_together() {
    let expected = expect![[r#"
        class TreeMap {
          this.root(.left|.right)* aliases nothing;
          this.root.parent is null;
          this.root(.left|.right)+.parent only aliases owner.owner;
          this.root(.left|.right)*._owner only aliases this;
          when this.root expands to TreeMap$Entry runs MapCompanion.root(it, this);
          when this.root(.left|.right)*.left expands to TreeMap$Entry runs MapCompanion.left(it, owner);
          when this.root(.left|.right)*.right expands to TreeMap$Entry runs MapCompanion.right(it, owner);
          when this.root(.left|.right)+ null runs MapCompanion.leaf(owner, this);
          when this.root null runs MapCompanion.empty(this);
        }
    "#]];
    expected.assert_eq(&parse(&read("tree_map.hex")).unwrap().to_string());
}

/// The effects of one kind of which a reference in a rule file must satisfy one.
fn aliases(spec: &Spec, fields: &[(&str, &str)]) -> Vec<Effect> {
    let Formula::And(parts) = &spec.formula else { panic!("a conjunction") };
    let mut found = Vec::new();
    for part in parts {
        let Formula::Atom(atom) = part else { panic!("an atom") };
        for alternative in &atom.alternatives {
            let is_alias = matches!(alternative.effect, Effect::Aliases(_) | Effect::AliasesNothing);
            let accepts = |from: usize| {
                let mut automaton = Automaton::new(&alternative.path.steps);
                let mut state = automaton.start();
                for (number, (class, name)) in fields[from..].iter().enumerate() {
                    state = automaton.step(state, number as u32, Step::Field(class, name));
                }
                automaton.accepts(state)
            };
            assert_eq!(alternative.path.origin, Start::Anywhere);
            if is_alias && (0..fields.len()).any(accepts) {
                found.push(alternative.effect.clone());
            }
        }
    }
    found
}

#[test]
fn rules_of_one_kind_are_alternatives() {
    let spec = parse(&read("linked_list.jbse")).unwrap();
    let header = ("util.LinkedList", "header");
    let next = ("util.LinkedList$Entry", "next");
    let previous = ("util.LinkedList$Entry", "previous");
    // Only the reference that closes the circle may lead to the header itself, yet `aliases nothing` is one of the
    // rules.
    let effects = aliases(&spec, &[header]);
    assert!(matches!(&effects[..], [Effect::AliasesNothing, Effect::Aliases(one), Effect::Aliases(two)]
        if one.max && two.max && one.base == Base::Start && two.base == Base::Start));
    let effects = aliases(&spec, &[header, next, next, previous]);
    assert!(matches!(&effects[..], [Effect::Aliases(target)] if target.base == Base::Back(2) && !target.max));
    assert_eq!(aliases(&spec, &[("other.LinkedList", "header")]), []);
}

#[test]
fn fields_are_listed_once() {
    let text =
        "class Map { this.root(.left|.right)*.value aliases root.given; this.root[] not null, aliases nothing; }";
    let spec = parse(text).unwrap();
    let texts = |symbols: Vec<&spec::Symbol>| symbols.iter().map(|symbol| symbol.to_string()).collect::<Vec<_>>();
    assert_eq!(texts(fields(&spec)), [".root", ".left", ".right", ".value", ".given"]);
    assert_eq!(texts(constrained(&spec)), [".value", "[]"]);
}

#[test]
fn patterns_of_rule_files_are_read_as_steps() {
    let path = |pattern: &str| {
        let spec = parse(&format!("resolve begin {pattern} instanceof T not null; resolve end")).unwrap();
        let text = spec.to_string();
        text.strip_suffix(" of T not null;\n").unwrap().to_owned()
    };
    for (pattern, expected) in [
        ("", "any._"),
        ("{R_ANY}", "any._"),
        ("{ROOT}:this.a(.b|.p/C:d)*", "root.this.a(.b|.p/C:d)*"),
        ("{ROOT}:(one|two).a", "root(.one|.two).a"),
        ("{R_ANY}.p(/A|/B):x.y", "any(.p/A:x|.p/B:x).y"),
        ("{R_ANY}.a.{°}*:b", "any.a(._)*.b"),
        ("{R_ANY}.a.{°}*", "any.a(._)+"),
        ("{ROOT}:{°}*.b", "root(._)+.b"),
        ("{R_ANY}.a(|.b){EOL}", "any.a(.b)?"),
        ("{R_ANY}.nodes\\[{°}*\\]", "any.nodes[]((._)*[])?"),
        ("[p/C].head.next", "root.p/C:head.next"),
    ] {
        assert_eq!(path(pattern), expected, "{pattern}");
    }
    let target = |rule: &str| {
        let spec = parse(&format!("resolve begin {rule}; resolve end")).unwrap().to_string();
        spec.rsplit_once("aliases ").unwrap().1.to_owned()
    };
    assert_eq!(target("{R_ANY}.a instanceof T never aliases target {$R_ANY}.b"), "any.b;\n");
    assert_eq!(target("{R_ANY}.a instanceof T aliases target {$R_ANY}.{UP}.b"), "owner.owner.b;\n");
    assert_eq!(target("{R_ANY}.a instanceof T aliases target {$REF}.{UP}"), "owner;\n");
    assert_eq!(target("instanceof T aliases target {MAX}{R_ANY}.a"), "max root(._)*.a;\n");
}

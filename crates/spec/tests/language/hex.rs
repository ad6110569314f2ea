//! Our spelling.

use spec::{Argument, Base, Effect, Event, Formula, Spec, Start, parse};

/// The first effects of the atoms of a specification without connectives.
fn effects(spec: &Spec) -> Vec<&Effect> {
    fn effect(part: &Formula) -> &Effect {
        let Formula::Atom(atom) = part else { panic!("not an atom: {part:?}") };
        &atom.alternatives[0].effect
    }
    let Formula::And(parts) = &spec.formula else { panic!("a conjunction") };
    parts.iter().map(effect).collect()
}

#[test]
fn a_map_with_triggers() {
    let text = "class TreeMap {
        this.root(.left|.right)* aliases nothing;
        this.root.parent is null;
        this.root(.left|.right)+.parent only aliases owner.owner;
        when this.root(.left|.right)+ expands to TreeMap$Entry runs pkg.MapCompanion.entry(it, this);
        when this.root(.left|.right)+ null runs MapCompanion.leaf(owner, this);
    }";
    let spec = parse(text).unwrap();
    assert_eq!(effects(&spec).len(), 6);
    assert!(matches!(effects(&spec)[5], Effect::Aliases(target) if target.base == Base::Back(2) && !target.max));
    let [entry, leaf] = &spec.triggers[..] else { panic!("two triggers") };
    assert!(matches!(&entry.event, Event::Expansion(Some(class)) if class.name == "TreeMap$Entry"));
    assert_eq!((entry.companion.class.name.as_str(), entry.companion.name.as_str()), ("pkg.MapCompanion", "entry"));
    let class = entry.companion.class.span;
    assert_eq!(&text[class.start..class.end], "pkg.MapCompanion");
    assert_eq!(leaf.companion.arguments, [Argument::Back(1), Argument::Start]);
    assert!(matches!(&leaf.path.origin, Start::Instance(class) if class.name == "TreeMap"));
}

#[test]
fn connectives_bind_as_documented() {
    let bare = parse("root.a not null or root.b not null and not root.c is null implies root.d not null;").unwrap();
    let full =
        parse("(((root.a not null) or ((root.b not null) and (!(root.c is null)))) => (root.d not null));").unwrap();
    let shape = |spec: &Spec| {
        fn shape(formula: &Formula) -> String {
            match formula {
                Formula::Atom(atom) => format!("{:?}", atom.alternatives[0].path.steps),
                Formula::And(parts) => format!("and{:?}", parts.iter().map(shape).collect::<Vec<_>>()),
                Formula::Or(parts) => format!("or{:?}", parts.iter().map(shape).collect::<Vec<_>>()),
                Formula::Not(part) => format!("not[{}]", shape(part)),
            }
        }
        shape(&spec.formula)
    };
    assert_eq!(shape(&bare), shape(&full));
    let Formula::And(sentences) = bare.formula else { panic!("a conjunction of sentences") };
    assert!(matches!(&sentences[..], [Formula::Or(parts)] if matches!(parts[..], [Formula::Not(_), Formula::Atom(_)])));
}

//! Specifications in our spelling. What a parser gave is printed so that parsing gives the same tree again, save for spans.

mod path;

use std::fmt;

use crate::clauses::{Part, Phrase, parts};
use crate::tree::{Alternative, Effect, Formula, Spec, Start, Target, TypeName};

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.uninitialized.is_empty() {
            let names: Vec<&str> = self.uninitialized.iter().map(|class| class.name.as_str()).collect();
            writeln!(f, "uninitialized {};", names.join(", "))?;
        }
        let mut sentences = Vec::new();
        let conjuncts = match &self.formula {
            Formula::And(conjuncts) => &conjuncts[..],
            formula => std::slice::from_ref(formula),
        };
        for part in parts(conjuncts) {
            let class = match &part {
                Part::Clause(clause) => instance(&clause.subject.path.origin),
                Part::Other(formula) => instance_of(formula),
            };
            sentences.push((class, part_text(&part, Tightness::Loose)));
        }
        for trigger in &self.triggers {
            sentences.push((instance(&trigger.path.origin), trigger.to_string()));
        }
        blocks(f, &sentences)
    }
}

/// Sentences one after the other; neighbours about one class in one block.
fn blocks(f: &mut fmt::Formatter<'_>, sentences: &[(Option<&TypeName>, String)]) -> fmt::Result {
    for block in
        sentences.chunk_by(|first, second| first.0.map(|class| &class.name) == second.0.map(|class| &class.name))
    {
        let class = block[0].0;
        if let Some(class) = class {
            writeln!(f, "class {} {{", class.name)?;
        }
        for (_, sentence) in block {
            for line in format!("{sentence};").lines() {
                writeln!(f, "{}{line}", if class.is_some() { "  " } else { "" })?;
            }
        }
        if class.is_some() {
            writeln!(f, "}}")?;
        }
    }
    Ok(())
}

/// What stands around a formula.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Tightness {
    Loose,
    InOr,
    InAnd,
    InNot,
}

impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&formula_text(self, Tightness::Loose))
    }
}

fn formula_text(formula: &Formula, around: Tightness) -> String {
    match formula {
        Formula::Atom(_) => parts(std::slice::from_ref(formula)).iter().map(|part| part_text(part, around)).collect(),
        Formula::And(conjuncts) => {
            let text: Vec<String> = parts(conjuncts).iter().map(|part| part_text(part, Tightness::InAnd)).collect();
            enclosed(text.join(" and "), around > Tightness::InOr)
        }
        Formula::Or(disjuncts) => {
            let text: Vec<String> = disjuncts.iter().map(|part| formula_text(part, Tightness::InOr)).collect();
            enclosed(text.join(" or "), around > Tightness::Loose)
        }
        Formula::Not(part) => format!("not {}", formula_text(part, Tightness::InNot)),
    }
}

fn enclosed(text: String, is_enclosed: bool) -> String {
    if is_enclosed { format!("({text})") } else { text }
}

fn part_text(part: &Part<'_>, around: Tightness) -> String {
    match part {
        Part::Clause(clause) => {
            let origin = &clause.subject.path.origin;
            let phrases: Vec<String> = clause.phrases().iter().map(|phrase| phrase_text(phrase, origin)).collect();
            format!("{} {}", subject_text(clause.subject), phrases.join(", "))
        }
        Part::Other(Formula::Atom(atom)) => {
            let line = |alternative: &Alternative| {
                let effect = effects_text(&[&alternative.effect], &alternative.path.origin);
                format!("  {} {effect};\n", subject_text(alternative))
            };
            format!("either {{\n{}}}", atom.alternatives.iter().map(line).collect::<String>())
        }
        Part::Other(formula) => formula_text(formula, around),
    }
}

fn subject_text(alternative: &Alternative) -> String {
    let of = alternative.declared.iter().map(|class| format!(" of {}", class.name));
    format!("{}{}", alternative.path, of.collect::<String>())
}

fn phrase_text(phrase: &Phrase<'_>, origin: &Start) -> String {
    match phrase {
        Phrase::IsNull => "is null".to_owned(),
        Phrase::OnlyAliases(effects) => format!("only {}", effects_text(effects, origin)),
        Phrase::One(effects) => effects_text(effects, origin),
    }
}

/// Effects of one kind.
fn effects_text(effects: &[&Effect], origin: &Start) -> String {
    let mut text = String::new();
    for (number, effect) in effects.iter().enumerate() {
        let target = |target: &Target| target.text(origin);
        let (verb, object) = match effect {
            Effect::NotNull => ("not null", String::new()),
            Effect::ExpandsToNothing => ("expands to ", "nothing".to_owned()),
            Effect::ExpandsTo(class) => ("expands to ", class.name.clone()),
            Effect::AliasesNothing => ("aliases ", "nothing".to_owned()),
            Effect::AliasesSome(class) => ("aliases ", format!("some {}", class.name)),
            Effect::Aliases(to) => ("aliases ", target(to)),
            Effect::NeverAliases(to) => ("never aliases ", target(to)),
        };
        text += if number == 0 { verb } else { " | " };
        text += &object;
    }
    text
}

fn instance(origin: &Start) -> Option<&TypeName> {
    match origin {
        Start::Instance(class) => Some(class),
        Start::Root | Start::Anywhere => None,
    }
}

/// The class of the block that a formula must stand in.
fn instance_of(formula: &Formula) -> Option<&TypeName> {
    match formula {
        Formula::Atom(atom) => atom.alternatives.iter().find_map(|alternative| instance(&alternative.path.origin)),
        Formula::And(parts) | Formula::Or(parts) => parts.iter().find_map(instance_of),
        Formula::Not(part) => instance_of(part),
    }
}

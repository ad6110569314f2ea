//! What references do, in words.

use super::noun::{Noun, article, objects};
use crate::clauses::Phrase;
use crate::tree::{Effect, Origin};

/// All of the phrases, about one noun.
pub(super) fn predicate(phrases: &[Phrase<'_>], origin: &Origin, noun: &Noun) -> String {
    let is_never_null =
        phrases.iter().any(|phrase| matches!(phrase, Phrase::One(effects) if matches!(effects[..], [Effect::NotNull])));
    let texts: Vec<String> = phrases.iter().map(|phrase| words(phrase, origin, noun, is_never_null)).collect();
    texts.join(", and ")
}

fn words(phrase: &Phrase<'_>, origin: &Origin, noun: &Noun, is_never_null: bool) -> String {
    let leads = noun.verb("leads", "lead");
    let be = noun.verb("is", "are");
    let or_null = if is_never_null { "" } else { " (or to null)" };
    match phrase {
        Phrase::IsNull => format!("{be} null"),
        Phrase::OnlyAliases(effects) => format!("always {leads} to {}", known(effects, origin)),
        Phrase::One(effects) => match effects[..] {
            [Effect::NotNull] => format!("{be} never null"),
            [Effect::ExpandsToNothing] => format!("{leads} to no new object"),
            [Effect::AliasesNothing] if noun.is_plural() => {
                format!("each {leads} to an object that nothing else leads to{or_null}")
            }
            [Effect::AliasesNothing] => format!("{leads} to an object that nothing else leads to{or_null}"),
            [Effect::NeverAliases(target)] => format!("never {leads} to {}", objects(target, origin)),
            [Effect::ExpandsTo(_) | Effect::ExpandsToNothing, ..] => {
                let classes = effects.iter().map(|effect| match effect {
                    Effect::ExpandsTo(class) => article(&class.name),
                    _ => "none".to_owned(),
                });
                format!("{leads}, if to a new object, to {}", classes.collect::<Vec<_>>().join(" or "))
            }
            _ => format!("{leads}, if to an object known before, to {}", known(effects, origin)),
        },
    }
}

/// Objects that were discovered before.
fn known(effects: &[&Effect], origin: &Origin) -> String {
    let texts = effects.iter().map(|effect| match effect {
        Effect::AliasesSome(class) => article(&class.name),
        Effect::Aliases(target) => objects(target, origin),
        _ => "none".to_owned(),
    });
    texts.collect::<Vec<_>>().join(" or ")
}

//! What references do, in words.

use super::noun::{Noun, article, objects};
use crate::clauses::Phrase;
use crate::tree::{Effect, Start};

/// All of the phrases, about one noun.
pub(super) fn predicate(phrases: &[Phrase<'_>], origin: &Start, noun: &Noun) -> String {
    let is = |phrase: &Phrase<'_>, wanted: &Effect| matches!(phrase, Phrase::One(effects) if effects[..] == [wanted]);
    let is_never_null = phrases.iter().any(|phrase| is(phrase, &Effect::NotNull));
    let mut texts = Vec::new();
    let mut rest = phrases;
    while let [first, others @ ..] = rest {
        rest = others;
        texts.push(match others {
            [Phrase::One(aliases), ..]
                if is(first, &Effect::ExpandsToNothing)
                    && matches!(aliases[..], [Effect::Aliases(_) | Effect::AliasesSome(_), ..]) =>
            {
                rest = &others[1..];
                let or_null =
                    if is_never_null { String::new() } else { format!(" or {} null", noun.verb("is", "are")) };
                format!("{} to {}{or_null}", noun.verb("leads", "lead"), known(aliases, origin))
            }
            _ => words(first, origin, noun, is_never_null),
        });
    }
    texts.join(" and ")
}

fn words(phrase: &Phrase<'_>, origin: &Start, noun: &Noun, is_never_null: bool) -> String {
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
fn known(effects: &[&Effect], origin: &Start) -> String {
    let texts = effects.iter().map(|effect| match effect {
        Effect::AliasesSome(class) => article(&class.name),
        Effect::Aliases(target) => objects(target, origin),
        _ => "none".to_owned(),
    });
    texts.collect::<Vec<_>>().join(" or ")
}

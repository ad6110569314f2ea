//! Classes of inputs that stand for those outside the class path: a test class contains those that it uses.

use program::STRANGERS;

use super::code::{Code, Piece};

/// What a method of an unseen class answers.
pub const ANSWERS: &str = "heapwright.Answers";

/// A class that tests contain.
#[derive(Clone, Copy, PartialEq)]
struct Contained {
    /// Its internal name.
    name: &'static str,
    source: &'static str,
}

/// Whether a class is one of them.
pub fn is_stranger(package: &str, simple: &str) -> bool {
    find(package, simple).is_some()
}

fn all() -> impl Iterator<Item = Contained> {
    let answers = Contained { name: "heapwright/Answers", source: include_str!("java/Answers.java") };
    let strangers = STRANGERS.iter().map(|stranger| Contained { name: stranger.name, source: stranger.source });
    strangers.chain([answers])
}

fn find(package: &str, simple: &str) -> Option<Contained> {
    all().find(|one| one.name.split_once('/') == Some((package, simple)))
}

/// The declarations of those that source uses.
pub fn declarations<'c>(source: impl Iterator<Item = &'c Code>) -> Vec<Vec<Code>> {
    let mut used: Vec<Contained> = Vec::new();
    for piece in source.flat_map(|code| &code.0) {
        if let Piece::Class(class) = piece
            && let Some(stranger) = find(&class.package, &class.path)
            && !used.contains(&stranger)
        {
            used.push(stranger);
        }
    }
    // What they refer to themselves.
    if used.iter().any(|stranger| stranger.source.contains("(Strange) ")) {
        used.extend(find("heapwright", "Strange"));
    }
    used.sort_by_key(|stranger| stranger.name);
    used.into_iter().map(nested).collect()
}

/// A class as one inside another.
fn nested(stranger: Contained) -> Vec<Code> {
    let lines = stranger.source.lines().skip_while(|line| line.starts_with("package") || line.is_empty());
    let inside = |line: &str| {
        line.replace("public final class", "private static final class")
            .replace("public interface", "private interface")
    };
    lines.map(|line| Code::from(inside(line))).collect()
}

//! One program of a suite: its source, and what the source says about how to run it.

use std::fs;
use std::path::{Path, PathBuf};

/// A source file, in Java or in Jasmin's assembly language.
pub struct Subject {
    pub path: PathBuf,
    pub text: String,
    /// The class to run, with its package.
    pub class: String,
    /// The arguments, from a comment `//@ args: a "b c"` (`;@ args:` in assembly) among the first lines.
    pub args: Vec<String>,
    /// The release of Java it needs, from a comment `//@ release: 25` among the first lines.
    pub release: u32,
}

/// In how many of the first lines a directive is looked for.
const HEAD: usize = 10;

impl Subject {
    pub fn read(path: &Path) -> Subject {
        let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("reading {}: {error}", path.display()));
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let package = text.lines().find_map(|line| line.strip_prefix("package ")?.trim().strip_suffix(';'));
        let class = match package {
            Some(package) => format!("{package}.{stem}"),
            None => stem.into_owned(),
        };
        let directive = |name: &str| {
            let words = |line: &'_ str| Some(line.trim_start_matches(['/', ';']).strip_prefix(name)?.to_owned());
            text.lines().take(HEAD).find_map(words)
        };
        let args = directive("@ args:").map(|words| split_words(&words)).unwrap_or_default();
        let release = directive("@ release:")
            .map_or(0, |number| number.trim().parse().unwrap_or_else(|_| panic!("{}: bad release", path.display())));
        Subject { path: path.to_path_buf(), text, class, args, release }
    }

    /// Whether the file is written in assembly.
    pub fn is_assembly(&self) -> bool {
        self.path.extension().is_some_and(|ext| ext == "j")
    }

    /// Whether there is a `main` to run; other files only help the rest of the suite.
    pub fn is_program(&self) -> bool {
        let main = if self.is_assembly() { " main(" } else { "void main(" };
        self.text.contains(main)
    }
}

/// Splits at white space; double quotes hold a word together, and may hold an empty one.
fn split_words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quoted = false;
    for c in text.chars() {
        if c == '"' {
            quoted = !quoted;
            word.get_or_insert_default();
        } else if c.is_whitespace() && !quoted {
            words.extend(word.take());
        } else {
            word.get_or_insert_default().push(c);
        }
    }
    words.extend(word);
    words
}

#[test]
fn arguments_are_split_like_words() {
    assert_eq!(split_words(" a  \"b c\" \"\" d\"e\""), ["a", "b c", "", "de"]);
    assert!(split_words(" ").is_empty());
}

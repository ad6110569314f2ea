//! Texts that are compared with files: `cargo xtask bless` accepts what comes out.

use std::fs;

use crate::environment::is_on;
use crate::place::repository;

/// Compares a text with a file, whose path is relative to the repository. With `HEAPWRIGHT_BLESS=1` the text becomes the
/// content of the file: to be read before it is committed.
#[track_caller]
pub fn golden(file: &str, text: &str) {
    let path = repository().join(file);
    let expected = fs::read_to_string(&path).unwrap_or_default();
    if expected == text {
        return;
    }
    if is_on("HEAPWRIGHT_BLESS") {
        fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("making a folder");
        return fs::write(&path, text).expect("writing a golden file");
    }
    panic!("{file} says something else; `cargo xtask bless` accepts what came out\n{}", differences(&expected, text));
}

/// The lines that differ, by number: those of the file with `-`, those of the text with `+`.
fn differences(expected: &str, text: &str) -> String {
    let (expected, found): (Vec<&str>, Vec<&str>) = (expected.lines().collect(), text.lines().collect());
    let same = |pair: &(&&str, &&str)| pair.0 == pair.1;
    let before = expected.iter().zip(&found).take_while(same).count();
    let after = expected[before..].iter().rev().zip(found[before..].iter().rev()).take_while(same).count();
    let list = |sign: char, lines: &[&str]| -> String {
        let middle = &lines[before..lines.len() - after];
        (before + 1..).zip(middle).map(|(number, line)| format!("{sign}{number:4} {line}\n")).collect()
    };
    let shown = list('-', &expected) + &list('+', &found);
    if shown.is_empty() { "only the ends of lines differ".to_owned() } else { shown }
}

#[test]
fn the_lines_that_differ_are_shown() {
    assert_eq!(differences("a\nb\nc\n", "a\nx\ny\nc\n"), "-   2 b\n+   2 x\n+   3 y\n");
    assert_eq!(differences("a", "a\n"), "only the ends of lines differ");
}

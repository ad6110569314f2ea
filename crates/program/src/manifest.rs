//! The main section of a jar's `META-INF/MANIFEST.MF`: the two attributes that change how classes are found.
//!
//! Follows the JAR File Specification: names ignore case, a line that begins with a space continues the one before, the
//! main section ends at the first empty line.

use std::path::{Path, PathBuf};

/// What a manifest says about class lookup.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Manifest {
    /// `Multi-Release: true`: entries under `META-INF/versions` replace others.
    pub(crate) multi_release: bool,
    /// The URLs of `Class-Path`, as written.
    pub(crate) class_path: Vec<String>,
}

impl Manifest {
    /// Reads a manifest; whatever does not look like an attribute is passed over, as in Java.
    pub(crate) fn parse(bytes: &[u8]) -> Manifest {
        let mut manifest = Manifest::default();
        for line in main_section(bytes) {
            let line = String::from_utf8_lossy(&line);
            let Some((name, value)) = line.split_once(':') else {
                continue;
            };
            if name.eq_ignore_ascii_case("Multi-Release") {
                manifest.multi_release = value.trim().eq_ignore_ascii_case("true");
            } else if name.eq_ignore_ascii_case("Class-Path") {
                manifest.class_path = value.split_ascii_whitespace().map(str::to_owned).collect();
            }
        }
        manifest
    }
}

/// The file that a URL of `Class-Path` names, seen from the directory of the jar; none for other schemes than `file`.
pub(crate) fn file_of_url(url: &str, directory: &Path) -> Option<PathBuf> {
    let path = match url.split_once(':') {
        // A colon after a slash belongs to a file name.
        Some((scheme, rest)) if !scheme.contains('/') => scheme.eq_ignore_ascii_case("file").then_some(rest)?,
        _ => url,
    };
    let path = match path.strip_prefix("//") {
        Some(with_host) => &with_host[with_host.find('/')?..],
        None => path,
    };
    Some(directory.join(percent_decoded(path)?))
}

/// Logical lines as bytes: a continuation may split a character in the middle, so decoding has to wait.
fn main_section(bytes: &[u8]) -> Vec<Vec<u8>> {
    let mut lines: Vec<Vec<u8>> = Vec::new();
    let mut rest = bytes;
    while !rest.is_empty() {
        let end = rest.iter().position(|byte| matches!(byte, b'\r' | b'\n')).unwrap_or(rest.len());
        let (line, after) = rest.split_at(end);
        rest = after.strip_prefix(b"\r\n").unwrap_or(after.get(1..).unwrap_or_default());
        match (line.split_first(), lines.last_mut()) {
            (None, _) => break,
            (Some((b' ', continuation)), Some(last)) => last.extend_from_slice(continuation),
            _ => lines.push(line.to_vec()),
        }
    }
    lines
}

fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        if first == b'%' {
            let digits = std::str::from_utf8(after.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &after[2..];
        } else {
            bytes.push(first);
            rest = after;
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_ignore_case_and_lines_continue() {
        let text = b"Manifest-Version: 1.0\r\nmulti-RELEASE: TRUE\r\nclass-path: lib/a.j\r\n ar b.jar\r\n  c.jar\r\n";
        let manifest = Manifest::parse(text);
        assert!(manifest.multi_release);
        assert_eq!(manifest.class_path, ["lib/a.jar", "b.jar", "c.jar"]);
    }

    #[test]
    fn a_character_may_be_split_by_a_continuation() {
        let manifest = Manifest::parse(b"Class-Path: \xC3\n \xA9.jar\n");
        assert_eq!(manifest.class_path, ["\u{e9}.jar"]);
    }

    #[test]
    fn only_the_main_section_counts() {
        let manifest = Manifest::parse(b"Manifest-Version: 1.0\n\nName: a/\nMulti-Release: true\n");
        assert_eq!(manifest, Manifest::default());
    }

    #[test]
    fn anything_at_all_can_be_parsed() {
        for bytes in [&b""[..], b"\n", b"\r", b" x", b":", b"\xFF\xFF", b"Class-Path"] {
            Manifest::parse(bytes);
        }
    }

    #[test]
    fn urls_are_relative_to_the_jar() {
        let file = |url| file_of_url(url, Path::new("/opt/app"));
        assert_eq!(file("lib/a%20b.jar"), Some("/opt/app/lib/a b.jar".into()));
        assert_eq!(file("file:/usr/x.jar"), Some("/usr/x.jar".into()));
        assert_eq!(file("file:///usr/x.jar"), Some("/usr/x.jar".into()));
        assert_eq!(file("lib/a:b.jar"), Some("/opt/app/lib/a:b.jar".into()));
        assert_eq!(file("http://example.com/x.jar"), None);
        assert_eq!(file("broken%2"), None);
    }
}

//! Compares what the engine says about a method with what brute force has seen.

use super::engine::{Said, Violation};
use super::judge::{Seen, Site};
use super::statement::{Never, Source};

/// What can be remarkable about a verdict. The first five are mistakes of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sort {
    /// Verified, but an input fails.
    Missed,
    /// Verified, but an input of a class fails that the engine was not given.
    MissedStranger,
    /// A violation that no input can cause.
    Impossible,
    /// A prediction that the real JVM refuted.
    Refuted,
    /// A gap that compiled programs cannot cause.
    Malformed,
    /// Verified within limits, and the input that fails is one that the claim names as left out.
    Named,
    /// Violated, but another place at which an input fails is not reported, although no gap says so.
    MissedBeside,
    /// The same for inputs of classes that the engine was not given.
    MissedStrangerBeside,
    /// A violation at a place that does not fail in brute force, by a record or by an object of the JDK given by its fields.
    Doubtful,
    /// A violation that was not replayed.
    NotRun,
    /// A crash of the engine.
    Crashed,
    /// No end in time.
    Hung,
    /// The generator called a claim certain that fails: a mistake of its tables.
    Claim,
}

impl Sort {
    /// Whether a verdict of this sort is wrong.
    pub fn is_wrong(self) -> bool {
        self <= Sort::Malformed
    }

    /// In words.
    pub fn words(self) -> &'static str {
        match self {
            Sort::Missed => "verified, but an input fails",
            Sort::MissedStranger => "verified, but an input of a class that is not on the class path fails",
            Sort::Impossible => "a violation that no input can cause",
            Sort::Refuted => "a prediction that the real JVM refuted",
            Sort::Malformed => "a gap that compiled programs cannot cause",
            Sort::Named => "an input fails that the claim names as left out",
            Sort::MissedBeside => "violated, but another place that fails is not reported",
            Sort::MissedStrangerBeside => "the same, for a class that is not on the class path",
            Sort::Doubtful => "a violation by an object that perhaps no program can make",
            Sort::NotRun => "a violation that was not replayed",
            Sort::Crashed => "crashed",
            Sort::Hung => "hung",
            Sort::Claim => "a claim that the generator wrongly calls certain",
        }
    }
}

/// Something remarkable about one method.
#[derive(Clone, Debug)]
pub struct Finding {
    /// What.
    pub sort: Sort,
    /// The class of the exception, or a reason.
    pub what: String,
    /// The text of the line.
    pub place: String,
    /// What is true, and what was said.
    pub detail: String,
    /// The classes of the input that are perhaps to blame.
    pub classes: Vec<String>,
}

impl Finding {
    /// The same while a method is made shorter: names of variables do not matter.
    pub fn key(&self) -> (Sort, String, String) {
        (self.sort, self.what.clone(), without_numbers(&self.place))
    }

    /// The same for findings that have the same cause, as far as can be told.
    pub fn group(&self) -> (Sort, String) {
        match (&self.classes[..], self.sort) {
            ([], Sort::NotRun | Sort::Refuted | Sort::Malformed | Sort::Hung | Sort::Crashed) => {
                (self.sort, self.what.clone())
            }
            ([], _) => (self.sort, without_numbers(&self.place)),
            (classes, _) => (self.sort, classes.join(", ")),
        }
    }
}

/// Everything remarkable about a method.
pub fn compare(source: &Source, seen: &Seen, said: &Said) -> Vec<Finding> {
    let finding = |sort, what: &str, line: usize, detail: String| Finding {
        sort,
        what: what.to_owned(),
        place: source.line(line).to_owned(),
        detail,
        classes: Vec::new(),
    };
    let mut found = Vec::new();
    if said.verdict.starts_with("crashed") {
        found.push(finding(Sort::Crashed, &said.verdict, 0, said.mistakes.join("; ")));
    } else if said.verdict == "hung" {
        found.push(finding(Sort::Hung, "", 0, String::new()));
    } else {
        for mistake in &said.mistakes {
            found.push(finding(Sort::Refuted, "", 0, mistake.clone()));
        }
    }
    for gap in said.gaps.iter().filter(|gap| gap.starts_with("code that no verifier passes")) {
        found.push(finding(Sort::Malformed, "", 0, gap.clone()));
    }
    for site in &seen.sites {
        if is_excluded(source, &site.exception, site.line) {
            found.push(finding(Sort::Claim, &site.exception, site.line, format!("fails for ({})", site.input)));
        }
        let verdict = said.verdict.as_str();
        let claimed = verdict == "verified" || verdict == "verified-within-limits" && site.small;
        let beside = verdict == "violated"
            && said.gaps.is_empty()
            && site.small
            && !said.violations.iter().any(|one| same(source, site, one));
        let sort = match (claimed, beside, site.stranger) {
            (true, ..) if verdict != "verified" && is_named(source, site, &said.world) => Sort::Named,
            (true, _, false) => Sort::Missed,
            (true, _, true) => Sort::MissedStranger,
            (_, true, false) => Sort::MissedBeside,
            (_, true, true) => Sort::MissedStrangerBeside,
            _ => continue,
        };
        let detail = format!("said: {verdict}; true: fails for ({}), {} of {} runs", site.input, site.runs, seen.runs);
        found.push(finding(sort, &site.exception, site.line, detail));
    }
    for violation in &said.violations {
        let known = seen.sites.iter().any(|site| same(source, site, violation));
        if !known && is_excluded(source, &violation.exception, violation.line) {
            let detail = format!("said: violated, {}, by {}", violation.replay, violation.input);
            let impossible = finding(Sort::Impossible, &violation.exception, violation.line, detail);
            found.push(Finding { classes: violation.classes.clone(), ..impossible });
        } else if !known && !violation.classes.is_empty() {
            let detail = format!("said: violated, {}, by {}", violation.replay, violation.input);
            let doubtful = finding(Sort::Doubtful, &violation.exception, violation.line, detail);
            found.push(Finding { classes: violation.classes.clone(), ..doubtful });
        } else if violation.replay != "confirmed" {
            found.push(finding(Sort::NotRun, &violation.detail, violation.line, violation.input.clone()));
        }
    }
    found
}

/// How many confirmed violations brute force had no input for.
pub fn extra(source: &Source, seen: &Seen, said: &Said) -> usize {
    let known = |one: &&Violation| !seen.sites.iter().any(|site| same(source, site, one));
    let doubtful = |one: &&Violation| is_excluded(source, &one.exception, one.line) || !one.classes.is_empty();
    said.violations.iter().filter(known).filter(|one| one.replay == "confirmed" && !doubtful(one)).count()
}

/// Whether a claim says that it leaves out such an input.
fn is_named(source: &Source, site: &Site, world: &[String]) -> bool {
    let says = |words: &str| world.iter().any(|sentence| sentence.contains(words));
    let method = source.lines.iter().find(|(first, last)| (*first..=*last).contains(&site.line));
    let asks = method.is_some_and(|&(first, last)| (first..=last).any(|line| source.line(line).contains("getClass()")));
    site.stranger && (says("no class outside the class path extends") || says("at once"))
        || site.input.contains("Held.") && says("a static field holds")
        || site.input.contains(".class") && says("inputs of type Class")
        || asks && says("where getClass is called")
}

/// Whether both speak of the same failure. An exception that was an input has no place: lines that throw will do.
fn same(source: &Source, site: &Site, violation: &Violation) -> bool {
    let thrown = |line: usize| line == 0 || source.line(line).starts_with("throw ");
    let place = site.line == violation.line || thrown(site.line) && thrown(violation.line);
    let strange = site.exception.starts_with("strangers.");
    place && (site.exception == violation.exception || strange || thrown(site.line))
}

/// Whether this cannot happen at the line.
fn is_excluded(source: &Source, exception: &str, line: usize) -> bool {
    match source.never.get(&line) {
        Some(Never::Throws) => true,
        Some(Never::AssertionFails) => exception == "java.lang.AssertionError",
        Some(Never::Unknown) | None => false,
    }
}

/// Variables without their numbers.
fn without_numbers(text: &str) -> String {
    let mut short = String::new();
    let mut before = ' ';
    for c in text.chars() {
        let named = c.is_ascii_digit() && (before == 'p' || before == 'v');
        if !named {
            short.push(c);
            before = c;
        }
    }
    short
}

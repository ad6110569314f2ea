//! Nonsense, damaged scripts, and scripts of unusual size: an answer or an error for each, never a panic.

use std::io::{self, BufReader, Read};
use std::time::Duration;

use proptest::prelude::*;
use smtlib::{Session, with_large_stack};
use solver::{Config, Solver};

const SEEDS: &[&str] = &[
    include_str!("scripts/arrays.smt2"),
    include_str!("scripts/bits.smt2"),
    include_str!("scripts/floats.smt2"),
    include_str!("scripts/integers.smt2"),
    include_str!("scripts/protocol.smt2"),
];

/// Pieces that are put into scripts.
const PIECES: &[&str] = &[
    "(",
    ")",
    "\"",
    "|",
    ";",
    "#b",
    "#x",
    "_",
    "!",
    "as",
    "let",
    " 0 ",
    "(_ bv1 1)",
    "(_ BitVec 64)",
    "ite",
    ":named",
    "(push 1)",
    "(pop 1)",
    "(reset)",
    "(check-sat)",
    "\u{e9}",
    "Int",
    "store",
    "(let ((x x)) x)",
];

fn answers(script: &[u8]) -> (String, u64) {
    answers_within(script, Duration::from_millis(100))
}

fn answers_within(script: &[u8], time_limit: Duration) -> (String, u64) {
    let script = script.to_vec();
    let run = move || {
        let mut session = session(time_limit);
        let mut output = Vec::new();
        session.run(script.as_slice(), &mut output).expect("memory takes it");
        (String::from_utf8(output).expect("text"), session.errors())
    };
    with_large_stack(run).expect("a thread").unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}

fn session(time_limit: Duration) -> Session {
    let config = Config { time_limit, ..Config::default() };
    Session::new(Box::new(move || Solver::new(config.clone())))
}

proptest! {
    #![proptest_config(testing::properties(150))]

    #[test]
    fn any_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        answers(&bytes);
    }

    #[test]
    fn any_tokens(picks in proptest::collection::vec(0..PIECES.len(), 0..60)) {
        let script: String = picks.iter().map(|&pick| PIECES[pick]).collect();
        answers(script.as_bytes());
    }

    #[test]
    fn damaged_scripts(
        seed in 0..SEEDS.len(),
        changes in proptest::collection::vec((any::<prop::sample::Index>(), 0usize..30, 0..PIECES.len()), 1..6),
    ) {
        let mut bytes = SEEDS[seed].as_bytes().to_vec();
        for (at, removed, piece) in changes {
            let start = at.index(bytes.len());
            let end = (start + removed).min(bytes.len());
            bytes.splice(start..end, PIECES[piece].bytes());
        }
        answers(&bytes);
    }
}

#[test]
fn deep_nesting() {
    let depth = 100_000;
    let deep = |open: &str, inner: &str| format!("{}{inner}{}", open.repeat(depth), ")".repeat(depth));
    let connectives = "(and q (or p ".repeat(depth / 3) + "q" + &"))".repeat(depth / 3);
    let script = format!(
        "(declare-const p Bool)(declare-const q Bool)(declare-const x (_ BitVec 8))\n(assert {})(check-sat)\n\
         (assert (= x {}))(check-sat)(assert {})(check-sat)(assert {})(check-sat)(get-assertions)",
        deep("(not ", "p"),
        deep("(bvxor x ", "x"),
        deep("(let ((p (or p q))) ", "p"),
        connectives,
    );
    let (text, errors) = answers(script.as_bytes());
    assert_eq!((errors, text.matches("sat\n").count()), (0, 4));
    let (text, errors) = answers(format!("{}{}(echo \"on\")", "(".repeat(300_000), ")".repeat(300_000)).as_bytes());
    assert_eq!(errors, 1);
    assert!(text.contains("parentheses are open") && text.ends_with("on\n"), "{text}");
    let (text, errors) = answers(format!("(assert {}", "(".repeat(300_000)).as_bytes());
    assert_eq!((errors, text.lines().count()), (1, 1), "{text}");
}

#[test]
fn what_is_shared_is_not_repeated() {
    let lets: String =
        (0..2000).map(|at| format!("(let ((x (bvadd x x y))) {}", if at == 1999 { "x" } else { "" })).collect();
    let script = format!(
        "(declare-const x (_ BitVec 16))(declare-const y (_ BitVec 16))(assert (= y #x0000))(assert (= #x0000 {lets}{}))\
         (check-sat)",
        ")".repeat(2000)
    );
    assert_eq!(answers(script.as_bytes()), ("sat\n".to_owned(), 0));
}

#[test]
fn functions_that_grow_without_bounds_are_refused() {
    let mut script =
        "(declare-const x (_ BitVec 8))(define-fun f0 ((u (_ BitVec 8))) (_ BitVec 8) (bvmul u (bvadd u x)))"
            .to_owned();
    for at in 1..40 {
        script += &format!("(define-fun f{at} ((u (_ BitVec 8))) (_ BitVec 8) (f{0} (f{0} u)))", at - 1);
    }
    let (text, errors) = answers(format!("{script}(assert (= x (f39 x)))(check-sat)").as_bytes());
    assert!(errors > 0 && text.ends_with("unknown\n"), "{text}");
}

#[test]
fn bytes_that_are_no_text_spoil_only_their_command() {
    let (text, errors) = answers(b"(echo \"\xff\")(echo \"fine\")(assert \xc3)(declare-const |\xfe| Bool)(check-sat)");
    assert_eq!(errors, 3);
    assert!(text.contains("invalid UTF-8") && text.contains("fine\n") && text.ends_with("\nunknown\n"), "{text}");
}

/// A script that comes byte by byte, and is interrupted now and then.
struct Trickle<'a>(&'a [u8], bool);

impl Read for Trickle<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.1 = !self.1;
        match self.0.split_first() {
            _ if self.1 => Err(io::ErrorKind::Interrupted.into()),
            Some((&byte, rest)) => {
                buffer[0] = byte;
                self.0 = rest;
                Ok(1)
            }
            None => Ok(0),
        }
    }
}

#[test]
fn input_in_small_pieces_is_the_same_input() {
    // A long time limit, since answers that come too late would differ.
    let enough = Duration::from_secs(60);
    for seed in SEEDS {
        let mut session = session(enough);
        let mut output = Vec::new();
        session.run(BufReader::new(Trickle(seed.as_bytes(), false)), &mut output).expect("memory takes it");
        assert_eq!(String::from_utf8(output).expect("text"), answers_within(seed.as_bytes(), enough).0);
    }
}

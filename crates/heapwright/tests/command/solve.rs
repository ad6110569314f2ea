//! `heapwright solve` through the binary: answers come as soon as a command is complete, and the exit status says whether
//! all commands were understood.

use std::io::{BufRead, BufReader, Write};
use std::process::{Output, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use testing::heapwright;

fn solve(arguments: &[&str], script: &str) -> Output {
    let mut child = heapwright()
        .arg("solve")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("our binary starts");
    child.stdin.take().expect("piped").write_all(script.as_bytes()).expect("it reads");
    child.wait_with_output().expect("it ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn answers_come_before_the_line_ends() {
    let mut child = heapwright()
        .args(["solve", "-in", "-smt2"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("our binary starts");
    let mut input = child.stdin.take().expect("piped");
    let mut output = BufReader::new(child.stdout.take().expect("piped"));
    let (lines, answers) = mpsc::channel();
    std::thread::spawn(move || {
        let mut line = String::new();
        while output.read_line(&mut line).is_ok_and(|length| length > 0) {
            if lines.send(std::mem::take(&mut line)).is_err() {
                break;
            }
        }
    });
    let mut ask = |command: &str, expected: &str| {
        input.write_all(command.as_bytes()).and_then(|()| input.flush()).expect("it reads");
        let answer =
            answers.recv_timeout(Duration::from_secs(60)).expect("an answer without a newline in the question");
        assert_eq!(answer.trim_end(), expected, "{command}");
    };
    ask("(declare-const x (_ BitVec 32))(assert (bvsgt x #x0000000f))(check-sat)", "sat");
    ask("(push 1)(assert (bvslt x #x00000010))(check-sat)", "unsat");
    ask("(pop 1)(assert (= x #x0000002a))(check-sat)", "sat");
    ask("(get-value (x))", "((x #x0000002a))");
    ask("(set-option :print-success true)", "success");
    ask("(exit)", "success");
    assert!(child.wait().expect("it ends").success());
}

#[test]
fn the_exit_status_tells_of_errors() {
    let fine = solve(&["-"], "(check-sat)");
    assert_eq!((text(&fine.stdout).as_str(), fine.status.code()), ("sat\n", Some(0)));
    let refused = solve(&[], "(assert x)\n(check-sat)");
    assert_eq!(text(&refused.stdout), "(error \"line 1 column 9: unknown symbol `x`\")\nunknown\n");
    assert_eq!(refused.status.code(), Some(1));
    let missing = solve(&["no such file.smt2"], "");
    assert_eq!(missing.status.code(), Some(2));
    assert!(text(&missing.stderr).contains("no such file.smt2"), "{}", text(&missing.stderr));
}

#[test]
fn statistics_are_comments_on_standard_error() {
    let output = solve(&["--stats"], "(declare-const x Int)(assert (< x 3))(check-sat)(check-sat)");
    assert_eq!(text(&output.stdout), "sat\nsat\n");
    assert!(text(&output.stderr).starts_with("; queries 2\n"), "{}", text(&output.stderr));
}

#[test]
fn time_limits_are_kept() {
    // A product of two primes: the solver does not find them in this time.
    let script = "(declare-const x (_ BitVec 64))(declare-const y (_ BitVec 64))(set-option :timeout 300)\
        (assert (= (bvmul x y) #x3ffffff600000013))(assert (bvult x #x0000000100000000))\
        (assert (bvult y #x0000000100000000))(assert (bvult #x0000000000000001 x))\
        (assert (bvult #x0000000000000001 y))(check-sat)(get-info :reason-unknown)";
    let output = solve(&[], script);
    assert_eq!(text(&output.stdout), "unknown\n(:reason-unknown \"timeout\")\n");
}

/// The text backend of one process talks to the front end of another.
#[test]
fn it_can_be_the_solver_of_itself() {
    let inner = format!("{} solve -", heapwright().get_program().display());
    let script = "(declare-const x (_ BitVec 32))(declare-const d Float64)(assert (= (bvmul x #x00000003) #x00000007))\
        (assert (fp.lt (fp.add RNE d d) d))(check-sat)(get-value (x (fp.isNegative d)))\
        (assert (bvult x #x00000005))(check-sat)";
    let output = solve(&["--solver", &inner, "--validate"], script);
    assert_eq!(text(&output.stdout), "sat\n((x #xaaaaaaad)\n ((fp.isNegative d) true))\nunsat\n");
}

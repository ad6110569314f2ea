//! `heapwright count` and `check --probability`: numbers of inputs against running all inputs on the real JVM, and
//! probabilities that add up to exactly 1.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;
use testing::{Javac, Jdk};

const SOURCES: &[(&str, &str)] = &[
    (
        "Odds.java",
        "public class Odds {\n\
         static int triangle(int a, int b, int c) {\n\
         if (a <= 0 || b <= 0 || c <= 0) return 0;\n\
         if (a + b <= c || a + c <= b || b + c <= a) return 0;\n\
         if (a == b && b == c) return 3;\n\
         if (a == b || b == c || a == c) return 2;\n\
         return 1;\n\
         }\n\
         static int abs(int x) { int y = x < 0 ? -x : x; assert y >= 0; return y; }\n\
         static int successor(int x) { assert x + 1 > x; return x + 1; }\n\
         static int order(long a, long b, long c) {\n\
         if (a < b) { if (b < c) return 1; return 2; }\n\
         if (a - c > 0) return 3;\n\
         return 4;\n\
         }\n\
         static int real(float x) { return x < 1 ? 0 : 1; }\n\
         static int loop(byte x) { int n = 0; while (x > n) n++; return n; }\n\
         }",
    ),
    (
        "Small.java",
        "public class Small {\n\
         public static int triangle(byte a, byte b, byte c) {\n\
         if (a <= 0 || b <= 0 || c <= 0) throw new IllegalArgumentException();\n\
         if (a + b <= c || a + c <= b || b + c <= a) throw new IllegalStateException();\n\
         if (a == b && b == c) throw new ArithmeticException();\n\
         if (a == b || b == c || a == c) throw new UnsupportedOperationException();\n\
         return 1;\n\
         }\n\
         public static int mixed(byte a, byte b) {\n\
         int s = (a * 3 + b) % 7;\n\
         if (s < 0) throw new IllegalStateException();\n\
         if ((s & 1) == 0) return 100 / (b - 5);\n\
         assert (byte) (a + b) >= a || (a ^ 3) < b >> 2;\n\
         return s;\n\
         }\n\
         public static int scaled(byte a, byte b) {\n\
         int s = (a << 24) + b * 40000000;\n\
         if (s < a) throw new IllegalStateException();\n\
         if ((char) (a - b) > 65000) throw new IllegalArgumentException();\n\
         if ((long) s + s > Integer.MAX_VALUE) throw new ArithmeticException();\n\
         return s;\n\
         }\n\
         public static int euclid(byte a, byte b) {\n\
         int x = a, y = b, n = 0;\n\
         while (y != 0 && n < 3) { int t = x % y; x = y; y = t; n++; }\n\
         if (y != 0) throw new IllegalStateException();\n\
         return x;\n\
         }\n\
         public static int flag(boolean p, byte x, boolean q) {\n\
         if (p == q) assert x != 17; else if (x / 5 == -3) throw new IllegalStateException();\n\
         return 0;\n\
         }\n\
         }",
    ),
    (
        "Cell.java",
        "public class Cell {\n\
         byte value; Cell next;\n\
         static int sum(Cell c, byte x) { if (c != null && c.value < x) return 1; return 0; }\n\
         }",
    ),
    // Runs a method with all inputs and prints how often it ends how.
    (
        "All.java",
        "import java.lang.reflect.*;\n\
         import java.util.*;\n\
         public class All {\n\
         static Object value(Class<?> type, int bits) {\n\
         if (type == boolean.class) return bits != 0;\n\
         return (byte) bits;\n\
         }\n\
         public static void main(String[] args) throws Exception {\n\
         for (Method method : Small.class.getMethods()) {\n\
         if (!method.getName().equals(args[0])) continue;\n\
         Map<String, Long> ends = new TreeMap<>();\n\
         Class<?>[] types = method.getParameterTypes();\n\
         int[] widths = new int[types.length]; int total = 0;\n\
         for (int i = 0; i < types.length; i++) total += widths[i] = types[i] == boolean.class ? 1 : 8;\n\
         Object[] values = new Object[types.length];\n\
         for (int point = 0; point < 1 << total; point++) {\n\
         int rest = point;\n\
         for (int i = 0; i < types.length; i++) { values[i] = value(types[i], rest & (1 << widths[i]) - 1); rest >>= widths[i]; }\n\
         String end = \"returned\";\n\
         try { method.invoke(null, values); } catch (InvocationTargetException e) { end = e.getCause().getClass().getName(); }\n\
         ends.merge(end, 1L, Long::sum);\n\
         }\n\
         ends.forEach((end, count) -> System.out.println(end + \" \" + count));\n\
         }\n\
         }\n\
         }",
    ),
];

fn classes() -> PathBuf {
    Javac::new("count").texts(SOURCES).compile()
}

fn run(args: &[&str]) -> Output {
    let mut command = testing::heapwright();
    command.args(args).arg("--cp").arg(classes());
    command.output().expect("the command starts")
}

fn report(args: &[&str]) -> Value {
    let output = run(args);
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{args:?}: {error}: {}", String::from_utf8_lossy(&output.stderr)))
}

fn counted(target: &str) -> Value {
    report(&["count", target, "--format", "json"])
}

/// The ends of a method with all inputs, on the real JVM.
fn real(method: &str) -> BTreeMap<String, u64> {
    let mut java = Command::new(Jdk::required().tool("java"));
    let output = java.args(["-ea", "-XX:-StackTraceInThrowable", "-cp"]).arg(classes()).args(["All", method]).output();
    let output = output.expect("starting java");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    let pairs = text.lines().filter_map(|line| line.split_once(' '));
    pairs.map(|(end, count)| (end.to_owned(), count.parse().expect("a number"))).collect()
}

/// The ends of a method by counting: inputs of all paths of an end, added.
fn ends(report: &Value) -> BTreeMap<String, u64> {
    let mut ends = BTreeMap::new();
    for path in report["paths"].as_array().expect("paths") {
        let end = match path["kind"].as_str() {
            None => "returned",
            Some("assertion") => "java.lang.AssertionError",
            Some(class) => class,
        };
        let inputs: u64 = path["inputs"].as_str().unwrap_or_else(|| panic!("{path}")).parse().expect("a number");
        *ends.entry(end.to_owned()).or_default() += inputs;
    }
    ends
}

fn fraction(value: &Value) -> (&str, &str) {
    (value["numerator"].as_str().expect("a numerator"), value["denominator"].as_str().expect("a denominator"))
}

#[test]
fn counts_are_what_running_all_inputs_gives() {
    for method in ["mixed", "scaled", "euclid", "flag", "triangle"] {
        assert_eq!(ends(&counted(&format!("Small.{method}"))), real(method), "{method}");
    }
}

#[test]
fn probabilities_of_complete_explorations_add_up_to_one() {
    for method in ["triangle", "abs", "successor", "order"] {
        let report = counted(&format!("Odds.{method}"));
        assert_eq!(fraction(&report["probability"]["total"]), ("1", "1"), "{method}");
        assert_eq!(report["probability"]["total"]["exact"], true, "{method}");
        assert_eq!(fraction(&report["probability"]["rest"]), ("0", "1"), "{method}");
    }
}

#[test]
fn a_violation_has_its_probability() {
    let report = report(&["check", "Odds.successor", "--probability", "--no-replay", "--format", "json"]);
    assert_eq!(fraction(&report["violations"][0]["probability"]), ("1", "4294967296"));
    let output = run(&["check", "Odds.abs", "--probability", "--no-replay"]);
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(text.contains("violated: assertion at Odds.java:9  2.328306e-10 = 1/2^32, 1 path"), "{text}");
    assert!(text.contains("0.999999999767 = 4294967295/2^32, 2 paths"), "{text}");
}

#[test]
fn without_the_flag_nothing_is_counted() {
    let report = report(&["check", "Odds.successor", "--no-replay", "--format", "json"]);
    assert!(report.get("probability").is_none());
    assert!(report["violations"][0].get("probability").is_none());
}

#[test]
fn what_cannot_be_counted_makes_bounds() {
    let output = run(&["count", "Odds.real", "--format", "json"]);
    assert_eq!(output.status.code(), Some(3));
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let total = &report["probability"]["total"];
    assert_eq!((&total["exact"], fraction(total)), (&Value::from(false), ("0", "1")));
    let text = String::from_utf8(run(&["count", "Odds.real"]).stdout).expect("text");
    assert!(text.contains("at least 0"), "{text}");
    assert!(text.contains("2 paths not counted: not linear: a float"), "{text}");
}

#[test]
fn what_a_limit_leaves_is_the_rest() {
    let output = run(&["count", "Odds.loop", "--loop", "3", "--format", "json"]);
    assert_eq!(output.status.code(), Some(3));
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    // Bytes above 3 take more than three iterations: 124 of 256.
    assert_eq!(fraction(&report["probability"]["rest"]), ("31", "64"));
}

#[test]
fn heap_decisions_are_given_and_said_so() {
    let report = counted("Cell.sum");
    assert!(report["probability"]["given_heap"].as_u64() > Some(0), "{report}");
    assert!(report["probability"]["rest"].is_null());
    let text = String::from_utf8(run(&["count", "Cell.sum"]).stdout).expect("text");
    assert!(text.contains("weights") && text.contains("given its heap"), "{text}");
}

#[test]
fn numbers_do_not_depend_on_the_workers() {
    let with = |jobs: &str| report(&["count", "Odds.triangle", "--jobs", jobs, "--format", "json"]);
    assert_eq!(with("1"), with("3"));
}

#[test]
fn formulas_in_files_are_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let count = |script: &str| {
        let file = folder.path().join("formula.smt2");
        fs::write(&file, script).expect("writing a script");
        run(&["count", file.to_str().expect("a readable name"), "--format", "json"])
    };
    let solutions = |script: &str| {
        let output = count(script);
        let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
        format!("{} of 2^{}", report["solutions"].as_str().unwrap_or("none"), report["bits"])
    };
    let pair = "(declare-const x Int)(declare-const y Int)(assert (and (<= 0 x 9) (<= 0 y 9)))";
    assert_eq!(solutions(&format!("{pair}(assert (< x y))")), "45 of 2^128");
    assert_eq!(solutions(&format!("{pair}(assert (= (mod (+ x y) 3) 1))")), "33 of 2^128");
    assert_eq!(solutions(&format!("{pair}(push 1)(assert (< x y))(pop 1)(assert (< x x))")), "0 of 2^128");
    let bytes = "(declare-const x (_ BitVec 8))(declare-const y (_ BitVec 8))(declare-const z Bool)";
    assert_eq!(solutions(&format!("{bytes}(assert (bvslt x y))")), "65280 of 2^17");
    let odd = "(declare-const x (_ BitVec 13))(declare-const y (_ BitVec 13))";
    assert_eq!(solutions(&format!("{odd}(assert (= (bvadd x y) #b0000000000101))")), "8192 of 2^26");
    let product = count("(declare-const x Int)(declare-const y Int)(assert (= (* x y) 6))");
    assert_eq!(product.status.code(), Some(3), "{}", String::from_utf8_lossy(&product.stdout));
    assert_eq!(count("(assert (< x 3))").status.code(), Some(2));
}

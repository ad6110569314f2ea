//! The text of reports, from records made by hand. `UPDATE_EXPECT=1` accepts what comes out.

use std::path::Path;
use std::time::Duration;

use anstream::adapter::strip_str;
use expect_test::{Expect, expect};
use explore::{
    Content, Gap, GapReason, Interruption, Limit, Location, Path as ChoicePath, Picture, PictureObject, PictureValue,
    Question, Record, Replay, Task, Violation, ViolationKind,
};
use report::{Context, EXPORTERS, Report, Shown, Sources, Summary};
use term::Arithmetic;

fn summary(target: &str, record: Record) -> Summary {
    Summary::new(target, &Task::default(), record, Duration::from_millis(234))
}

fn returned(paths: u64) -> Record {
    let mut record = Record::default();
    record.counts.returned = paths;
    record.counts.bytecodes = 1_234_567;
    record
}

fn gap(reason: GapReason, place: &[&str]) -> Gap {
    Gap { reason, place: place.iter().map(|frame| (*frame).to_owned()).collect() }
}

fn location(file: &str, line: u32, method: &str) -> Location {
    Location { file: file.to_owned(), line: Some(line), method: method.to_owned(), is_jdk: method.starts_with("java.") }
}

fn literal(text: &str) -> PictureValue {
    PictureValue::Literal(text.to_owned())
}

fn object(class: &str, fields: &[(&str, PictureValue)]) -> PictureObject {
    let fields = fields.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    PictureObject { class: class.to_owned(), content: Content::Fields(fields), unread: 0 }
}

fn with(class: &str, content: Content) -> PictureObject {
    PictureObject { class: class.to_owned(), content, unread: 0 }
}

fn violation(
    kind: ViolationKind,
    at: Location,
    roots: Vec<(&str, PictureValue)>,
    objects: Vec<PictureObject>,
) -> Violation {
    let roots = roots.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    Violation {
        kind,
        message: None,
        at,
        trace: Vec::new(),
        path: ChoicePath::default(),
        conditions: Vec::new(),
        parts: Vec::new(),
        input: Picture { roots, objects },
        case: None,
        replay: Replay::NotRun(String::new()),
        tried: Vec::new(),
        count: 1,
    }
}

/// The text of a report about some targets, without colours.
fn text(target: &str, summaries: &[Summary], shown: Shown) -> String {
    let report = Report::check(target, summaries);
    let context = Context { shown, ..Context::default() };
    strip_str(&EXPORTERS[0].export(&[report], &context)).to_string()
}

fn expect_text(summary: &Summary, expected: Expect) {
    expected.assert_eq(&text(&summary.target, std::slice::from_ref(summary), Shown::Nothing));
}

#[test]
fn nothing_found() {
    let mut record = returned(7);
    record.heaps.extend([1, 2]);
    expect_text(
        &summary("List.size()", record.clone()),
        expect![[r#"
        VERIFIED  List.size(): no input violates it
          covered: every path, for inputs of any size

          7 paths: 7 returned; 2 distinct heaps
          1,234,567 bytecodes, 0 forks, 0 queries; 234 ms
    "#]],
    );
    record.add_cut(Limit::N);
    record.add_cut(Limit::N);
    record.add_cut(Limit::String);
    let mut within = summary("List.size()", record);
    within.settings.inputs.int = Arithmetic::Ideal;
    expect_text(
        &within,
        expect![[r#"
            VERIFIED within limits  List.size(): no input with at most 3 objects per class (--n 3) violates it
              covered: every path of inputs with at most 3 objects per class (--n 3), 3 characters per string (--string 3)
              assumed: integers never wrap (--int ideal): overflows are missed

              7 paths: 7 returned; pruned 3 by limits; 2 distinct heaps
              1,234,567 bytecodes, 0 forks, 0 queries; 234 ms
        "#]],
    );
}

#[test]
fn nothing_ran() {
    let mut record = Record::default();
    record.counts.pruned_precondition = 4;
    expect_text(
        &summary("List.size()", record),
        expect![[r#"
            VACUOUS  List.size(): nothing was verified, since no input satisfies what is assumed (paths ended: 4 where an assumption does not hold)
              covered: no path

              0 paths; pruned 4 by assumptions; 0 distinct heaps
              0 bytecodes, 0 forks, 0 queries; 234 ms
        "#]],
    );
}

#[test]
fn paths_were_left() {
    let mut record = returned(2);
    for line in [3, 3, 3, 8] {
        record.add_gap(gap(GapReason::Limit(Limit::Loop, Some(10)), &[&format!("A.f(A.java:{line})")]));
    }
    record.add_gap(GapReason::Limit(Limit::Memory, None).into());
    record.add_gap(gap(GapReason::Undecided(Question::Condition), &["A.f(A.java:9)"]));
    let native = "native method java.lang.Thread.start0()V".to_owned();
    let place = ["java.lang.Thread.start(Thread.java:1)", "A.g(A.java:20)"];
    record.add_gap(gap(GapReason::Unsupported(native), &place));
    expect_text(
        &summary("A.f(int)", record),
        expect![[r#"
        INCOMPLETE  A.f(int): nothing found, but 7 paths were left
          covered: a part of the paths

        4 paths left: --loop 10 iterations reached, at A.f(A.java:3) 3×, A.f(A.java:8) 1×
          to do: raise the limit: --loop 20
        1 path left: --memory reached
          to do: raise the limit: --memory 4G
        1 path left: the solver could not decide a condition in time, at A.f(A.java:9)
          to do: give the solver more time: --solver-time 20s
        1 path left: not supported: native method java.lang.Thread.start0()V, at A.g(A.java:20)

          2 paths: 2 returned; 0 distinct heaps
          1,234,567 bytecodes, 0 forks, 0 queries; 234 ms
    "#]],
    );
}

#[test]
fn interrupted() {
    let mut record = returned(2);
    record.interrupted = Some(Interruption::Stopped);
    expect_text(
        &summary("A.f(int)", record.clone()),
        expect![[r#"
        INCOMPLETE  A.f(int): nothing found so far; interrupted
          covered: a part of the paths

          2 paths: 2 returned; 0 distinct heaps
          1,234,567 bytecodes, 0 forks, 0 queries; 234 ms
    "#]],
    );
    record.interrupted = Some(Interruption::Time(Duration::from_secs(1)));
    let at = location("A.java", 3, "A.f");
    record.add_violation(violation(ViolationKind::Assertion, at, vec![("x", literal("5"))], Vec::new()));
    expect_text(
        &summary("A.f(int)", record),
        expect![[r#"
        VIOLATED  A.f(int): 1 violation, --time 1s is used up before the end
          covered: a part of the paths

        1  assertion failed
           at     A.java:3 in A.f
           input  x: 5
           paths  1 ends this way, without any choice

          2 paths: 2 returned; 0 distinct heaps
          1,234,567 bytecodes, 0 forks, 0 queries; 234 ms
    "#]],
    );
}

/// A violation stays one where the real JVM fails in another way.
#[test]
fn a_violation_that_happens_otherwise() {
    let mut record = returned(2);
    record.counts.violated = 1;
    let at = location("A.java", 3, "A.f");
    let mut found = violation(ViolationKind::Assertion, at, vec![("x", literal("5"))], Vec::new());
    found.replay = Replay::Otherwise("x.y: predicted 1, was 2".to_owned());
    record.add_violation(found);
    record.drop_refuted();
    expect_text(
        &summary("A.f(int)", record),
        expect![[r#"
        VIOLATED  A.f(int): 1 violation
          covered: every path, for inputs of any size

        1  assertion failed
           at     A.java:3 in A.f
           input  x: 5
           paths  1 ends this way, without any choice
           jvm    confirmed, but otherwise than predicted: x.y: predicted 1, was 2
                  the difference is a mistake of Heapwright, please report it

          3 paths: 2 returned, 1 violated; 0 distinct heaps
          1,234,567 bytecodes, 0 forks, 0 queries; 234 ms
    "#]],
    );
}

/// A refuted prediction is no violation, and no gap.
#[test]
fn our_own_mistakes() {
    let mut record = returned(2);
    record.counts.violated = 3;
    let at = location("A.java", 3, "A.f");
    let mut found = violation(ViolationKind::Assertion, at, vec![("x", literal("5"))], Vec::new());
    found.count = 3;
    found.replay = Replay::Refuted("predicted that it throws, it returns".to_owned());
    record.add_violation(found);
    record.drop_refuted();
    assert!(record.gaps.is_empty() && record.violations.is_empty());
    expect_text(
        &summary("A.f(int)", record.clone()),
        expect![[r#"
        INCOMPLETE  A.f(int): nothing found, but the real JVM refuted what was predicted of 3 paths
          covered: a part of the paths

        REFUTED  the real JVM does something else than predicted: a mistake of Heapwright, please report it

        1  assertion failed
           at     A.java:3 in A.f
           input  x: 5
           paths  3 end this way, without any choice
           jvm    refuted: predicted that it throws, it returns

          2 paths: 2 returned; 0 distinct heaps
          1,234,567 bytecodes, 0 forks, 0 queries; 234 ms
    "#]],
    );
    record.add_gap(GapReason::Limit(Limit::Memory, None).into());
    let text = text("A.f(int)", &[summary("A.f(int)", record.clone())], Shown::Nothing);
    let expected = "nothing found, but 1 path was left, and the real JVM refuted what was predicted of 3 paths";
    assert!(text.contains(expected), "{text}");
    let report = Report::check("A", &[summary("A.f(int)", record.clone()), summary("A.g()", returned(1))]);
    let report = serde_json::to_value(report).expect("a report is JSON");
    assert_eq!(report["verdict"], "incomplete");
    let mistake = &report["mistakes"][0];
    assert_eq!((&mistake["target"], &mistake["paths"]), (&"A.f(int)".into(), &3.into()));
    assert_eq!(mistake["predicted"], "assertion at A.java:3");
    assert_eq!(report["targets"][0]["mistakes"], report["mistakes"]);
    assert_eq!(report["paths"]["gaps"]["unsupported"], 0);
}

#[test]
fn a_heap_with_sharing_cycles_arrays_and_strings() {
    let tree = object(
        "pkg.Tree",
        &[
            ("root", PictureValue::Object(1)),
            ("owner", PictureValue::Object(0)),
            ("names", PictureValue::Object(3)),
            ("counts", PictureValue::Object(4)),
            ("color", PictureValue::Constant("Color.RED".to_owned())),
            ("rest", PictureValue::Anything),
        ],
    );
    let mut node = object(
        "pkg.Tree$Node",
        &[("value", literal("7")), ("left", PictureValue::Object(2)), ("right", PictureValue::Object(2))],
    );
    node.unread = 2;
    let leaf = object("pkg.Tree$Node", &[("left", PictureValue::Null), ("right", PictureValue::AnyObject)]);
    let names = Content::Elements(2, vec![(0, PictureValue::Object(5)), (1, PictureValue::Object(5))]);
    let counts = Content::Elements(3, vec![(0, literal("5")), (2, literal("-1"))]);
    let objects = vec![
        tree,
        node,
        leaf,
        with("java.lang.String[]", names),
        with("int[]", counts),
        with("java.lang.String", Content::Text("a\"b\n\u{1}é".to_owned())),
        with("long[][]", Content::Elements(4, Vec::new())),
        with("int[]", Content::Elements(0, Vec::new())),
    ];
    let roots = vec![
        ("this", PictureValue::Object(0)),
        ("other", PictureValue::Object(1)),
        ("table", PictureValue::Object(6)),
        ("empty", PictureValue::Object(7)),
        ("key", literal("'x'")),
        ("value", PictureValue::Null),
    ];
    let kind = ViolationKind::Exception("java.lang.NullPointerException".to_owned());
    let mut found = violation(kind, location("Tree.java", 12, "pkg.Tree.insert"), roots, objects);
    found.message = Some("key".to_owned());
    found.trace = vec![
        location("Objects.java", 233, "java.util.Objects.requireNonNull"),
        location("HashMap.java", 99, "java.util.HashMap.merge"),
        location("Tree.java", 12, "pkg.Tree.insert"),
        location("ArrayList.java", 7, "java.util.ArrayList.forEach"),
        location("Tree.java", 30, "pkg.Tree.insertAll"),
    ];
    found.conditions = (0..15).map(|at| format!("this.root.value > {at}")).collect();
    found.count = 1200;
    let mut record = returned(20);
    record.counts.violated = 1200;
    record.counts.solver.queries = 5000;
    record.counts.solver.model_hits = 4000;
    record.counts.solver.smt_calls = 1000;
    record.counts.solver.smt_nanos = 71_000_000;
    record.add_violation(found);
    expect_text(
        &summary("pkg.Tree.insertAll(int[])", record),
        expect![[r#"
        VIOLATED  pkg.Tree.insertAll(int[]): 1 violation
          covered: every path, for inputs of any size

        1  NullPointerException: key
           at     Tree.java:12 in pkg.Tree.insert
           trace  java.util.Objects.requireNonNull … java.util.HashMap.merge (2 frames of the JDK)
                  Tree.java:12 in pkg.Tree.insert
                  java.util.ArrayList.forEach (JDK)
                  Tree.java:30 in pkg.Tree.insertAll
           input  this: Tree #1
                  ├─ root: Tree.Node #2
                  │  ├─ value: 7
                  │  ├─ left: Tree.Node #3 {left: null, right: any object}
                  │  ├─ right: #3
                  │  └─ …
                  ├─ owner: #1
                  ├─ names: String[2] {"a\"b\n\u0001é" #4, #4}
                  ├─ counts: int[3] {0: 5, 2: -1}
                  ├─ color: Color.RED
                  └─ rest: any
                  other: #2
                  table: long[4][] {…}
                  empty: int[0]
                  key: 'x'
                  value: null
           when   this.root.value > 0
                  this.root.value > 1
                  this.root.value > 2
                  this.root.value > 3
                  this.root.value > 4
                  this.root.value > 5
                  this.root.value > 6
                  this.root.value > 7
                  this.root.value > 8
                  this.root.value > 9
                  this.root.value > 10
                  this.root.value > 11
                  … and 3 more conditions
           paths  1,200 end this way, without any choice

          1,220 paths: 20 returned, 1,200 violated; 0 distinct heaps
          1,234,567 bytecodes, 0 forks, 5,000 queries (4,000 by earlier models, 1,000 by the backend); 234 ms, of it 71 ms solving
    "#]],
    );
}

#[test]
fn a_class() {
    let mut violated = returned(3);
    violated.counts.violated = 1;
    let roots = vec![("this", PictureValue::Object(0))];
    let mut found = violation(
        ViolationKind::Invariant,
        location("List.java", 8, "List.add"),
        roots,
        vec![object("List", &[("head", PictureValue::Null)])],
    );
    found.message = Some("boolean List.repOK() is false at exit".to_owned());
    violated.add_violation(found);
    let mut left = returned(1);
    left.add_gap(GapReason::Limit(Limit::Steps, Some(5_000_000)).into());
    let all = [summary("List.add(int)", violated), summary("List.get(int)", left), summary("List.size()", returned(2))];
    let part = |summary| EXPORTERS[0].part(&Report::check("List", std::slice::from_ref(summary)));
    let parts: Option<String> = all.iter().map(part).collect();
    let parts = strip_str(&parts.expect("text has parts")).to_string();
    let whole = text("List", &all, Shown::Nothing);
    assert_eq!(whole, parts + &text("List", &all, Shown::Parts));
    expect![[r#"
        VIOLATED  List.add(int): 1 violation
        INCOMPLETE  List.get(int): nothing found, but 1 path was left
        VERIFIED  List.size(): no input violates it
          covered: a part of the paths

        1  invariant broken: boolean List.repOK() is false at exit
           at     List.java:8 in List.add
           input  this: List {head: null}
           paths  1 ends this way, without any choice

        1 path left: --steps 5000000 instructions on one path reached
          to do: raise the limit: --steps 10000000

        List: 3 methods checked: 1 violated, 1 incomplete, 1 verified
          7 paths: 6 returned, 1 violated; 0 distinct heaps
          3,703,701 bytecodes, 0 forks, 0 queries; 702 ms
    "#]]
    .assert_eq(&whole);
}

#[test]
fn long_lists_are_cut() {
    let mut record = returned(0);
    for line in 1..=20 {
        let at = location("A.java", line, "A.f");
        record.add_violation(violation(ViolationKind::Assertion, at, Vec::new(), Vec::new()));
    }
    let report = text("A.f()", &[summary("A.f()", record)], Shown::Nothing);
    assert!(report.contains("… and 12 more violations"), "{report}");
    assert!(report.lines().count() < 45, "{report}");
}

#[test]
fn a_long_structure_is_cut() {
    let node = |at: usize| object("Node", &[("next", PictureValue::Object(at + 1))]);
    let objects: Vec<PictureObject> = (0..2000).map(node).chain([object("Node", &[])]).collect();
    let roots = vec![("list", PictureValue::Object(0))];
    let mut record = returned(0);
    record.add_violation(violation(ViolationKind::Assertion, location("A.java", 1, "A.f"), roots, objects));
    let report = text("A.f(Node)", &[summary("A.f(Node)", record)], Shown::Nothing);
    assert!(report.contains("more lines"), "{}", &report[..200]);
}

#[test]
fn source_lines_are_found_where_the_package_fits() {
    let folder = std::env::temp_dir().join(format!("heapwright-sources-{}", std::process::id()));
    let write = |path: &str, text: &str| {
        let path = folder.join(path);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("making a folder");
        std::fs::write(path, text).expect("writing a file");
    };
    write("deep/er/pkg/A.java", "package pkg;\n    one line;\n");
    write("twice/a/Two.java", "first\n");
    write("twice/b/Two.java", "second\n");
    write("Out.java", "out\n");
    write("classes/Out.class", "");
    let sources = Sources::new(&folder, &[Path::new("classes").to_path_buf()]);
    let line = |file: &str, line: u32, method: &str| sources.line(&location(file, line, method));
    assert_eq!(line("A.java", 2, "pkg.A.f").as_deref(), Some("    one line;"));
    assert_eq!(line("A.java", 99, "pkg.A.f"), None);
    assert_eq!(line("A.java", 2, "other.A.f"), None);
    assert_eq!(line("Two.java", 1, "Two.f"), None, "nobody knows which one is meant");
    assert_eq!(line("Out.java", 1, "Out$Inner.<init>").as_deref(), Some("out"));
    std::fs::remove_dir_all(&folder).expect("removing a folder");
}

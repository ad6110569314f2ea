//! Which classes an input of a declared type can have, on small hierarchies and on real libraries.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::support::{compile, jar, names, program};
use program::{
    ClassId, LinkError, MemberRef, MethodId, Program, Referent, STATES_SOURCE, STRANGERS, Subtypes, Warning,
};

const SHAPES: &str = "
package p;
interface Shape { double area(); default String label() { return \"shape\"; } }
abstract class Base implements Shape { public String label() { return \"base\"; } public String toString() { return \"\"; } }
class Square extends Base { public double area() { return 1; } }
final class Unit extends Square { public double area() { return 1; } }
class Circle implements Shape { public double area() { return 3; } }
class Holder {
    private static class Hidden extends Base { public double area() { return 0; } }
    static Shape anonymous() { return new Shape() { public double area() { return 4; } }; }
    static Shape local() { class Local extends Circle { } return new Local(); }
    static Shape lambda() { return () -> 5; }
}
enum Level { LOW, HIGH { int rank() { return 1; } }; int rank() { return 0; } }
sealed interface Expr permits Num, Add { }
record Num(int value) implements Expr { }
record Add(Expr left, Expr right) implements Expr { }
interface Alone { void m(); }
class Numbers extends java.util.AbstractList<String> {
    public String get(int i) { return null; }
    public int size() { return 0; }
}
class Broken extends RuntimeException { }
class Pair implements Comparable<Pair> { public int compareTo(Pair other) { return 0; } }
class Wide extends Pair { public int compareTo(Pair other) { return 1; } }
";

fn subtypes(program: &mut Program, class: &str, policy: &Subtypes) -> Vec<String> {
    let class = program.load_named(class).unwrap();
    let found = program.subtypes(class, policy).unwrap();
    names(program, &found)
}

fn all(program: &mut Program, class: &str) -> Vec<String> {
    subtypes(program, class, &Subtypes::All)
}

fn method(program: &mut Program, class: &str, name: &str, descriptor: &str) -> MethodId {
    let class = program.load_named(class).unwrap();
    let referent = if program.class(class).is_interface() { Referent::Interface } else { Referent::Class };
    let member = MemberRef { class: String::new(), name: name.to_owned(), descriptor: descriptor.to_owned(), referent };
    program.find_method(class, &member).unwrap()
}

fn targets(program: &mut Program, candidates: &[ClassId], method: MethodId) -> (Vec<String>, Vec<String>) {
    let found = program.common_method(candidates, method);
    let reached = found
        .reached
        .iter()
        .map(|(target, classes)| format!("{} <- {}", program.method_name(*target), names(program, classes).join(" ")));
    (reached.collect(), names(program, &found.failing))
}

#[test]
fn subtypes_of_all_kinds_are_found_sorted_by_name() {
    let classes = compile(SHAPES);
    let mut program = program(&[classes.path().to_owned()]);
    // Loaded first, so that the order of loading differs from that of names.
    program.load("p/Unit").unwrap();
    let shapes = ["p.Circle", "p.Holder$1", "p.Holder$1Local", "p.Holder$Hidden", "p.Square", "p.Unit"];
    assert_eq!(all(&mut program, "p.Shape"), shapes);
    assert_eq!(all(&mut program, "p.Base"), ["p.Holder$Hidden", "p.Square", "p.Unit"]);
    assert_eq!(all(&mut program, "p.Square"), ["p.Square", "p.Unit"]);
    assert_eq!(all(&mut program, "p.Unit"), ["p.Unit"]);
    assert_eq!(all(&mut program, "p.Expr"), ["p.Add", "p.Num"]);
    assert_eq!(all(&mut program, "p.Level"), ["p.Level", "p.Level$1"]);
    // Nobody implements it: one class stands for all that could.
    assert_eq!(all(&mut program, "p.Alone"), ["heapwright.Unseen$p.Alone"]);
    assert_eq!(all(&mut program, "p.Shape[]"), ["[Lp.Shape;"]);
    assert_eq!(all(&mut program, "int[]"), ["[I"]);
    assert!(program.warnings().is_empty(), "{:?}", program.warnings());
}

#[test]
fn answers_are_kept() {
    let classes = compile("class A { } class B extends A { }");
    let mut program = program(&[classes.path().to_owned()]);
    let a = program.load("A").unwrap();
    let first = program.subtypes(a, &Subtypes::All).unwrap();
    assert!(std::rc::Rc::ptr_eq(&first, &program.subtypes(a, &Subtypes::All).unwrap()));
}

#[test]
fn declared_types_and_lists_narrow_the_choice() {
    let classes = compile(SHAPES);
    let mut program = program(&[classes.path().to_owned()]);
    assert_eq!(subtypes(&mut program, "p.Square", &Subtypes::Declared), ["p.Square"]);
    assert_eq!(subtypes(&mut program, "p.Base", &Subtypes::Declared), [""; 0]);
    assert_eq!(subtypes(&mut program, "p.Shape", &Subtypes::Declared), [""; 0]);
    assert_eq!(subtypes(&mut program, "int[]", &Subtypes::Declared), ["[I"]);

    let list = |names: &[&str]| Subtypes::List(names.iter().map(|name| name.to_string()).collect());
    let some = list(&["p/Square", "p.Circle", "p.Base", "java.lang.String", "p.Holder.Hidden", "p.Circle"]);
    assert_eq!(subtypes(&mut program, "p.Shape", &some), ["p.Circle", "p.Holder$Hidden", "p.Square"]);
    assert_eq!(subtypes(&mut program, "java.lang.String", &list(&[])), ["java.lang.String"]);
    assert_eq!(subtypes(&mut program, "java.lang.Object", &list(&["int[]", "java.util.List"])), ["[I"]);

    let shape = program.load("p/Shape").unwrap();
    let error = program.subtypes(shape, &list(&["p.Square", "p.Nope"])).unwrap_err();
    assert!(matches!(&error, LinkError::ClassNotFound(name) if &**name == "p/Nope"), "{error}");
}

#[test]
fn the_jdk_stands_in_only_where_the_user_offers_nothing() {
    let classes = compile(SHAPES);
    let mut with = program(&[classes.path().to_owned()]);
    assert_eq!(all(&mut with, "java.util.Collection"), ["p.Numbers"], "through AbstractList of the JDK");
    assert_eq!(all(&mut with, "java.util.ArrayList"), ["java.util.ArrayList"]);
    assert_eq!(all(&mut with, "java.lang.RuntimeException"), ["java.lang.RuntimeException", "p.Broken"]);
    assert_eq!(all(&mut with, "java.lang.Enum"), ["p.Level", "p.Level$1"]);
    let objects = all(&mut with, "java.lang.Object");
    assert!(objects.starts_with(&["heapwright.Stranger".into(), "p.Add".into(), "p.Broken".into()]), "{objects:?}");
    assert!(objects.contains(&"p.Holder".to_owned()) && !objects.contains(&"p.Base".to_owned()));
    assert_eq!(with.warnings().len(), 0);

    let mut without = program(&[]);
    let lists = all(&mut without, "java.util.List");
    assert_eq!(
        lists,
        [
            "java.util.ArrayList",
            "java.util.LinkedList",
            "java.util.Stack",
            "java.util.Vector",
            "java.util.concurrent.CopyOnWriteArrayList",
        ]
    );
    let calendars = all(&mut without, "java.util.Calendar");
    assert!(calendars.contains(&"java.util.GregorianCalendar".to_owned()), "{calendars:?}");
    // Protected nested classes are public by their class file's own flags.
    let accessible = all(&mut without, "javax.accessibility.AccessibleValue");
    assert!(accessible.iter().all(|name| !name.contains("$Accessible")), "{accessible:?}");
    assert_eq!(without.warnings().len(), 0, "{:?}", without.warnings());
}

#[test]
fn strangers_stand_for_classes_that_nobody_lists() {
    let classes = compile(SHAPES);
    let mut with = program(&[classes.path().to_owned()]);
    assert_eq!(
        all(&mut with, "java.lang.Comparable"),
        ["heapwright.OrderedStranger", "p.Pair", "p.Wide"],
        "a stranger stands for constants, too"
    );
    let mut without = program(&[]);
    assert_eq!(all(&mut without, "java.lang.Object"), ["heapwright.Stranger"]);
    assert_eq!(all(&mut without, "java.io.Serializable"), ["heapwright.Stranger"]);
    assert_eq!(all(&mut without, "java.lang.CharSequence"), ["heapwright.TextStranger"]);
    assert_eq!(all(&mut without, "java.lang.Number"), ["heapwright.NumberStranger"]);
    let further = Subtypes::from("all,java.lang.String,int[],java.util.Deque");
    assert_eq!(further.to_string(), "all,java.lang.String,int[],java.util.Deque");
    let mut further_too = program(&[]);
    let objects = subtypes(&mut further_too, "java.lang.Object", &further);
    assert!(
        objects.starts_with(&["[I".into(), "heapwright.Stranger".into(), "java.lang.String".into()]),
        "{objects:?}"
    );
    assert!(objects.contains(&"java.util.ArrayDeque".to_owned()), "{objects:?}");
    assert_eq!(subtypes(&mut further_too, "java.lang.Number", &further), ["heapwright.NumberStranger"]);
}

#[test]
fn the_class_files_of_strangers_are_what_their_sources_say() {
    let mut shipped = program(&[]);
    let hidden =
        |source: &str| source.replace("public final class", "final class").replace("public interface", "interface");
    let shared = STRANGERS[0].source.replace("package heapwright;", "").replace("public interface", "interface");
    for stranger in &STRANGERS {
        let alone = hidden(stranger.source);
        let folder = compile(&if stranger.name == "heapwright/Strange" { alone } else { alone + &shared });
        let mut compiled = program(&[folder.path().to_owned()]);
        assert_eq!(described(&mut shipped, stranger.name), described(&mut compiled, stranger.name));
        assert!(shipped.class(shipped.loaded(stranger.name).unwrap()).source_file().is_some());
        assert!(shipped.class(shipped.loaded(stranger.name).unwrap()).is_stranger());
        assert!(!compiled.class(compiled.loaded(stranger.name).unwrap()).is_stranger(), "it is on the class path");
    }
}

#[test]
fn the_class_file_of_states_is_what_its_source_says() {
    let folder = compile(STATES_SOURCE);
    let (mut shipped, mut compiled) = (program(&[]), program(&[folder.path().to_owned()]));
    assert_eq!(described(&mut shipped, "heapwright/States"), described(&mut compiled, "heapwright/States"));
}

#[test]
fn states_are_known_of_classes_of_this_jdk() {
    let mut program = program(&[]);
    for (class, fields) in [
        ("java/lang/StringBuilder", 3),
        ("java/lang/StringBuffer", 3),
        ("java/math/BigInteger", 2),
        ("java/time/LocalDate", 3),
        ("java/time/LocalDateTime", 2),
        ("java/util/OptionalDouble", 2),
        ("java/util/BitSet", 2),
    ] {
        let class = program.load(class).unwrap();
        let state = program.known_state(class).unwrap().expect("a known state");
        assert_eq!(state.given.len(), fields);
    }
    let other = program.load("java/util/ArrayList").unwrap();
    assert!(program.known_state(other).unwrap().is_none());
}

/// The fields and methods of a class, with the lines of their code.
fn described(program: &mut Program, class: &str) -> Vec<String> {
    let class = program.load(class).unwrap();
    let field =
        |field: &program::Field| (program.text(field.name).to_string(), program.text(field.descriptor).to_string());
    let mut found: Vec<String> =
        program.class(class).fields.iter().map(|one| format!("{:?} {:x}", field(one), one.flags)).collect();
    for id in program.class(class).methods.clone() {
        let code = program.code(id).unwrap();
        let operations = code.map(|code| {
            let lines: Vec<_> = (0..code.ops.len() as u32).map(|at| code.line(at)).collect();
            (code.ops.len(), lines)
        });
        let method = program.method(id);
        let (name, descriptor) = (program.text(method.name), program.text(method.descriptor));
        found.push(format!("{name}{descriptor} {:x} {operations:?}", method.flags));
    }
    found
}

#[test]
fn jars_and_directories_count_alike_and_the_first_wins() {
    let library = compile("package lib; class Base { static class Inner extends Base { } }");
    let newer = compile("package lib; class Base { static final class Inner { } }");
    let dir = tempfile::tempdir().unwrap();
    let library = jar(&dir.path().join("library.jar"), library.path());
    let mut jar_first = program(&[library.clone(), newer.path().to_owned()]);
    assert_eq!(all(&mut jar_first, "lib.Base"), ["lib.Base", "lib.Base$Inner"]);
    let mut jar_last = program(&[newer.path().to_owned(), library]);
    assert_eq!(all(&mut jar_last, "lib.Base"), ["lib.Base"]);
}

#[test]
fn what_is_broken_is_left_out_and_told() {
    let classes =
        compile("class A { } class B extends A { } class C extends A { } class D extends B { } class E extends A { }");
    let file = |name: &str| classes.path().join(name);
    fs::write(file("Garbage.class"), "no class file").unwrap();
    fs::copy(file("A.class"), file("Renamed.class")).unwrap();
    let whole = fs::read(file("C.class")).unwrap();
    // The header is intact, so the damage is found only when the class is loaded.
    fs::write(file("C.class"), &whole[..whole.len() - 2]).unwrap();
    fs::remove_file(file("B.class")).unwrap();
    let mut program = program(&[classes.path().to_owned()]);
    assert_eq!(all(&mut program, "A"), ["A", "E"]);
    let objects = all(&mut program, "java.lang.Object");
    assert_eq!(objects, ["A", "E", "heapwright.Stranger"]);

    let warnings: Vec<String> = program.warnings().iter().map(|warning| warning.to_string()).collect();
    assert_eq!(warnings.len(), 4, "{warnings:#?}");
    assert!(matches!(&program.warnings()[0], Warning::Broken { reason, .. } if reason.contains("CAFEBABE")));
    assert!(warnings[0].contains("Garbage.class"));
    assert!(warnings[1].contains("it declares class A, not Renamed"));
    assert!(warnings[2].starts_with("class D left out of the class hierarchy: its supertype B is missing"));
    assert!(warnings[3].starts_with("class C left out as a possible type"), "{}", warnings[3]);
}

#[test]
fn candidates_are_grouped_by_the_method_they_run() {
    let classes = compile(SHAPES);
    let mut program = program(&[classes.path().to_owned()]);
    let shape = program.load("p/Shape").unwrap();
    let candidates = program.subtypes(shape, &Subtypes::All).unwrap();

    let label = method(&mut program, "p.Shape", "label", "()Ljava/lang/String;");
    let (reached, failing) = targets(&mut program, &candidates, label);
    let string = "()Ljava/lang/String;";
    assert_eq!(
        reached,
        [
            format!("p.Base.label{string} <- p.Holder$Hidden p.Square p.Unit"),
            format!("p.Shape.label{string} <- p.Circle p.Holder$1 p.Holder$1Local"),
        ]
    );
    assert_eq!(failing, [""; 0]);

    // A virtual call: `toString` of a class, not of an interface.
    let to_string = method(&mut program, "java.lang.Object", "toString", string);
    let (reached, _) = targets(&mut program, &candidates, to_string);
    assert_eq!(reached.len(), 2);
    assert!(reached[0].starts_with("java.lang.Object.toString") && reached[1].ends_with("Hidden p.Square p.Unit"));
}

#[test]
fn calls_through_bridges_and_to_fixed_methods() {
    let classes = compile(SHAPES);
    let mut program = program(&[classes.path().to_owned()]);
    let pair = program.load("p/Pair").unwrap();
    let candidates = program.subtypes(pair, &Subtypes::All).unwrap();
    let bridge = method(&mut program, "java.lang.Comparable", "compareTo", "(Ljava/lang/Object;)I");
    let (reached, _) = targets(&mut program, &candidates, bridge);
    let erased = "compareTo(Ljava/lang/Object;)I";
    assert_eq!(reached, [format!("p.Pair.{erased} <- p.Pair"), format!("p.Wide.{erased} <- p.Wide")]);
    let direct = method(&mut program, "p.Pair", "compareTo", "(Lp/Pair;)I");
    let (reached, _) = targets(&mut program, &candidates, direct);
    assert_eq!(reached, ["p.Pair.compareTo(Lp/Pair;)I <- p.Pair", "p.Wide.compareTo(Lp/Pair;)I <- p.Wide"]);
    let get_class = method(&mut program, "java.lang.Object", "getClass", "()Ljava/lang/Class;");
    assert_eq!(targets(&mut program, &candidates, get_class).0.len(), 1);
}

#[test]
fn candidates_without_an_implementation_fail() {
    // `Late` is compiled against an interface and a class that had one method less.
    let old = compile("interface I { } abstract class A { } class Late extends A implements I { }");
    let new = compile(
        "interface I { void m(); } abstract class A { abstract void n(); } class Good extends A implements I { public void m() { } void n() { } }",
    );
    fs::copy(old.path().join("Late.class"), new.path().join("Late.class")).unwrap();
    let mut program = program(&[new.path().to_owned()]);
    for (class, name) in [("I", "m"), ("A", "n")] {
        let declared = program.load(class).unwrap();
        let candidates = program.subtypes(declared, &Subtypes::All).unwrap();
        let called = method(&mut program, class, name, "()V");
        let (reached, failing) = targets(&mut program, &candidates, called);
        assert_eq!(reached, [format!("Good.{name}()V <- Good")]);
        assert_eq!(failing, ["Late"]);
    }
}

/// The best of three runs, since other tests keep the machine busy.
#[test]
fn libraries_are_indexed_quickly() {
    let limit = Duration::from_millis(if cfg!(debug_assertions) { 3000 } else { 300 });
    for library in ["commons-collections4", "guava"] {
        let file = PathBuf::from(format!("/usr/share/java/{library}.jar"));
        assert!(file.is_file(), "{} is missing: `scripts/setup.sh test` installs it", file.display());
        let index = || {
            let mut program = program(std::slice::from_ref(&file));
            // No library extends it, so that nothing but the index is timed.
            let random = program.load("java/util/Random").unwrap();
            let start = Instant::now();
            assert_eq!(program.subtypes(random, &Subtypes::All).unwrap().len(), 1);
            start.elapsed()
        };
        let took = (0..3).map(|_| index()).min().unwrap();
        println!("{library}: indexed in {took:?}");
        assert!(took < limit, "{library}: {took:?}");
        let mut program = program(&[file]);
        assert!(all(&mut program, "java.util.Map").len() > 10);
        assert!(program.warnings().is_empty(), "{:?}", program.warnings());
    }
}

//! Targets as users write them: which methods they name, and what is said when they name none.

use crate::support::{compile, program};
use program::{Program, TargetError};
use tempfile::TempDir;

const SOURCE: &str = "
package p;
import java.util.*;
class Tree {
    static class Node { Node next; public Node next() { return next; } Node() { } Node(int n) { } }
    Tree() { }
    public boolean repOK() { return true; }
    public void insert(int value) { }
    public void insert(int[] values) { }
    public void insert(Node node, String label) { }
    public int size() { return 0; }
    void hidden(Map<String, Integer> map, Map.Entry<String, Integer> entry) { }
    public static int sum(int... values) { return 0; }
    public native void call();
    public static void main(String[] args) { Runnable r = () -> { }; }
}
class Main { public static void main(String[] args) { } public boolean invariant() { return true; } }
class Hidden { private void secret() { } void quiet(int x) { } }
abstract class Base<T> {
    public void shared() { }
    public abstract int work(int x);
    public void put(T value) { }
    private void own() { }
}
class Derived extends Base<String> implements Comparable<Derived>, Greeter {
    public int work(int x) { return x; }
    public void put(String value) { }
    public int compareTo(Derived other) { return 0; }
    public String Derived() { return null; }
}
interface Greeter { default String greet() { return name(); } default String name() { return null; } }
interface Service { void serve(int n); }
class First implements Service { public void serve(int n) { } }
class Second implements Service { public void serve(int n) { } }
class Third { class Date { } void on(java.util.Date d) { } void on(Date d) { } void at(Date d) { } void at(String s) { } }
";

fn tree() -> (TempDir, Program) {
    let classes = compile(SOURCE);
    let program = program(&[classes.path().to_owned()]);
    (classes, program)
}

fn found(program: &mut Program, text: &str) -> Vec<String> {
    let methods = program.find_targets(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    methods.into_iter().map(|id| program.method_name(id)).collect()
}

fn error(program: &mut Program, text: &str) -> TargetError {
    program.find_targets(text).expect_err(text)
}

#[test]
fn a_class_gives_its_public_methods() {
    let (_classes, mut program) = tree();
    assert_eq!(
        found(&mut program, "p.Tree"),
        [
            "p.Tree.insert(I)V",
            "p.Tree.insert([I)V",
            "p.Tree.insert(Lp/Tree$Node;Ljava/lang/String;)V",
            "p.Tree.size()I",
            "p.Tree.sum([I)I",
        ]
    );
    assert_eq!(found(&mut program, "p.Tree$Node"), ["p.Tree$Node.next()Lp/Tree$Node;"]);
    assert_eq!(found(&mut program, "p.Tree.Node"), ["p.Tree$Node.next()Lp/Tree$Node;"]);
    assert_eq!(found(&mut program, "p.Main"), ["p.Main.main([Ljava/lang/String;)V"]);
    assert_eq!(found(&mut program, "p.Greeter").len(), 2);
    // The bridges `put(Object)` and `compareTo(Object)` are not the user's methods.
    assert_eq!(found(&mut program, "p.Derived").len(), 4);
}

#[test]
fn a_method_is_named_with_or_without_its_parameters() {
    let (_classes, mut program) = tree();
    for (text, method) in [
        ("p.Tree.size", "p.Tree.size()I"),
        (" p.Tree.size() ", "p.Tree.size()I"),
        ("p.Tree$Node.next", "p.Tree$Node.next()Lp/Tree$Node;"),
        ("p.Tree.insert(int)", "p.Tree.insert(I)V"),
        ("p.Tree.insert(int[])", "p.Tree.insert([I)V"),
        ("p.Tree.insert(p.Tree$Node, java.lang.String)", "p.Tree.insert(Lp/Tree$Node;Ljava/lang/String;)V"),
        ("p.Tree.insert(Node,String)", "p.Tree.insert(Lp/Tree$Node;Ljava/lang/String;)V"),
        ("p.Tree.insert(Tree.Node,String)", "p.Tree.insert(Lp/Tree$Node;Ljava/lang/String;)V"),
        ("p.Tree.sum(int...)", "p.Tree.sum([I)I"),
        ("p.Tree.sum(int[])", "p.Tree.sum([I)I"),
        ("p.Tree.hidden(Map<String,Integer>, Map.Entry)", "p.Tree.hidden(Ljava/util/Map;Ljava/util/Map$Entry;)V"),
        ("p.Tree.repOK", "p.Tree.repOK()Z"),
        ("p.Tree.main", "p.Tree.main([Ljava/lang/String;)V"),
        ("p.Tree.lambda$main$0", "p.Tree.lambda$main$0()V"),
        ("p.Tree.<init>", "p.Tree.<init>()V"),
        ("p.Tree.Tree", "p.Tree.<init>()V"),
        ("p.Tree$Node.Node(int)", "p.Tree$Node.<init>(I)V"),
        ("p.Tree.Node.<init>(int)", "p.Tree$Node.<init>(I)V"),
        ("p.Derived.Derived", "p.Derived.Derived()Ljava/lang/String;"),
        ("p.Third.on(java.util.Date)", "p.Third.on(Ljava/util/Date;)V"),
        ("p.Third.on(p.Third$Date)", "p.Third.on(Lp/Third$Date;)V"),
        ("java.util.ArrayList.isEmpty", "java.util.ArrayList.isEmpty()Z"),
    ] {
        assert_eq!(found(&mut program, text), [method], "{text}");
    }
}

#[test]
fn inherited_methods_are_found() {
    let (_classes, mut program) = tree();
    for (text, method) in [
        ("p.Derived.shared", "p.Base.shared()V"),
        ("p.Derived.greet", "p.Greeter.greet()Ljava/lang/String;"),
        ("p.Derived.toString", "java.lang.Object.toString()Ljava/lang/String;"),
        // Overridden with other parameter types: the inherited method is hidden by the bridge.
        ("p.Derived.put", "p.Derived.put(Ljava/lang/String;)V"),
        ("p.Derived.compareTo", "p.Derived.compareTo(Lp/Derived;)I"),
    ] {
        assert_eq!(found(&mut program, text), [method], "{text}");
    }
    assert!(matches!(error(&mut program, "p.Derived.own"), TargetError::NoSuchMethod { .. }));
}

#[test]
fn ambiguous_names_list_what_can_be_pasted() {
    let (_classes, mut program) = tree();
    for text in ["p.Tree.insert", "p.Third.on", "p.Third.on(Date)", "p.Tree$Node.<init>", "p.Tree$Node.Node"] {
        let error = error(&mut program, text);
        let message = error.to_string();
        let TargetError::Ambiguous { overloads, .. } = error else { panic!("{text}: {message}") };
        assert!(overloads.len() >= 2, "{message}");
        for overload in overloads {
            assert_eq!(found(&mut program, &overload).len(), 1, "{overload}");
            assert!(message.contains(&format!("\n  '{overload}'")), "{message}");
        }
    }
    // A full name and one without `java.lang` beat a mere suffix.
    assert_eq!(found(&mut program, "p.Third.at(String)"), ["p.Third.at(Ljava/lang/String;)V"]);
    assert_eq!(found(&mut program, "p.Third.at(Date)"), ["p.Third.at(Lp/Third$Date;)V"]);
    let message = error(&mut program, "p.Tree.insert").to_string();
    assert_eq!(
        message,
        "`p.Tree.insert` fits several methods; name one of them:\n  'p.Tree.insert(int)'\n  'p.Tree.insert(int[])'\n  \
         'p.Tree.insert(p.Tree$Node,java.lang.String)'"
    );
}

#[test]
fn missing_classes_come_with_near_names_and_a_hint() {
    let (_classes, mut program) = tree();
    for (text, class, near) in [
        ("Tree", "Tree", &["p.Tree"][..]),
        ("q.Tree.size", "q.Tree", &["p.Tree"]),
        ("q.Tree.insert(int)", "q.Tree", &["p.Tree"]),
        ("p.Teee", "p.Teee", &["p.Tree"]),
        ("Node.next", "Node", &["p.Tree$Node"]),
        ("p.derived.<init>", "p.derived", &["p.Derived"]),
        ("org.example.Nothing", "org.example.Nothing", &[]),
    ] {
        let error = error(&mut program, text);
        let TargetError::NoSuchClass { class: found, near: found_near, offered } = &error else {
            panic!("{text}: {error}")
        };
        assert_eq!((&**found, *offered), (class, 12), "{text}");
        assert_eq!(found_near, near, "{text}");
    }
    let message = error(&mut program, "q.Tree.size").to_string();
    assert_eq!(message, "class q.Tree not found; did you mean 'p.Tree'? If not, check the package, and --cp");
    let message = error(&mut program, "org.example.Nothing").to_string();
    assert!(message.contains("none of the 12 classes") && message.contains("--cp") && message.contains("package"));
    let message = error(&mut crate::support::program(&[]), "p.Tree").to_string();
    assert!(message.contains("the class path has no classes") && message.contains("--cp"), "{message}");
}

#[test]
fn missing_methods_come_with_those_there_are() {
    let (_classes, mut program) = tree();
    let missing = error(&mut program, "p.Tree.sizes");
    let TargetError::NoSuchMethod { class, method, methods } = &missing else { panic!("{missing}") };
    assert_eq!((&**class, &**method, &*methods[0]), ("p.Tree", "sizes", "p.Tree.size()"));
    assert!(methods.contains(&"p.Tree.sum(int[])".to_owned()) && methods.contains(&"p.Tree.<init>()".to_owned()));
    assert!(!methods.iter().any(|method| method.contains("lambda") || method.contains("hashCode")), "{methods:?}");
    assert!(missing.to_string().starts_with("class p.Tree has no method `sizes`; it has:\n  'p.Tree.size()'\n"));

    let missing = error(&mut program, "p.Tree.insert(long)");
    let TargetError::NoSuchOverload { wanted, overloads } = &missing else { panic!("{missing}") };
    assert_eq!((&**wanted, overloads.len()), ("p.Tree.insert(long)", 3));
    for text in ["p.Tree.insert()", "p.Tree.insert(int,int)", "p.Tree.insert(int[][])", "p.Tree.insert(ode,String)"] {
        assert!(matches!(error(&mut program, text), TargetError::NoSuchOverload { .. }), "{text}");
    }
}

#[test]
fn methods_without_bytecode_are_refused_in_words() {
    let (_classes, mut program) = tree();
    let refused = error(&mut program, "p.Base.work");
    let TargetError::Abstract { implementations, .. } = &refused else { panic!("{refused}") };
    assert_eq!(implementations, &["p.Derived.work(int)"]);
    assert_eq!(
        refused.to_string(),
        "method 'p.Base.work(int)' is abstract; name a class that implements it:\n  'p.Derived.work(int)'"
    );

    let refused = error(&mut program, "p.Service.serve(int)");
    let TargetError::InterfaceWithoutBody { implementations, .. } = &refused else { panic!("{refused}") };
    assert_eq!(implementations, &["p.First.serve(int)", "p.Second.serve(int)"]);
    let refused = error(&mut program, "p.Service");
    let TargetError::InterfaceWithoutBody { what, implementations } = &refused else { panic!("{refused}") };
    assert_eq!((&**what, &implementations[..]), ("p.Service", &["p.First".to_owned(), "p.Second".to_owned()][..]));
    let refused = error(&mut program, "java.util.function.Function.apply");
    assert!(refused.to_string().contains("no class on the class path implements it"), "{refused}");

    let refused = error(&mut program, "p.Tree.call");
    assert!(matches!(&refused, TargetError::Native { method } if method == "p.Tree.call()"), "{refused}");
    let refused = error(&mut program, "p.Hidden");
    let TargetError::NothingToRun { methods, .. } = &refused else { panic!("{refused}") };
    assert_eq!(methods, &["p.Hidden.<init>()", "p.Hidden.secret()", "p.Hidden.quiet(int)"]);
}

#[test]
fn malformed_targets_and_broken_classes_are_told_apart() {
    let (classes, mut program) = tree();
    let malformed = error(&mut program, "p.Tree#size");
    assert!(matches!(&malformed, TargetError::Malformed { text, .. } if text == "p.Tree#size"));
    let message = malformed.to_string();
    assert!(message.contains("joined by a dot") && message.contains("pkg.Class.method"), "{message}");

    std::fs::write(classes.path().join("p/Bad.class"), "no class file").unwrap();
    std::fs::remove_file(classes.path().join("p/Greeter.class")).unwrap();
    let mut program = crate::support::program(&[classes.path().to_owned()]);
    assert!(matches!(error(&mut program, "p.Bad.m"), TargetError::Unloadable { .. }));
    let message = error(&mut program, "p.Derived").to_string();
    assert_eq!(message, "class p.Derived cannot be loaded: class p.Greeter not found");
}

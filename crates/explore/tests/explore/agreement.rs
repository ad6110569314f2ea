//! What an exploration finds depends neither on the order nor on the number of workers nor on what ran before: the same
//! counts, heaps, gaps, and violations with the same witnesses.

use std::path::Path;
use std::sync::Arc;

use crate::support::case::{Case, Findings};
use explore::{AdmissionSettings, Judging, Members, ORDERS, Order, Settings};
use machine::{Aliasing, Laziness, StaticInputs};
use spec::Spec;
use testing::environment;

/// Explores in every order with up to three workers. `HEAPWRIGHT_SLOW=1` adds more seeds and numbers of workers.
fn agree(case: Case) {
    let explore = |order, jobs| {
        let mut case = case.clone();
        (case.task.settings.order, case.task.settings.jobs) = (order, Some(jobs));
        Findings::from(case.explore())
    };
    let expected = explore(Order::DepthFirst, 1);
    let mut ways = vec![(Order::DepthFirst, 2)];
    ways.extend(ORDERS.iter().map(|named| ((named.order)(1), if named.name == "bfs" { 1 } else { 3 })));
    if environment::slow() {
        ways.extend(ORDERS.iter().flat_map(|named| [((named.order)(1), 1), ((named.order)(3), 3)]));
        ways.push((Order::BreadthFirst, 2));
        ways.extend([2, 4, 5].map(|seed| (Order::Random(seed), 1 + seed as usize % 3)));
    }
    for (order, jobs) in ways {
        let found = explore(order, jobs);
        assert!(found == expected, "{} by {order:?} with {jobs} jobs:\n{found:#?}\nnot\n{expected:#?}", case.target);
    }
}

fn at(laziness: Laziness) -> impl Fn(&mut Settings) {
    move |settings| settings.inputs.laziness = laziness
}

const LEVELS: [Laziness; 3] = [Laziness::Lazy, Laziness::Lazier, Laziness::LazierSharp];

#[test]
fn trees() {
    agree(Case::new("BinarySearchTree.insert").n(4));
}

#[test]
fn maps() {
    agree(Case::new("TreeMap.put").k(2).with(at(Laziness::Lazier)));
}

#[test]
fn lists() {
    agree(Case::new("LinkedList.get").n(5));
}

#[test]
fn containers() {
    for level in LEVELS {
        agree(Case::new("Container.swap").k(2).with(at(level)));
    }
}

#[test]
fn arrays() {
    agree(Case::new("Sort.insertionSort").k(3));
    agree(Case::new("Sort.insertionSortItems").k(2));
    agree(Case::new("Twisted.elements").n(2).with(|settings| settings.limits.array = Some(2)));
}

#[test]
fn aliases() {
    agree(Case::new("SharedChild.children").with(at(Laziness::Lazy)));
    agree(Case::new("AliasedParameters.write"));
    agree(Case::new("AliasedParameters.write").with(|settings| settings.inputs.aliasing = Aliasing::Never));
}

#[test]
fn graphs() {
    for level in LEVELS {
        agree(Case::new("Twisted.shared").n(2).with(at(level)));
    }
}

#[test]
fn statics() {
    for level in [Laziness::Lazy, Laziness::LazierSharp] {
        let symbolic = |settings: &mut Settings| {
            (settings.inputs.laziness, settings.inputs.statics) = (level, StaticInputs::Symbolic);
        };
        agree(Case::new("Twisted.statics").n(2).with(symbolic));
    }
    agree(Case::new("Twisted.statics").n(2));
}

#[test]
fn types() {
    agree(Case::new("Twisted.targets").n(2));
    agree(Case::new("Twisted.types").n(2));
}

#[test]
fn numbers() {
    agree(Case::new("Twisted.numbers"));
}

#[test]
fn texts() {
    agree(Case::new("Twisted.texts").with(|settings| settings.limits.string = 2));
}

#[test]
fn limits_of_loops() {
    agree(Case::new("Twisted.loops").with(|settings| settings.limits.iterations = 2));
}

/// How many instructions a path has executed does not depend on how it was reached.
#[test]
fn limits_of_steps() {
    for steps in [60, 200] {
        agree(Case::new("BinarySearchTree.insert").with(|settings| settings.limits.steps = steps));
    }
}

/// The specification in a file.
fn specification(file: &str) -> Arc<Spec> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../subjects/check/shapes").join(file);
    let text = std::fs::read_to_string(file).expect("a specification");
    Arc::new(spec::parse(&text).expect("a well-formed specification"))
}

/// The state of admission is undone with the path, and what it remembers of other paths changes no answer.
fn agree_with(target: &'static str, members: &str, file: &str, n: u32) {
    let members: Members = members.parse().expect("members");
    let hex_recheck = members.names("hex");
    let admission = AdmissionSettings { members, hex_recheck, judging: Judging::All, ..AdmissionSettings::default() };
    let mut case = Case::new(target).n(n).with(|settings| settings.admission = admission);
    case.task.spec = hex_recheck.then(|| specification(file));
    agree(case);
}

#[test]
fn companions() {
    agree_with("Sized.count", "hex", "Sized.hex", 3);
    agree_with("Sized.forget", "hex,hybrid", "Sized.hex", 3);
    agree_with("Triggers.events", "hex", "Triggers.hex", 3);
    agree_with("RuleFile.weigh()", "hex", "RuleFile.jbse", 3);
    agree_with("Throwing.read", "hex", "Throwing.hex", 3);
}

#[test]
fn shapes() {
    agree_with("DoublyLinked.removeFirst", "hex", "DoublyLinked.hex", 4);
    agree_with("RedBlackMap.get", "eager,hex", "RedBlackMap.hex", 3);
    agree_with("TwoTrees.mark", "hex", "TwoTrees.hex", 4);
    agree_with("Buckets.removeFirst", "hex", "Buckets.hex", 3);
}

#[test]
fn completions() {
    agree_with("DoublyLinked.removeFirst", "hybrid", "", 4);
    // Three entries take a hundred times as long as two: only with HEAPWRIGHT_SLOW=1.
    agree_with("RedBlackMap.get", "hybrid", "", if environment::slow() { 3 } else { 2 });
    agree_with("RedBlackMap.get", "whole", "", 3);
    agree_with("TrueAlarms.deep", "hybrid", "", 3);
    agree_with("TrueAlarms.deep", "whole", "", 3);
    agree_with("Overwriting.tie", "hybrid,whole", "", 3);
}

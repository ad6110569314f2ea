//! The subjects P1 to P7, and what of each is analysed: of the structures every public method and every pair of calls, of the
//! components the method that has a property or a fault.

/// A subject.
pub struct Subject {
    /// Its number in the paper.
    pub name: &'static str,
    /// What it is.
    pub about: &'static str,
    /// Its class, in package `hex`.
    pub class: &'static str,
    /// Its specification.
    pub spec: &'static str,
    /// Methods, each with the types of its parameters.
    pub methods: &'static [(&'static str, &'static [&'static str])],
    /// Which of its methods are analysed.
    pub kind: Kind,
    /// The size of its input in the paper.
    pub bound: u32,
    /// Classes whose objects are counted, each with how many there are beyond the bound: headers, and the root of a second tree.
    pub counted: &'static [(&'static str, u32)],
}

/// Which methods are analysed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A data structure: each alone, and each after each.
    Structure,
    /// A component: each alone.
    Component,
}

/// What is analysed in one run.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Target {
    /// How it is named.
    pub name: String,
    /// The method, as users spell it.
    pub method: String,
}

const INT: &str = "int";

macro_rules! spec {
    ($name:literal) => {
        include_str!(concat!("../../../../bench/java/hex/", $name, ".hex"))
    };
}

/// All subjects.
pub const SUBJECTS: &[Subject] = &[
    Subject {
        name: "P1",
        about: "doubly linked list",
        class: "LinkedList",
        spec: spec!("P1"),
        methods: &[
            ("add", &[INT]),
            ("addFirst", &[INT]),
            ("addLast", &[INT]),
            ("get", &[INT]),
            ("set", &[INT, INT]),
            ("remove", &[INT]),
            ("removeFirst", &[]),
            ("removeLast", &[]),
            ("indexOf", &[INT]),
            ("lastIndexOf", &[INT]),
            ("clear", &[]),
            ("size", &[]),
        ],
        kind: Kind::Structure,
        bound: 5,
        counted: &[("Entry", 1)],
    },
    Subject {
        name: "P2",
        about: "red-black tree",
        class: "TreeMap",
        spec: spec!("P2"),
        methods: &[
            ("put", &[INT, INT]),
            ("get", &[INT]),
            ("remove", &[INT]),
            ("containsKey", &[INT]),
            ("containsValue", &[INT]),
            ("firstKey", &[]),
            ("lastKey", &[]),
            ("clear", &[]),
            ("size", &[]),
        ],
        kind: Kind::Structure,
        bound: 3,
        counted: &[("Entry", 0)],
    },
    Subject {
        name: "P3",
        about: "AVL tree",
        class: "AvlTree",
        spec: spec!("P3"),
        methods: &[
            ("insert", &[INT]),
            ("remove", &[INT]),
            ("find", &[INT]),
            ("findMin", &[]),
            ("findMax", &[]),
            ("isEmpty", &[]),
        ],
        kind: Kind::Structure,
        bound: 4,
        counted: &[("Node", 0)],
    },
    Subject {
        name: "P4",
        about: "caching list",
        class: "CachingList",
        spec: spec!("P4"),
        methods: &[
            ("add", &[INT]),
            ("addFirst", &[INT]),
            ("get", &[INT]),
            ("remove", &[INT]),
            ("removeLast", &[]),
            ("indexOf", &[INT]),
            ("setMaximumCacheSize", &[INT]),
            ("clear", &[]),
        ],
        kind: Kind::Structure,
        bound: 4,
        counted: &[("Node", 1)],
    },
    Subject {
        name: "P5",
        about: "trajectory over flight points",
        class: "TrajectorySynthesizer",
        spec: spec!("P5"),
        methods: &[("synthesize", &["short", "short"])],
        kind: Kind::Component,
        bound: 3,
        counted: &[("FlightPoint", 1)],
    },
    Subject {
        name: "P6",
        about: "traversal of a parse tree",
        class: "NodeTraversal",
        spec: spec!("P6"),
        methods: &[("traverse", &[])],
        kind: Kind::Component,
        bound: 4,
        counted: &[("Node", 0), ("Graph", 1)],
    },
    Subject {
        name: "P7",
        about: "labels of a parse tree",
        class: "RenameLabels",
        spec: spec!("P7"),
        methods: &[("process", &[])],
        kind: Kind::Component,
        bound: 4,
        counted: &[("Node", 1)],
    },
];

impl Subject {
    /// What is analysed of it; without pairs for a quick look.
    pub fn targets(&self, pairs: bool) -> Vec<Target> {
        let alone = self.methods.iter().map(|(name, parameters)| Target {
            name: (*name).to_owned(),
            method: format!("hex.{}.{name}({})", self.class, parameters.join(",")),
        });
        let mut targets: Vec<Target> = alone.collect();
        if pairs && self.kind == Kind::Structure {
            for (first, before) in self.methods {
                for (second, after) in self.methods {
                    let name = format!("{first}_{second}");
                    let parameters = [*before, *after].concat().join(",");
                    let method = format!("hex.{}.{name}({parameters})", self.driver());
                    targets.push(Target { name, method });
                }
            }
        }
        targets
    }

    /// The class with the pairs of calls.
    pub fn driver(&self) -> String {
        format!("{}Pairs", self.class)
    }

    /// How many objects of classes there may be for a bound.
    pub fn limits(&self, bound: u32) -> Vec<(String, u32)> {
        self.counted.iter().map(|(class, more)| ((*class).to_owned(), bound + more)).collect()
    }
}

#[test]
fn structures_have_pairs_and_components_do_not() {
    let targets = SUBJECTS[0].targets(true);
    assert_eq!(targets.len(), 12 + 12 * 12);
    assert!(targets.iter().any(|target| target.method == "hex.LinkedListPairs.set_removeLast(int,int)"));
    assert_eq!(SUBJECTS[0].targets(false)[4].method, "hex.LinkedList.set(int,int)");
    assert_eq!(SUBJECTS[4].targets(true).len(), 1);
    assert_eq!(SUBJECTS[5].limits(4), [("Node".to_owned(), 4), ("Graph".to_owned(), 5)]);
    let bounds: Vec<u32> = SUBJECTS.iter().map(|subject| subject.bound).collect();
    assert_eq!(bounds, [5, 3, 4, 4, 3, 4, 4]);
}

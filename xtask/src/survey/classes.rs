//! The classes of the survey: heap structures, which the tool is made for, and other code with much arithmetic and many
//! strings.

/// Where classes come from.
pub struct Library {
    /// What comes before the names.
    pub package: &'static str,
    /// The class path; empty for the JDK's own classes.
    pub class_path: &'static str,
}

const JDK: Library = Library { package: "java.util", class_path: "" };
const COMMONS: Library =
    Library { package: "org.apache.commons.collections4", class_path: "/usr/share/java/commons-collections4.jar" };
const GUAVA: Library = Library { package: "com.google.common", class_path: "/usr/share/java/guava.jar" };

/// One class.
pub struct Subject {
    pub library: &'static Library,
    /// Inside of the library's package.
    pub class: &'static str,
}

impl Subject {
    /// The whole name.
    pub fn name(&self) -> String {
        format!("{}.{}", self.library.package, self.class)
    }
}

const fn jdk(class: &'static str) -> Subject {
    Subject { library: &JDK, class }
}

const fn commons(class: &'static str) -> Subject {
    Subject { library: &COMMONS, class }
}

const fn guava(class: &'static str) -> Subject {
    Subject { library: &GUAVA, class }
}

/// All of them.
pub const CLASSES: &[Subject] = &[
    jdk("LinkedList"),
    jdk("ArrayList"),
    jdk("TreeMap"),
    jdk("HashMap"),
    jdk("ArrayDeque"),
    jdk("PriorityQueue"),
    jdk("BitSet"),
    jdk("StringTokenizer"),
    commons("ArrayStack"),
    commons("bag.AbstractMapBag"),
    commons("bag.TreeBag"),
    commons("bidimap.AbstractDualBidiMap"),
    commons("bidimap.TreeBidiMap"),
    commons("comparators.BooleanComparator"),
    commons("comparators.ComparatorChain"),
    commons("comparators.FixedOrderComparator"),
    commons("comparators.NullComparator"),
    commons("iterators.ArrayListIterator"),
    commons("iterators.BoundedIterator"),
    commons("iterators.LoopingListIterator"),
    commons("iterators.ObjectArrayIterator"),
    commons("iterators.PeekingIterator"),
    commons("iterators.SingletonListIterator"),
    commons("iterators.SkippingIterator"),
    commons("keyvalue.DefaultKeyValue"),
    commons("keyvalue.TiedMapEntry"),
    commons("keyvalue.MultiKey"),
    commons("list.AbstractLinkedList"),
    commons("list.CursorableLinkedList"),
    commons("list.FixedSizeList"),
    commons("list.GrowthList"),
    commons("list.LazyList"),
    commons("list.SetUniqueList"),
    commons("list.TreeList"),
    commons("map.Flat3Map"),
    commons("map.HashedMap"),
    commons("map.LRUMap"),
    commons("map.LinkedMap"),
    commons("map.ListOrderedMap"),
    commons("map.SingletonMap"),
    commons("map.StaticBucketMap"),
    commons("multiset.AbstractMapMultiSet"),
    commons("queue.CircularFifoQueue"),
    commons("sequence.SequencesComparator"),
    commons("trie.analyzer.StringKeyAnalyzer"),
    guava("base.Ascii"),
    guava("base.CaseFormat"),
    guava("base.CharMatcher"),
    guava("base.Joiner"),
    guava("base.Objects"),
    guava("base.Optional"),
    guava("base.Strings"),
    guava("base.Utf8"),
    guava("collect.Comparators"),
    guava("collect.EvictingQueue"),
    guava("collect.HashBiMap"),
    guava("collect.HashMultiset"),
    guava("collect.LinkedListMultimap"),
    guava("collect.MinMaxPriorityQueue"),
    guava("collect.ObjectArrays"),
    guava("collect.Range"),
    guava("collect.TreeMultiset"),
    guava("hash.HashCode"),
    guava("math.DoubleMath"),
    guava("math.IntMath"),
    guava("math.LongMath"),
    guava("math.StatsAccumulator"),
    guava("primitives.Chars"),
    guava("primitives.ImmutableIntArray"),
    guava("primitives.Ints"),
    guava("primitives.UnsignedBytes"),
    guava("primitives.UnsignedInteger"),
    guava("primitives.UnsignedInts"),
    guava("primitives.UnsignedLongs"),
];

#[test]
fn no_class_stands_twice() {
    let names: std::collections::BTreeSet<String> = CLASSES.iter().map(Subject::name).collect();
    assert_eq!(names.len(), CLASSES.len());
}

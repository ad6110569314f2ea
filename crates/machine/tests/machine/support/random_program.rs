//! Random Java programs: well-typed, ending, and busy with everything a rollback has to undo. Fields and arrays of all
//! kinds, statics whose classes are initialized (or fail to be) at any moment, strings and `intern`, exceptions with
//! `finally`, recursion, lambdas, collections, monitors, `arraycopy`, output, the clock.
//!
//! What a statement or expression may be is one table each; a seed picks from them.

use std::fmt::Write;
use std::path::PathBuf;

use testing::{Javac, Random};

/// How many programs there are: `P0`, `P1`, ...
pub const PROGRAMS: u64 = 24;

/// The folder of the compiled programs, the same for all tests.
pub fn compiled() -> PathBuf {
    let add = |javac: Javac, seed| javac.text(&format!("P{seed}.java"), &random_program(seed));
    (0..PROGRAMS).fold(Javac::new("random-programs"), add).compile()
}

/// The source of class `P<seed>`.
fn random_program(seed: u64) -> String {
    let mut generator = Generator { random: Random::new(seed), names: 0, methods: 4 };
    let methods: String = (0..generator.methods).map(|number| generator.method(number)).collect();
    let main = generator.main();
    let statics = generator.statics();
    format!(
        "import java.util.*;\nimport java.util.function.*;\n\nfinal class P{seed} {{\n{FIXED}{statics}{methods}{main}}}\n"
    )
}

/// The parts that are the same in every program.
const FIXED: &str = r#"
    static int fuel = 260;
    /// Changed from outside to make a path take another turn.
    static int twist;

    static class Node {
        boolean z; byte b; char c; short s; int i; long l; float f; double d; String text; Object any; Node next;
        Node(int i, Node next) { this.i = i; this.next = next; this.text = "n" + (i & 3); this.any = next; }
        synchronized int bump(int k) {
            z = !z; b += k; c ^= k; s -= k; i += k; l = l * 31 + k; f += k; d -= f;
            return next != null && k > 0 ? next.bump(k - 1) : i;
        }
    }
    enum Color { RED, GREEN { int weight() { return 7; } }, BLUE; int weight() { return ordinal(); } }
    record Pair(int left, String right) {}
    interface Scale { int BASE = Integer.parseInt("3"); default int scale(int v) { return v * BASE; } }
    static class Scaled extends Node implements Scale { Scaled(int i, Node next) { super(i, next); } }

    static class Data {
        static boolean[] za = new boolean[5]; static byte[] ba = {1, 2, 3, 4, 5, 6}; static char[] ca = "heap".toCharArray();
        static short[] sa = new short[7]; static int[] ia = {3, 1, 4, 1, 5, 9, 2, 6}; static long[] la = new long[8];
        static float[] fa = new float[4]; static double[] da = {1.5, -0.0, 2.25, 1e9, 7}; static Object[] oa = new Object[6];
        static String[] ta = {"a", null, "bc"}; static int[][] grid = new int[3][4];
        static final Map<Integer, String> map = new HashMap<>(); static final List<Object> list = new ArrayList<>();
    }
"#;

struct Generator {
    random: Random,
    names: u32,
    methods: u64,
}

impl Generator {
    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.random.below(from.len() as u64) as usize]
    }

    fn name(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("{prefix}{}", self.names)
    }

    /// Classes with initializers: one needs another, one fails.
    fn statics(&mut self) -> String {
        let (x, y, z, w) = (self.int(2), self.int(1), self.int(2), self.random.below(60));
        let failing = self.random.below(2) == 0;
        let text = self.text(1);
        let params = "int a = 5; long b = fuel; double d = 0.5; String t = \"s\"; Node n = new Node(2, null);";
        format!(
            r#"
    static class A {{
        static int x; static long[] cells = new long[6];
        static {{ {params} try {{ x = {x}; }} finally {{ cells[3] = fuel--; System.out.print("<A>"); }} }}
    }}
    static class B extends A {{
        static short y; static String name = "b" + C.z;
        static {{ {params} y = (short) ({y}); for (int k = 0; k < {w}; k++) cells[k % 6] += k * y; }}
    }}
    static class C {{
        static double z = 1.5; static Object lock = new Object();
        static {{ {params} synchronized (lock) {{ z += {z}; n.text = {text}; Data.list.add(n); }} }}
    }}
    static class D {{
        static int y = 4;
        static {{ System.out.print("<D>"); Data.ia[1]++; if ({failing} && fuel % 2 == twist % 2) throw new IllegalStateException("D" + fuel); }}
    }}
"#
        )
    }

    fn method(&mut self, number: u64) -> String {
        let body = self.block(3, 7);
        let (start, result) = (self.double(1), self.long(2));
        format!(
            r#"
    static long m{number}(int a, long b, Node n) {{
        if (fuel-- <= 0) return a;
        double d = {start};
        String t = "m{number}";
{body}        return {result};
    }}
"#
        )
    }

    fn main(&mut self) -> String {
        let mut calls = String::new();
        for round in 0..9 {
            let method = self.random.below(self.methods);
            let (a, b) = (self.random.below(50), self.random.below(1 << 40));
            let _ = writeln!(
                calls,
                "        try {{ fuel += 25; System.out.print(\" {round}:\" + m{method}({a} + twist, {b}L, n)); }} \
                 catch (Throwable e) {{ System.out.print(\" \" + e); }} finally {{ n.bump({round}); }}"
            );
        }
        let end = match self.random.below(5) {
            0 => "System.exit(n.i & 63);",
            1 => "throw new IllegalArgumentException(\"end \" + n.l);",
            2 => "Data.oa[77] = n;",
            _ => "System.out.println(n.text);",
        };
        format!(
            "\n    public static void main(String[] args) {{\n        Node n = new Scaled(1, new Node(2, null));\n{calls}        {end}\n    }}\n"
        )
    }

    fn block(&mut self, depth: u32, most: u64) -> String {
        (0..1 + self.random.below(most)).map(|_| self.statement(depth)).collect()
    }

    fn statement(&mut self, depth: u32) -> String {
        let text = if depth > 0 && self.random.below(3) == 0 { self.compound(depth - 1) } else { self.simple() };
        format!("        {text}\n")
    }

    fn simple(&mut self) -> String {
        let (i, j, l, d, t) = (self.int(2), self.int(1), self.long(2), self.double(2), self.text(2));
        let local = self.name("v");
        let ops = self.pick(&["+=", "-=", "*=", "^="]);
        let array = self.pick(&["ia", "ba", "sa", "ca", "la"]);
        match self.random.below(40) {
            0 => format!("a {ops} {i};"),
            1 => format!("b {ops} {l};"),
            2 => format!("d += {d};"),
            3 => format!("t = {t}; if (t != null && t.length() > 40) t = t.substring(0, 9);"),
            4 => format!("n.i {ops} {i}; n.l {ops} {l};"),
            5 => format!("n.d = {d}; n.f -= {d}; n.z = {i} > {j};"),
            6 => format!("n.b {ops} {i}; n.c {ops} {j}; n.s {ops} {i};"),
            7 => format!("n.text = {t}; n.any = n.text;"),
            8 => format!("n = new Node({i}, n);"),
            9 => format!("n = new Scaled({i}, n.next); n.any = Data.ia;"),
            10 => "n.next = n.next == null ? n : null;".to_owned(),
            11 => format!("Data.{array}[{i} & 7] {ops} {j};"),
            12 => format!("Data.za[{i} & 3] = {j} < {i}; Data.fa[{j} & 3] += {d};"),
            13 => format!("Data.da[{i} & 7] = {d};"),
            14 => format!("Data.oa[{i} & 7] = {t};"),
            15 => format!("Data.ta[{i} & 3] = {t};"),
            16 => format!("Data.grid[{i} & 3][{j} & 3] {ops} {i};"),
            17 => format!("System.arraycopy(Data.{array}, {i} & 3, Data.{array}, {j} & 3, {i} & 7);"),
            18 => format!(
                "Object[] {local} = new Object[3]; System.arraycopy(Data.ta, 0, {local}, 0, 3); Data.oa = {local}.clone();"
            ),
            19 => "System.arraycopy(Data.oa, 0, Data.ta, 0, 2);".to_owned(),
            20 => format!("Data.{array} = Arrays.copyOf(Data.{array}, 5 + ({i} & 7));"),
            21 => format!("Data.map.put({i} & 15, {t});"),
            22 => format!("Data.map.merge({i} & 15, \"+\", (p, q) -> p == null || p.length() > 9 ? q : p + q);"),
            23 => format!("Data.list.add({d}); if (Data.list.size() > 12) Data.list.subList(2, 9).clear();"),
            24 => format!("Data.list.add({i}); Data.list.remove({j} & 7);"),
            25 => format!("A.x {ops} {i}; A.cells[{j} & 7] += {l};"),
            26 => format!("B.y {ops} {i};"),
            27 => format!("C.z *= {d};"),
            28 => format!("D.y {ops} {i};"),
            29 => format!("System.out.print({t});"),
            30 => format!("System.out.print({i} + \",\"); System.err.print({l});"),
            31 => format!("String {local} = (t + {i}).intern(); if ({local} == (t + {i}).intern()) a++;"),
            32 => format!(
                "final int {local} = {i}; IntUnaryOperator {local}f = v -> v * {local} + 1; a += {local}f.applyAsInt({j});"
            ),
            33 => format!("Supplier<Node> {local} = () -> new Node(7, null); n.next = {local}.get();"),
            34 => format!("if (fuel > 0) b ^= m{}({i}, {l}, n);", self.random.below(self.methods)),
            35 => format!("a += n.bump({i} & 7);"),
            36 => format!("if (({i} & 3) == 1) throw new UnsupportedOperationException({t});"),
            37 => format!("Object {local} = Data.oa[{i} & 3]; a += ((String) {local}).length();"),
            38 => "b += System.nanoTime() & 0xffff; a ^= System.identityHashCode(n) & 3;".to_owned(),
            _ => format!(
                "StringBuilder {local} = new StringBuilder(t); {local}.append({i}).reverse().insert(0, n.z); t = {local}.substring(0, 2);"
            ),
        }
    }

    fn compound(&mut self, depth: u32) -> String {
        let (i, j) = (self.int(2), self.int(1));
        let first = self.block(depth, 4);
        let second = self.block(depth, 3);
        let name = self.name("k");
        match self.random.below(9) {
            0 => format!(
                "for (int {name} = 0; {name} < ({i} & 7); {name}++) {{ if (fuel-- <= 0) break;\n{first}        }}"
            ),
            1 => format!("if ({i} < {j}) {{\n{first}        }} else {{\n{second}        }}"),
            2 => format!(
                "try {{\n{first}        }} catch (RuntimeException {name}) {{ t = {name}.getMessage();\n{second}        }}"
            ),
            3 => format!("try {{\n{first}        }} finally {{\n{second}        }}"),
            4 => format!("synchronized (n) {{\n{first}        }}"),
            5 => format!("synchronized (C.lock) {{\n{first}        }}"),
            6 => format!(
                "switch ({i} & 3) {{ case 0: {{\n{first}        }} case 1: {{ a++;\n{second}        break; }} default: d -= 1; }}"
            ),
            7 => format!(
                "try {{\n{first}        }} catch (ArithmeticException | ClassCastException {name}) {{ a = {name}.hashCode() & 7; }} finally {{ n.bump(1); }}"
            ),
            _ => format!(
                "for (Object {name} : Data.list) {{ if (fuel-- <= 0) break; d += {name}.hashCode() & 15; if (d > {j}) {{\n{first}        }} }}"
            ),
        }
    }

    fn int(&mut self, depth: u32) -> String {
        if depth == 0 {
            let literal = self.random.below(300) as i64 - 100;
            return match self.random.below(6) {
                0 => "a".to_owned(),
                1 => "n.i".to_owned(),
                2 => "twist".to_owned(),
                3 => "n.b".to_owned(),
                _ => format!("({literal})"),
            };
        }
        let (e, f) = (self.int(depth - 1), self.int(depth - 1));
        match self.random.below(22) {
            0..=3 => format!("({e} {} {f})", self.pick(&["+", "-", "*", "&", "|", "^", "<<", ">>", ">>>"])),
            4 => format!("({e} {} ({f} & 7))", self.pick(&["/", "%"])),
            5 => format!("Data.ia[{e} & 7]"),
            6 => format!("Data.{}[{e} & 3]", self.pick(&["ba", "sa", "ca", "ia"])),
            7 => format!("(Data.za[{e} & 3] ? {f} : n.s)"),
            8 => format!("(int) ({})", self.long(depth - 1)),
            9 => format!("(int) ({})", self.double(depth - 1)),
            10 => format!("(\"\" + {}).length()", self.text(depth - 1)),
            11 => "Data.list.size()".to_owned(),
            12 => format!("(Data.map.containsKey({e} & 15) ? 1 : {f})"),
            13 => self.pick(&["A.x", "B.y", "D.y", "n.c", "n.s", "B.cells.length", "Scaled.BASE"]).to_owned(),
            14 => format!("Color.values()[{e} & 3].weight()"),
            15 => format!("new Pair({e}, t).hashCode()"),
            16 => {
                let scaled = self.name("s");
                format!("(n instanceof Scaled {scaled} ? {scaled}.scale(3) : -1)")
            }
            17 => format!("Data.grid[{e} & 1][{f} & 3]"),
            18 => format!("Integer.valueOf({e}).compareTo((int) ({f}))"),
            19 => format!("Math.max({e}, Integer.bitCount({f}))"),
            20 => "n.next.i".to_owned(),
            _ => format!("({e} < {f} ? {f} : {e})"),
        }
    }

    fn long(&mut self, depth: u32) -> String {
        if depth == 0 {
            return self.pick(&["b", "n.l", "7L", "-3L", "(long) a", "Long.MAX_VALUE"]).to_owned();
        }
        let (l, m, i) = (self.long(depth - 1), self.long(depth - 1), self.int(depth - 1));
        match self.random.below(8) {
            0..=2 => format!("({l} {} {m})", self.pick(&["+", "-", "*", "&", "|", "^"])),
            3 => format!("({l} {} ({m} & 15))", self.pick(&["/", "%"])),
            4 => format!("Data.la[{i} & 7]"),
            5 => format!("({l} {} {i})", self.pick(&["<<", ">>", ">>>"])),
            6 => format!("A.cells[{i} & 3]"),
            _ => format!("(long) ({})", self.double(depth - 1)),
        }
    }

    fn double(&mut self, depth: u32) -> String {
        if depth == 0 {
            return self.pick(&["0.25", "-3.5", "n.d", "n.f", "1e300", "(double) a"]).to_owned();
        }
        let (d, e, i) = (self.double(depth - 1), self.double(depth - 1), self.int(depth - 1));
        match self.random.below(6) {
            0..=1 => format!("({d} {} {e})", self.pick(&["+", "-", "*", "/", "%"])),
            2 => format!("Data.da[{i} & 3]"),
            3 => format!("Data.fa[{i} & 3]"),
            4 => format!("Math.sqrt({d})"),
            _ => "C.z".to_owned(),
        }
    }

    fn text(&mut self, depth: u32) -> String {
        if depth == 0 {
            return self.pick(&["t", "n.text", "\"x\"", "\"heap\"", "Data.ta[0]"]).to_owned();
        }
        let (t, i) = (self.text(depth - 1), self.int(depth - 1));
        match self.random.below(8) {
            0 => format!("({t} + {i})"),
            1 => format!("({t} + '-' + {})", self.double(depth - 1)),
            2 => format!("(\"k\" + ({i} & 3)).intern()"),
            3 => format!("Data.ta[{i} & 3]"),
            4 => format!("Data.map.get({i} & 15)"),
            5 => format!("new Pair({i}, {t}).toString()"),
            6 => self.pick(&["B.name", "Node.class.getName()", "String.valueOf(Color.BLUE)"]).to_owned(),
            _ => t,
        }
    }
}

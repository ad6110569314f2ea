//! What integers are in a session: an arena of terms has either bit-vectors and floats, or unbounded integers. The first
//! word of a script that belongs to only one of them decides.

use term::Arithmetic;

use crate::tree::{Kind, Tree};

/// What the name of a logic says.
pub fn of_logic(logic: &str) -> Option<Arithmetic> {
    let bits = logic.contains("BV") || logic.contains("FP");
    let integers = ["IA", "IDL", "IRA"].iter().any(|part| logic.contains(part));
    match (bits, integers) {
        (true, false) => Some(Arithmetic::Java),
        (false, true) => Some(Arithmetic::Ideal),
        _ => None,
    }
}

/// What the first such word of a command says.
pub fn of_command(tree: &Tree) -> Option<Arithmetic> {
    // Parts come before the list that they are in, so numbers that are indices have to be found first.
    let mut indices = rustc_hash::FxHashSet::default();
    for list in tree.all() {
        if let [mark, rest @ ..] = tree.members(list)
            && tree.symbol(*mark) == Some("_")
        {
            indices.extend(rest.iter().copied());
        }
    }
    tree.all().find_map(|node| match tree.kind(node) {
        Kind::Hexadecimal | Kind::Binary => Some(Arithmetic::Java),
        Kind::Numeral if !indices.contains(&node) => Some(Arithmetic::Ideal),
        Kind::Symbol => of_symbol(tree.text(node), indices.contains(&node)),
        _ => None,
    })
}

fn of_symbol(symbol: &str, indexed: bool) -> Option<Arithmetic> {
    match symbol {
        "Int" => Some(Arithmetic::Ideal),
        "Float32" | "Float64" | "RoundingMode" | "RNE" | "RTZ" => Some(Arithmetic::Java),
        "BitVec" | "FloatingPoint" | "to_fp" if indexed => Some(Arithmetic::Java),
        _ if indexed && symbol.starts_with("bv") => Some(Arithmetic::Java),
        _ => None,
    }
}

//! Calls of single runs with exact reuse and with reuse by implication, Table 1 of the GreenTrie paper.

use super::lab::{ALL, GREEN, Lab, TRIE};
use super::programs::Subject;
use crate::Extent;
use crate::error::BenchError;
use crate::published;
use crate::table::{Cell, Table, at_most, ratio};

/// Operations that stand for `-1` in the paper's names.
///
/// The paper does not say what its numbers count. One operation on an empty container makes no check here; three on a BinTree make
/// 72, where 84 were published for `BinTree-1`. For the heap no number of operations comes close.
const SHIFT: usize = 2;

fn programs(extent: Extent) -> Vec<(String, Subject)> {
    let mut programs = vec![
        ("Trityp".to_owned(), Subject::tri_typ()),
        ("Euclid".to_owned(), Subject::euclid("green", extent)),
        ("TCAS".to_owned(), Subject::tcas("green")),
    ];
    let sizes = if extent == Extent::Full { 3 } else { 1 };
    for class in ["TreeMap", "BinTree", "BinomialHeap"] {
        programs.extend((1..=sizes).map(|k| (format!("{class}-{k}"), Subject::container(class, k + SHIFT))));
    }
    programs
}

/// Every program with more and more layers.
pub fn run(lab: &Lab) -> Result<Table, BenchError> {
    let title = "GreenTrie, Table 1: calls with no layer (n0), with Green's (n1), with implication (n3), with all";
    let columns =
        ["program", "n0", "n1", "n3", "all", "n1/n0", "(paper)", "n3/n0", "(paper)", "all/n0", "paper n0", "n1", "n3"];
    let mut table = Table::new("trie", title, &columns);
    let published = published::trie();
    let (mut green, mut trie, mut all) = (Vec::new(), Vec::new(), Vec::new());
    for (name, subject) in programs(lab.extent) {
        lab.say("trie", &name);
        let calls = |layers| lab.alone(&subject, layers).map(|measure| measure.calls);
        let n0 = lab.alone(&subject, GREEN)?.checks;
        let [n1, n3, full] = [calls(GREEN)?, calls(TRIE)?, calls(ALL)?];
        let paper = |column: &str| published.number(&[&name], column).unwrap_or(0.0);
        let [p0, p1, p3] = [paper("n0_none"), paper("n1_green"), paper("n3_greentrie")];
        let share = |calls: u64| ratio(calls as f64, n0 as f64);
        let (paper_1, paper_3) = (ratio(p1, p0), ratio(p3, p0));
        green.push((name.clone(), at_most(share(n1), paper_1)));
        trie.push((name.clone(), at_most(share(n3), paper_3)));
        all.push((name.clone(), at_most(share(full), paper_3)));
        table.rows.push(vec![
            Cell::text_of(name),
            Cell::Count(n0),
            Cell::Count(n1),
            Cell::Count(n3),
            Cell::Count(full),
            share(n1).into(),
            paper_1.into(),
            share(n3).into(),
            paper_3.into(),
            share(full).into(),
            Cell::Count(p0 as u64),
            Cell::Count(p1 as u64),
            Cell::Count(p3 as u64),
        ]);
    }
    table
        .notes
        .push(format!("containers: `-k` is taken for k + {SHIFT} operations; the paper does not say what it counts"));
    table.notes.push("MerArbiter, a model of a flight system, is not public and left out".to_owned());
    table.find_all("n1 at or below the published share of Green", &green);
    table.find_all("n3 at or below GreenTrie's share", &trie);
    table.find_all("all layers at or below GreenTrie's share", &all);
    Ok(table)
}

//! What one program leaves for another, Table 3 of the Green paper.

use super::lab::{GREEN, Ints, Lab, reuse};
use super::programs::Subject;
use crate::Extent;
use crate::error::BenchError;
use crate::published;
use crate::table::{Cell, Table};

/// The programs with their names in the paper.
fn programs(extent: Extent) -> Vec<(&'static str, Subject)> {
    let mut programs = vec![
        ("BinTree_3", Subject::container("BinTree", 3)),
        ("BinTree_4", Subject::container("BinTree", 4)),
        ("TreeMap_3", Subject::container("TreeMap", 3)),
        ("TreeMap_4", Subject::container("TreeMap", 4)),
        ("BinoHeap_3", Subject::container("BinomialHeap", 3)),
        ("BinoHeap_4", Subject::container("BinomialHeap", 4)),
        ("Euclid", Subject::euclid("green", extent)),
        ("TriTyp", Subject::tri_typ()),
        ("TCAS", Subject::tcas("green")),
    ];
    if extent == Extent::Quick {
        programs.retain(|(name, _)| matches!(*name, "BinTree_3" | "TreeMap_3" | "BinoHeap_3" | "TriTyp"));
    }
    programs
}

/// Every program after every other, starting with an empty store.
pub fn run(lab: &Lab) -> Result<Table, BenchError> {
    let programs = programs(lab.extent);
    let columns: Vec<&str> = ["first \\ second"].into_iter().chain(programs.iter().map(|(name, _)| *name)).collect();
    let title = "Green, Table 3: share of the second program's calls that the first one saves, ours / paper";
    let mut table = Table::new("matrix", title, &columns);
    let published = published::matrix();
    let mut compared = Vec::new();
    for (first, before) in &programs {
        lab.say("matrix", &format!("after {first}"));
        let mut row = vec![Cell::text_of(*first)];
        for (second, subject) in &programs {
            if first == second {
                row.push(Cell::None);
                continue;
            }
            let alone = lab.alone(subject, GREEN)?.calls;
            let after = lab.run(subject, GREEN, &lab.filled_store(before, GREEN)?, Ints::Ideal)?.calls;
            let ours = reuse(alone, after).unwrap_or(0.0);
            let paper = published.number(&[first, second], "R_S").unwrap_or(0.0);
            row.push(Cell::text_of(format!("{ours:.3}/{paper:.3}")));
            compared.push((format!("{first} -> {second}"), ours >= paper));
        }
        table.rows.push(row);
    }
    table.notes.push("calls of the second program on an empty store, less those on the store of the first".to_owned());
    table.find_all("pairs at or above the published share", &compared);
    Ok(table)
}

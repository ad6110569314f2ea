//! Calls across small changes of a program, Tables 2 to 4 of the GreenTrie paper. The changes are ours, in their spirit: branches
//! added one after the other, taken away again, and lines modified.

use solver::Layers;

use super::lab::{ALL, GREEN, Ints, Lab, TRIE};
use super::programs::Subject;
use super::versions::CHANGES;
use crate::Extent;
use crate::error::BenchError;
use crate::published::{self, Published};
use crate::table::{Cell, Table, at_most, ratio};

/// Every change: the version before fills a store, the version after uses it.
pub fn run(lab: &Lab) -> Result<Table, BenchError> {
    let title = "GreenTrie, Tables 2 to 4: calls of a version on the store of the one before it";
    let columns = ["change", "n0", "n1", "n3", "all", "n3/n0", "(paper)", "all/n0", "paper n0", "n1", "n3"];
    let mut table = Table::new("versions", title, &columns);
    let extent = lab.extent;
    let operations = if lab.extent == Extent::Full { 4 } else { 3 };
    let programs: [(&str, Published, Version); 3] = [
        ("Euclid", published::trie_euclid(), Box::new(move |package| Subject::euclid(package, extent))),
        ("TCAS", published::trie_tcas(), Box::new(Subject::tcas)),
        ("BinTree", published::trie_bin_tree(), Box::new(move |p| Subject::container_in(p, "BinTree", operations))),
    ];
    let (mut trie, mut all) = (Vec::new(), Vec::new());
    for (program, published, subject) in &programs {
        if lab.extent == Extent::Quick && *program == "TCAS" {
            continue;
        }
        let mut totals = [0; 4];
        for (change, before, after) in CHANGES {
            lab.say("versions", &format!("{program} {change}"));
            let (before, after) = (subject(before), subject(after));
            let calls = |layers| calls_after(lab, layers, &before, &after);
            let ours = [lab.alone(&after, GREEN)?.checks, calls(GREEN)?, calls(TRIE)?, calls(ALL)?];
            let paper = ["n0", "n1", "n3"].map(|column| published.number(&[change], column).unwrap_or(0.0));
            table.rows.push(row(&format!("{program} {change}"), &ours, &paper));
            totals.iter_mut().zip(ours).for_each(|(total, calls)| *total += calls);
        }
        let paper = ["n0", "n1", "n3"].map(|column| published.number(&["total/average"], column).unwrap_or(0.0));
        table.rows.push(row(&format!("{program} total"), &totals, &paper));
        let share = |at: usize| ratio(totals[at] as f64, totals[0] as f64);
        let paper = ratio(paper[2], paper[0]);
        trie.push(((*program).to_owned(), at_most(share(2), paper)));
        all.push(((*program).to_owned(), at_most(share(3), paper)));
    }
    table.notes.push("the changes are not the published ones, which are not public".to_owned());
    table.find_all("n3 in total at or below GreenTrie's share", &trie);
    table.find_all("all layers in total at or below GreenTrie's share", &all);
    Ok(table)
}

/// The subject of a version, by package.
type Version = Box<dyn Fn(&str) -> Subject>;

fn calls_after(lab: &Lab, layers: Layers, before: &Subject, after: &Subject) -> Result<u64, BenchError> {
    Ok(lab.run(after, layers, &lab.filled_store(before, layers)?, Ints::Ideal)?.calls)
}

fn row(name: &str, ours: &[u64; 4], paper: &[f64; 3]) -> Vec<Cell> {
    let share = |calls: u64| ratio(calls as f64, ours[0] as f64);
    let mut row = vec![Cell::text_of(name)];
    row.extend(ours.iter().map(|&calls| Cell::Count(calls)));
    row.extend([share(ours[2]).into(), ratio(paper[2], paper[0]).into(), share(ours[3]).into()]);
    row.extend(paper.iter().map(|&calls| Cell::Count(calls as u64)));
    row
}

//! Containers with n operations each, Table 1 of the Green paper.

use super::lab::{ALL, BARE, GREEN, Lab, reuse};
use super::programs::Subject;
use crate::Extent;
use crate::error::BenchError;
use crate::published;
use crate::table::{Cell, Table, at_least, at_most};
use crate::timed::time_ratio;

/// The programs.
const PROGRAMS: [&str; 3] = ["BinomialHeap", "BinTree", "TreeMap"];

/// Symbolic execution of each program with 2 to 5 operations.
pub fn run(lab: &Lab) -> Result<Table, BenchError> {
    let title = "Green, Table 1: R and T by the number of operations, each run on an empty store";
    let columns =
        ["program", "n", "checks", "calls", "R", "(paper)", "T", "(paper)", "checks+c", "calls+c", "R+c", "R all"];
    let mut table = Table::new("scaling", title, &columns);
    let published = published::scaling();
    let longest = if lab.extent == Extent::Full { 5 } else { 3 };
    let (mut reused, mut reused_by_numbers) = (Vec::new(), Vec::new());
    let (mut reused_by_all, mut faster) = (Vec::new(), Vec::new());
    for program in PROGRAMS {
        for n in 2..=longest {
            lab.say("scaling", &format!("{program} n={n}"));
            let subject = Subject::container(program, n);
            let by_numbers = Subject::container_by_numbers(program, n);
            let (bare, ours) = (lab.alone(&subject, BARE)?, lab.alone(&subject, GREEN)?);
            let numbers = lab.alone(&by_numbers, GREEN)?;
            let all = lab.alone(&subject, ALL)?;
            let r_all = reuse(all.checks, all.calls);
            let n = n.to_string();
            let paper = |column| published.number(&["symbolic execution", program, &n], column);
            let (paper_r, paper_t) = (paper("R_reuse"), paper("T_ratio"));
            let r = reuse(bare.checks, ours.calls);
            let r_numbers = reuse(numbers.checks, numbers.calls);
            let t = time_ratio(ours.cpu, bare.cpu);
            let row = format!("{program} n={n}");
            reused.push((row.clone(), at_least(r, paper_r)));
            reused_by_numbers.push((row.clone(), at_least(r_numbers, paper_r)));
            reused_by_all.push((row.clone(), at_least(r_all, paper_r)));
            faster.push((row, at_most(t, paper_t)));
            table.rows.push(vec![
                Cell::text_of(program),
                Cell::text_of(n),
                Cell::Count(bare.checks),
                Cell::Count(ours.calls),
                r.into(),
                paper_r.into(),
                t.into(),
                paper_t.into(),
                Cell::Count(numbers.checks),
                Cell::Count(numbers.calls),
                r_numbers.into(),
                r_all.into(),
            ]);
        }
    }
    table
        .notes
        .push("the choice of an operation asks the solver nothing; columns +c: it is a symbolic number".to_owned());
    table
        .notes
        .push("layers slice,canon,store against none; T is processor time without starting the machine".to_owned());
    table.find_all("R at or above the published one", &reused);
    table.find_all("R with symbolic choices at or above the published one", &reused_by_numbers);
    table.find_all("R with all layers at or above the published one", &reused_by_all);
    table.find_all("T at or below the published one", &faster);
    Ok(table)
}

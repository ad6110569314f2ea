//! A container before and after a repair of its deletion, Table 2 of the Green paper.

use super::lab::{ALL, BARE, GREEN, Ints, Lab, reuse};
use super::programs::Subject;
use crate::Extent;
use crate::error::BenchError;
use crate::published;
use crate::table::{Cell, Table, at_least};
use crate::timed::time_ratio;

/// The wrong version on an empty store, then the right one.
pub fn run(lab: &Lab) -> Result<Table, BenchError> {
    let n = if lab.extent == Extent::Full { 4 } else { 3 };
    let title = format!("Green, Table 2: the repaired BinTree after the faulty one, n = {n}");
    let columns = ["program", "checks", "calls", "R", "(paper)", "R all", "self", "(paper)", "T", "(paper)"];
    let mut table = Table::new("regression", title, &columns);
    let published = published::regression();
    let (store, store_of_all) = (lab.new_store(), lab.new_store());
    for program in ["BinTreeBug", "BinTree"] {
        lab.say("regression", program);
        let subject = Subject::container(program, n);
        let bare = lab.alone(&subject, BARE)?;
        let ours = lab.run(&subject, GREEN, &store, Ints::Ideal)?;
        let all = lab.run(&subject, ALL, &store_of_all, Ints::Ideal)?;
        let paper = |column| published.number(&["symbolic execution", program], column);
        let r = reuse(bare.checks, ours.calls);
        // Reuse from the store of the other run is not told apart from reuse within the run itself. But if the backend
        // is never called, all of it comes from the other run.
        let own = match program {
            "BinTreeBug" => r,
            _ => (ours.calls == 0).then_some(0.0),
        };
        table.rows.push(vec![
            Cell::text_of(program),
            Cell::Count(bare.checks),
            Cell::Count(ours.calls),
            r.into(),
            paper("R_reuse").into(),
            reuse(all.checks, all.calls).into(),
            own.into(),
            paper("self_reuse").into(),
            time_ratio(ours.cpu, bare.cpu).into(),
            paper("T_ratio").into(),
        ]);
        let met = at_least(r, paper("R_reuse"));
        table.find(
            met,
            format!("{program}: R {:.3}, published {:.3}", r.unwrap_or(0.0), paper("R_reuse").unwrap_or(0.0)),
        );
    }
    Ok(table)
}

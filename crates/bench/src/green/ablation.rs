//! Slicing, canonization and the store, each with and without, Table 5 of the Green paper.

use solver::{Layer, Layers};

use super::lab::{GREEN, Lab};
use super::programs::Subject;
use crate::Extent;
use crate::error::BenchError;
use crate::published;
use crate::table::{Cell, Table, at_most, ratio};

/// Store, slice and canon as the paper writes them, and the layers.
const COMBINATIONS: [([&str; 3], Layers); 8] = [
    (["-", "-", "-"], Layers::NONE),
    (["-", "-", "+"], Layers::NONE.with(Layer::Canon)),
    (["+", "-", "-"], Layers::NONE.with(Layer::Store)),
    (["+", "-", "+"], Layers::NONE.with(Layer::Canon).with(Layer::Store)),
    (["-", "+", "-"], Layers::NONE.with(Layer::Slice)),
    (["-", "+", "+"], Layers::NONE.with(Layer::Slice).with(Layer::Canon)),
    (["+", "+", "-"], Layers::NONE.with(Layer::Slice).with(Layer::Store)),
    (["+", "+", "+"], GREEN),
];

/// BinomialHeap with all combinations.
pub fn run(lab: &Lab) -> Result<Table, BenchError> {
    let n = if lab.extent == Extent::Full { 5 } else { 3 };
    let title = format!("Green, Table 5: time in the backend by combination, BinomialHeap with n = {n}");
    let columns = ["store", "slice", "canon", "calls", "ms", "of none", "(paper)"];
    let mut table = Table::new("ablation", title, &columns);
    let published = published::ablation();
    let paper = |marks: &[&str]| published.number(marks, "dp_time_ms");
    let subject = Subject::container("BinomialHeap", n);
    let mut none = None;
    for (marks, layers) in COMBINATIONS {
        lab.say("ablation", &layers.to_string());
        let measure = lab.alone(&subject, layers)?;
        let millis = measure.backend.as_secs_f64() * 1e3;
        let base = *none.get_or_insert(millis);
        let ours = ratio(millis, base);
        let theirs = paper(&marks).zip(paper(&["-", "-", "-"])).and_then(|(with, without)| ratio(with, without));
        let mut row: Vec<Cell> = marks.iter().map(|&mark| Cell::text_of(mark)).collect();
        row.extend([Cell::Count(measure.calls), Cell::Millis(millis), ours.into(), theirs.into()]);
        table.rows.push(row);
        if measure.is_cut {
            table.notes.push(format!("{layers}: the time was used up"));
        }
        if marks == ["+", "+", "+"] {
            let text = format!(
                "all three leave {:.3} of the backend's time, published {:.3}",
                ours.unwrap_or(1.0),
                theirs.unwrap_or(1.0)
            );
            table.find(at_most(ours, theirs), text);
        }
    }
    Ok(table)
}

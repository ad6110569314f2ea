//! Whether the layers pay: processor time of the full chain and of the bare backend, with Java's integers.

use std::path::Path;
use std::time::Duration;

use super::lab::{ALL, BARE, Ints, Lab, Measure};
use super::programs::Subject;
use crate::Extent;
use crate::error::BenchError;
use crate::table::{Cell, Table};
use crate::timed::time_ratio;

/// How often each run is made; the fastest counts.
const RUNS: usize = 3;
/// How much more the chain may take on any program.
const WORST: f64 = 1.1;
/// What it may take on trees.
const TREES: f64 = 0.2;

/// Every program, bare, on an empty store and once more on the store that this left.
pub fn run(lab: &Lab) -> Result<Table, BenchError> {
    let title = "processor time in ms: bare backend, full chain on an empty store, and on the store of the run before";
    let columns = ["program", "checks", "calls", "warm calls", "bare", "chain", "warm", "chain/bare", "with boot"];
    let mut table = Table::new("chain", title, &columns);
    let n = if lab.extent == Extent::Full { 5 } else { 4 };
    let containers = ["BinTree", "TreeMap", "BinomialHeap"].map(|class| Subject::container(class, n));
    let others = [Subject::tri_typ(), Subject::euclid("green", lab.extent), Subject::tcas("green")];
    let (mut fast, mut trees, mut warm_runs) = (Vec::new(), Vec::new(), Vec::new());
    for subject in others.into_iter().chain(containers) {
        lab.say("chain", &subject.name);
        let bare = fastest(|| lab.run(&subject, BARE, &lab.new_store(), Ints::Java))?;
        let mut file = lab.new_file();
        let chain = fastest(|| {
            file = lab.new_file();
            run_on_file(lab, &subject, &file)
        })?;
        let warm = fastest(|| run_on_file(lab, &subject, &file))?;
        let share = time_ratio(chain.cpu, bare.cpu);
        fast.push((subject.name.clone(), share.is_some_and(|share| share <= WORST)));
        if subject.target.contains("Driver") {
            trees.push((subject.name.clone(), share.is_some_and(|share| share <= TREES)));
        }
        warm_runs.push((subject.name.clone(), warm.calls == 0));
        let millis = |time: Duration| Cell::Millis(time.as_secs_f64() * 1e3);
        table.rows.push(vec![
            Cell::text_of(&subject.name),
            Cell::Count(bare.checks),
            Cell::Count(chain.calls),
            Cell::Count(warm.calls),
            millis(bare.cpu),
            millis(chain.cpu),
            millis(warm.cpu),
            share.into(),
            time_ratio(chain.cpu + chain.boot, bare.cpu + bare.boot).into(),
        ]);
    }
    table.notes.push(format!("the fastest of {RUNS} runs each, without starting the machine"));
    table.find_all("at most 1.1 times the bare backend", &fast);
    table.find_all("at least 5 times less on containers", &trees);
    table.find_all("a warm second run calls no backend", &warm_runs);
    Ok(table)
}

/// With all layers on the store in a file, as users have it.
fn run_on_file(lab: &Lab, subject: &Subject, file: &Path) -> Result<Measure, BenchError> {
    let store = lab.open_file(file);
    let measure = lab.run(subject, ALL, &store, Ints::Java)?;
    store.flush(Duration::from_secs(60));
    Ok(measure)
}

fn fastest(mut run: impl FnMut() -> Result<Measure, BenchError>) -> Result<Measure, BenchError> {
    let mut best = run()?;
    for _ in 1..RUNS {
        let next = run()?;
        if next.cpu < best.cpu {
            best = next;
        }
    }
    Ok(best)
}

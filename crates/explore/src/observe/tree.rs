//! The tree of ended paths.

use solver::Model;

use super::{Observer, View};
use crate::case::{Names, Values};
use crate::counts::Record;
use crate::ending::Ending;
use crate::path_tree::PathTree;
use crate::tally::PathEnd;
use crate::task::Task;

/// Keeps the tree, if the task asks for it.
pub fn observer(task: &Task) -> Option<Box<dyn Observer>> {
    let most = task.keep.tree;
    (most > 0).then(|| Box::new(Gardener { tree: PathTree::new(most) }) as Box<dyn Observer>)
}

struct Gardener {
    tree: PathTree,
}

impl Gardener {
    fn add(&mut self, view: &View<'_>, end: String) {
        let open: Vec<usize> = (0..view.path.0.len()).filter(|&at| !view.path.0[at].forced).collect();
        let choices: Vec<u32> = open.iter().map(|&at| view.path.0[at].alternative).collect();
        let names = Names {
            machine: &view.course.machine,
            subject: view.subject,
            values: &Values { model: &Model::default() },
        };
        let words = |position: usize| match view.ways.get(open[position]) {
            Some(&way) => names.decisions(std::iter::once(way)).first().map_or_else(String::new, ToString::to_string),
            None => String::new(),
        };
        self.tree.add(choices, end, words);
    }
}

impl Observer for Gardener {
    fn completed(&mut self, view: &mut View<'_>, end: &PathEnd) {
        self.add(view, end.to_string());
    }

    fn left(&mut self, view: &mut View<'_>, ending: &Ending) {
        let end = match ending {
            Ending::Precondition => "assumption does not hold".to_owned(),
            Ending::Crash(_) => "assumption throws an exception".to_owned(),
            Ending::Limit(_) => "limit on the input".to_owned(),
            Ending::Gap(gap) => format!("left: {}", gap.reason.to_string().lines().next().unwrap_or_default()),
            Ending::Rejected => "rejected by admission".to_owned(),
            Ending::Undecided => "left: the solver could not decide".to_owned(),
            _ => return,
        };
        self.add(view, end);
    }

    fn give(self: Box<Self>, record: &mut Record) {
        record.tree.merge(self.tree);
    }
}

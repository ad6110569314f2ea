//! Whether verdicts are true: random methods over inputs of many types, checked by the engine and run by brute force on
//! the real JVM.
//!
//! | module | what it does |
//! |---|---|
//! | [`types`] | the types of inputs, and what is true of their values |
//! | [`statement`] | methods as trees, and as Java |
//! | [`make`] | makes random methods |
//! | [`judge`] | brute force: a JVM with pools of values (`java/`), strangers among them |
//! | [`engine`] | what `heapwright check` says |
//! | [`compare`] | which verdicts are wrong |
//! | [`shrink`](mod@shrink) | makes methods with wrong verdicts shorter |
//! | [`slice`](mod@slice) | the part of a method that a line needs |
//! | [`summary`] | counts and examples |
//!
//! A *stranger* is a value of a class that the engine is not given. It keeps the documented contracts of what it extends.

pub mod compare;
pub mod engine;
pub mod judge;
pub mod make;
pub mod shrink;
pub mod slice;
pub mod statement;
pub mod summary;
pub mod types;

use std::path::PathBuf;
use std::process::Command;

use compare::{Finding, compare, extra};
use engine::{Engine, Said};
use judge::{Judge, Seen};
use shrink::{Wrong, shrink};
use statement::Method;
use summary::Summary;

use crate::random::Random;

/// The methods of a batch.
pub const BATCH: usize = 50;
/// How many examples are made shorter.
const SHRUNK: usize = 60;

/// A method that was checked and run.
pub struct Checked {
    /// Its number among those that were given.
    pub original: usize,
    /// The method as Java.
    pub text: String,
    /// What brute force has seen.
    pub seen: Seen,
    /// What the engine said.
    pub said: Said,
    /// What is remarkable.
    pub findings: Vec<Finding>,
    /// Confirmed violations that the pools have no input for.
    pub extra: usize,
}

/// Engine and brute force, ready for batches.
pub struct Claims {
    judge: Judge,
    engine: Engine,
    folder: PathBuf,
    batches: usize,
}

impl Claims {
    /// With the engine that this command starts; batches are written to the folder.
    pub fn new(engine: &Command, folder: PathBuf) -> Claims {
        Claims { judge: Judge::start(), engine: Engine::new(engine), folder, batches: 0 }
    }

    /// Checks random methods. The summary is shown after each batch.
    pub fn run(&mut self, methods: usize, seed: u64, mut show: impl FnMut(&Summary)) -> Summary {
        let mut random = Random::new(seed);
        let mut summary = Summary::default();
        while summary.made < methods {
            let size = BATCH.min(methods - summary.made);
            let batch: Vec<Method> = (0..size).map(|_| make::method(&mut random)).collect();
            let checked = self.check(&batch);
            summary.add(&batch, &checked);
            show(&summary);
        }
        summary
    }

    /// Examples of what is remarkable, made as short as possible.
    pub fn shortened(&mut self, summary: &Summary) -> Vec<Wrong> {
        shrink(self, summary.examples().into_iter().take(SHRUNK).collect())
    }

    /// Checks and runs methods. Those that do not compile are left out.
    pub fn check(&mut self, methods: &[Method]) -> Vec<Checked> {
        let folder = self.folder.join(format!("batch{}", self.batches));
        self.batches += 1;
        let tried = self.judge.run(&folder, methods);
        let said = self.engine.check(&folder, &self.judge.world, tried.kept.len());
        let both = tried.kept.iter().zip(tried.seen).zip(said).enumerate();
        both.map(|(number, ((&original, seen), said))| Checked {
            original,
            text: tried.source.method(number),
            findings: compare(&tried.source, &seen, &said),
            extra: extra(&tried.source, &seen, &said),
            seen,
            said,
        })
        .collect()
    }
}

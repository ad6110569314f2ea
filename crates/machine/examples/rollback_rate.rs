//! Measures rollbacks: mark, run 100 instructions of a loop that writes old and new objects, roll back, again and again.
//! `cargo xtask bench` compiles the loop and runs this; the argument is the folder with its class.

use std::path::PathBuf;
use std::time::Instant;

use heap::Value;
use machine::{Config, Machine, Stop};
use program::{ClassPath, Jdk, Program};

const CLASS: &str = "Rollbacks";
/// Instructions before the first mark: the loop has started and everything is resolved.
const WARM_UP: u64 = 100_000;
const INSTRUCTIONS: u64 = 100;
const ROUNDS: u64 = 300_000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).map(PathBuf::from).ok_or("usage: rollback_rate FOLDER")?;
    let jdk = Jdk::find(None)?;
    let class_path = ClassPath::open(&jdk, &[folder])?;
    let stopped = |stop: Stop| format!("the machine stopped: {stop:?}");
    let mut machine = Machine::boot(Program::new(jdk, class_path), Config::default()).map_err(stopped)?;
    let class = machine.load(CLASS)?;
    let main = machine.program.declared(class, "main", "([Ljava/lang/String;)V").ok_or("no main method")?;
    let args = machine.new_array(machine.known.string_array, 0).map_err(|trap| format!("{trap:?}"))?;
    machine.enter_main(class, main, Value::Ref(args)).map_err(|trap| format!("{trap:?}"))?;
    let Stop::Paused = machine.run(WARM_UP) else { return Err("the loop ended".into()) };

    let before = machine.digest();
    let mark = machine.mark();
    let started = Instant::now();
    for _ in 0..ROUNDS {
        machine.run(INSTRUCTIONS);
        machine.rollback(&mark);
    }
    let kept = started.elapsed().as_secs_f64();
    machine.release(&mark);

    // The same with a mark of its own for each round, as a search makes them.
    let started = Instant::now();
    for _ in 0..ROUNDS {
        let mark = machine.mark();
        machine.run(INSTRUCTIONS);
        machine.rollback(&mark);
        machine.release(&mark);
    }
    let marked = started.elapsed().as_secs_f64();
    if machine.digest() != before {
        return Err("a rollback left something behind".into());
    }
    // What the instructions alone take is not the rollback's fault.
    let started = Instant::now();
    machine.run(ROUNDS * INSTRUCTIONS);
    let bare = started.elapsed().as_secs_f64();
    let rate = |seconds: f64| ROUNDS as f64 / seconds / 1e6;
    println!("run {INSTRUCTIONS} instructions and roll back to one mark: {:.2} M/s", rate(kept));
    println!("mark, run {INSTRUCTIONS} instructions, roll back, release:  {:.2} M/s", rate(marked));
    println!("run {INSTRUCTIONS} instructions only:                       {:.2} M/s", rate(bare));
    Ok(())
}

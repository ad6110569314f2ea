//! `heapwright check`: explores a subject and reports what was found.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use clap::ValueEnum;
use explore::{Config, Invariant, Limits, Order, Progress, Property, SubjectError, Verdict, explore};
use machine::{Aliasing, InputConfig, Laziness, Machine, Overflow, StaticInputs, Stop};
use program::{ClassPath, Jdk, MethodId, Program, Subtypes};
use report::{Setting, Summary, json};
use term::Arithmetic;

use crate::cli::{
    AdmissionArg, AliasingArg, CheckArgs, FormatArg, IntArg, LazinessArg, OrderArg, PropertyArg, StaticsArg,
};
use crate::failure::Failure;

/// Objects per class when no limit is given.
const DEFAULT_N: u32 = 3;
/// Elements of an array when no limit is given.
const DEFAULT_ARRAY: u32 = 4;
/// The exit status of a violation.
const VIOLATED: u8 = 1;
/// The exit status when paths were left.
const INCOMPLETE: u8 = 3;

/// Checks a target; the result is the exit status.
pub fn check(args: &CheckArgs) -> Result<u8, Failure> {
    let limits = limits(args)?;
    let config = config(args, &limits);
    let jdk = Jdk::find(args.jdk.as_deref()).map_err(Failure::class_path)?;
    let entries: Vec<PathBuf> = args.cp.split(':').filter(|entry| !entry.is_empty()).map(PathBuf::from).collect();
    // Opened once here for its errors; each worker opens it again.
    ClassPath::open(&jdk, &entries).map_err(Failure::class_path)?;
    let machine_config = machine_config(args, &limits);
    let setup = || {
        let class_path = ClassPath::open(&jdk, &entries).map_err(|error| Stop::Unsupported(error.to_string()))?;
        Machine::boot(Program::new(jdk.clone(), class_path), machine_config.clone())
    };
    let mut scout = setup().map_err(|stop| Failure::before_main(&stop))?;
    let targets = scout.program.find_targets(&args.target).map_err(|error| Failure::usage(error.to_string()))?;
    let spelled: Vec<String> = targets.iter().map(|&target| scout.program.spell_target(target)).collect();
    drop(scout);
    stop_on_interrupt(&config.stop);
    let mut status = 0;
    let mut reports = Vec::new();
    for target in &spelled {
        let started = Instant::now();
        let find = |machine: &mut Machine| find(machine, target);
        let record = explore(&setup, &find, &config, &Progress::default())
            .map_err(|error| Failure::usage(error.to_string()))?;
        status = worse(status, record.verdict());
        let summary =
            Summary { target: target.clone(), settings: settings(args, &limits), record, total: started.elapsed() };
        match args.format {
            FormatArg::Json => reports.push(json(&summary)),
            FormatArg::Text => print!("{}", report::text(&summary)),
        }
    }
    if args.format == FormatArg::Json {
        let whole = if reports.len() == 1 { reports.remove(0) } else { serde_json::Value::from(reports) };
        println!("{whole:#}");
    }
    Ok(status)
}

/// The first Ctrl-C ends the exploration and reports what was found; the second ends the process.
fn stop_on_interrupt(stop: &Arc<AtomicBool>) {
    let stop = stop.clone();
    // Without a handler Ctrl-C ends the process at once, which is no reason to refuse to work.
    let _ = ctrlc::set_handler(move || {
        if stop.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
}

fn find(machine: &mut Machine, target: &str) -> Result<MethodId, SubjectError> {
    let found = machine.program.find_targets(target);
    machine.grow();
    let found = found.map_err(|error| SubjectError::Start(error.to_string()))?;
    found.first().copied().ok_or_else(|| SubjectError::Start(format!("{target} names no method")))
}

fn worse(status: u8, verdict: Verdict) -> u8 {
    let own = match verdict {
        Verdict::Violated => VIOLATED,
        Verdict::Incomplete => INCOMPLETE,
        Verdict::Verified | Verdict::VerifiedWithinLimits => 0,
    };
    match (status, own) {
        (VIOLATED, _) | (_, VIOLATED) => VIOLATED,
        (a, b) => a.max(b),
    }
}

fn limits(args: &CheckArgs) -> Result<Limits, Failure> {
    let mut n = None;
    let mut n_of = Vec::new();
    for word in &args.n {
        let number = |text: &str| {
            text.parse::<u32>()
                .map_err(|_| Failure::usage(format!("--n {word}: write a number, or Class=number as in --n Node=5")))
        };
        match word.split_once('=') {
            Some((class, count)) => n_of.push((class.to_owned(), number(count)?)),
            None => n = Some(number(word)?),
        }
    }
    if n.is_none() && n_of.is_empty() && args.k.is_none() {
        n = Some(DEFAULT_N);
    }
    Ok(Limits {
        k: args.k,
        n,
        n_of,
        iterations: args.iterations,
        steps: args.steps,
        time: Some(args.time),
    })
}

fn array_limit(args: &CheckArgs, limits: &Limits) -> u32 {
    let explicit_n = if args.n.is_empty() { None } else { limits.n };
    args.array.or(args.k).or(explicit_n).unwrap_or(DEFAULT_ARRAY)
}

fn machine_config(args: &CheckArgs, limits: &Limits) -> machine::Config {
    let input = InputConfig {
        laziness: match args.laziness {
            LazinessArg::Lazy => Laziness::Lazy,
            LazinessArg::Lazier => Laziness::Lazier,
            LazinessArg::LazierSharp => Laziness::LazierSharp,
        },
        aliasing: match args.aliasing {
            AliasingArg::Free => Aliasing::Free,
            AliasingArg::Never => Aliasing::Never,
        },
        statics: match args.statics {
            StaticsArg::Initialized => StaticInputs::Initialized,
            StaticsArg::Symbolic => StaticInputs::Symbolic,
        },
        subtypes: match args.subtypes.as_str() {
            "all" => Subtypes::All,
            "declared" => Subtypes::Declared,
            list => Subtypes::List(list.split(',').map(|name| name.trim().to_owned()).collect()),
        },
        text: args.string,
        array: array_limit(args, limits),
        budget: args.k.map_or(u32::MAX, |k| k + 1),
        arithmetic: match args.int {
            IntArg::Java => Arithmetic::Java,
            IntArg::Ideal => Arithmetic::Ideal,
        },
    };
    machine::Config {
        assertions: !args.no_assert,
        max_depth: args.depth as usize,
        max_memory: args.memory,
        overflow: Overflow::Stop,
        input,
        vocabulary: true,
        ..machine::Config::default()
    }
}

fn config(args: &CheckArgs, limits: &Limits) -> Config {
    Config {
        limits: limits.clone(),
        property: match args.property {
            PropertyArg::Default => Property::Default,
            PropertyArg::ValidAssert => Property::ValidAssert,
            PropertyArg::NoRuntimeException => Property::NoRuntimeException,
        },
        invariant: match (args.invariant.as_deref(), args.admission) {
            (Some("none"), _) | (_, AdmissionArg::None) => Invariant::None,
            (Some(name), _) => Invariant::Named(name.to_owned()),
            (None, _) => Invariant::Convention,
        },
        order: match args.order {
            OrderArg::Dfs => Order::DepthFirst,
            OrderArg::Bfs => Order::BreadthFirst,
            OrderArg::Random => Order::Random(args.seed),
        },
        jobs: jobs(args),
        symbolic_args: args.symbolic_args,
        solver: solver::Config {
            time_limit: args.solver_time,
            command: args.solver.as_ref().map(|words| words.split_whitespace().map(str::to_owned).collect()),
            validate: args.validate,
        },
        stop: Arc::new(AtomicBool::new(false)),
    }
}

fn jobs(args: &CheckArgs) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    args.jobs.map_or_else(cores, |jobs| jobs as usize)
}

/// The settings as reports show them.
fn settings(args: &CheckArgs, limits: &Limits) -> Vec<Setting> {
    let word = |value: &dyn Fn() -> Option<clap::builder::PossibleValue>| {
        value().map_or_else(String::new, |value| value.get_name().to_owned())
    };
    let number = |limit: Option<u32>| limit.map_or_else(|| "none".to_owned(), |limit| limit.to_string());
    let admission = match args.admission {
        AdmissionArg::Auto => "eager".to_owned(),
        other => word(&|| other.to_possible_value()),
    };
    let n_of: Vec<String> = limits.n_of.iter().map(|(class, n)| format!("{class}={n}")).collect();
    let mut settings = vec![
        ("laziness", word(&|| args.laziness.to_possible_value())),
        ("admission", admission),
        ("aliasing", word(&|| args.aliasing.to_possible_value())),
        ("statics", word(&|| args.statics.to_possible_value())),
        ("subtypes", args.subtypes.clone()),
        ("int", word(&|| args.int.to_possible_value())),
        ("property", word(&|| args.property.to_possible_value())),
        ("k", number(args.k)),
        ("n", number(limits.n)),
    ];
    if !n_of.is_empty() {
        settings.push(("n-of", n_of.join(",")));
    }
    settings.extend([
        ("loop", args.iterations.to_string()),
        ("depth", args.depth.to_string()),
        ("array", array_limit(args, limits).to_string()),
        ("string", args.string.to_string()),
        ("steps", args.steps.to_string()),
        ("time", format!("{:?}", args.time)),
        ("order", word(&|| args.order.to_possible_value())),
        ("jobs", jobs(args).to_string()),
    ]);
    settings.into_iter().map(|(name, value)| Setting { name, value }).collect()
}

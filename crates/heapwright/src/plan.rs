//! What is to be explored and how, from the command line: the same for every command that explores.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use explore::{
    Admission, Completion, Config, Counting, ExploreError, Invariant, Judging, Limits, Order, Path as ChoicePath,
    Progress, Property, Record, Retaken, SubjectError, Surveying, cases, completions, explore,
};
use machine::{Aliasing, InputConfig, Laziness, Machine, Overflow, StaticInputs, Stop};
use program::{ClassPath, Jdk, MethodId, Program, Subtypes};
use term::Arithmetic;

use crate::bug;
use crate::cli::{AdmissionArg, AliasingArg, CheckArgs, IntArg, LazinessArg, OrderArg, PropertyArg, StaticsArg};
use crate::deciding;
use crate::failure::Failure;
use crate::progress::Ticker;
use crate::specs::{self, Source};

/// Objects per class when no limit is given.
const DEFAULT_N: u32 = 3;
/// Elements of an array when no limit is given.
const DEFAULT_ARRAY: u32 = 4;
/// Time for one question to the solver when no limit is given.
const SOLVER_TIME: Duration = Duration::from_secs(5);

/// Targets with everything that exploring them takes.
pub struct Plan {
    /// The JDK whose class library is used.
    pub jdk: Jdk,
    /// The class path.
    pub entries: Vec<PathBuf>,
    /// The methods, spelled so that each is found again.
    pub targets: Vec<String>,
    /// How far the exploration goes.
    pub limits: Limits,
    /// How it goes.
    pub config: Config,
    machine: machine::Config,
}

impl Plan {
    /// Finds the targets, and refuses what cannot be explored.
    pub fn new(args: &CheckArgs, kept_paths: usize) -> Result<Plan, Failure> {
        let mut plan = Plan::unspecified(args)?;
        plan.config.kept_paths = kept_paths;
        // Opened once here for its errors; each worker opens it again.
        ClassPath::open(&plan.jdk, &plan.entries).map_err(Failure::class_path)?;
        let mut scout = plan.machine().map_err(|stop| Failure::before_main(&stop))?;
        let targets = scout.program.find_targets(&args.target).map_err(|error| Failure::usage(error.to_string()))?;
        refuse_misfits(args, &plan.limits, &scout.program, &targets)?;
        plan.specify(args, &Source::annotations(&mut scout.program, &targets))?;
        if args.admission.contains(&AdmissionArg::Hex) && plan.config.admission.hex.is_none() {
            return Err(Failure::usage(
                "--admission hex needs a specification: name a file with --spec, or annotate the class with @Hex"
                    .to_owned(),
            ));
        }
        if args.hex_recheck && plan.config.admission.hex.is_none() {
            return Err(Failure::usage("--hex-recheck needs a specification to compare with: add --spec".to_owned()));
        }
        plan.targets = targets.iter().map(|&target| scout.program.spell_target(target)).collect();
        plan.stop_on_interrupt();
        Ok(plan)
    }

    /// The same with the inputs of paths counted.
    pub fn counting(mut self, listed: usize, time: Duration) -> Plan {
        self.config.counting = Some(Counting { listed, time, ..Counting::default() });
        self
    }

    /// A plan for a target that is known to exist: nobody looks for it before it is explored.
    pub fn of_known_target(args: &CheckArgs) -> Result<Plan, Failure> {
        let mut plan = Plan::unspecified(args)?;
        plan.specify(args, &[])?;
        Ok(plan)
    }

    /// A plan that no specification has been read for.
    fn unspecified(args: &CheckArgs) -> Result<Plan, Failure> {
        let limits = limits(args)?;
        let config = config(args, &limits)?;
        let jdk = Jdk::find(args.jdk.as_deref()).map_err(Failure::class_path)?;
        let entries = args.cp.split(':').filter(|entry| !entry.is_empty()).map(PathBuf::from).collect();
        let machine = machine_config(args, &limits);
        Ok(Plan { jdk, entries, targets: vec![args.target.clone()], limits, config, machine })
    }

    /// Takes the shapes of heaps from files and annotations, where they are wanted.
    fn specify(&mut self, args: &CheckArgs, annotations: &[Source]) -> Result<(), Failure> {
        let is_wanted = args.admission.contains(&AdmissionArg::Hex);
        if !is_wanted && !args.admission.contains(&AdmissionArg::Auto) {
            return Ok(());
        }
        let mut sources = args.spec.iter().map(|file| Source::file(file)).collect::<Result<Vec<_>, _>>()?;
        sources.extend(annotations.iter().cloned());
        self.config.admission.hex = specs::together(&sources)?.map(Arc::new);
        Ok(())
    }

    /// A machine on which the JDK has been started.
    pub fn machine(&self) -> Result<Machine, Stop> {
        let class_path =
            ClassPath::open(&self.jdk, &self.entries).map_err(|error| Stop::Unsupported(error.to_string()))?;
        Machine::boot(Program::new(self.jdk.clone(), class_path), self.machine.clone())
    }

    /// Explores one target.
    pub fn explore(&self, target: &str) -> Result<Record, Failure> {
        if self.is_stopped() {
            return Ok(Record { interrupted: Some("interrupted".to_owned()), ..Record::default() });
        }
        let progress = Arc::new(Progress::default());
        let ticker = Ticker::start(target, progress.clone());
        let explored = explore(&|| self.machine(), &|machine| find(machine, target), &self.config, &progress);
        drop(ticker);
        deciding::tell(&self.config.solver.stores);
        explored.map_err(|error| failure(target, &error))
    }

    /// The cases of paths of a target, each with what the path executes.
    pub fn cases(&self, target: &str, paths: &[ChoicePath]) -> Result<Retaken, Failure> {
        let found = cases(&|| self.machine(), &|machine| find(machine, target), &self.config, paths);
        found.map_err(|error| failure(target, &error))
    }

    /// Whether the heaps of paths of an invariant can be completed to ones that it accepts.
    pub fn completions(&self, target: &str, paths: &[ChoicePath]) -> Result<Vec<Completion>, Failure> {
        let found = completions(&|| self.machine(), &|machine| find(machine, target), &self.config, paths);
        found.map_err(|error| failure(target, &error))
    }

    /// The first Ctrl-C ends the exploration and reports what was found; the second ends the process.
    pub fn stop_on_interrupt(&self) {
        let stop = self.config.stop.clone();
        // Without a handler Ctrl-C ends the process at once, which is no reason to refuse to work.
        let _ = ctrlc::set_handler(move || {
            if stop.swap(true, Ordering::Relaxed) {
                std::process::exit(130);
            }
        });
    }

    /// Whether Ctrl-C was pressed.
    pub fn is_stopped(&self) -> bool {
        self.config.stop.load(Ordering::Relaxed)
    }
}

/// Nothing that was found out is lost.
impl Drop for Plan {
    fn drop(&mut self) {
        deciding::finish(&self.config.solver.stores);
    }
}

fn failure(target: &str, error: &ExploreError) -> Failure {
    match error {
        ExploreError::Subject(error) => Failure::subject(error),
        ExploreError::Bug(bug) => bug::on_path(target, bug),
    }
}

/// Refuses flags that do not fit the target or the machine.
fn refuse_misfits(args: &CheckArgs, limits: &Limits, program: &Program, targets: &[MethodId]) -> Result<(), Failure> {
    if !args.spec.is_empty()
        && !args.admission.contains(&AdmissionArg::Hex)
        && !args.admission.contains(&AdmissionArg::Auto)
    {
        return Err(Failure::usage("--spec is for --admission hex or auto; add one of them".to_owned()));
    }
    if args.symbolic_args.is_some() && !targets.iter().any(|&target| program.is_main(target)) {
        return Err(Failure::usage(format!(
            "--symbolic-args is about the strings that a main method is given, and {} is none; leave it out",
            args.target
        )));
    }
    let offered: Vec<String> = program.class_path().list().map_err(Failure::class_path)?.collect();
    let exists = |name: &str| {
        let is_meant =
            |class: &String| *class == name.replace('.', "/") || class.rsplit(['/', '$']).next() == Some(name);
        offered.iter().any(is_meant) || matches!(program.class_path().find(&name.replace('.', "/")), Ok(Some(_)))
    };
    if !["all", "declared"].contains(&args.subtypes.as_str()) {
        let mut named = args.subtypes.split(',').map(str::trim);
        if let Some(missing) = named.find(|name| !exists(name)) {
            return Err(Failure::usage(format!(
                "--subtypes {}: no class `{missing}` on the class path; write all, declared, or classes as in pkg.A,pkg.B",
                args.subtypes
            )));
        }
    }
    for (class, limit) in &limits.n_of {
        if !exists(class) {
            return Err(Failure::usage(format!(
                "--n {class}={limit}: no class {class} on the class path; classes of the JDK need their full names"
            )));
        }
    }
    Ok(())
}

fn find(machine: &mut Machine, target: &str) -> Result<MethodId, SubjectError> {
    let found = machine.program.find_targets(target);
    machine.grow();
    let found = found.map_err(|error| SubjectError::Start(error.to_string()))?;
    found.first().copied().ok_or_else(|| SubjectError::Start(format!("{target} names no method")))
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
    Ok(Limits { k: args.k, n, n_of, iterations: args.iterations, steps: args.steps, time: Some(args.time) })
}

/// Elements of an array that are looked at.
pub fn array_limit(args: &CheckArgs, limits: &Limits) -> u32 {
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
        ..InputConfig::default()
    };
    machine::Config {
        assertions: !args.no_assert,
        max_depth: args.depth as usize,
        max_memory: args.memory,
        overflow: Overflow::Stop,
        input,
        vocabulary: true,
        coverage: true,
        ..machine::Config::default()
    }
}

fn config(args: &CheckArgs, limits: &Limits) -> Result<Config, Failure> {
    Ok(Config {
        limits: limits.clone(),
        property: match args.property {
            PropertyArg::Default => Property::Default,
            PropertyArg::ValidAssert => Property::ValidAssert,
            PropertyArg::NoRuntimeException => Property::NoRuntimeException,
        },
        invariant: match (args.invariant.as_deref(), args.admission.as_slice()) {
            (Some("none"), _) | (_, [AdmissionArg::None]) => Invariant::None,
            (Some(name), _) => Invariant::Named(name.to_owned()),
            (None, _) => Invariant::Convention,
        },
        admission: admission(args)?,
        judging: if args.judge { Judging::All } else { Judging::Violations },
        order: match args.order {
            OrderArg::Dfs => Order::DepthFirst,
            OrderArg::Bfs => Order::BreadthFirst,
            OrderArg::Random => Order::Random(args.seed),
        },
        jobs: jobs(args),
        symbolic_args: args.symbolic_args,
        solver: deciding::config(&args.solving, SOLVER_TIME)?,
        kept_paths: 0,
        counting: args.probability.then(|| Counting { time: args.count_time, ..Counting::default() }),
        survey: Surveying::Off,
        stop: Arc::new(AtomicBool::new(false)),
    })
}

fn admission(args: &CheckArgs) -> Result<Admission, Failure> {
    let has = |member| args.admission.contains(&member);
    if has(AdmissionArg::None) && args.admission.len() > 1 {
        return Err(Failure::usage("--admission none stands alone: it admits all".to_owned()));
    }
    Ok(Admission {
        eager: has(AdmissionArg::Eager) || has(AdmissionArg::Auto),
        hybrid: has(AdmissionArg::Hybrid),
        whole: has(AdmissionArg::Whole),
        further: args.further,
        hex: None,
        hex_recheck: args.hex_recheck,
    })
}

/// Workers.
pub fn jobs(args: &CheckArgs) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    args.jobs.map_or_else(cores, |jobs| jobs as usize)
}

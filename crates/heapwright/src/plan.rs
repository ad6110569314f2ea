//! What is to be explored and how, from the command line: the same for every command that explores.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use explore::{
    Completion, ExploreError, Interruption, Member, Path as ChoicePath, Progress, Record, Retaken, Settings,
    SubjectError, Task, cases, completions, explore,
};
use machine::{Machine, Stop};
use program::{ClassPath, Jdk, MethodId, Program, Subtypes};

use crate::bug;
use crate::cli::CheckArgs;
use crate::deciding;
use crate::failure::Failure;
use crate::progress::Ticker;
use crate::settings::settings;
use crate::specs::{self, Source};

/// Targets with everything that exploring them takes.
pub struct Plan {
    /// The JDK whose class library is used.
    pub jdk: Jdk,
    /// The class path.
    pub entries: Vec<PathBuf>,
    /// The methods, spelled so that each is found again.
    pub targets: Vec<String>,
    /// How it goes.
    pub task: Task,
}

impl Plan {
    /// Finds the targets, and refuses what cannot be explored.
    pub fn new(args: &CheckArgs, kept_paths: usize) -> Result<Plan, Failure> {
        let mut plan = Plan::unspecified(&settings(args)?, &args.cp, args.jdk.as_deref())?;
        plan.task.keep.paths = kept_paths;
        // Opened once here for its errors; each worker opens it again.
        ClassPath::open(&plan.jdk, &plan.entries).map_err(Failure::class_path)?;
        let mut scout = plan.machine().map_err(|stop| Failure::before_main(&stop))?;
        let targets = scout.program.find_targets(&args.target).map_err(|error| Failure::usage(error.to_string()))?;
        refuse_misfits(&args.target, &plan.task.settings, &scout.program, &targets)?;
        plan.specify(&Source::annotations(&mut scout.program, &targets))?;
        let admission = &plan.task.settings.admission;
        if admission.members.names(Member::Hex) && plan.task.spec.is_none() {
            return Err(Failure::usage(
                "--admission hex needs a specification: name a file with --spec, or annotate the class with @Hex"
                    .to_owned(),
            ));
        }
        if admission.hex_recheck && plan.task.spec.is_none() {
            return Err(Failure::usage("--hex-recheck needs a specification to compare with: add --spec".to_owned()));
        }
        plan.targets = targets.iter().map(|&target| scout.program.spell_target(target)).collect();
        plan.stop_on_interrupt();
        Ok(plan)
    }

    /// A plan for a target that is known to exist: nobody looks for it before it is explored.
    pub fn of_known_target(args: &CheckArgs) -> Result<Plan, Failure> {
        let mut plan = Plan::unspecified(&settings(args)?, &args.cp, args.jdk.as_deref())?;
        plan.specify(&[])?;
        Ok(plan)
    }

    /// A plan that no specification has been read for.
    fn unspecified(settings: &Settings, class_path: &str, jdk: Option<&Path>) -> Result<Plan, Failure> {
        let stores = deciding::open(&settings.solver)?;
        let jdk = Jdk::find(jdk).map_err(Failure::class_path)?;
        let entries = class_path.split(':').filter(|entry| !entry.is_empty()).map(PathBuf::from).collect();
        let task = Task { settings: settings.clone(), stores, ..Task::default() };
        Ok(Plan { jdk, entries, targets: Vec::new(), task })
    }

    /// Takes the shapes of heaps from files and annotations, where they are wanted.
    fn specify(&mut self, annotations: &[Source]) -> Result<(), Failure> {
        let admission = &self.task.settings.admission;
        if !admission.members.use_specification() {
            return Ok(());
        }
        let mut sources = admission.specs.iter().map(|file| Source::file(file)).collect::<Result<Vec<_>, _>>()?;
        sources.extend(annotations.iter().cloned());
        self.task.spec = specs::together(&sources)?.map(Arc::new);
        Ok(())
    }

    /// A machine on which the JDK has been started.
    pub fn machine(&self) -> Result<Machine, Stop> {
        let class_path =
            ClassPath::open(&self.jdk, &self.entries).map_err(|error| Stop::Unsupported(error.to_string()))?;
        Machine::boot(Program::new(self.jdk.clone(), class_path), self.task.settings.machine())
    }

    /// Explores one target.
    pub fn explore(&self, target: &str) -> Result<Record, Failure> {
        if self.is_stopped() {
            return Ok(Record { interrupted: Some(Interruption::Stopped), ..Record::default() });
        }
        let progress = Arc::new(Progress::default());
        let ticker = Ticker::start(target, progress.clone());
        let explored = explore(&|| self.machine(), &|machine| find(machine, target), &self.task, &progress);
        drop(ticker);
        deciding::tell(&self.task.stores);
        explored.map_err(|error| failure(target, &error))
    }

    /// The cases of paths of a target, each with what the path executes.
    pub fn cases(&self, target: &str, paths: &[ChoicePath]) -> Result<Retaken, Failure> {
        let found = cases(&|| self.machine(), &|machine| find(machine, target), &self.task, paths);
        found.map_err(|error| failure(target, &error))
    }

    /// Whether the heaps of paths of an invariant can be completed to ones that it accepts.
    pub fn completions(&self, target: &str, paths: &[ChoicePath]) -> Result<Vec<Completion>, Failure> {
        let found = completions(&|| self.machine(), &|machine| find(machine, target), &self.task, paths);
        found.map_err(|error| failure(target, &error))
    }

    /// The first Ctrl-C ends the exploration and reports what was found; the second ends the process.
    pub fn stop_on_interrupt(&self) {
        let stop = self.task.stop.clone();
        // Without a handler Ctrl-C ends the process at once, which is no reason to refuse to work.
        let _ = ctrlc::set_handler(move || {
            if stop.swap(true, Ordering::Relaxed) {
                std::process::exit(130);
            }
        });
    }

    /// Whether Ctrl-C was pressed.
    pub fn is_stopped(&self) -> bool {
        self.task.stop.load(Ordering::Relaxed)
    }
}

/// Nothing that was found out is lost.
impl Drop for Plan {
    fn drop(&mut self) {
        deciding::finish(&self.task.stores);
    }
}

fn failure(target: &str, error: &ExploreError) -> Failure {
    match error {
        ExploreError::Subject(error) => Failure::subject(error),
        ExploreError::Bug(bug) => bug::on_path(target, bug),
    }
}

/// Refuses flags that do not fit the target or the machine.
fn refuse_misfits(target: &str, settings: &Settings, program: &Program, targets: &[MethodId]) -> Result<(), Failure> {
    if !settings.admission.specs.is_empty() && !settings.admission.members.use_specification() {
        return Err(Failure::usage("--spec is for --admission hex or auto; add one of them".to_owned()));
    }
    if settings.inputs.symbolic_args.is_some() && !targets.iter().any(|&target| program.is_main(target)) {
        return Err(Failure::usage(format!(
            "--symbolic-args is about the strings that a main method is given, and {target} is none; leave it out",
        )));
    }
    let offered: Vec<String> = program.class_path().list().map_err(Failure::class_path)?.collect();
    let exists = |name: &str| {
        let is_meant =
            |class: &String| *class == name.replace('.', "/") || class.rsplit(['/', '$']).next() == Some(name);
        offered.iter().any(is_meant) || matches!(program.class_path().find(&name.replace('.', "/")), Ok(Some(_)))
    };
    if let Subtypes::List(named) = &settings.inputs.subtypes
        && let Some(missing) = named.iter().find(|name| !exists(name))
    {
        return Err(Failure::usage(format!(
            "--subtypes {}: no class `{missing}` on the class path; write all, declared, or classes as in pkg.A,pkg.B",
            settings.inputs.subtypes
        )));
    }
    for (class, limit) in &settings.limits.n_of {
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

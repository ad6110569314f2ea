//! A session: the JDK, the class path, and the task of every exploration.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use budget::Budget;
use contract::{Sources, SourcesError};
use explore::{
    Completion, ExploreError, Interruption, Path as ChoicePath, Progress, Record, Retaken, Settings, Story,
    SubjectError, Task, cases, completions, explore,
};
use machine::{Machine, Stop};
use program::{ClassPath, Jdk, MethodId, Program};
use store::Stores;
use witness::Account;

use crate::error::SessionError;
use crate::fit;
use crate::late::Widened;
use crate::shapes::names::{self, Problem, Severity};
use crate::shapes::part::Part;
use crate::solving::{finish, open_solver, tell};
use crate::source::{Source, SourceError, joined};
use crate::target::Target;
use crate::watch::{Silent, Watch};

/// Explores methods of one class path.
pub struct Session {
    /// The JDK whose class library is used.
    pub jdk: Jdk,
    /// Directories and jars with the classes.
    pub class_path: Vec<PathBuf>,
    /// What every exploration is given.
    pub task: Task,
    pub(crate) widened: Widened,
    pub(crate) account: Mutex<Account>,
    /// When the time of all explorations so far is used up.
    end: Mutex<Option<Instant>>,
    watch: Box<dyn Watch>,
}

impl Session {
    /// Opens what exploring takes: the stores, the JDK and the class path. No JDK: the one that this machine has.
    pub fn open(jdk: Option<&Path>, class_path: &[PathBuf], settings: Settings) -> Result<Session, SessionError> {
        let stores = open_solver(&settings.solver)?;
        let jdk = Jdk::find(jdk)?;
        let contracts = Sources::open(&settings.contracts.files, &settings.contracts.sources)?;
        let mut session = Session::with_stores(jdk, class_path, settings, stores);
        session.task.contracts = Arc::new(contracts);
        // Opened only for its errors; each worker opens the class path again.
        ClassPath::open(&session.jdk, &session.class_path)?;
        Ok(session)
    }

    /// The same with answers kept in given stores, whatever the settings say about them.
    pub fn with_stores(jdk: Jdk, class_path: &[PathBuf], settings: Settings, stores: Stores) -> Session {
        let task = Task { settings, stores, ..Task::default() };
        let (class_path, widened, account) = (class_path.to_vec(), Widened::default(), Mutex::default());
        Session { jdk, class_path, task, widened, account, end: Mutex::default(), watch: Box::new(Silent) }
    }

    /// The same session; `watch` is told what happens in it.
    #[must_use]
    pub fn watched_by(mut self, watch: impl Watch + 'static) -> Session {
        self.watch = Box::new(watch);
        self
    }

    /// The methods that a text names. Refuses settings that do not fit them, and reads the specifications of shapes that
    /// their classes are annotated with.
    pub fn targets(&mut self, text: &str) -> Result<Vec<Target>, SessionError> {
        let class_path = ClassPath::open(&self.jdk, &self.class_path)?;
        let program = Program::new(self.jdk.clone(), class_path);
        let mut program = Machine::prepare(program, &self.task.settings.machine());
        let found = program.find_targets(text)?;
        fit::refuse_misfits(text, &self.task.settings, &program, &found)?;
        fit::refuse_unknown_contracts(&self.task.settings, &mut program)?;
        self.task.contracts.refuse_unknown(&mut program).map_err(SourcesError::from)?;
        let parts = self.specify(&Source::annotations(&mut program, &found))?;
        fit::refuse_unspecified(&self.task)?;
        self.refuse_unknown_names(&mut program, parts, &found)?;
        Ok(found.into_iter().map(|method| Target::of(&program, method)).collect())
    }

    /// Takes the shapes of heaps from the files that the settings name, and from annotations, where they are wanted.
    pub fn specify(&mut self, annotations: &[Source]) -> Result<Vec<Part>, SessionError> {
        let admission = &self.task.settings.admission;
        if !admission.members.use_specification() {
            return Ok(Vec::new());
        }
        let mut sources = admission.specs.iter().map(|file| Source::file(file)).collect::<Result<Vec<_>, _>>()?;
        sources.extend(annotations.iter().cloned());
        let mut parts = Vec::new();
        for source in sources {
            let (spec, warnings) = source.parse()?;
            parts.push(Part { source, spec, warnings });
        }
        self.task.spec = joined(parts.iter().map(|part| part.spec.clone())).map(Arc::new);
        Ok(parts)
    }

    /// Refuses specifications that name what does not exist, and warns of what is suspicious in them.
    fn refuse_unknown_names(
        &self,
        program: &mut Program,
        parts: Vec<Part>,
        methods: &[MethodId],
    ) -> Result<(), SessionError> {
        for Problem { severity, part, error } in names::of_targets(program, &parts, methods) {
            let source = &parts[part].source;
            match severity {
                Severity::Warning => self.watch.warn(source, &error),
                Severity::Error => return Err(SourceError::Malformed { r#source: source.clone(), error }.into()),
            }
        }
        Ok(())
    }

    /// A machine on which the JDK has been started.
    pub fn machine(&self) -> Result<Machine, SessionError> {
        self.boot(&self.task).map_err(|stop| SessionError::Start(Box::new(stop)))
    }

    /// Explores a target.
    pub fn explore(&self, target: &Target) -> Result<Record, SessionError> {
        self.begin();
        self.explore_widening(target)
    }

    /// Adds the time of one more exploration. What one does not use is left to what comes after it.
    fn begin(&self) {
        let mut end = self.end.lock().unwrap_or_else(PoisonError::into_inner);
        let time = self.task.settings.limits.time;
        let now = Instant::now();
        *end = time.and_then(|time| end.map_or(now, |end| end.max(now)).checked_add(time));
    }

    /// What is left to what comes after exploring: of the time of all explorations so far, what they did not use.
    pub fn left(&self) -> Budget {
        self.task.budget.elsewhere().until(*self.end.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The cases of paths of a target, each with what the path executes.
    pub fn cases(&self, target: &Target, paths: &[ChoicePath]) -> Result<Retaken, SessionError> {
        let task = self.widened.task(&self.task, target);
        let budget = self.task.budget.until(self.left().deadline());
        self.cases_as(&Task { budget, ..task.into_owned() }, target, paths)
    }

    /// Takes one path of a target, as users write it, and tells it line by line.
    pub fn tell(&self, target: &Target, path: &ChoicePath) -> Result<Story, SessionError> {
        let task = &self.task;
        explore::tell(&|| self.boot(task), &|machine| self.find(machine, target), task, path)
            .map_err(|error| failed(target, error))
    }

    /// Whether the heaps of paths of an invariant can be completed to ones that it accepts.
    pub fn completions(&self, target: &Target, paths: &[ChoicePath]) -> Result<Vec<Completion>, SessionError> {
        self.completions_as(&self.widened.task(&self.task, target), target, paths)
    }

    /// Whether the session was stopped from outside.
    pub fn is_stopped(&self) -> bool {
        self.task.budget.is_stopped()
    }

    /// Explores a target with another task.
    pub(crate) fn explore_as(&self, task: &Task, target: &Target) -> Result<Record, SessionError> {
        if self.is_stopped() {
            return Ok(Record { interrupted: Some(Interruption::Stopped), ..Record::default() });
        }
        let progress = Arc::new(Progress::default());
        self.watch.begin(target, &progress);
        let explored = explore(&|| self.boot(task), &|machine| self.find(machine, target), task, &progress);
        self.watch.end();
        tell(&self.task.stores, &*self.watch);
        match explored {
            // Other targets of the same command may well be explored.
            Err(ExploreError::Subject(SubjectError::Unsupported(why))) => Ok(Record::unexplored(why)),
            explored => explored.map_err(|error| failed(target, error)),
        }
    }

    /// The cases of paths of a target with another task.
    pub(crate) fn cases_as(&self, task: &Task, target: &Target, paths: &[ChoicePath]) -> Result<Retaken, SessionError> {
        cases(&|| self.boot(task), &|machine| self.find(machine, target), task, paths)
            .map_err(|error| failed(target, error))
    }

    /// The completions of heaps of paths with another task.
    pub(crate) fn completions_as(
        &self,
        task: &Task,
        target: &Target,
        paths: &[ChoicePath],
    ) -> Result<Vec<Completion>, SessionError> {
        completions(&|| self.boot(task), &|machine| self.find(machine, target), task, paths)
            .map_err(|error| failed(target, error))
    }

    fn boot(&self, task: &Task) -> Result<Machine, Stop> {
        let class_path =
            ClassPath::open(&self.jdk, &self.class_path).map_err(|error| Stop::Unsupported(error.to_string()))?;
        Machine::boot(Program::new(self.jdk.clone(), class_path), task.settings.machine())
    }

    fn find(&self, machine: &mut Machine, target: &Target) -> Result<MethodId, SubjectError> {
        let found = target.locate(machine);
        self.watch.ready();
        found
    }
}

/// Waits until the answers that were found are stored.
impl Drop for Session {
    fn drop(&mut self) {
        finish(&self.task.stores, &*self.watch);
    }
}

fn failed(target: &Target, error: ExploreError) -> SessionError {
    match error {
        ExploreError::Subject(error) => SessionError::Subject(error),
        ExploreError::Bug(bug) => SessionError::Bug { target: Box::new(target.clone()), bug },
    }
}

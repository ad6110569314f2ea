//! Watching a program by `ptrace`: its filter stops it at the few system calls that matter, and there the guard sees what it
//! tries, whatever becomes of the exception in the program.
//!
//! Calls that are refused are made void here. Calls about files go on, and are named if the system refuses them. All threads are
//! watched from their first instruction, and all of them die with the guard.
//!
//! What it cannot do: pass on signals above 31, which Java only uses to wake threads that block in a channel that another one
//! closes.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::process::exit;

use nix::sys::ptrace::{self, Options};
use nix::sys::signal::Signal as NixSignal;
use nix::unistd::Pid as NixPid;
use rustix::process::{Pid, Signal, WaitOptions, WaitStatus, kill_process, wait};

use super::describe::{arguments, attempt, is_nobodys};
use crate::attempt::{Attempt, Kind};
use crate::enter::{LOOK, REFUSE, START};
use crate::plan::Plan;
use crate::said::{Said, say};
use crate::system::{Call, files, refused, starts};

/// Threads, too, however they were made (`__WALL`).
const ALL: WaitOptions = WaitOptions::from_bits_retain(libc::__WALL as u32);
/// Attempts that are told; a program that tries more has been understood.
const MOST: usize = 200;

/// What is known of a watched program.
struct Watch<'a> {
    plan: &'a Plan,
    calls: HashMap<(u16, i64), Call>,
    threads: HashSet<Pid>,
    /// What a thread tries whose call is under way.
    pending: BTreeMap<i32, Attempt>,
    told: usize,
    starts: usize,
}

/// Waits for the end of the program; none if it cannot be waited for.
pub(super) fn until_end(program: Pid, plan: &Plan) -> Option<WaitStatus> {
    let by = |code: u16, calls: Vec<Call>| calls.into_iter().map(move |call| ((code, call.number), call));
    let calls = by(REFUSE, refused()).chain(by(LOOK, files())).chain(by(START, starts())).collect();
    let mut watch = Watch { plan, calls, threads: HashSet::new(), pending: BTreeMap::new(), told: 0, starts: 0 };
    loop {
        let (thread, status) = wait(ALL).ok()??;
        if status.stopped() {
            watch.stopped(thread, status);
        } else if status.exited() || status.signaled() {
            watch.threads.remove(&thread);
            watch.pending.remove(&number(thread));
            if thread == program {
                return Some(status);
            }
        }
    }
}

impl Watch<'_> {
    fn stopped(&mut self, thread: Pid, status: WaitStatus) {
        if self.threads.insert(thread) {
            self.greet(thread);
        }
        // Beside the signal stands what happened.
        let (event, signal) = (status.as_raw() >> 16, status.stopping_signal().unwrap_or_default());
        match event {
            0 if signal == libc::SIGTRAP | 0x80 => self.returned(thread),
            0 if signal == libc::SIGSTOP => go_on(thread, None),
            0 => go_on(thread, NixSignal::try_from(signal).ok()),
            libc::PTRACE_EVENT_SECCOMP => self.called(thread),
            _ => go_on(thread, None),
        }
    }

    /// The first stop of a thread.
    fn greet(&mut self, thread: Pid) {
        let options = Options::PTRACE_O_EXITKILL
            | Options::PTRACE_O_TRACESYSGOOD
            | Options::PTRACE_O_TRACESECCOMP
            | Options::PTRACE_O_TRACECLONE
            | Options::PTRACE_O_TRACEFORK
            | Options::PTRACE_O_TRACEVFORK
            | Options::PTRACE_O_TRACEEXEC;
        // Threads have the options of those that made them.
        let failed = self.threads.len() == 1 && ptrace::setoptions(nix(thread), options).is_err();
        if failed {
            // Nothing has started yet; without the options nothing would be refused.
            let _ = kill_process(thread, Signal::KILL);
        }
        if self.threads.len() > self.plan.confinement.bounds.threads {
            self.tell(Attempt::new(Kind::Limit, format!("run more than {} threads", self.threads.len() - 1)));
            // Everything dies with this process.
            exit(128 + libc::SIGKILL);
        }
    }

    /// A thread is about to make a call that matters.
    fn called(&mut self, thread: Pid) {
        let code = ptrace::getevent(nix(thread)).ok().and_then(|code| u16::try_from(code).ok());
        let (Some(code), Ok(mut registers)) = (code, ptrace::getregs(nix(thread))) else {
            let _ = kill_process(thread, Signal::KILL);
            return;
        };
        // The twin numbers mean the same calls.
        let call = self.calls.get(&(code, (registers.orig_rax & 0x3fff_ffff) as i64));
        let tried = call.map(|call| attempt(call, thread, &arguments(&registers)));
        self.starts += usize::from(code == START);
        if code == START && self.starts == 1 {
            // The confined program itself.
            go_on(thread, None);
            return;
        }
        // Starting another program in its place is for Landlock to refuse: launchers start themselves again on some systems.
        if code != REFUSE {
            tried.and_then(|tried| self.pending.insert(number(thread), tried));
            let _ = ptrace::syscall(nix(thread), None);
            return;
        }
        // A call without a number does nothing, and this is its answer.
        registers.orig_rax = u64::MAX;
        registers.rax = -i64::from(libc::EPERM) as u64;
        if ptrace::setregs(nix(thread), registers).is_err() {
            let _ = kill_process(thread, Signal::KILL);
        }
        if let Some(tried) = tried {
            self.tell(tried);
        }
        go_on(thread, None);
    }

    /// A call about a file has its answer.
    fn returned(&mut self, thread: Pid) {
        if let (Some(tried), Ok(registers)) = (self.pending.remove(&number(thread)), ptrace::getregs(nix(thread))) {
            let answer = -(registers.rax as i64);
            // Renaming and linking between folders is answered as if these were other disks.
            let is_refused = [libc::EACCES, libc::EPERM].map(i64::from).contains(&answer)
                || answer == i64::from(libc::EXDEV) && tried.kind == Kind::Write;
            if is_refused {
                self.tell(tried);
            }
        }
        go_on(thread, None);
    }

    /// Before the thread goes on, so that it cannot say anything before this.
    fn tell(&mut self, tried: Attempt) {
        if is_nobodys(&tried) {
            return;
        }
        self.told += 1;
        if self.told <= MOST {
            say(&self.plan.token, &Said::Tried(tried));
        }
    }
}

fn number(thread: Pid) -> i32 {
    thread.as_raw_nonzero().get()
}

fn nix(thread: Pid) -> NixPid {
    NixPid::from_raw(number(thread))
}

/// An error is ignored: the thread has been killed meanwhile.
fn go_on(thread: Pid, signal: Option<NixSignal>) {
    let _ = ptrace::cont(nix(thread), signal);
}

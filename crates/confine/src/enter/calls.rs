//! System calls, by seccomp: everything is allowed but what a program could do harm with. A JVM needs too much, and each
//! version something else, for a list of what is allowed.
//!
//! What is refused looks like missing rights (`EPERM`). Where the guard watches, it is asked and does the refusing, so that it
//! knows what was tried. What JVMs do themselves is refused without a word, and what callers can do without is answered with
//! `ENOSYS`.

use std::collections::BTreeMap;

use rustix::process::getpid;
use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen as Length, SeccompCmpOp as Is, SeccompCondition, SeccompFilter,
    SeccompRule, apply_filter,
};

use crate::system::{Call, When, files, refused, starts};

/// What the guard is told when a call waits for it: to refuse it, or to look at its outcome.
pub(crate) const REFUSE: u16 = 1;
pub(crate) const LOOK: u16 = 2;
/// ... or that a program is to be started.
pub(crate) const START: u16 = 3;

/// The second set of numbers that some x86-64 kernels know for the same calls.
#[cfg(target_arch = "x86_64")]
const TWIN: Option<i64> = Some(0x4000_0000);
#[cfg(not(target_arch = "x86_64"))]
const TWIN: Option<i64> = None;

type Rules = BTreeMap<i64, Vec<SeccompRule>>;

/// Confines this process and everything that it starts.
pub(super) fn confine(watched: bool) -> Result<(), String> {
    install(watched).map_err(|error| format!("the kernel does not filter system calls ({error})"))
}

fn install(watched: bool) -> Result<(), seccompiler::Error> {
    let refusing = if watched { SeccompAction::Trace(REFUSE.into()) } else { SeccompAction::Errno(libc::EPERM as u32) };
    // Of all answers the strictest counts, and of equal ones that of the filter that was added last.
    if watched {
        apply(rules(&files())?, SeccompAction::Trace(LOOK.into()))?;
        apply(rules(&starts())?, SeccompAction::Trace(START.into()))?;
    }
    apply(rules(&refused())?, refusing)?;
    apply(absent(), SeccompAction::Errno(libc::ENOSYS as u32))?;
    apply(silent()?, SeccompAction::Errno(libc::EPERM as u32))
}

fn apply(rules: Rules, action: SeccompAction) -> Result<(), seccompiler::Error> {
    let target = std::env::consts::ARCH.try_into()?;
    let program: BpfProgram = SeccompFilter::new(rules, SeccompAction::Allow, action, target)?.try_into()?;
    apply_filter(&program)
}

/// Calls whose arguments lie in memory, where a filter cannot see them: libraries then use the older call.
fn absent() -> Rules {
    let numbers = [libc::SYS_clone3, libc::SYS_openat2, libc::SYS_io_uring_setup];
    numbers.into_iter().map(|number| (number, Vec::new())).collect()
}

/// What a JVM or the C library does on its own account, and can do without.
fn silent() -> Result<Rules, seccompiler::Error> {
    let limit = condition(2, Length::Qword, Is::Ne, 0)?;
    let ending = condition(0, Length::Dword, Is::Eq, libc::PR_SET_PDEATHSIG as u64)?;
    Ok(Rules::from([
        (libc::SYS_prlimit64, vec![SeccompRule::new(vec![limit])?]),
        (libc::SYS_setrlimit, Vec::new()),
        (libc::SYS_prctl, vec![SeccompRule::new(vec![ending])?]),
    ]))
}

fn rules(calls: &[Call]) -> Result<Rules, seccompiler::Error> {
    let mut rules = Rules::new();
    for call in calls {
        for number in [Some(call.number), TWIN.map(|twin| call.number | twin)].into_iter().flatten() {
            rules.insert(number, conditions(call.when)?);
        }
    }
    Ok(rules)
}

/// The rules of one call; none at all mean that it is always meant.
fn conditions(when: When) -> Result<Vec<SeccompRule>, seccompiler::Error> {
    let one = match when {
        When::OddSocket => return odd_sockets(),
        When::Joining => return joining(),
        When::Addressed => condition(4, Length::Qword, Is::Ne, 0)?,
        When::Always => return Ok(Vec::new()),
        // The number of this process stays the same when it becomes the program.
        When::OtherProcess => condition(0, Length::Dword, Is::Ne, getpid().as_raw_nonzero().get() as u64)?,
        When::NewProcess => condition(0, Length::Qword, Is::MaskedEq(libc::CLONE_THREAD as u64), 0)?,
        When::Emptying(flags) => {
            let mask = (libc::O_TRUNC | libc::O_ACCMODE) as u64;
            condition(flags, Length::Dword, Is::MaskedEq(mask), libc::O_TRUNC as u64)?
        }
    };
    Ok(vec![SeccompRule::new(vec![one])?])
}

/// Three rules: the family, the kind and the protocol, each among those that are known to be harmless.
fn odd_sockets() -> Result<Vec<SeccompRule>, seccompiler::Error> {
    let harmless: [(u8, u64, &[i32]); 3] = [
        (0, u64::MAX, &[libc::AF_UNIX, libc::AF_INET, libc::AF_INET6]),
        // Above the kind stand flags.
        (1, 0xf, &[libc::SOCK_STREAM, libc::SOCK_DGRAM]),
        (2, u64::MAX, &[0, libc::IPPROTO_TCP, libc::IPPROTO_UDP]),
    ];
    let rule = |(argument, mask, values): (u8, u64, &[i32])| {
        if mask == u64::MAX {
            let is_none = values.iter().map(|value| condition(argument, Length::Dword, Is::Ne, *value as u64));
            return Ok(vec![SeccompRule::new(is_none.collect::<Result<_, seccompiler::Error>>()?)?]);
        }
        // A mask can only be compared for equality: all other values.
        let others = (0..=mask).filter(|value| !values.contains(&(*value as i32)));
        let is_other =
            |value| Ok(SeccompRule::new(vec![condition(argument, Length::Dword, Is::MaskedEq(mask), value)?])?);
        others.map(is_other).collect::<Result<Vec<_>, seccompiler::Error>>()
    };
    Ok(harmless.into_iter().map(rule).collect::<Result<Vec<_>, seccompiler::Error>>()?.concat())
}

/// Options of IPv4 and IPv6 that have to do with groups, by their numbers in the kernel's `in.h` and `in6.h`.
fn joining() -> Result<Vec<SeccompRule>, seccompiler::Error> {
    let options = |level: i32, numbers: &[u64]| {
        let rule = |number: &u64| {
            let level = condition(1, Length::Dword, Is::Eq, level as u64)?;
            Ok(SeccompRule::new(vec![level, condition(2, Length::Dword, Is::Eq, *number)?])?)
        };
        numbers.iter().map(rule).collect::<Result<Vec<_>, seccompiler::Error>>()
    };
    let mut rules = options(libc::IPPROTO_IP, &[35, 36, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48])?;
    rules.extend(options(libc::IPPROTO_IPV6, &[20, 21, 27, 28, 42, 43, 44, 45, 46, 47, 48])?);
    Ok(rules)
}

fn condition(argument: u8, length: Length, is: Is, value: u64) -> Result<SeccompCondition, seccompiler::Error> {
    Ok(SeccompCondition::new(argument, length, is, value)?)
}

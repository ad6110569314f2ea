//! Files, by Landlock: what is not granted is out of reach, for root as well. Its later versions also confine network,
//! signals and abstract sockets; older kernels leave that to the filter of system calls.

use std::path::{Path, PathBuf};

use landlock::{
    ABI, Access, AccessFs, AccessNet, BitFlags, CompatLevel, Compatible, LandlockStatus, RestrictionStatus, Ruleset,
    RulesetAttr, RulesetCreatedAttr, RulesetError, RulesetStatus, Scope, path_beneath_rules,
};

use super::{interpreter, visible};
use crate::confinement::Confinement;

/// The newest version that is asked for; older kernels do what they can.
const NEWEST: ABI = ABI::V9;

/// What every program needs: libraries, and what the kernel says about the computer. None of it is the user's.
const SYSTEM: &[&str] = &[
    "/lib",
    "/lib32",
    "/lib64",
    "/usr/lib",
    "/usr/lib32",
    "/usr/lib64",
    "/usr/local/lib",
    "/nix/store",
    "/gnu/store",
    "/etc/ld.so.cache",
    "/etc/ld.so.preload",
    "/etc/gai.conf",
    "/etc/host.conf",
    "/etc/hosts",
    "/etc/resolv.conf",
    "/etc/locale.alias",
    "/etc/localtime",
    "/etc/timezone",
    "/etc/nsswitch.conf",
    "/etc/passwd",
    "/etc/fonts",
    "/usr/share/fonts",
    "/usr/share/locale",
    "/usr/share/zoneinfo",
    "/proc/self",
    "/proc/cgroups",
    "/proc/cpuinfo",
    "/proc/filesystems",
    "/proc/loadavg",
    "/proc/meminfo",
    "/proc/stat",
    "/proc/version",
    "/proc/sys/kernel",
    "/proc/sys/vm",
    "/sys/devices/system",
    "/sys/fs/cgroup",
    "/sys/kernel/mm",
    "/dev/random",
    "/dev/urandom",
    "/dev/zero",
];

/// What can be written to without changing anything.
const HARMLESS: &[&str] = &["/dev/null", "/proc/self/coredump_filter"];

/// Confines this process and everything that it starts; the result is the version of Landlock that does it.
pub(super) fn confine(confinement: &Confinement, program: &Path) -> Result<u32, String> {
    let status = restrict(confinement, program).map_err(|error| format!("Landlock fails ({error})"))?;
    match (status.ruleset, status.landlock) {
        (RulesetStatus::NotEnforced, LandlockStatus::NotEnabled) => Err("Landlock is switched off".to_owned()),
        (RulesetStatus::NotEnforced, _) => Err("the kernel has no Landlock".to_owned()),
        (_, LandlockStatus::Available { effective_abi, .. }) => Ok(effective_abi as u32),
        _ => Err("Landlock does not say what it does".to_owned()),
    }
}

fn restrict(confinement: &Confinement, program: &Path) -> Result<RestrictionStatus, RulesetError> {
    let all = AccessFs::from_all(NEWEST);
    let read: BitFlags<AccessFs> = AccessFs::ReadFile | AccessFs::ReadDir;
    let programs: Vec<PathBuf> = [Some(program.to_owned()), interpreter::of(program)].into_iter().flatten().collect();
    let readable = visible::visible(&confinement.readable, &confinement.hidden);
    // Devices, and programs that are made there, are of no use to anybody honest.
    let change = all & !(AccessFs::Execute | AccessFs::MakeChar | AccessFs::MakeBlock);
    Ruleset::default()
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(all)?
        .handle_access(AccessNet::from_all(NEWEST))?
        .scope(Scope::from_all(NEWEST))?
        .create()?
        .add_rules(path_beneath_rules(SYSTEM, read))?
        .add_rules(path_beneath_rules(readable, read))?
        .add_rules(path_beneath_rules(programs, AccessFs::Execute | AccessFs::ReadFile))?
        .add_rules(path_beneath_rules(HARMLESS, AccessFs::ReadFile | AccessFs::WriteFile))?
        .add_rules(path_beneath_rules([&confinement.scratch], change))?
        .restrict_self()
}

//! `java.util.logging`: loggers can be made and asked, but nothing is published, because handlers are configured by
//! files and stamp the time.

use crate::intrinsics::{Entries, nothing};
use crate::machine::{Machine, Reply};
use crate::trap::{Step, Trap};

pub(super) const TABLE: Entries = &[
    ("java/util/logging/LogManager.readPrimordialConfiguration()V", nothing),
    ("java/util/logging/LogManager$RootLogger.accessCheckedHandlers()[Ljava/util/logging/Handler;", publish),
];

fn publish(_machine: &mut Machine) -> Step<Reply> {
    Err(Trap::unsupported("publishing a record of java.util.logging"))
}

//! Questions that the JDK asks of its virtual machine.

use crate::intrinsics::{Entries, nothing, null, one, zero, zero_long};

pub(super) const TABLE: Entries = &[
    ("jdk/internal/misc/CDS.isDumpingClassList0()Z", zero),
    ("jdk/internal/misc/CDS.isDumpingArchive0()Z", zero),
    ("jdk/internal/misc/CDS.isSharingEnabled0()Z", zero),
    ("jdk/internal/misc/CDS.getCDSConfigStatus()I", zero),
    ("jdk/internal/misc/CDS.getRandomSeedForDumping()J", zero_long),
    ("jdk/internal/misc/CDS.initializeFromArchive(Ljava/lang/Class;)V", nothing),
    ("jdk/internal/misc/CDS.needsClassInitBarrier0(Ljava/lang/Class;)Z", zero),
    ("jdk/internal/vm/ContinuationSupport.isSupported0()Z", zero),
    ("jdk/internal/misc/VM.initialize()V", nothing),
    ("jdk/internal/misc/VM.initializeFromArchive(Ljava/lang/Class;)V", nothing),
    ("jdk/internal/misc/VM.latestUserDefinedLoader0()Ljava/lang/ClassLoader;", null),
    ("jdk/internal/misc/VM.getNanoTimeAdjustment(J)J", zero_long),
    ("jdk/internal/misc/VM.isBooted()Z", one),
    ("jdk/internal/misc/PreviewFeatures.isPreviewEnabled()Z", zero),
    ("java/util/concurrent/atomic/AtomicLong.VMSupportsCS8()Z", one),
    ("java/util/concurrent/atomic/Striped64.getProbe()I", one),
];

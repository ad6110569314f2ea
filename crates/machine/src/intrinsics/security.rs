//! `java.security`: settings without the new file system, and no source of randomness.

use heap::Value;

use crate::intrinsics::{Entries, null};
use crate::machine::{Machine, Reply};
use crate::trap::{Step, Trap};

pub(super) const TABLE: Entries = &[
    // Results must not depend on randomness.
    (
        "sun/security/provider/NativePRNG.initIO(Lsun/security/provider/NativePRNG$Variant;)Lsun/security/provider/NativePRNG$RandomIO;",
        null,
    ),
    ("java/security/Security$SecPropLoader.loadAll()V", load_settings),
];

/// The JDK's settings, in its home.
const SETTINGS: &str = "conf/security/java.security";

/// Newer JDKs read their settings through `java.nio.file`, which is not supported: the same file is handed to the same
/// properties as a stream of bytes.
fn load_settings(machine: &mut Machine) -> Step<Reply> {
    let path = machine.program.jdk.home.join(SETTINGS).to_string_lossy().into_owned();
    let contents = machine.jdk_file(&path)?;
    let stream = machine.byte_stream(&contents)?;
    let security = machine.load("java/security/Security")?;
    let slot = machine.program.slot(security, "props");
    let Some(Value::Ref(props)) = slot.map(|slot| machine.state.statics.get(slot as usize)) else {
        return Err(Trap::malformed("Security without properties"));
    };
    let properties = machine.load("java/util/Properties")?;
    let load = machine
        .program
        .declared(properties, "load", "(Ljava/io/InputStream;)V")
        .ok_or_else(|| Trap::malformed("Properties without load"))?;
    machine.tail_call(load, &[Value::Ref(props), Value::Ref(stream)])
}

//! `java.lang.System`, `Runtime` and properties.

use heap::{Ref, Value};
use term::{BinaryOp, Domain};

use crate::intrinsics::{Entries, int, long, nothing, null, reference, zero};
use crate::machine::{Machine, Reply};
use crate::surroundings::Surrounding;
use crate::trap::{Step, Stop, Trap};

pub(super) const TABLE: Entries = &[
    ("java/lang/System.currentTimeMillis()J", current_time_millis),
    ("java/lang/System.nanoTime()J", nano_time),
    ("java/lang/System.setIn0(Ljava/io/InputStream;)V", set_in),
    ("java/lang/System.setOut0(Ljava/io/PrintStream;)V", set_out),
    ("java/lang/System.setErr0(Ljava/io/PrintStream;)V", set_err),
    ("java/lang/System.getSecurityManager()Ljava/lang/SecurityManager;", null),
    ("java/lang/System.loadLibrary(Ljava/lang/String;)V", nothing),
    ("jdk/internal/loader/BootLoader.loadLibrary(Ljava/lang/String;)V", nothing),
    ("jdk/internal/loader/NativeLibraries.loadLibrary(Ljava/lang/String;)V", nothing),
    ("java/lang/Runtime.availableProcessors()I", processors),
    ("java/lang/Runtime.freeMemory()J", memory),
    ("java/lang/Runtime.totalMemory()J", memory),
    ("java/lang/Runtime.maxMemory()J", memory),
    ("java/lang/Runtime.gc()V", nothing),
    ("java/lang/Shutdown.beforeHalt()V", nothing),
    ("java/lang/Shutdown.halt0(I)V", halt),
    ("java/lang/Runtime.exit(I)V", exit),
    ("java/lang/Runtime.halt(I)V", exit),
    ("jdk/internal/util/SystemProps$Raw.vmProperties()[Ljava/lang/String;", vm_properties),
    ("jdk/internal/util/SystemProps$Raw.platformProperties()[Ljava/lang/String;", platform_properties),
    ("java/lang/ProcessImpl.init()V", nothing),
    ("java/lang/ProcessEnvironment.environ()[[B", environ),
    ("java/util/TimeZone.getSystemTimeZoneID(Ljava/lang/String;)Ljava/lang/String;", time_zone),
    ("java/util/TimeZone.getSystemGMTOffsetID()Ljava/lang/String;", time_zone),
    ("jdk/internal/misc/Signal.findSignal0(Ljava/lang/String;)I", zero),
    ("jdk/internal/misc/Signal.handle0(IJ)J", super::zero_long),
];

/// The instant at which every run starts, so that results do not depend on the real time.
const START_MILLIS: i64 = 1_700_000_000_000;
/// What each reading of the clock adds.
const TICK_NANOS: i64 = 1_000;

fn tick(machine: &mut Machine) -> i64 {
    let reading = machine.state.runtime.clock.get() + 1;
    machine.state.runtime.clock.set(reading);
    reading as i64 * TICK_NANOS
}

/// The time of day may be anything: clocks are set.
fn current_time_millis(machine: &mut Machine) -> Step<Reply> {
    let is_any = machine.may_be_anything(Surrounding::Clock);
    let nanos = tick(machine);
    if is_any { Ok(Reply::Value(machine.read_anything(Domain::Long))) } else { long(START_MILLIS + nanos / 1_000_000) }
}

/// The elapsed time may begin anywhere, and does not run backwards.
fn nano_time(machine: &mut Machine) -> Step<Reply> {
    if !machine.may_be_anything(Surrounding::Clock) {
        return long(tick(machine));
    }
    let now = machine.next_reading(Domain::Long);
    if let Some(last) = machine.state.runtime.elapsed.get().checked_sub(1) {
        let last = machine.terms.variable(last, Domain::Long);
        let (passed, zero) = (machine.terms.binary(BinaryOp::Sub, now, last), machine.terms.long(0));
        machine.require_at_most(zero, passed)?;
    }
    tick(machine);
    machine.state.runtime.elapsed.set(machine.state.input.variables().len() as u32 + 1);
    Ok(Reply::Value(machine.read_anything(Domain::Long)))
}

fn processors(machine: &mut Machine) -> Step<Reply> {
    if !machine.is_called_by_program() || !machine.may_be_anything(Surrounding::Processors) {
        return int(1);
    }
    let (one, number) = (machine.terms.int(1), machine.next_reading(Domain::Natural));
    machine.require_at_most(one, number)?;
    tick(machine);
    Ok(Reply::Value(machine.read_anything(Domain::Natural)))
}

fn memory(machine: &mut Machine) -> Step<Reply> {
    if !machine.is_called_by_program() || !machine.may_be_anything(Surrounding::Memory) {
        return long(machine.config.max_memory as i64);
    }
    let (zero, amount) = (machine.terms.long(0), machine.next_reading(Domain::Long));
    machine.require_at_most(zero, amount)?;
    tick(machine);
    Ok(Reply::Value(machine.read_anything(Domain::Long)))
}

fn exit(machine: &mut Machine) -> Step<Reply> {
    Err(Trap::stop(Stop::Exit(machine.arg_int(1)?)))
}

fn halt(machine: &mut Machine) -> Step<Reply> {
    Err(Trap::stop(Stop::Exit(machine.arg_int(0)?)))
}

fn set_stream(machine: &mut Machine, name: &str) -> Step<Reply> {
    let stream = machine.arg(0);
    let system = machine.load("java/lang/System")?;
    if let Some(slot) = machine.program.slot(system, name) {
        machine.state.statics.set(slot as usize, stream);
    }
    Ok(Reply::Void)
}

fn set_in(machine: &mut Machine) -> Step<Reply> {
    set_stream(machine, "in")
}

fn set_out(machine: &mut Machine) -> Step<Reply> {
    set_stream(machine, "out")
}

fn set_err(machine: &mut Machine) -> Step<Reply> {
    set_stream(machine, "err")
}

fn text_array(machine: &mut Machine, texts: &[Option<&str>]) -> Step<Reply> {
    let mut strings = Vec::with_capacity(texts.len());
    for text in texts {
        strings.push(match text {
            Some(text) => machine.new_text(text)?,
            None => Ref::NULL,
        });
    }
    reference(machine.new_refs(machine.known.string_array, &strings)?)
}

fn vm_properties(machine: &mut Machine) -> Step<Reply> {
    let release = machine.program.jdk.version;
    let version = release.to_string();
    let class_version = format!("{}.0", release + 44);
    let full = machine.program.jdk.full_version.clone();
    let home = machine.program.jdk.home.to_string_lossy().into_owned();
    let mut pairs = vec![
        ("java.home", home.as_str()),
        ("java.vm.specification.name", "Java Virtual Machine Specification"),
        ("java.vm.specification.vendor", "Oracle Corporation"),
        ("java.vm.specification.version", version.as_str()),
        ("java.specification.version", version.as_str()),
        ("java.version", full.as_str()),
        ("java.runtime.version", full.as_str()),
        ("java.vm.name", "Heapwright"),
        ("java.vm.version", env!("CARGO_PKG_VERSION")),
        ("java.vm.vendor", "Heapwright"),
        ("java.vm.info", "interpreted mode"),
        ("java.class.version", class_version.as_str()),
        ("java.class.path", ""),
        ("java.library.path", ""),
        ("sun.nio.PageAlignDirectMemory", "false"),
        ("user.timezone", "UTC"),
        // Without workers, forked tasks run in the thread that waits for them.
        ("java.util.concurrent.ForkJoinPool.common.parallelism", "0"),
    ];
    if release >= 23 {
        // Otherwise the first use of `sun.misc.Unsafe` walks the stack to warn about its caller.
        pairs.push(("sun.misc.unsafe.memory.access", "allow"));
    }
    let flat: Vec<Option<&str>> =
        pairs.iter().flat_map(|&(key, value)| [Some(key), Some(value)]).chain([None, None]).collect();
    text_array(machine, &flat)
}

/// Values of `SystemProps.Raw`, by the names of its index constants.
const PLATFORM: &[(&str, &str)] = &[
    ("_file_encoding_NDX", "UTF-8"),
    ("_file_separator_NDX", "/"),
    ("_java_io_tmpdir_NDX", "/tmp"),
    ("_line_separator_NDX", "\n"),
    ("_native_encoding_NDX", "UTF-8"),
    ("_os_arch_NDX", "amd64"),
    ("_os_name_NDX", "Linux"),
    ("_os_version_NDX", "6.0"),
    ("_path_separator_NDX", ":"),
    ("_sun_arch_data_model_NDX", "64"),
    ("_sun_cpu_endian_NDX", "little"),
    ("_sun_io_unicode_encoding_NDX", "UnicodeLittle"),
    ("_sun_jnu_encoding_NDX", "UTF-8"),
    ("_stdout_encoding_NDX", "UTF-8"),
    ("_stderr_encoding_NDX", "UTF-8"),
    ("_sun_stdout_encoding_NDX", "UTF-8"),
    ("_sun_stderr_encoding_NDX", "UTF-8"),
    ("_user_dir_NDX", "/"),
    ("_user_home_NDX", "/"),
    ("_user_name_NDX", "user"),
    ("_display_language_NDX", "en"),
    ("_format_language_NDX", "en"),
    ("_display_country_NDX", "US"),
    ("_format_country_NDX", "US"),
];

fn platform_properties(machine: &mut Machine) -> Step<Reply> {
    let raw = machine.load("jdk/internal/util/SystemProps$Raw")?;
    machine.ensure_initialized(raw)?;
    let at = |name: &str| match machine.program.slot(raw, name).map(|slot| machine.state.statics.get(slot as usize)) {
        Some(Value::Int(index)) => usize::try_from(index).ok(),
        _ => None,
    };
    let length = at("FIXED_LENGTH").unwrap_or(64);
    let mut values = vec![None; length];
    for &(name, value) in PLATFORM {
        if let Some(index) = at(name)
            && index < length
        {
            values[index] = Some(value);
        }
    }
    text_array(machine, &values)
}

/// The environment is empty: results must not depend on it.
fn environ(machine: &mut Machine) -> Step<Reply> {
    let class = machine.load("[[B")?;
    reference(machine.new_array(class, 0)?)
}

fn time_zone(machine: &mut Machine) -> Step<Reply> {
    reference(machine.new_text("UTC")?)
}

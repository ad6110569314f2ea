//! `java.lang.System`, `Runtime` and properties.

use heap::{Ref, Value};
use program::Kind;

use crate::intrinsics::class::external_name;
use crate::intrinsics::{Entries, Reply, long, nothing, null, reference, zero};
use crate::machine::Machine;
use crate::trap::{Step, Stop, Trap};

pub(super) const TABLE: Entries = &[
    ("java/lang/System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V", arraycopy),
    ("java/lang/System.currentTimeMillis()J", current_time_millis),
    ("java/lang/System.nanoTime()J", nano_time),
    ("java/lang/System.setIn0(Ljava/io/InputStream;)V", set_in),
    ("java/lang/System.setOut0(Ljava/io/PrintStream;)V", set_out),
    ("java/lang/System.setErr0(Ljava/io/PrintStream;)V", set_err),
    ("java/lang/System.getSecurityManager()Ljava/lang/SecurityManager;", null),
    ("java/lang/System.loadLibrary(Ljava/lang/String;)V", nothing),
    ("jdk/internal/loader/BootLoader.loadLibrary(Ljava/lang/String;)V", nothing),
    ("jdk/internal/loader/NativeLibraries.loadLibrary(Ljava/lang/String;)V", nothing),
    ("java/lang/Runtime.availableProcessors()I", super::one),
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

/// The instant at which every run starts: nothing may depend on when it really does.
const START_MILLIS: i64 = 1_700_000_000_000;
/// What each reading of the clock adds.
const TICK_NANOS: i64 = 1_000;

fn tick(machine: &mut Machine) -> i64 {
    let reading = machine.state.clock.get() + 1;
    machine.state.clock.set(reading);
    reading as i64 * TICK_NANOS
}

fn current_time_millis(machine: &mut Machine) -> Step<Reply> {
    let nanos = tick(machine);
    long(START_MILLIS + nanos / 1_000_000)
}

fn nano_time(machine: &mut Machine) -> Step<Reply> {
    let nanos = tick(machine);
    long(nanos)
}

fn memory(machine: &mut Machine) -> Step<Reply> {
    long(machine.config.max_memory as i64)
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

fn arraycopy(machine: &mut Machine) -> Step<Reply> {
    let (from, from_at) = (machine.arg_ref(0)?, machine.arg_int(1)?);
    let (to, to_at) = (machine.arg_ref(2)?, machine.arg_int(3)?);
    let len = machine.arg_int(4)?;
    let heap = &machine.state.heap;
    let (source, target) = (heap.header(from).ok_or_else(Trap::null)?, heap.header(to).ok_or_else(Trap::null)?);
    let element_kind = |class| match machine.program.class(class).shape {
        program::Shape::Array(_, kind) => Some(kind),
        _ => None,
    };
    let mismatch = |message: String| Trap::raise_with("java/lang/ArrayStoreException", message);
    let name = |class| external_name(machine, class);
    let (Some(source_kind), Some(target_kind)) = (element_kind(source.class), element_kind(target.class)) else {
        let message = match element_kind(source.class) {
            None => format!("arraycopy: source type {} is not an array", name(source.class)),
            Some(_) => format!("arraycopy: destination type {} is not an array", name(target.class)),
        };
        return Err(mismatch(message));
    };
    if source_kind != target_kind {
        let describe = |kind: Kind, class| if kind == Kind::Ref { "object array[]".to_owned() } else { name(class) };
        let message = if source_kind != Kind::Ref && target_kind != Kind::Ref {
            format!("arraycopy: type mismatch: can not copy {} into {}", name(source.class), name(target.class))
        } else {
            format!(
                "arraycopy: type mismatch: can not copy {} into {}",
                describe(source_kind, source.class),
                describe(target_kind, target.class)
            )
        };
        return Err(mismatch(message));
    }
    check_bounds(
        machine,
        (source.class, source_kind, source.len(), from_at),
        (target.class, target.len(), to_at),
        len,
    )?;
    let (from_at, to_at, len) = (from_at as usize, to_at as usize, len as usize);
    if source_kind == Kind::Ref && source.class != target.class {
        let own = machine.program.class(source.class).element();
        let wanted = machine.program.class(target.class).element();
        if let (Some(own), Some(wanted)) = (own, wanted)
            && !machine.program.is_subtype(own, wanted)
        {
            return copy_checked(machine, (from, from_at), (to, to_at), len, (own, wanted));
        }
    }
    machine.state.heap.copy(from, from_at, to, to_at, len);
    Ok(Reply::Void)
}

fn check_bounds(
    machine: &Machine,
    (source, kind, source_len, from): (program::ClassId, Kind, usize, i32),
    (target, target_len, to): (program::ClassId, usize, i32),
    len: i32,
) -> Step {
    let describe = |class, len: usize| {
        if kind == Kind::Ref {
            format!("object array[{len}]")
        } else {
            external_name(machine, class).replace("[]", &format!("[{len}]"))
        }
    };
    let outside = |message: String| Trap::raise_with("java/lang/ArrayIndexOutOfBoundsException", message);
    let (source_text, target_text) = (describe(source, source_len), describe(target, target_len));
    if from < 0 {
        return Err(outside(format!("arraycopy: source index {from} out of bounds for {source_text}")));
    }
    if to < 0 {
        return Err(outside(format!("arraycopy: destination index {to} out of bounds for {target_text}")));
    }
    if len < 0 {
        return Err(outside(format!("arraycopy: length {len} is negative")));
    }
    let (source_end, target_end) = (from as u32 + len as u32, to as u32 + len as u32);
    if source_end as usize > source_len {
        return Err(outside(format!("arraycopy: last source index {source_end} out of bounds for {source_text}")));
    }
    if target_end as usize > target_len {
        return Err(outside(format!("arraycopy: last destination index {target_end} out of bounds for {target_text}")));
    }
    Ok(())
}

/// Copies up to the first element that does not fit, then throws.
fn copy_checked(
    machine: &mut Machine,
    (from, from_at): (Ref, usize),
    (to, to_at): (Ref, usize),
    len: usize,
    (own, wanted): (program::ClassId, program::ClassId),
) -> Step<Reply> {
    let elements = machine.state.heap.references(from)?[from_at..from_at + len].to_vec();
    for (index, &element) in elements.iter().enumerate() {
        if !element.is_null() && !machine.is_instance(element, wanted) {
            return Err(Trap::raise_with(
                "java/lang/ArrayStoreException",
                format!(
                    "arraycopy: element type mismatch: can not cast one of the elements of {}[] to the type of the destination array, {}",
                    machine.program.class(own).java_name(),
                    machine.program.class(wanted).java_name()
                ),
            ));
        }
        machine.state.heap.set_reference(to, (to_at + index) as i32, element)?;
    }
    Ok(Reply::Void)
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

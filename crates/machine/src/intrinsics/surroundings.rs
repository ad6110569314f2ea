//! Methods of the JDK by which programs read their surroundings. Their bytecode runs; that they were called is noted.

use heap::Value;
use term::{BinaryOp, Domain, UnaryOp};

use crate::decide::Numbers;
use crate::intrinsics::{Entries, null};
use crate::machine::{Machine, Reply};
use crate::surroundings::Surrounding;
use crate::trap::{Step, Trap};

pub(super) const TABLE: Entries = &[
    ("java/util/Random.<init>()V", clock),
    ("java/util/Random.next(I)I", next),
    ("java/lang/Math.random()D", random),
    ("java/lang/StrictMath.random()D", random),
    ("java/util/concurrent/ThreadLocalRandom.localInit()V", fixed_clock),
    ("java/util/SplittableRandom.<init>()V", fixed_clock),
    ("java/security/SecureRandom.<init>()V", fixed_clock),
    ("java/util/UUID.randomUUID()Ljava/util/UUID;", fixed_clock),
    ("java/util/ImmutableCollections$Set12.iterator()Ljava/util/Iterator;", salt),
    ("java/util/ImmutableCollections$Set12.toArray()[Ljava/lang/Object;", salt),
    ("java/util/ImmutableCollections$Set12.toArray([Ljava/lang/Object;)[Ljava/lang/Object;", salt),
    ("java/util/ImmutableCollections$SetN.iterator()Ljava/util/Iterator;", salt),
    ("java/util/ImmutableCollections$SetN.toArray()[Ljava/lang/Object;", salt),
    ("java/util/ImmutableCollections$SetN.toArray([Ljava/lang/Object;)[Ljava/lang/Object;", salt),
    ("java/util/ImmutableCollections$MapN.entrySet()Ljava/util/Set;", salt),
    ("java/lang/System.getenv()Ljava/util/Map;", variables),
    ("java/lang/System.getenv(Ljava/lang/String;)Ljava/lang/String;", variables),
    ("java/lang/System.getProperties()Ljava/util/Properties;", properties),
    ("java/lang/System.getProperty(Ljava/lang/String;)Ljava/lang/String;", properties),
    ("java/lang/System.getProperty(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;", properties),
    ("java/lang/System.lineSeparator()Ljava/lang/String;", line_separator),
    ("java/lang/Boolean.getBoolean(Ljava/lang/String;)Z", properties),
    ("java/lang/Integer.getInteger(Ljava/lang/String;)Ljava/lang/Integer;", properties),
    ("java/lang/Integer.getInteger(Ljava/lang/String;I)Ljava/lang/Integer;", properties),
    ("java/lang/Integer.getInteger(Ljava/lang/String;Ljava/lang/Integer;)Ljava/lang/Integer;", properties),
    ("java/lang/Long.getLong(Ljava/lang/String;)Ljava/lang/Long;", properties),
    ("java/lang/Long.getLong(Ljava/lang/String;J)Ljava/lang/Long;", properties),
    ("java/lang/Long.getLong(Ljava/lang/String;Ljava/lang/Long;)Ljava/lang/Long;", properties),
    ("java/util/TimeZone.getDefaultRef()Ljava/util/TimeZone;", time_zone),
    ("java/util/Locale.getDefault()Ljava/util/Locale;", locale),
    ("java/util/Locale.getDefault(Ljava/util/Locale$Category;)Ljava/util/Locale;", locale),
    ("java/lang/Throwable.getStackTrace()[Ljava/lang/StackTraceElement;", callers),
    ("java/lang/Throwable.printStackTrace(Ljava/io/PrintStream;)V", callers),
    ("java/lang/Throwable.printStackTrace(Ljava/io/PrintWriter;)V", callers),
    ("java/lang/Thread.getStackTrace()[Ljava/lang/StackTraceElement;", callers),
    ("java/lang/StackWalker.walk(Ljava/util/function/Function;)Ljava/lang/Object;", callers),
    ("java/lang/StackWalker.forEach(Ljava/util/function/Consumer;)V", callers),
    ("java/lang/StackWalker.getCallerClass()Ljava/lang/Class;", callers),
    ("java/lang/Thread.getName()Ljava/lang/String;", thread),
    ("java/lang/Thread.getId()J", thread),
    ("java/lang/Thread.threadId()J", thread),
    ("java/lang/Thread.getPriority()I", thread),
    ("java/lang/Thread.isDaemon()Z", thread),
    ("java/lang/Thread.getThreadGroup()Ljava/lang/ThreadGroup;", thread),
    ("java/lang/Thread.activeCount()I", thread),
    ("java/lang/Thread.toString()Ljava/lang/String;", thread),
    ("java/lang/Thread.interrupted()Z", thread),
    ("java/lang/Thread.isInterrupted()Z", thread),
    ("java/lang/Thread.getUncaughtExceptionHandler()Ljava/lang/Thread$UncaughtExceptionHandler;", thread),
    ("java/lang/Thread.getDefaultUncaughtExceptionHandler()Ljava/lang/Thread$UncaughtExceptionHandler;", thread),
    ("java/lang/System.console()Ljava/io/Console;", console),
    ("java/nio/charset/Charset.defaultCharset()Ljava/nio/charset/Charset;", properties),
    ("java/lang/String.getBytes()[B", properties),
    ("java/lang/String.<init>([B)V", properties),
    ("java/lang/Thread.getContextClassLoader()Ljava/lang/ClassLoader;", loader),
    ("java/lang/Class.getPackage()Ljava/lang/Package;", package),
    ("java/lang/Class.getProtectionDomain()Ljava/security/ProtectionDomain;", loader),
    ("java/lang/Class.getModule()Ljava/lang/Module;", loader),
    ("java/lang/Class.getResource(Ljava/lang/String;)Ljava/net/URL;", loader),
    ("java/lang/Class.getResourceAsStream(Ljava/lang/String;)Ljava/io/InputStream;", loader),
    ("java/lang/ref/Reference.get()Ljava/lang/Object;", collector),
    ("java/lang/ref/SoftReference.get()Ljava/lang/Object;", collector),
    ("java/lang/ref/Reference.refersTo(Ljava/lang/Object;)Z", collector),
    ("java/util/WeakHashMap.expungeStaleEntries()V", weak_map),
];

/// Random numbers without a seed come from the clock.
fn clock(machine: &mut Machine) -> Step<Reply> {
    machine.may_be_anything(Surrounding::Clock);
    Ok(Reply::Body)
}

/// Seeds of these classes are taken once, when they are initialized.
fn fixed_clock(machine: &mut Machine) -> Step<Reply> {
    machine.note_reading(Surrounding::Clock);
    Ok(Reply::Body)
}

/// `int next(int bits)` of a generator whose seed may be anything: so may its numbers.
fn next(machine: &mut Machine) -> Step<Reply> {
    let generator = machine.object(machine.arg_ref(0)?)?;
    let bits = machine.arg(1);
    let (Value::Ref(seed), Value::Int(bits @ 1..=32)) = (machine.get_named(generator, "seed")?, bits) else {
        return Ok(Reply::Body);
    };
    if seed.is_null() || seed.is_undecided() {
        return Ok(Reply::Body);
    }
    let seed = machine.get_named(seed, "value")?;
    if !machine.depends_on_reading(seed) {
        return Ok(Reply::Body);
    }
    let number = machine.read_anything(Domain::Int);
    let (number, shift) = (machine.terms.term_of(number)?, machine.terms.int(32 - bits));
    let number = machine.terms.binary(BinaryOp::Ushr, number, shift);
    Ok(Reply::Value(machine.terms.value_of(number)))
}

/// Any of the numbers that `nextDouble` of an unseeded generator can answer.
fn random(machine: &mut Machine) -> Step<Reply> {
    if !machine.may_be_anything(Surrounding::Clock) {
        return Ok(Reply::Body);
    }
    let bits = machine.read_anything(Domain::Long);
    let (bits, shift) = (machine.terms.term_of(bits)?, machine.terms.int(11));
    let bits = machine.terms.binary(BinaryOp::Ushr, bits, shift);
    let (number, unit) = (machine.terms.unary(UnaryOp::L2D, bits), machine.terms.double(1.0 / (1_u64 << 53) as f64));
    let number = machine.terms.binary(BinaryOp::Mul, number, unit);
    Ok(Reply::Value(machine.terms.value_of(number)))
}

fn salt(machine: &mut Machine) -> Step<Reply> {
    machine.note_reading(Surrounding::Salt);
    Ok(Reply::Body)
}

fn variables(machine: &mut Machine) -> Step<Reply> {
    note_for_program(machine, Surrounding::Variables)
}

fn properties(machine: &mut Machine) -> Step<Reply> {
    note_for_program(machine, Surrounding::Properties)
}

/// The same wherever the real JVM runs as this one does.
fn line_separator(machine: &mut Machine) -> Step<Reply> {
    if machine.is_called_by_program() {
        machine.surroundings.note(Surrounding::Properties);
    }
    Ok(Reply::Body)
}

fn time_zone(machine: &mut Machine) -> Step<Reply> {
    machine.note_reading(Surrounding::TimeZone);
    Ok(Reply::Body)
}

fn locale(machine: &mut Machine) -> Step<Reply> {
    machine.note_reading(Surrounding::Locale);
    Ok(Reply::Body)
}

fn callers(machine: &mut Machine) -> Step<Reply> {
    note_for_program(machine, Surrounding::Callers)
}

fn thread(machine: &mut Machine) -> Step<Reply> {
    note_for_program(machine, Surrounding::Thread)
}

/// Standard input is no terminal.
fn console(machine: &mut Machine) -> Step<Reply> {
    machine.note_reading(Surrounding::StandardInput);
    null(machine)
}

fn loader(machine: &mut Machine) -> Step<Reply> {
    note_for_program(machine, Surrounding::Loader)
}

/// Packages of the program are made by its loader, which runs no code here.
fn package(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_class(0)?;
    match machine.program.class(class).is_jdk() {
        true => Ok(Reply::Body),
        false => Err(Trap::unsupported("the package of a class, as an object")),
    }
}

fn collector(machine: &mut Machine) -> Step<Reply> {
    note_for_program(machine, Surrounding::Collector)
}

/// What such a map holds depends on what has been collected.
fn weak_map(machine: &mut Machine) -> Step<Reply> {
    machine.note_reading(Surrounding::Collector);
    Ok(Reply::Body)
}

fn note_for_program(machine: &mut Machine, surrounding: Surrounding) -> Step<Reply> {
    if machine.is_called_by_program() {
        machine.note_reading(surrounding);
    }
    Ok(Reply::Body)
}

//! Which objects a prediction looks into: those of the program and the collections of the JDK. Other objects of the JDK
//! hold what differs from run to run: threads, locks, loaders, traces, clocks.

use program::Class;

/// Packages and classes of the JDK whose fields are predicted.
const OPEN: [&str; 3] = ["java/util/", "java/math/", "java/lang/Object"];
/// Packages and classes below these whose fields are not predicted.
const CLOSED: [&str; 22] = [
    "java/util/Calendar",
    "java/util/Currency",
    "java/util/Formatter",
    "java/util/GregorianCalendar",
    "java/util/Locale",
    "java/util/ResourceBundle",
    "java/util/Scanner",
    "java/util/ServiceLoader",
    "java/util/SimpleTimeZone",
    "java/util/TimeZone",
    "java/util/Timer",
    "java/util/WeakHashMap",
    "java/util/concurrent/ForkJoin",
    "java/util/concurrent/Thread",
    "java/util/concurrent/locks/",
    "java/util/jar/",
    "java/util/logging/",
    "java/util/prefs/",
    "java/util/regex/",
    "java/util/spi/",
    "java/util/stream/",
    "java/util/zip/",
];

/// Whether the fields that a class declares are predicted.
pub fn is_transparent(class: &Class) -> bool {
    let is_in = |names: &[&str]| names.iter().any(|name| class.name.starts_with(name));
    !class.is_jdk() || (is_in(&OPEN) && !is_in(&CLOSED) && !class.name.ends_with("Exception"))
}

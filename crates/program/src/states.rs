//! The states of JDK objects that programs can make. Fields of the JDK are private: what its classes see to is known from
//! their sources, and written down here for those that inputs often are.
//!
//! A class whose fields are called otherwise in another JDK is left as it is.

use crate::class::Class;
use crate::class_bytes::{ClassBytes, ClassOrigin};
use crate::ids::MethodId;

/// The class with the methods.
pub(crate) const STATES: &str = "heapwright/States";
/// Its source.
pub const STATES_SOURCE: &str = include_str!("states/States.java");
const BYTES: &[u8] = include_bytes!("states/States.class");

/// What objects of a class of the JDK are like.
pub(crate) struct State {
    pub(crate) class: &'static str,
    /// The method that says so.
    pub(crate) method: &'static str,
    /// The fields that it is given, in order.
    pub(crate) fields: &'static [&'static str],
    /// Fields that a new object leaves alone: they keep what was worked out before.
    pub(crate) kept: &'static [&'static str],
}

const fn state(class: &'static str, method: &'static str, fields: &'static [&'static str]) -> State {
    State { class, method, fields, kept: &[] }
}

const BUILDER: &[&str] = &["value", "coder", "count"];
const CACHES: &[&str] = &["bitCountPlusOne", "bitLengthPlusOne", "lowestSetBitPlusTwo", "firstNonzeroIntNumPlusTwo"];

/// All that are known.
pub(crate) const KNOWN: &[State] = &[
    State { kept: &["toStringCache"], ..state("java/lang/StringBuffer", "builder", BUILDER) },
    state("java/lang/StringBuilder", "builder", BUILDER),
    State { kept: CACHES, ..state("java/math/BigInteger", "bigInteger", &["signum", "mag"]) },
    state("java/time/Duration", "duration", &["seconds", "nanos"]),
    state("java/time/Instant", "instant", &["seconds", "nanos"]),
    state("java/time/LocalDate", "localDate", &["year", "month", "day"]),
    state("java/time/LocalDateTime", "localDateTime", &["date", "time"]),
    state("java/time/LocalTime", "localTime", &["hour", "minute", "second", "nano"]),
    state("java/time/MonthDay", "monthDay", &["month", "day"]),
    state("java/time/Year", "year", &["year"]),
    state("java/time/YearMonth", "yearMonth", &["year", "month"]),
    state("java/util/BitSet", "bitSet", &["words", "wordsInUse"]),
    state("java/util/OptionalDouble", "optionalDouble", &["isPresent", "value"]),
    state("java/util/OptionalInt", "optionalInt", &["isPresent", "value"]),
    state("java/util/OptionalLong", "optionalLong", &["isPresent", "value"]),
];

/// What is known of the objects of a class.
#[derive(Clone, Debug)]
pub struct KnownState {
    /// The method that throws if there is no such object.
    pub method: MethodId,
    /// The slots of the fields that it is given, in order.
    pub given: Vec<u32>,
    /// The slots of fields that are as in a new object.
    pub kept: Vec<u32>,
}

/// The class file.
pub(crate) fn find(file: &str) -> Option<ClassBytes> {
    let is_it = file.strip_suffix(".class") == Some(STATES);
    is_it.then(|| ClassBytes { bytes: BYTES.to_vec(), origin: ClassOrigin::States })
}

impl Class {
    /// Whether it is a class of the JDK that inputs often are: strings, boxes, and those whose states are known.
    pub fn is_everyday(&self) -> bool {
        self.is_value() || self.is_jdk() && KNOWN.iter().any(|state| state.class == &*self.name)
    }

    /// Whether its methods say what objects of the JDK are like.
    pub fn is_states(&self) -> bool {
        matches!(self.origin.as_deref(), Some(ClassOrigin::States))
    }
}

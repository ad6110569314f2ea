//! How users spell limits, gaps and interruptions: with the flags of the command line.

use explore::{GapReason, Interruption, Limit, print_size};
use machine::{LeftOut, Surrounding};

/// The flag of a limit, without its dashes.
pub(crate) fn flag(limit: Limit) -> &'static str {
    match limit {
        Limit::Array | Limit::MadeArray => "array",
        Limit::Depth => "depth",
        Limit::K => "k",
        Limit::Loop => "loop",
        Limit::Memory => "memory",
        Limit::N => "n",
        Limit::Steps => "steps",
        Limit::String => "string",
        Limit::Time => "time",
    }
}

/// Why a path was left: the flag of a limit stands before its value.
pub fn gap(reason: &GapReason) -> String {
    match reason {
        GapReason::Limit(limit, None) => format!("--{}", flag(*limit)),
        GapReason::Limit(limit, Some(_)) => format!("--{} {reason}", flag(*limit)),
        GapReason::Undecided(_) | GapReason::Endless | GapReason::Unchecked(_) | GapReason::Unsupported(_) => {
            reason.to_string()
        }
    }
}

/// Why an exploration ended early.
pub fn interruption(why: Interruption) -> String {
    match why {
        Interruption::Stopped => "interrupted".to_owned(),
        Interruption::Memory(bytes) => format!("--memory {} is used up", print_size(bytes)),
        Interruption::Time(time) => format!("--time {}s is used up", time.as_secs_f64()),
    }
}

/// Every sentence of what can be assumed, about a class where it names one.
pub fn assumptions(class: &str) -> Vec<String> {
    let surroundings = Surrounding::ALL.into_iter().map(|read| surrounding(read).to_owned());
    surroundings.chain(LeftOut::of_each_kind(class).iter().map(left_out)).collect()
}

/// What is assumed about something outside the inputs that the paths read.
pub fn surrounding(read: Surrounding) -> &'static str {
    match read {
        Surrounding::Arguments => "main is called without arguments (--symbolic-args N)",
        Surrounding::Clock => "the clock and unseeded random numbers follow one fixed sequence",
        Surrounding::IdentityHash => "identity hash codes, and orders that depend on them, are fixed",
        Surrounding::Salt => "the iteration order of Set.of and Map.of, which differs from run to run, is fixed",
        Surrounding::StandardInput => "standard input is empty",
        Surrounding::Variables => "there are no environment variables",
        Surrounding::Properties => "system properties are those of a plain JDK on Linux",
        Surrounding::Processors => "there is one processor",
        Surrounding::Memory => "the amounts of memory are fixed",
        Surrounding::TimeZone => "the time zone is UTC",
        Surrounding::Locale => "the locale is en-US",
        Surrounding::Callers => "nothing but the method itself is on the stack, and no caller holds a lock",
        Surrounding::Thread => "the thread is the main one of the JVM, and nobody interrupts it",
        Surrounding::Loader => "the application's loader has loaded the classes, from the class path",
        Surrounding::Interned => "nobody else has interned strings that the program makes",
        Surrounding::Collector => "no weak or soft reference is cleared",
    }
}

/// What is assumed where inputs were left out.
pub fn left_out(left_out: &LeftOut) -> String {
    match left_out {
        LeftOut::ClassObjects => {
            "inputs of type Class are the objects of a few classes, which stand for all, and of those that the program names"
                .to_owned()
        }
        LeftOut::AskedLate(class) => {
            format!("no input is a {class}, or its class object, where that is asked after a call on it")
        }
        LeftOut::Internal(class) => format!("no input is a {class}, which only the JDK makes"),
        LeftOut::Held => "no input is an object that a static field holds or leads to".to_owned(),
        LeftOut::Statics => "static fields, and what they lead to, are as their initializers leave them".to_owned(),
        LeftOut::Nested => "arrays of arrays, and arrays in them, are of exactly their declared types".to_owned(),
        LeftOut::Records => {
            "input records, and what they hold, are as their constructors leave them, which run where the records are read first"
                .to_owned()
        }
        LeftOut::NanBits => "where the bits of a floating-point number are asked for, NaN has its usual ones".to_owned(),
        LeftOut::Unchecked => "inputs of generic types hold what their type arguments say".to_owned(),
        LeftOut::Lawless => {
            "methods of classes outside the class path keep their contracts (equals, hashCode, compareTo, compare), answer the same for the same objects, and change nothing; each object compares with one negative and one positive number, and as 0 with what it equals"
                .to_owned()
        }
        LeftOut::NoText => "toString of objects of classes outside the class path is never null".to_owned(),
        LeftOut::Exact(class) => {
            format!("where getClass is called on a {class}, one class stands for all that the program does not name")
        }
        LeftOut::Both(types) => format!("no class outside the class path is a {types} at once"),
        LeftOut::Extended(class) => format!("no class outside the class path extends {class}"),
        LeftOut::Unseen(interface) => {
            format!("where no class is known that implements {interface}, its methods throw nothing and change nothing, and its equals, hashCode and toString are those of Object")
        }
        LeftOut::Function(interface) => {
            format!("where no class is known that implements {interface}, it answers the same to the same arguments, throws nothing and changes nothing, and its equals, hashCode and toString are those of Object")
        }
        LeftOut::OwnValues => {
            "where strings and boxes are compared by identity, none that is answered is one that the program has made"
                .to_owned()
        }
        LeftOut::Foreign(method) => format!("native methods throw nothing and change nothing: {method}"),
        LeftOut::Modelled(model) => format!("models do what the methods do in whose place they run (--model): {model}"),
        LeftOut::Contracted(method) => format!("calls do what contracts say, and nothing else (--contract): {method}"),
    }
}

//! Why a target cannot be analysed, in words that say what to write instead.

use crate::error::LinkError;

/// A target that names nothing that can be run. Methods in lists are spelled so that they can be used as target.
#[derive(Debug, Clone, thiserror::Error)]
pub enum TargetError {
    /// The text is no target.
    #[error(
        "`{text}` is no target: {reason}; write pkg.Class, pkg.Class.method or 'pkg.Class.method(int,pkg.Other)', with \
         '$' before the name of a nested class"
    )]
    Malformed {
        /// The text.
        text: String,
        /// What is wrong with it.
        reason: String,
    },
    /// There is no such class.
    #[error("class {class} not found; {}", class_hint(near, *offered))]
    NoSuchClass {
        /// The class, as a Java name.
        class: String,
        /// Classes that were perhaps meant.
        near: Vec<String>,
        /// How many classes the class path offers.
        offered: usize,
    },
    /// The class has no method of that name.
    #[error("class {class} has no method `{method}`; it has{}", listed(methods))]
    NoSuchMethod {
        /// The class, as a Java name.
        class: String,
        /// The name that was looked for.
        method: String,
        /// The methods it has, similar names first.
        methods: Vec<String>,
    },
    /// The method exists, but not with these parameters.
    #[error("there is no method '{wanted}'; there is{}", listed(overloads))]
    NoSuchOverload {
        /// The target as written.
        wanted: String,
        /// The methods of that name.
        overloads: Vec<String>,
    },
    /// Several methods fit.
    #[error("`{target}` fits several methods; name one of them{}", listed(overloads))]
    Ambiguous {
        /// The target as written.
        target: String,
        /// The methods that fit.
        overloads: Vec<String>,
    },
    /// The method of a class has no body.
    #[error("method '{method}' is abstract; {}", implementation_hint(implementations))]
    Abstract {
        /// The method.
        method: String,
        /// The same method in classes that can have instances, at most three.
        implementations: Vec<String>,
    },
    /// The interface, or its method, has no body.
    #[error("{what} belongs to an interface and has no body to run; {}", implementation_hint(implementations))]
    InterfaceWithoutBody {
        /// The interface or its method.
        what: String,
        /// The same in classes that can have instances, at most three.
        implementations: Vec<String>,
    },
    /// The method is not written in Java.
    #[error("method '{method}' is native: there is no bytecode to run; name a method that calls it")]
    Native {
        /// The method.
        method: String,
    },
    /// The class has no method that is taken when none is named.
    #[error("class {class} declares no public method with a body; name a method{}", listed(methods))]
    NothingToRun {
        /// The class, as a Java name.
        class: String,
        /// What it declares.
        methods: Vec<String>,
    },
    /// The class is there but cannot be loaded.
    #[error("class {class} cannot be loaded: {error}")]
    Unloadable {
        /// The class, as a Java name.
        class: String,
        /// What is wrong with it or with a class it needs.
        error: LinkError,
    },
    /// The class path cannot be read.
    #[error(transparent)]
    Link(#[from] LinkError),
}

/// The most methods that a message lists.
const LONGEST_LIST: usize = 20;

/// One method a line, in quotes: shells want them for parentheses and dollar signs.
fn listed(methods: &[String]) -> String {
    if methods.is_empty() {
        return " none".into();
    }
    let mut text = String::from(":");
    for method in methods.iter().take(LONGEST_LIST) {
        text += &format!("\n  '{method}'");
    }
    if methods.len() > LONGEST_LIST {
        text += &format!("\n  and {} more", methods.len() - LONGEST_LIST);
    }
    text
}

fn class_hint(near: &[String], offered: usize) -> String {
    if !near.is_empty() {
        let quoted: Vec<String> = near.iter().map(|name| format!("'{name}'")).collect();
        return format!("did you mean {}? If not, check the package, and --cp", quoted.join(" or "));
    }
    match offered {
        0 => "the class path has no classes: pass the directory or jar of the compiled classes by --cp".into(),
        1 => "the class path has one class, of a quite different name: check --cp, and write the package, as in pkg.Class"
            .into(),
        _ => format!(
            "none of the {offered} classes on the class path has a similar name: check --cp, and write the package, as in \
             pkg.Class"
        ),
    }
}

fn implementation_hint(implementations: &[String]) -> String {
    if implementations.is_empty() {
        "no class on the class path implements it: add one by --cp".into()
    } else {
        format!("name a class that implements it{}", listed(implementations))
    }
}

//! The settings of an exploration, by the flags that set them.

use std::time::Duration;

use explore::{Members, Settings, print_size};
use schemars::JsonSchema;
use serde::Serialize;

use super::written;

/// The settings of an exploration.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
#[serde(into = "WrittenConfig")]
pub struct Config {
    /// All that the user said.
    #[schemars(skip)]
    pub settings: Settings,
    /// The members of admission that have a say.
    #[schemars(skip)]
    pub members: Members,
}

/// The settings of an exploration: what is in force, by flag.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Config")]
struct WrittenConfig {
    /// When an unknown reference is decided: `lazy`, `lazier`, `lazier#`.
    laziness: String,
    /// Which partial heaps are admitted: `none`, or the members that have a say with commas between them.
    admission: String,
    /// Whether two references of the input may lead to one object: `free`, `never`.
    aliasing: String,
    /// What static fields hold when the subject is called: `initialized`, `symbolic`.
    statics: String,
    /// What the surroundings are that a program reads: `any`, `fixed`.
    environment: String,
    /// Classes that inputs may be of: `all`, `declared`, or a list with commas.
    subtypes: String,
    /// What integers are: `java`, `ideal`.
    int: String,
    /// How the class invariant is found: `convention`, `none`, or the name of a method.
    invariant: String,
    /// Files with specifications of shapes and with contracts, beside those in annotations.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    spec: Vec<String>,
    /// Methods, classes and packages whose contracts stand in the place of their bodies.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    contract: Vec<String>,
    /// Methods and the static methods that run in their place: `METHOD=MODEL`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    model: Vec<String>,
    /// Sources with contracts in comments.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    source: Vec<String>,
    /// Whether the heap of every ended path is compared with the specification once more; absent where it is not.
    #[serde(rename = "hex-recheck", skip_serializing_if = "is_false")]
    hex_recheck: bool,
    /// Symbolic strings that a main method is given; absent where it is given none.
    #[serde(rename = "symbolic-args", skip_serializing_if = "Option::is_none")]
    symbolic_args: Option<u32>,
    /// Whether `assert` is off; absent where it is on.
    #[serde(rename = "no-assert", skip_serializing_if = "is_false")]
    no_assert: bool,
    /// What counts as a violation.
    property: String,
    /// The longest chain of input objects, or `none`.
    #[serde(serialize_with = "written::or_none")]
    #[schemars(with = "written::OrNone<u32>")]
    k: Option<u32>,
    /// Input objects of each class, or `none`.
    #[serde(serialize_with = "written::or_none")]
    #[schemars(with = "written::OrNone<u32>")]
    n: Option<u32>,
    /// Input objects of certain classes: `Class=N` with commas between them; absent where there are none.
    #[serde(rename = "n-of", skip_serializing_if = "Option::is_none")]
    n_of: Option<String>,
    /// Iterations of a loop that find no further object.
    #[serde(rename = "loop")]
    iterations: u32,
    /// Frames.
    depth: u32,
    /// Elements of an input array.
    array: u32,
    /// Characters of an input string.
    string: u32,
    /// Instructions on one path.
    steps: u64,
    /// Time for one target, with its unit, or `none`.
    time: String,
    /// Memory for objects, with its unit.
    memory: String,
    /// The order of the search: `dfs`, `bfs`, `random`.
    order: String,
    /// What a random order is drawn from; absent for other orders.
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    /// Workers.
    jobs: usize,
}

impl Config {
    /// The limits of certain classes as users write them; none where there are none.
    pub fn classes(&self) -> Option<String> {
        let limits = &self.settings.limits.n_of;
        let classes: Vec<String> = limits.iter().map(|(class, n)| format!("{class}={n}")).collect();
        (!classes.is_empty()).then(|| classes.join(","))
    }
}

impl From<Config> for WrittenConfig {
    fn from(config: Config) -> WrittenConfig {
        let n_of = config.classes();
        let Settings { limits, inputs, admission, contracts, property, order, .. } = &config.settings;
        WrittenConfig {
            laziness: written::word(&inputs.laziness),
            admission: config.members.to_string(),
            aliasing: written::word(&inputs.aliasing),
            statics: written::word(&inputs.statics),
            environment: written::word(&inputs.environment),
            subtypes: inputs.subtypes.to_string(),
            int: written::word(&inputs.int),
            invariant: inputs.invariant.to_string(),
            spec: admission.specs.iter().chain(&contracts.files).map(written_path).collect(),
            contract: contracts.replaced.clone(),
            model: contracts.models.iter().map(|(replaced, model)| format!("{replaced}={model}")).collect(),
            source: contracts.sources.iter().map(written_path).collect(),
            hex_recheck: admission.hex_recheck,
            symbolic_args: inputs.symbolic_args,
            no_assert: !inputs.assertions,
            property: written::word(property),
            k: limits.k,
            n: limits.n(),
            n_of,
            iterations: limits.iterations,
            depth: limits.depth,
            array: limits.array(),
            string: limits.string,
            steps: limits.steps,
            time: limits.time.map_or_else(|| "none".to_owned(), |time: Duration| format!("{time:?}")),
            memory: print_size(limits.memory),
            order: order.name().to_owned(),
            seed: order.seed(),
            jobs: config.settings.jobs(),
        }
    }
}

fn written_path(path: impl AsRef<std::path::Path>) -> String {
    path.as_ref().display().to_string()
}

/// Whether a setting that is off is left out.
fn is_false(value: &bool) -> bool {
    !value
}

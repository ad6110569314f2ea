//! The settings of an exploration as reports show them.

use explore::{Settings, Task};
use report::Setting;

use crate::cli::word;

/// The settings as reports show them: what is in force, in a fixed order.
pub fn shown(task: &Task) -> Vec<Setting> {
    let Settings { limits, inputs, .. } = &task.settings;
    let number = |limit: Option<u32>| limit.map_or_else(|| "none".to_owned(), |limit| limit.to_string());
    let n_of: Vec<String> = limits.n_of.iter().map(|(class, n)| format!("{class}={n}")).collect();
    let mut settings = vec![
        ("laziness", word(&inputs.laziness)),
        ("admission", task.members().to_string()),
        ("aliasing", word(&inputs.aliasing)),
        ("statics", word(&inputs.statics)),
        ("subtypes", inputs.subtypes.to_string()),
        ("int", word(&inputs.int)),
        ("property", word(&task.settings.property)),
        ("k", number(limits.k)),
        ("n", number(limits.n())),
    ];
    if !n_of.is_empty() {
        settings.push(("n-of", n_of.join(",")));
    }
    settings.extend([
        ("loop", limits.iterations.to_string()),
        ("depth", limits.depth.to_string()),
        ("array", limits.array().to_string()),
        ("string", limits.string.to_string()),
        ("steps", limits.steps.to_string()),
        ("time", limits.time.map_or_else(|| "none".to_owned(), |time| format!("{time:?}"))),
        ("order", task.settings.order.name().to_owned()),
        ("jobs", task.settings.jobs().to_string()),
    ]);
    settings.into_iter().map(|(name, value)| Setting { name, value }).collect()
}

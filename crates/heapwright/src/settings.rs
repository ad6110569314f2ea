//! The settings of an exploration as reports show them.

use clap::ValueEnum;
use report::Setting;

use crate::cli::CheckArgs;
use crate::plan::{Plan, array_limit, jobs};

/// The settings as reports show them.
pub fn settings(args: &CheckArgs, plan: &Plan) -> Vec<Setting> {
    let limits = &plan.limits;
    let word = |value: &dyn Fn() -> Option<clap::builder::PossibleValue>| {
        value().map_or_else(String::new, |value| value.get_name().to_owned())
    };
    let number = |limit: Option<u32>| limit.map_or_else(|| "none".to_owned(), |limit| limit.to_string());
    let n_of: Vec<String> = limits.n_of.iter().map(|(class, n)| format!("{class}={n}")).collect();
    let mut settings = vec![
        ("laziness", word(&|| args.laziness.to_possible_value())),
        ("admission", plan.config.admission.to_string()),
        ("aliasing", word(&|| args.aliasing.to_possible_value())),
        ("statics", word(&|| args.statics.to_possible_value())),
        ("subtypes", args.subtypes.clone()),
        ("int", word(&|| args.int.to_possible_value())),
        ("property", word(&|| args.property.to_possible_value())),
        ("k", number(args.k)),
        ("n", number(limits.n)),
    ];
    if !n_of.is_empty() {
        settings.push(("n-of", n_of.join(",")));
    }
    settings.extend([
        ("loop", args.iterations.to_string()),
        ("depth", args.depth.to_string()),
        ("array", array_limit(args, limits).to_string()),
        ("string", args.string.to_string()),
        ("steps", args.steps.to_string()),
        ("time", format!("{:?}", args.time)),
        ("order", word(&|| args.order.to_possible_value())),
        ("jobs", jobs(args).to_string()),
    ]);
    settings.into_iter().map(|(name, value)| Setting { name, value }).collect()
}

//! From the words of the command line to settings: the only place that knows both.

use std::path::Path;
use std::time::Duration;

use explore::{
    AdmissionSettings, ContractSettings, CountSettings, Inputs, Invariant, Judging, Limits, Members, Order, Places,
    Settings, SolverSettings,
};

use crate::cli::{CheckArgs, PlaceArgs, SolverArgs};
use crate::failure::Failure;

/// The settings that the flags of an exploration say.
pub fn settings(args: &CheckArgs) -> Result<Settings, Failure> {
    let admission = admission(args)?;
    Ok(Settings {
        limits: limits(args)?,
        inputs: inputs(args, admission.members),
        admission,
        contracts: contracts(args)?,
        solver: solver(&args.solving, SolverSettings::default().time)?,
        property: args.property,
        order: Order::named(&args.order, args.seed).unwrap_or_default(),
        jobs: args.jobs.map(|jobs| jobs as usize),
        count: CountSettings { probability: args.probability, time: args.count_time },
        sandbox: args.sandbox,
    })
}

fn limits(args: &CheckArgs) -> Result<Limits, Failure> {
    let Limits { n, n_of, .. } = objects(&args.n)?;
    Ok(Limits {
        k: args.k,
        n,
        n_of,
        iterations: args.iterations,
        depth: args.depth,
        array: args.array,
        string: args.string,
        steps: args.steps,
        time: Some(args.time),
        memory: args.memory,
    })
}

/// Limits of which only the values of `--n` are given: of each class, and of certain ones.
pub fn objects(words: &[String]) -> Result<Limits, Failure> {
    let mut limits = Limits::default();
    for word in words {
        let number = |text: &str| {
            text.parse::<u32>()
                .map_err(|_| Failure::usage(format!("--n {word}: write a number, or Class=number as in --n Node=5")))
        };
        match word.split_once('=') {
            Some((class, count)) => limits.n_of.push((class.to_owned(), number(count)?)),
            None => limits.n = Some(number(word)?),
        }
    }
    Ok(limits)
}

fn inputs(args: &CheckArgs, members: Members) -> Inputs {
    Inputs {
        laziness: args.laziness,
        aliasing: args.aliasing,
        statics: args.statics,
        environment: args.environment,
        subtypes: args.subtypes.clone(),
        int: args.int,
        // `--admission none` admits all heaps, so no invariant is assumed or checked either.
        invariant: if members.is_none() { Invariant::None } else { invariant(args.invariant.as_deref()) },
        symbolic_args: args.symbolic_args,
        assertions: !args.no_assert,
    }
}

/// The value of `--invariant`.
pub fn invariant(word: Option<&str>) -> Invariant {
    match word {
        None => Invariant::Convention,
        Some("none") => Invariant::None,
        Some(name) => Invariant::Named(name.to_owned()),
    }
}

fn admission(args: &CheckArgs) -> Result<AdmissionSettings, Failure> {
    let members = args.admission.join(",").parse::<Members>();
    let members = members.map_err(|error| Failure::usage(format!("--admission {error}")))?;
    Ok(AdmissionSettings {
        members,
        further: args.further,
        hex_recheck: args.hex_recheck,
        judging: if args.judge { Judging::All } else { Judging::Violations },
        specs: args.spec.iter().filter(|file| !holds_contracts(file)).cloned().collect(),
    })
}

/// Files of contracts are told from those of shapes by their names.
fn holds_contracts(file: &Path) -> bool {
    file.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("jml"))
}

fn contracts(args: &CheckArgs) -> Result<ContractSettings, Failure> {
    let files = args.spec.iter().filter(|file| holds_contracts(file)).cloned().collect();
    let mut models = Vec::new();
    for text in &args.model {
        let Some((replaced, model)) = text.split_once('=') else {
            let hint = "write the method, =, and the static method that runs in its place";
            return Err(Failure::usage(format!("--model {text}: {hint}")));
        };
        models.push((replaced.trim().to_owned(), model.trim().to_owned()));
    }
    Ok(ContractSettings { files, sources: args.source.clone(), replaced: args.contract.clone(), models })
}

/// The settings of a solver; its time where the flags say none.
pub fn solver(args: &SolverArgs, time: Option<Duration>) -> Result<SolverSettings, Failure> {
    Ok(SolverSettings {
        command: args.solver.clone(),
        time: args.solver_time.or(time),
        layers: args.solver_layers,
        validate: args.validate,
        stores: places(&args.stores.places)?,
        trust: args.stores.trust,
        store_text: args.stores.store_text,
    })
}

/// Where answers are kept.
pub fn places(args: &PlaceArgs) -> Result<Places, Failure> {
    Places::parse(&args.store).map_err(|error| Failure::usage(format!("--store {error}")))
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::cli::{Cli, Command};

    #[test]
    fn no_flags_are_the_defaults() {
        let cli = Cli::parse_from(["heapwright", "check", "A"]);
        let Command::Check(args) = &cli.command else { panic!("another command") };
        assert_eq!(settings(args).expect("good flags"), Settings::default());
    }
}

//! `confine SCRATCH [READABLE...] -- PROGRAM [ARGS...]`: runs a program in confinement and says what it tried. For tests, and to
//! try a confinement out.

use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{ExitCode, Stdio};

use confine::{Confinement, Demand, Said};

fn main() -> ExitCode {
    confine::serve();
    let words: Vec<OsString> = std::env::args_os().skip(1).collect();
    let Some(dashes) = words.iter().position(|word| word == "--").filter(|at| *at > 0 && words.len() > at + 1) else {
        eprintln!("confine SCRATCH [READABLE...] -- PROGRAM [ARGS...]");
        return ExitCode::from(2);
    };
    let mut confinement = Confinement::new(Path::new(&words[0]));
    confinement.readable = words[1..dashes].iter().map(PathBuf::from).collect();
    let started = confinement.command(Demand::Strongest, Path::new(&words[dashes + 1])).and_then(|mut confined| {
        let child = confined.command.args(&words[dashes + 2..]).stdout(Stdio::piped()).spawn()?;
        Ok((confined, child))
    });
    let (confined, mut child) = match started {
        Ok(started) => started,
        Err(error) => {
            eprintln!("confine: {error}");
            return ExitCode::from(2);
        }
    };
    for line in child.stdout.take().into_iter().flat_map(|output| BufReader::new(output).lines()).map_while(Result::ok)
    {
        match confined.listener.hear(&line) {
            Some(Said::InForce(protection)) => {
                eprintln!("in force: {}", protection.words());
                protection.lacks.iter().for_each(|lack| eprintln!("lacks: {lack}"));
            }
            Some(Said::Refused(why)) => eprintln!("refused: {why}"),
            Some(Said::Tried(attempt)) => eprintln!("tried to {attempt}"),
            // Guards begin a line of their own wherever they are.
            None if line.is_empty() => {}
            None => println!("{line}"),
        }
    }
    let status = child.wait().ok().and_then(|status| status.code());
    ExitCode::from(status.and_then(|code| u8::try_from(code).ok()).unwrap_or(1))
}

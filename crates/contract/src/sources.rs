//! Where contracts are written: files of contracts, and Java sources. Sources are read when a class is looked at, and once.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use program::{ClassId, Program};
use spec::jml::{SourceFile, TypeDeclaration, parse_contracts, parse_source};
use spec::{Span, SpecError};

use crate::error::ContractError;
use crate::tree::Source;

/// A file as it was read and parsed.
#[derive(Clone, Debug, PartialEq)]
pub struct Parsed {
    /// The file with its text.
    pub source: Arc<Source>,
    /// What it declares.
    pub file: SourceFile,
}

/// Why files cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum SourcesError {
    /// A file cannot be read.
    #[error("{}: {error}", file.display())]
    Unreadable {
        /// The file.
        file: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// The text of a file is not understood.
    #[error(transparent)]
    Malformed(Box<ContractError>),
}

impl From<ContractError> for SourcesError {
    fn from(error: ContractError) -> SourcesError {
        SourcesError::Malformed(Box::new(error))
    }
}

/// The files in which contracts stand. All workers share them.
#[derive(Debug, Default)]
pub struct Sources {
    contracts: Vec<Arc<Parsed>>,
    places: Vec<PathBuf>,
    read: Mutex<HashMap<PathBuf, Option<Arc<Parsed>>>>,
}

/// A type as one file declares it.
#[derive(Clone, Debug)]
pub(crate) struct Declared {
    pub(crate) parsed: Arc<Parsed>,
    /// The positions that lead to it, from the file inwards.
    path: Vec<usize>,
}

impl Declared {
    /// The declaration.
    pub(crate) fn declaration(&self) -> &TypeDeclaration {
        let mut types = &self.parsed.file.types;
        let (last, outer) = self.path.split_last().expect("a path leads to a type");
        for &at in outer {
            types = &types[at].types;
        }
        &types[*last]
    }
}

impl Sources {
    /// Files of contracts, and places with Java sources: files, or folders that hold packages.
    pub fn open(contracts: &[PathBuf], places: &[PathBuf]) -> Result<Sources, SourcesError> {
        let contracts = contracts.iter().map(|file| parse(file, parse_contracts)).collect::<Result<Vec<_>, _>>()?;
        let sources = Sources { contracts, places: places.to_vec(), read: Mutex::default() };
        for place in places {
            let unreadable = |error| SourcesError::Unreadable { file: place.clone(), error };
            if fs::metadata(place).map_err(unreadable)?.is_file() {
                sources.read(place)?;
            }
        }
        Ok(sources)
    }

    /// Contracts from texts that stand in no file, by their names.
    pub fn of_texts<'t>(texts: impl IntoIterator<Item = (&'t str, &'t str)>) -> Result<Sources, ContractError> {
        let parsed = texts.into_iter().map(|(name, text)| parse_text(name, text.to_owned(), parse_contracts));
        Ok(Sources { contracts: parsed.collect::<Result<_, _>>()?, ..Sources::default() })
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.contracts.is_empty() && self.places.is_empty()
    }

    /// The files of contracts.
    pub fn contracts(&self) -> &[Arc<Parsed>] {
        &self.contracts
    }

    /// Refuses files of contracts that speak of classes which do not exist, or of nothing.
    pub fn refuse_unknown(&self, program: &mut Program) -> Result<(), ContractError> {
        for parsed in &self.contracts {
            let refused = |what: String, span: Span| {
                Err(ContractError { error: SpecError::new(what, span), source: parsed.source.clone() })
            };
            if parsed.file.types.is_empty() {
                return refused("no class is declared here".to_owned(), Span::default());
            }
            let package = parsed.file.package.replace('.', "/");
            for declared in &parsed.file.types {
                let separator = if package.is_empty() { "" } else { "/" };
                if program.load(&format!("{package}{separator}{}", declared.name)).is_err() {
                    let name = format!("{package}{separator}{}", declared.name).replace('/', ".");
                    return refused(format!("there is no class {name} on the class path"), declared.span);
                }
            }
        }
        Ok(())
    }

    /// What is said about a class.
    pub(crate) fn of_class(&self, program: &mut Program, class: ClassId) -> Result<Vec<Declared>, SourcesError> {
        if self.is_empty() {
            return Ok(Vec::new());
        }
        let Some((package, names)) = spelled(program, class) else { return Ok(Vec::new()) };
        let mut found = Vec::new();
        for parsed in &self.contracts {
            found.extend(declared(parsed, &package, &names));
        }
        for file in self.files_of(program, class, &package, &names[0]) {
            if let Some(parsed) = self.read(&file)? {
                found.extend(declared(&parsed, &package, &names));
            }
        }
        Ok(found)
    }

    /// Files in which the source of a class may stand.
    fn files_of(&self, program: &Program, class: ClassId, package: &str, outermost: &str) -> Vec<PathBuf> {
        let folder = package.replace('.', "/");
        let named = program.class(class).source_file().filter(|name| !name.contains(['/', '\\']));
        let by_class = format!("{outermost}.java");
        let names: Vec<String> = named.into_iter().chain([by_class]).collect();
        let mut files = Vec::new();
        for place in &self.places {
            if place.is_file() {
                files.push(place.clone());
                continue;
            }
            let candidates = names.iter().flat_map(|name| [place.join(&folder).join(name), place.join(name)]);
            files.extend(candidates.filter(|file| file.is_file()));
        }
        let mut seen = std::collections::HashSet::new();
        files.retain(|file| seen.insert(file.clone()));
        files
    }

    /// Reads a Java source, if that has not been done.
    fn read(&self, file: &Path) -> Result<Option<Arc<Parsed>>, SourcesError> {
        let mut read = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = read.get(file) {
            return Ok(known.clone());
        }
        let parsed = Some(parse(file, parse_source)?);
        read.insert(file.to_owned(), parsed.clone());
        Ok(parsed)
    }

    /// Clauses that are not supported, in all that was read so far.
    pub fn left_out(&self) -> Vec<ContractError> {
        let read = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        let mut files: Vec<&Arc<Parsed>> = self.contracts.iter().chain(read.values().flatten()).collect();
        files.sort_by(|one, other| one.source.name.cmp(&other.source.name));
        let warnings = files.into_iter().flat_map(|parsed| {
            let warning = |error: &SpecError| ContractError { error: error.clone(), source: parsed.source.clone() };
            parsed.file.left_out.iter().map(warning)
        });
        warnings.collect()
    }
}

type Parse = fn(&str) -> Result<SourceFile, SpecError>;

fn parse(file: &Path, parse: Parse) -> Result<Arc<Parsed>, SourcesError> {
    let bytes = fs::read(file).map_err(|error| SourcesError::Unreadable { file: file.to_owned(), error })?;
    // Sources in old encodings are common; their contracts are mostly ASCII.
    let text = String::from_utf8_lossy(&bytes).into_owned();
    Ok(parse_text(&file.display().to_string(), text, parse)?)
}

fn parse_text(name: &str, text: String, parse: Parse) -> Result<Arc<Parsed>, ContractError> {
    let source = Arc::new(Source { name: name.to_owned(), text });
    match parse(&source.text) {
        Ok(file) => Ok(Arc::new(Parsed { source, file })),
        Err(error) => Err(ContractError { error, source }),
    }
}

/// The declaration of a type in a file.
fn declared(parsed: &Arc<Parsed>, package: &str, names: &[String]) -> Option<Declared> {
    if parsed.file.package != package {
        return None;
    }
    let mut types = &parsed.file.types;
    let mut path = Vec::new();
    for name in names {
        let at = types.iter().position(|declared| declared.name == *name)?;
        path.push(at);
        types = &types[at].types;
    }
    Some(Declared { parsed: parsed.clone(), path })
}

/// The package of a class, and the names of the classes around it and its own, the outermost first; none for local classes.
pub(crate) fn spelled(program: &mut Program, class: ClassId) -> Option<(String, Vec<String>)> {
    let mut names = Vec::new();
    let mut at = class;
    while let Some(nesting) = program.nesting(at) {
        names.push(nesting.name?);
        at = program.load(&nesting.outer?).ok()?;
    }
    let name = program.class(at).name.clone();
    let (package, simple) = name.rsplit_once('/').unwrap_or(("", &name));
    names.push(simple.to_owned());
    names.reverse();
    Some((package.replace('/', "."), names))
}

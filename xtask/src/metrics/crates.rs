//! What is known of one crate.

use std::collections::BTreeMap;

use super::Source;
use super::circles;
use super::measure::{self, Shape};
use super::modules::{self, Modules};

/// The figures of a crate.
pub struct Crate {
    pub name: String,
    pub files: usize,
    pub lines: usize,
    /// The longest file and its lines.
    pub largest_file: (String, usize),
    pub shape: Shape,
    pub modules: usize,
    /// Modules that depend on each other, directly or through others of the circle.
    pub circles: Vec<Vec<String>>,
}

/// The crates that sources belong to, by name.
pub fn of(sources: &[Source]) -> Vec<Crate> {
    let mut by_name: BTreeMap<&str, Vec<(&str, &Source)>> = BTreeMap::new();
    for source in sources {
        let path = source.path.strip_prefix("crates/").unwrap_or(&source.path);
        if let Some((name, rest)) = path.split_once('/') {
            let file = rest.strip_prefix("src/").unwrap_or(rest);
            by_name.entry(name).or_default().push((file, source));
        }
    }
    by_name.into_iter().map(|(name, files)| measure(name, &files)).collect()
}

fn measure(name: &str, files: &[(&str, &Source)]) -> Crate {
    let mut shape = Shape::default();
    let mut modules = Modules::default();
    for (path, source) in files {
        match syn::parse_file(&source.text) {
            Ok(file) => {
                measure::measure(&file, &mut shape);
                modules.add(modules::path_of(path), &file);
            }
            Err(error) => eprintln!("xtask metrics: {}: {error}", source.path),
        }
    }
    let lines = |source: &Source| source.text.lines().count();
    let largest = files.iter().max_by_key(|(_, source)| lines(source));
    Crate {
        name: name.to_owned(),
        files: files.len(),
        lines: files.iter().map(|(_, source)| lines(source)).sum(),
        largest_file: largest.map(|(path, source)| ((*path).to_owned(), lines(source))).unwrap_or_default(),
        shape,
        modules: modules.len(),
        circles: circles::find(&modules.dependencies()),
    }
}

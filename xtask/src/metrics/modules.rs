//! The modules of a crate, and which of them use which.
//!
//! A module uses another if a path in it starts with `crate` or `super` and leads to an item of the other. Names that a
//! module only passes on (`pub use`) are followed to the module that defines them. A path from a module down into its own
//! submodules does not count: the parent may list and assemble its children.

use std::collections::{BTreeMap, BTreeSet};

use syn::{Attribute, Item};

use super::paths::{self, Import};

/// A module by its names below the root of the crate; the root has none.
pub type ModulePath = Vec<String>;

/// Which modules each module uses, by their full names.
pub type Dependencies = BTreeMap<String, BTreeSet<String>>;

/// How many times a name is followed from `use` to `use`.
const MOST_HOPS: usize = 8;

/// All modules of a crate.
#[derive(Default)]
pub struct Modules {
    modules: BTreeMap<ModulePath, Module>,
}

#[derive(Default)]
struct Module {
    /// Names that `use` brings in, with the paths as they are written.
    imports: Vec<Import>,
    /// Paths that start with `crate` or `super`.
    paths: BTreeSet<Vec<String>>,
}

impl Modules {
    /// Adds the module of a file, and those written out inside it.
    pub fn add(&mut self, path: ModulePath, file: &syn::File) {
        if !file.attrs.iter().any(is_for_tests) {
            self.add_items(path, &file.items);
        }
    }

    fn add_items(&mut self, path: ModulePath, items: &[Item]) {
        let mut module = Module::default();
        for item in items.iter().filter(|item| !is_test(item)) {
            match item {
                Item::Mod(inner) => {
                    if let Some((_, items)) = &inner.content {
                        let mut below = path.clone();
                        below.push(inner.ident.to_string());
                        self.add_items(below, items);
                    }
                }
                item => paths::collect(item, &mut module.imports, &mut module.paths),
            }
        }
        self.modules.insert(path, module);
    }

    pub fn len(&self) -> usize {
        self.modules.len()
    }

    /// Which modules use which.
    pub fn dependencies(&self) -> Dependencies {
        let mut dependencies = Dependencies::new();
        for (path, module) in &self.modules {
            let used = module.paths.iter().filter_map(|written| self.defining(path, written, MOST_HOPS));
            // What a module takes from its own submodules does not count.
            let used = used.filter(|used| !used.starts_with(path)).map(|used| name(&used)).collect();
            dependencies.insert(name(path), used);
        }
        dependencies
    }

    /// The module that defines what a path, written in a module, leads to.
    fn defining(&self, here: &ModulePath, written: &[String], hops: usize) -> Option<ModulePath> {
        let mut at: ModulePath = here.clone();
        let mut rest = written;
        match rest.first()?.as_str() {
            "crate" => at.clear(),
            "self" | "super" => {}
            first => {
                let mut below = here.clone();
                below.push(first.to_owned());
                if !self.modules.contains_key(&below) {
                    return None;
                }
            }
        }
        while let Some((first, after)) = rest.split_first() {
            match first.as_str() {
                "crate" | "self" => {}
                "super" => {
                    at.pop()?;
                }
                _ => break,
            }
            rest = after;
        }
        while let Some((first, after)) = rest.split_first() {
            let mut below = at.clone();
            below.push(first.clone());
            if self.modules.contains_key(&below) {
                (at, rest) = (below, after);
                continue;
            }
            let imports = &self.modules.get(&at)?.imports;
            let import = imports.iter().find(|import| import.name == *first);
            let followed = import.filter(|_| hops > 0).and_then(|import| self.defining(&at, &import.path, hops - 1));
            return Some(followed.unwrap_or(at));
        }
        Some(at)
    }
}

/// The module that a file below `src` is.
pub fn path_of(file: &str) -> ModulePath {
    let stem = file.strip_suffix(".rs").unwrap_or(file);
    let mut path: ModulePath = stem.split('/').map(str::to_owned).collect();
    if matches!(path.last().map(String::as_str), Some("mod")) || matches!(stem, "lib" | "main") {
        path.pop();
    }
    path
}

/// Whether an item is compiled for tests only.
pub fn is_test(item: &Item) -> bool {
    let attributes = match item {
        Item::Mod(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => return false,
    };
    attributes.iter().any(is_for_tests)
}

fn is_for_tests(attribute: &Attribute) -> bool {
    attribute.path().is_ident("cfg")
        && attribute.meta.require_list().is_ok_and(|list| list.tokens.to_string().trim() == "test")
}

fn name(path: &ModulePath) -> String {
    if path.is_empty() { "(root)".to_owned() } else { path.join("::") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn modules(files: &[(&str, &str)]) -> Dependencies {
        let mut modules = Modules::default();
        for (path, text) in files {
            modules.add(path_of(path), &syn::parse_file(text).expect("a file"));
        }
        modules.dependencies()
    }

    fn uses(dependencies: &Dependencies, module: &str) -> Vec<String> {
        dependencies[module].iter().cloned().collect()
    }

    #[test]
    fn files_are_modules() {
        assert!(path_of("lib.rs").is_empty());
        assert_eq!(path_of("order/repair.rs"), ["order", "repair"]);
        assert_eq!(path_of("order/mod.rs"), ["order"]);
    }

    #[test]
    fn names_are_followed_to_their_definition() {
        let found = modules(&[
            ("lib.rs", "mod a; mod b; pub use a::deep::Thing;"),
            ("a.rs", "mod deep; pub use self::deep::Thing; fn f() { self::deep::g(); }"),
            ("a/deep.rs", "use super::f; pub struct Thing;"),
            ("b.rs", "use crate::Thing; use crate::a::f; fn g() { assert!(crate::a::deep::x()); }"),
        ]);
        assert_eq!(uses(&found, "b"), ["a", "a::deep"]);
        assert_eq!(uses(&found, "a::deep"), ["a"]);
        assert!(uses(&found, "a").is_empty(), "its own submodules do not count");
    }

    #[test]
    fn tests_do_not_count() {
        let found = modules(&[("a.rs", "#[cfg(test)] mod tests { use crate::b::x; }"), ("b.rs", "fn x() {}")]);
        assert!(uses(&found, "a").is_empty());
    }
}

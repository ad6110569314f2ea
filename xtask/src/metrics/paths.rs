//! The paths that an item of a module contains.

use std::collections::BTreeSet;

use syn::visit::{self, Visit};
use syn::{Item, UseTree};

/// A name that `use` brings into a module, and the path that it stands for.
pub struct Import {
    pub name: String,
    pub path: Vec<String>,
}

/// Collects what an item imports, and its paths that start with `crate` or `super`.
pub fn collect(item: &Item, imports: &mut Vec<Import>, paths: &mut BTreeSet<Vec<String>>) {
    if let Item::Use(item) = item {
        expand(&item.tree, Vec::new(), imports, paths);
    } else {
        Collecting { paths }.visit_item(item);
    }
}

/// Takes a `use` apart into single names.
fn expand(tree: &UseTree, mut path: Vec<String>, imports: &mut Vec<Import>, paths: &mut BTreeSet<Vec<String>>) {
    match tree {
        UseTree::Path(tree) => {
            path.push(tree.ident.to_string());
            expand(&tree.tree, path, imports, paths);
        }
        UseTree::Group(group) => {
            group.items.iter().for_each(|tree| expand(tree, path.clone(), imports, paths));
        }
        UseTree::Glob(_) => keep(path, paths),
        UseTree::Name(tree) => {
            let name = tree.ident.to_string();
            add(path, &name, &name, imports, paths);
        }
        UseTree::Rename(tree) => add(path, &tree.ident.to_string(), &tree.rename.to_string(), imports, paths),
    }
}

fn add(mut path: Vec<String>, item: &str, name: &str, imports: &mut Vec<Import>, paths: &mut BTreeSet<Vec<String>>) {
    let module = path.last().cloned();
    let name = if item == "self" { module.unwrap_or_default() } else { name.to_owned() };
    if item != "self" {
        path.push(item.to_owned());
    }
    imports.push(Import { name, path: path.clone() });
    keep(path, paths);
}

fn keep(path: Vec<String>, paths: &mut BTreeSet<Vec<String>>) {
    if path.first().is_some_and(|first| first == "crate" || first == "super") {
        paths.insert(path);
    }
}

struct Collecting<'a> {
    paths: &'a mut BTreeSet<Vec<String>>,
}

impl Visit<'_> for Collecting<'_> {
    fn visit_path(&mut self, path: &syn::Path) {
        keep(path.segments.iter().map(|segment| segment.ident.to_string()).collect(), self.paths);
        visit::visit_path(self, path);
    }

    fn visit_item_use(&mut self, item: &syn::ItemUse) {
        expand(&item.tree, Vec::new(), &mut Vec::new(), self.paths);
    }

    /// The arguments of macros are tokens, not yet paths.
    fn visit_macro(&mut self, macro_call: &syn::Macro) {
        let text = macro_call.tokens.to_string().replace(" :: ", "::").replace(":: ", "::").replace(" ::", "::");
        let words = text.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'));
        for word in words.filter(|word| word.starts_with("crate::") || word.starts_with("super::")) {
            keep(word.split("::").map(str::to_owned).collect(), self.paths);
        }
        visit::visit_macro(self, macro_call);
    }
}

//! The types and public items of a crate, counted. Types are told apart by their names only.

use std::collections::BTreeMap;

use syn::visit::{self, Visit};
use syn::{Fields, ImplItem, Item, Type, Visibility};

use super::modules::is_test;

/// What the items of a crate are like.
#[derive(Default)]
pub struct Shape {
    /// Fields of each struct.
    fields: BTreeMap<String, usize>,
    /// Methods of each type, over all its `impl` blocks, those of traits included.
    methods: BTreeMap<String, usize>,
    /// Types, traits, functions, methods and constants that are `pub` without a restriction.
    pub public: usize,
}

impl Shape {
    /// The struct with the most fields.
    pub fn largest_struct(&self) -> Option<(&str, usize)> {
        largest(&self.fields).into_iter().next()
    }

    /// Types, those with the most methods first.
    pub fn most_methods(&self) -> Vec<(&str, usize)> {
        largest(&self.methods)
    }
}

fn largest(counts: &BTreeMap<String, usize>) -> Vec<(&str, usize)> {
    let mut sorted: Vec<(&str, usize)> = counts.iter().map(|(name, &count)| (name.as_str(), count)).collect();
    sorted.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    sorted
}

/// Counts the items of a file; tests inside it are left out.
pub fn measure(file: &syn::File, shape: &mut Shape) {
    Counting(shape).visit_file(file);
}

struct Counting<'a>(&'a mut Shape);

impl Visit<'_> for Counting<'_> {
    fn visit_item(&mut self, item: &Item) {
        if is_test(item) {
            return;
        }
        let visibility = match item {
            Item::Struct(item) => {
                let count = match &item.fields {
                    Fields::Named(fields) => fields.named.len(),
                    Fields::Unnamed(fields) => fields.unnamed.len(),
                    Fields::Unit => 0,
                };
                let fields = self.0.fields.entry(item.ident.to_string()).or_default();
                *fields = count.max(*fields);
                Some(&item.vis)
            }
            Item::Enum(item) => Some(&item.vis),
            Item::Trait(item) => Some(&item.vis),
            Item::Type(item) => Some(&item.vis),
            Item::Fn(item) => Some(&item.vis),
            Item::Const(item) => Some(&item.vis),
            Item::Static(item) => Some(&item.vis),
            _ => None,
        };
        self.count(visibility);
        visit::visit_item(self, item);
    }

    fn visit_item_impl(&mut self, block: &syn::ItemImpl) {
        let name = match &*block.self_ty {
            Type::Path(path) => path.path.segments.last().map(|segment| segment.ident.to_string()),
            _ => None,
        };
        for item in &block.items {
            if let ImplItem::Fn(method) = item {
                self.count(Some(&method.vis));
                if let Some(name) = &name {
                    *self.0.methods.entry(name.clone()).or_default() += 1;
                }
            }
        }
        visit::visit_item_impl(self, block);
    }
}

impl Counting<'_> {
    fn count(&mut self, visibility: Option<&Visibility>) {
        if let Some(Visibility::Public(_)) = visibility {
            self.0.public += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_and_methods_are_counted() {
        let text = "pub struct A { x: u8, y: u8 } struct B(u8); impl A { pub fn f() {} fn g() {} } \
                    impl Clone for A { fn clone(&self) -> A { A } } #[cfg(test)] mod tests { struct C(u8, u8, u8); }";
        let mut shape = Shape::default();
        measure(&syn::parse_file(text).expect("a file"), &mut shape);
        assert_eq!(shape.largest_struct(), Some(("A", 2)));
        assert_eq!(shape.most_methods(), [("A", 3)]);
        assert_eq!(shape.public, 2);
    }
}

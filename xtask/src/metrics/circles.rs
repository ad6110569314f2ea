//! Circles of modules: the strongly connected components of their dependencies that have more than one module.
//!
//! Follows Tarjan, "Depth-first search and linear graph algorithms" (1972).

use std::collections::BTreeMap;

use super::modules::Dependencies;

/// The circles, the largest first, each with its modules in alphabetical order.
pub fn find(dependencies: &Dependencies) -> Vec<Vec<String>> {
    let mut search = Search { dependencies, numbers: BTreeMap::new(), open: Vec::new(), circles: Vec::new() };
    for module in dependencies.keys() {
        if !search.numbers.contains_key(module.as_str()) {
            search.visit(module);
        }
    }
    let mut circles = search.circles;
    circles.sort_by_key(|circle| std::cmp::Reverse(circle.len()));
    circles
}

struct Search<'a> {
    dependencies: &'a Dependencies,
    /// In the order of discovery.
    numbers: BTreeMap<&'a str, usize>,
    open: Vec<&'a str>,
    circles: Vec<Vec<String>>,
}

impl<'a> Search<'a> {
    /// Visits a module and those it uses; says how early a module is reachable from it.
    fn visit(&mut self, module: &'a str) -> usize {
        let number = self.numbers.len();
        self.numbers.insert(module, number);
        self.open.push(module);
        let mut low = number;
        for used in self.dependencies.get(module).into_iter().flatten() {
            match self.numbers.get(used.as_str()) {
                None => low = low.min(self.visit(used)),
                Some(&known) if self.open.contains(&used.as_str()) => low = low.min(known),
                Some(_) => {}
            }
        }
        if low == number {
            let start = self.open.iter().position(|&open| open == module).unwrap_or_default();
            let mut circle: Vec<String> = self.open.drain(start..).map(str::to_owned).collect();
            if circle.len() > 1 {
                circle.sort();
                self.circles.push(circle);
            }
        }
        low
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn circles_are_found() {
        let edges = [("a", "b"), ("b", "c"), ("c", "a"), ("c", "d"), ("d", "e"), ("f", "e"), ("g", "h"), ("h", "g")];
        let mut dependencies = Dependencies::new();
        for (from, to) in edges {
            dependencies.entry(from.to_owned()).or_default().insert(to.to_owned());
        }
        let found: Vec<String> = find(&dependencies).iter().map(|circle| circle.join(" ")).collect();
        assert_eq!(found, ["a b c", "g h"]);
    }
}

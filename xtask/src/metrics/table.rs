//! The metrics as aligned tables. Where a base is given, a figure that differs shows both: `12 -> 9`.

use std::fmt::Write;

use super::Crate;

/// Types shown for each crate.
const TYPES: usize = 3;

const TITLES: [&str; 8] =
    ["crate", "files", "lines", "largest file", "largest struct", "public items", "modules", "in circles"];

/// All tables: sizes, types with the most methods, circles.
pub fn render(now: &[Crate], base: Option<&[Crate]>) -> String {
    let names = now.iter().chain(base.unwrap_or_default()).map(|one| one.name.as_str());
    let mut names: Vec<&str> = names.collect();
    names.sort_unstable();
    names.dedup();
    let pairs: Vec<Pair<'_>> = names
        .into_iter()
        .map(|name| {
            let find = |crates: &'_ [Crate]| crates.iter().position(|one| one.name == name);
            let (now, base) = (find(now).map(|at| &now[at]), base.map(|base| find(base).map(|at| &base[at])));
            Pair { name, now, base }
        })
        .collect();
    let mut text = sizes(&pairs);
    text.push_str("\nTypes with the most methods, over all impl blocks\n");
    text.push_str(&aligned(&pairs.iter().map(types).collect::<Vec<_>>()));
    text.push_str("\nCircles of modules\n");
    text.push_str(&circles(&pairs));
    text
}

/// A crate now and in the base, if there is a base and if it exists there.
struct Pair<'a> {
    name: &'a str,
    now: Option<&'a Crate>,
    base: Option<Option<&'a Crate>>,
}

impl Pair<'_> {
    /// A figure, or two if they differ.
    fn show(&self, figure: impl Fn(&Crate) -> String) -> String {
        let of = |one: Option<&Crate>| one.map_or_else(|| "-".to_owned(), &figure);
        let now = of(self.now);
        match self.base.map(of) {
            Some(base) if base != now => format!("{base} -> {now}"),
            _ => now,
        }
    }
}

fn sizes(pairs: &[Pair<'_>]) -> String {
    let mut rows = vec![TITLES.map(str::to_owned).to_vec()];
    for pair in pairs {
        rows.push(vec![
            pair.name.to_owned(),
            pair.show(|one| one.files.to_string()),
            pair.show(|one| one.lines.to_string()),
            pair.show(|one| format!("{} {}", one.largest_file.0, one.largest_file.1)),
            pair.show(|one| one.shape.largest_struct().map_or_else(String::new, counted)),
            pair.show(|one| one.shape.public.to_string()),
            pair.show(|one| one.modules.to_string()),
            pair.show(|one| in_circles(one).to_string()),
        ]);
    }
    aligned(&rows)
}

fn types(pair: &Pair<'_>) -> Vec<String> {
    let place = |at: usize| {
        pair.show(|one| one.shape.most_methods().get(at).map_or_else(String::new, |&counting| counted(counting)))
    };
    std::iter::once(pair.name.to_owned()).chain((0..TYPES).map(place)).collect()
}

fn circles(pairs: &[Pair<'_>]) -> String {
    let mut text = String::new();
    for pair in pairs {
        let then = pair.base.map(|base| base.map_or(0, in_circles));
        let sizes = pair.now.map_or(0, in_circles);
        if let Some(then) = then
            && then != sizes
        {
            let _ = writeln!(text, "{}: {then} modules -> {sizes}", pair.name);
        }
        for circle in pair.now.iter().flat_map(|one| &one.circles) {
            let _ = writeln!(text, "{}: {} modules: {}", pair.name, circle.len(), circle.join(", "));
        }
    }
    if text.is_empty() {
        text.push_str("none\n");
    }
    text
}

fn in_circles(one: &Crate) -> usize {
    one.circles.iter().map(Vec::len).sum()
}

fn counted((name, count): (&str, usize)) -> String {
    format!("{name} {count}")
}

/// Columns of equal width.
fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.len()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}"));
        text.push_str(cells.collect::<Vec<_>>().join("  ").trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::crates;
    use super::super::source::Source;
    use super::*;

    fn of(text: &str) -> Vec<Crate> {
        let source = |path: &str, text: &str| Source { path: path.to_owned(), text: text.to_owned() };
        crates::of(&[
            source("crates/one/src/lib.rs", "mod a; mod b;"),
            source("crates/one/src/a.rs", text),
            source("crates/one/src/b.rs", "use crate::a::f; pub fn g() {}"),
        ])
    }

    #[test]
    fn both_figures_are_shown_where_they_differ() {
        let text = render(&of("fn f() {}"), Some(&of("use crate::b::g;\nfn f() {}")));
        assert!(text.contains("one    3      4 -> 3"), "{text}");
        assert!(text.contains("2 -> 0"), "{text}");
        assert!(text.contains("one: 2 modules -> 0"), "{text}");
        let alone = render(&of("use crate::b::g;\nfn f() {}"), None);
        assert!(alone.contains("one: 2 modules: a, b"), "{alone}");
    }
}

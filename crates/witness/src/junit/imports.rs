//! How classes are spelled in a test class: by their simple names, imported where needed, unless two would be confused.

use std::collections::{BTreeMap, BTreeSet};

use super::Version;
use super::access::View;
use super::code::{ClassName, Code, Piece};
use super::strangers;

/// The spelling of the classes that a source uses.
pub struct Imports {
    /// What each outermost class is called.
    spelled: BTreeMap<(String, String), String>,
    /// Lines behind `import`, sorted; static ones first.
    pub lines: Vec<String>,
}

impl Imports {
    /// Decides on the spelling of all classes in a source.
    pub fn of<'c>(
        view: &mut View<'_>,
        class_name: &str,
        version: Version,
        source: impl Iterator<Item = &'c Code>,
    ) -> Imports {
        let mut classes = BTreeSet::new();
        let mut methods = BTreeSet::new();
        collect(source, version, &mut classes, &mut methods);
        let mut by_simple: BTreeMap<&str, Vec<&(String, String)>> = BTreeMap::new();
        for class in &classes {
            by_simple.entry(&class.1).or_default().push(class);
        }
        let mut spelled = BTreeMap::new();
        let mut imported = Vec::new();
        for (simple, same) in by_simple {
            for class in &same {
                let (package, full) = (&class.0, format!("{}.{}", class.0, class.1));
                let is_here = *package == view.package;
                // Visible without an import, unless the package has a class of the same name.
                let is_hidden = |view: &mut View<'_>| {
                    simple == class_name || view.machine.load(&inside(&view.package, simple)).is_ok()
                };
                let name = if is_here || package.is_empty() || strangers::is_stranger(package, simple) {
                    simple.to_owned()
                } else if same.len() > 1 || simple == class_name || package == "java.lang" && is_hidden(view) {
                    full
                } else {
                    if package != "java.lang" {
                        imported.push(full);
                    }
                    simple.to_owned()
                };
                spelled.insert((*class).clone(), name);
            }
        }
        let mut lines: Vec<String> = methods.into_iter().map(|method| format!("static {method}")).collect();
        imported.sort();
        if !lines.is_empty() && !imported.is_empty() {
            lines.push(String::new());
        }
        lines.extend(imported);
        Imports { spelled, lines }
    }

    /// What a class is called.
    pub fn spell(&self, class: &ClassName) -> String {
        let outermost = class.outermost();
        match self.spelled.get(&(class.package.clone(), outermost.to_owned())) {
            Some(spelled) => format!("{spelled}{}", &class.path[outermost.len()..]),
            None => class.full(),
        }
    }

    /// Source as text.
    pub fn text(&self, code: &Code) -> String {
        let piece = |piece: &Piece| match piece {
            Piece::Text(text) => text.clone(),
            Piece::Class(class) => self.spell(class),
            Piece::Assertion(name) | Piece::Helper(name, _) => (*name).to_owned(),
            Piece::Literal(literal) => self.text(&literal.code),
        };
        code.0.iter().map(piece).collect()
    }
}

fn collect<'c>(
    source: impl Iterator<Item = &'c Code>,
    version: Version,
    classes: &mut BTreeSet<(String, String)>,
    methods: &mut BTreeSet<String>,
) {
    for piece in source.flat_map(|code| &code.0) {
        match piece {
            Piece::Class(class) => {
                classes.insert((class.package.clone(), class.outermost().to_owned()));
            }
            Piece::Assertion(name) => {
                let owner = match (*name, version) {
                    ("arguments", _) => "org.junit.jupiter.params.provider.Arguments",
                    (_, Version::Five) => "org.junit.jupiter.api.Assertions",
                    (_, Version::Four) => "org.junit.Assert",
                };
                methods.insert(format!("{owner}.{name}"));
            }
            Piece::Literal(literal) => collect([&literal.code].into_iter(), version, classes, methods),
            Piece::Text(_) | Piece::Helper(..) => {}
        }
    }
}

/// The internal name of a class of a package.
fn inside(package: &str, simple: &str) -> String {
    if package.is_empty() { simple.to_owned() } else { format!("{}/{simple}", package.replace('.', "/")) }
}

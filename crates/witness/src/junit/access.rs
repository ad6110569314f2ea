//! What the source of a test may name: classes and members as javac sees them from the package of the test.

use machine::Machine;
use program::{ClassId, ClassKind, Field, MethodId, access};

use super::code::{ClassName, Code, Reach, code, lang};
use super::literal::quoted;
use super::names::is_identifier;

/// The classes of a program, seen from a package.
pub struct View<'m> {
    /// The machine that knows them.
    pub machine: &'m mut Machine,
    /// The package of the test, with dots.
    pub package: String,
}

impl View<'_> {
    /// A class as `Class.getName` spells it.
    pub fn load(&mut self, name: &str) -> Result<ClassId, String> {
        self.machine.load(&name.replace('.', "/")).map_err(|error| format!("class {name} cannot be loaded: {error}"))
    }

    /// The class of a descriptor.
    pub fn class_of(&mut self, descriptor: &str) -> Result<ClassId, String> {
        let class = self.machine.program.class_of_descriptor(descriptor);
        self.machine.grow();
        class.map_err(|error| format!("type {descriptor} cannot be loaded: {error}"))
    }

    /// The class of all classes.
    pub fn object(&self) -> ClassId {
        self.machine.program.loaded("java/lang/Object").unwrap_or(ClassId(0))
    }

    /// Whether objects of a class can be assigned to another.
    pub fn is_subtype(&self, class: ClassId, of: ClassId) -> bool {
        class == of || self.machine.program.is_subtype(class, of)
    }

    /// What the source calls a class that is no array, if it may name it.
    pub fn name(&self, class: ClassId) -> Option<ClassName> {
        let program = &self.machine.program;
        let linked = program.class(class);
        if !matches!(linked.kind, ClassKind::Instance | ClassKind::Interface) {
            return None;
        }
        let package = linked.package().replace('/', ".");
        let is_here = package == self.package;
        // Exports of modules are not checked: all these packages are exported to everyone.
        let is_reachable = match linked.is_jdk() {
            true => package.starts_with("java.") || package.starts_with("javax."),
            false => is_here || !package.is_empty(),
        };
        let nesting = program.nesting(class);
        let flags = nesting.as_ref().map_or(linked.flags, |nesting| nesting.flags);
        let is_visible = flags & access::PUBLIC != 0 || is_here && flags & access::PRIVATE == 0;
        if !is_reachable || !is_visible || flags & access::SYNTHETIC != 0 {
            return None;
        }
        let path = match nesting {
            None => linked.name.rsplit('/').next()?.to_owned(),
            Some(nesting) => {
                let name = nesting.name?;
                let outer = self.name(program.loaded(&nesting.outer?)?)?;
                if !is_identifier(&name) {
                    return None;
                }
                format!("{}.{name}", outer.path)
            }
        };
        let is_spelled = path.split('.').chain(package.split('.').filter(|part| !part.is_empty())).all(is_identifier);
        is_spelled.then_some(ClassName { package, path })
    }

    /// Whether the source may name a class, array or primitive type.
    pub fn is_nameable(&mut self, class: ClassId) -> bool {
        match self.machine.program.class(class).kind {
            ClassKind::Primitive(_) => true,
            ClassKind::Array(element, _) => self.is_nameable(element),
            _ => {
                self.load_outer(class);
                self.name(class).is_some()
            }
        }
    }

    /// Loads the classes around a class: its name contains theirs.
    fn load_outer(&mut self, class: ClassId) {
        let mut at = class;
        while let Some(outer) = self.machine.program.nesting(at).and_then(|nesting| nesting.outer) {
            match self.machine.load(&outer) {
                Ok(outer) if outer != at => at = outer,
                _ => return,
            }
        }
    }

    /// The nearest class above that the source may name, or the class itself.
    pub fn nearest(&mut self, class: ClassId) -> ClassId {
        if self.is_nameable(class) {
            return class;
        }
        let linked = self.machine.program.class(class);
        let (super_class, interfaces) = (linked.super_class, linked.interfaces.clone());
        if let ClassKind::Array(element, _) = linked.kind {
            let nearest = self.nearest(element);
            let array = self.machine.program.array_of(nearest);
            self.machine.grow();
            return array.unwrap_or_else(|_| self.object());
        }
        let object = self.object();
        let above = super_class.map_or(object, |above| self.nearest(above));
        if above != object {
            return above;
        }
        interfaces.iter().map(|&interface| self.nearest(interface)).find(|&found| found != object).unwrap_or(object)
    }

    /// A type that may be named.
    pub fn type_code(&mut self, class: ClassId) -> Code {
        self.load_outer(class);
        let linked = self.machine.program.class(class);
        match linked.kind {
            ClassKind::Primitive(_) => Code::from(&*linked.name),
            ClassKind::Array(element, _) => code![self.type_code(element), "[]"],
            _ => self.name(class).map_or_else(|| Code::from(lang("Object")), Code::from),
        }
    }

    /// The `Class` of a class: as a literal, or by name if the source may not name the class.
    pub fn class_code(&mut self, class: ClassId) -> Code {
        if self.is_nameable(class) {
            return code![self.type_code(class), ".class"];
        }
        let name = self.machine.program.class(class).java_name();
        let units: Vec<u16> = name.encode_utf16().collect();
        code![lang("Class"), ".forName(", quoted(&units), ")"]
    }

    /// An expression of one type where another is wanted: as it is, or with a cast. None if the type cannot be named.
    pub fn fit(&mut self, expression: Code, from: Option<ClassId>, to: ClassId) -> Option<Code> {
        match from {
            // For `null` and primitive values the caller has made sure that they fit.
            None => Some(expression),
            Some(from) if matches!(self.machine.program.class(from).kind, ClassKind::Primitive(_)) => Some(expression),
            Some(from) if self.is_subtype(from, to) && !self.is_parameterized(from, to) => Some(expression),
            Some(_) => self.is_nameable(to).then(|| code!["(", self.type_code(to), ") ", expression]),
        }
    }

    /// Whether javac may take one type for a parameterized form of the other that is not the wanted one. A cast to the
    /// raw type prevents that.
    fn is_parameterized(&self, from: ClassId, to: ClassId) -> bool {
        let program = &self.machine.program;
        let is_class = &*program.class(to).name == "java/lang/Class";
        is_class || from != to && program.is_generic_class(to) && !program.is_generic_class(from)
    }

    /// How far a helper must reach for a member of a class.
    pub fn reach(&self, owner: ClassId) -> Reach {
        if self.is_jdk(owner) { Reach::Everything } else { Reach::Reflection }
    }

    /// Whether the source may name a member of a class that it may name.
    pub fn is_visible(&self, owner: ClassId, flags: u16) -> bool {
        let is_here = self.machine.program.class(owner).package().replace('/', ".") == self.package;
        flags & access::SYNTHETIC == 0 && (flags & access::PUBLIC != 0 || is_here && flags & access::PRIVATE == 0)
    }

    /// Whether the source may call a method by its name.
    pub fn may_call(&mut self, method: MethodId) -> bool {
        let found = self.machine.program.method(method);
        let (class, flags) = (found.class, found.flags);
        let name = self.machine.program.text(found.name).clone();
        (is_identifier(&name) || &*name == "<init>") && self.is_visible(class, flags) && self.is_nameable(class)
    }

    /// A declared field by class and name.
    pub fn field(&mut self, class: &str, name: &str) -> Option<(ClassId, Field)> {
        let class = self.load(class).ok()?;
        let program = &self.machine.program;
        let field = program.class(class).fields.iter().find(|field| **program.text(field.name) == *name)?;
        Some((class, field.clone()))
    }

    /// Whether the source may name a field through a variable of a type: it must be declared there or above, and no other
    /// of its name in between.
    pub fn sees_field(&mut self, through: ClassId, owner: ClassId, field: &Field) -> bool {
        let name = self.machine.program.text(field.name).clone();
        if !is_identifier(&name) || !self.is_visible(owner, field.flags) || !self.is_nameable(owner) {
            return false;
        }
        let program = &self.machine.program;
        // A field that is visible in its package only is not inherited by classes of other packages.
        let is_inherited = |class: ClassId| {
            field.flags & (access::PUBLIC | access::PROTECTED) != 0
                || program.class(class).package() == program.class(owner).package()
        };
        let mut at = Some(through);
        while let Some(class) = at.filter(|&class| class != owner) {
            let linked = program.class(class);
            if linked.fields.iter().any(|other| other.name == field.name) || !is_inherited(class) {
                return false;
            }
            at = linked.super_class;
        }
        at.is_some()
    }

    /// Whether reflection does not find the fields of a class: the JDK filters the fields of some of its classes.
    pub fn hides_fields(&self, class: ClassId) -> bool {
        const HIDDEN: [&str; 5] =
            ["java/lang/Class", "java/lang/ClassLoader", "java/lang/Module", "java/lang/System", "java/lang/Thread"];
        let name = &*self.machine.program.class(class).name;
        HIDDEN.contains(&name) || name.starts_with("java/lang/reflect/")
    }

    /// The class around an inner class: each object of the inner class belongs to one of that class.
    pub fn outer_of(&mut self, class: ClassId) -> Option<ClassId> {
        let nesting = self.machine.program.nesting(class)?;
        let is_static = access::STATIC | access::INTERFACE | access::ENUM;
        if nesting.flags & is_static != 0 || self.machine.program.class(class).is_record() {
            return None;
        }
        self.machine.load(&nesting.outer?).ok()
    }

    /// Whether a call with this many arguments on an expression of a type could mean several methods or constructors.
    pub fn is_overloaded(&self, method: MethodId, on: ClassId) -> bool {
        let program = &self.machine.program;
        let found = program.method(method);
        let count = found.mtype.params.len();
        let mut others = 0;
        let class = program.class(on);
        let is_constructor = &**program.text(found.name) == "<init>";
        let ancestors: Vec<ClassId> = match is_constructor {
            true => vec![found.class],
            false => class.ancestors.iter().chain(class.all_interfaces.iter()).copied().collect(),
        };
        let mut seen = Vec::new();
        for candidate in ancestors.iter().flat_map(|&class| program.class(class).methods.iter()) {
            let other = program.method(*candidate);
            let is_similar = other.name == found.name
                && other.flags & access::SYNTHETIC == 0
                && (other.mtype.params.len() == count || other.flags & access::VARARGS != 0);
            if is_similar && !seen.contains(&&other.mtype.params) {
                seen.push(&other.mtype.params);
                others += 1;
            }
        }
        others > 1
    }

    /// Whether a class is of the JDK.
    pub fn is_jdk(&self, class: ClassId) -> bool {
        self.machine.program.class(class).is_jdk()
    }
}

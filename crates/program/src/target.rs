//! Targets: the methods to analyse, as the user names them. `pkg.Class` stands for its public methods,
//! `pkg.Class.method` for one method, `pkg.Class.method(int,pkg.Node)` for one of several of that name.
//!
//! Constructors are `pkg.Class.<init>` or `pkg.Class.Class`. Parameters may be written without `java.lang`, without
//! their package where that is unambiguous, with type arguments, and with `...` for the last one.

mod error;
mod near;
mod overloads;
mod syntax;

pub use error::TargetError;

use crate::class::access;
use crate::error::LinkError;
use crate::ids::{ClassId, MethodId};
use crate::method::Body;
use crate::program::Program;
use overloads::Fit;
use syntax::{ParamType, TargetText};

/// Names under which classes say what their valid objects are. A target that names a class does not include these
/// methods.
const INVARIANTS: [&str; 3] = ["repOK", "repOk", "invariant"];
const CONSTRUCTOR: &str = "<init>";
/// How many implementations a message about an abstract method names.
const MOST_IMPLEMENTATIONS: usize = 3;

impl Program {
    /// The methods that a target names, in the order of the class file. All of them have bytecode.
    pub fn find_targets(&mut self, text: &str) -> Result<Vec<MethodId>, TargetError> {
        let target = TargetText::parse(text)
            .map_err(|reason| TargetError::Malformed { text: text.trim().to_owned(), reason })?;
        let names_method = target.params.is_some() || target.path.last().is_some_and(|last| last == CONSTRUCTOR);
        if !names_method && let Some(class) = self.class_at(&target.path)? {
            return self.targets_of_class(class);
        }
        if let Some((name, path)) = target.path.split_last()
            && !path.is_empty()
            && let Some(class) = self.class_at(path)?
        {
            return self.targets_named(class, name, target.params.as_deref(), text.trim());
        }
        Err(self.no_such_class(&target)?)
    }

    fn class_at(&mut self, path: &[String]) -> Result<Option<ClassId>, TargetError> {
        let name = path.join("/");
        match self.load_named(&name) {
            Ok(class) => Ok(Some(class)),
            Err(LinkError::ClassNotFound(missing)) if *missing == *name => Ok(None),
            Err(error) => Err(TargetError::Unloadable { class: path.join("."), error }),
        }
    }

    fn targets_of_class(&mut self, class: ClassId) -> Result<Vec<MethodId>, TargetError> {
        let declared = &self.class(class).methods;
        let mut found: Vec<MethodId> = declared.iter().copied().filter(|&id| self.is_taken_unasked(id)).collect();
        if found.iter().any(|&id| !self.is_main(id)) {
            found.retain(|&id| !self.is_main(id));
        }
        if !found.is_empty() {
            return Ok(found);
        }
        let name = self.class(class).java_name();
        let has_body = |&id: &MethodId| matches!(self.method(id).body, Body::File(_));
        if self.class(class).is_interface() && !declared.iter().any(has_body) {
            let implementations = self.implementing_classes(class)?;
            return Err(TargetError::InterfaceWithoutBody { what: name, implementations });
        }
        let declared = self.visible_methods(class).into_iter().filter(|&id| self.method(id).class == class);
        let methods = declared.filter(has_body).map(|id| self.spelled(class, id)).collect();
        Err(TargetError::NothingToRun { class: name, methods })
    }

    fn is_taken_unasked(&self, id: MethodId) -> bool {
        let method = self.method(id);
        let name = &**self.text(method.name);
        let is_invariant = INVARIANTS.contains(&name) && &**self.text(method.descriptor) == "()Z";
        matches!(method.body, Body::File(_))
            && method.flags & (access::PUBLIC | access::SYNTHETIC) == access::PUBLIC
            && !name.starts_with('<')
            && !is_invariant
    }

    fn targets_named(
        &mut self,
        class: ClassId,
        name: &str,
        params: Option<&[ParamType]>,
        text: &str,
    ) -> Result<Vec<MethodId>, TargetError> {
        let overloads = self.overloads(class, name);
        let spell = |methods: &[MethodId]| methods.iter().map(|&id| self.spelled(class, id)).collect();
        if overloads.is_empty() {
            return Err(self.no_such_method(class, name));
        }
        let fitting = match params {
            None => overloads,
            Some(params) => {
                let fits: Vec<(Fit, MethodId)> =
                    overloads.iter().filter_map(|&id| Some((self.fit(id, params)?, id))).collect();
                let Some(best) = fits.iter().map(|&(fit, _)| fit).min() else {
                    return Err(TargetError::NoSuchOverload { wanted: text.to_owned(), overloads: spell(&overloads) });
                };
                fits.into_iter().filter(|&(fit, _)| fit == best).map(|(_, id)| id).collect()
            }
        };
        // Methods that differ in their results only cannot be told apart by a target: all are meant. javac makes no
        // such methods.
        if fitting.iter().any(|&id| self.signature(id) != self.signature(fitting[0])) {
            return Err(TargetError::Ambiguous { target: text.to_owned(), overloads: spell(&fitting) });
        }
        for &id in &fitting {
            self.check_body(class, id)?;
        }
        Ok(fitting)
    }

    /// The methods of a name. A constructor may be called by the name of its class, a method of the compiler by its own
    /// name.
    fn overloads(&self, class: ClassId, name: &str) -> Vec<MethodId> {
        let visible = self.visible_methods(class);
        let named = |wanted: &str| -> Vec<MethodId> {
            visible.iter().copied().filter(|&id| &**self.text(self.method(id).name) == wanted).collect()
        };
        let mut found = named(name);
        if found.is_empty() && self.class(class).name.rsplit(['/', '$']).next() == Some(name) {
            found = named(CONSTRUCTOR);
        }
        if found.is_empty() {
            let declared = self.class(class).methods.iter().copied();
            found = declared.filter(|&id| &**self.text(self.method(id).name) == name).collect();
        }
        found
    }

    fn check_body(&mut self, class: ClassId, id: MethodId) -> Result<(), TargetError> {
        let method = self.spelled(class, id);
        match self.method(id).body {
            Body::File(_) | Body::Synthesized => Ok(()),
            Body::Native => Err(TargetError::Native { method }),
            Body::Abstract => {
                let implementations = self.implementing_classes(class)?;
                let implementations = implementations.iter().map(|name| self.spelled_in(name, id)).collect();
                if self.class(self.method(id).class).is_interface() {
                    return Err(TargetError::InterfaceWithoutBody {
                        what: format!("method '{method}'"),
                        implementations,
                    });
                }
                Err(TargetError::Abstract { method, implementations })
            }
        }
    }

    fn implementing_classes(&mut self, class: ClassId) -> Result<Vec<String>, LinkError> {
        let offered = self.offered_subtypes(class)?;
        Ok(offered.iter().take(MOST_IMPLEMENTATIONS).map(|name| name.replace('/', ".")).collect())
    }

    fn no_such_method(&self, class: ClassId, name: &str) -> TargetError {
        let visible = self.visible_methods(class).into_iter();
        // The methods of `Object` and other classes of the JDK would drown the class's own.
        let own = |&id: &MethodId| self.method(id).class == class || !self.class(self.method(id).class).is_jdk();
        let mut methods: Vec<MethodId> = visible.filter(own).collect();
        methods.sort_by_key(|&id| near::slip(name, self.text(self.method(id).name)).unwrap_or(usize::MAX));
        TargetError::NoSuchMethod {
            class: self.class(class).java_name(),
            method: name.to_owned(),
            methods: methods.into_iter().map(|id| self.spelled(class, id)).collect(),
        }
    }

    /// The error of a missing class. Which part of the path was meant as the class is a guess: methods start with a
    /// small letter.
    fn no_such_class(&self, target: &TargetText) -> Result<TargetError, LinkError> {
        let (last, before) = target.path.split_last().expect("a path has a segment");
        let ends_with_method =
            target.params.is_some() || last == CONSTRUCTOR || last.starts_with(|c: char| !c.is_uppercase());
        let path = if ends_with_method && !before.is_empty() { before } else { &target.path };
        let class = path.join(".");
        let offered: Vec<String> = self.class_path.list()?.collect();
        let count = offered.len();
        Ok(TargetError::NoSuchClass { near: near::near_classes(&class, offered.into_iter()), class, offered: count })
    }
}

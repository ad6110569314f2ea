//! The program: everything known about classes, shared by all paths and never rolled back.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::class::{Class, ClassKind, Field, access};
use crate::class_bytes::ClassOrigin;
use crate::class_path::ClassPath;
use crate::code::Code;
use crate::descriptor::{Kind, MethodType};
use crate::error::LinkError;
use crate::ghosts::GhostField;
use crate::hierarchy::Hierarchy;
use crate::ids::{ClassId, MethodId, SiteId, Symbol};
use crate::jdk::Jdk;
use crate::method::{Body, Method, Visibility};
use crate::site::Site;
use crate::symbols::{Literals, Symbols};

/// Loaded classes and what was derived from them.
pub struct Program {
    /// Names and descriptors.
    pub symbols: Symbols,
    /// String constants.
    pub literals: Literals,
    /// The JDK whose image supplies the platform classes.
    pub jdk: Jdk,
    pub(crate) class_path: ClassPath,
    pub(crate) classes: Vec<Class>,
    pub(crate) methods: Vec<Method>,
    pub(crate) by_name: FxHashMap<Rc<str>, ClassId>,
    pub(crate) static_kinds: Vec<Kind>,
    /// The class of each static slot.
    pub(crate) static_owners: Vec<ClassId>,
    pub(crate) loading: Vec<Rc<str>>,
    pub(crate) selected: FxHashMap<(ClassId, MethodId), MethodId>,
    pub(crate) sites: Vec<Site>,
    /// Calls of signature-polymorphic methods: the method, and the descriptor at the call.
    pub(crate) polymorphic_calls: Vec<(MethodId, Rc<MethodType>)>,
    /// The methods that answer dynamic constants, by class and index in its pool.
    pub(crate) constant_getters: FxHashMap<(ClassId, u16), MethodId>,
    pub(crate) hierarchy: Hierarchy,
    /// Whether fields hold only arrays that their classes made, by class and slot.
    pub(crate) own_arrays: FxHashMap<(ClassId, u32), bool>,
    /// Classes that may be missing, with the signatures of their methods.
    pub(crate) stand_ins: FxHashMap<&'static str, Vec<&'static str>>,
    /// Fields that contracts add to classes, by their names.
    pub(crate) ghosts: FxHashMap<Rc<str>, Vec<GhostField>>,
}

impl Program {
    /// A program without classes yet.
    pub fn new(jdk: Jdk, class_path: ClassPath) -> Program {
        let mut program = Program {
            symbols: Symbols::default(),
            literals: Literals::default(),
            jdk,
            class_path,
            classes: Vec::new(),
            methods: Vec::new(),
            by_name: FxHashMap::default(),
            static_kinds: Vec::new(),
            static_owners: Vec::new(),
            loading: Vec::new(),
            selected: FxHashMap::default(),
            sites: Vec::new(),
            polymorphic_calls: Vec::new(),
            constant_getters: FxHashMap::default(),
            hierarchy: Hierarchy::default(),
            own_arrays: FxHashMap::default(),
            stand_ins: FxHashMap::default(),
            ghosts: FxHashMap::default(),
        };
        for kind in Kind::PRIMITIVES {
            program.add_primitive(kind.keyword(), Some(kind));
        }
        program.add_primitive("void", None);
        program
    }

    /// A class by its id.
    #[inline(always)]
    pub fn class(&self, id: ClassId) -> &Class {
        &self.classes[id.index()]
    }

    /// A method by its id.
    #[inline(always)]
    pub fn method(&self, id: MethodId) -> &Method {
        &self.methods[id.index()]
    }

    /// An `invokedynamic` instruction by its id.
    pub fn site(&self, id: SiteId) -> &Site {
        &self.sites[id.index()]
    }

    /// How many classes are loaded.
    pub fn class_count(&self) -> usize {
        self.classes.len()
    }

    /// How many methods are known.
    pub fn method_count(&self) -> usize {
        self.methods.len()
    }

    /// The kinds of all static slots.
    pub fn static_kinds(&self) -> &[Kind] {
        &self.static_kinds
    }

    /// The class whose initialization precedes uses of a static slot.
    #[inline(always)]
    pub fn static_owner(&self, slot: u32) -> ClassId {
        self.static_owners[slot as usize]
    }

    /// A call of a signature-polymorphic method: the method, and the descriptor at the call.
    pub fn polymorphic_call(&self, index: u32) -> (MethodId, Rc<MethodType>) {
        self.polymorphic_calls[index as usize].clone()
    }

    /// The class path.
    pub fn class_path(&self) -> &ClassPath {
        &self.class_path
    }

    /// A class that is already loaded.
    pub fn loaded(&self, name: &str) -> Option<ClassId> {
        self.by_name.get(name).copied()
    }

    /// The class of a primitive type or, for `None`, of `void`.
    pub fn primitive(&self, kind: Option<Kind>) -> ClassId {
        let at = kind.map_or(Kind::PRIMITIVES.len(), |kind| kind as usize);
        ClassId(at as u32)
    }

    /// The class that a field descriptor names, `V` included.
    pub fn class_of_descriptor(&mut self, descriptor: &str) -> Result<ClassId, LinkError> {
        match Kind::of(descriptor) {
            None => Ok(self.primitive(None)),
            Some(Kind::Ref) => self.load(crate::descriptor::class_of(descriptor)),
            Some(kind) => Ok(self.primitive(Some(kind))),
        }
    }

    /// The text of a symbol.
    pub fn text(&self, symbol: Symbol) -> &Rc<str> {
        self.symbols.text(symbol)
    }

    /// `pkg.Class.name(descriptor)`, for messages.
    pub fn method_name(&self, id: MethodId) -> String {
        let method = self.method(id);
        format!("{}.{}{}", self.class(method.class).java_name(), self.text(method.name), self.text(method.descriptor))
    }

    /// A declared method by name and descriptor, not looking at superclasses.
    pub fn declared(&self, class: ClassId, name: &str, descriptor: &str) -> Option<MethodId> {
        let name = self.symbols.find(name)?;
        let descriptor = self.symbols.find(descriptor)?;
        self.class(class).by_signature.get(&(name, descriptor)).copied()
    }

    /// The slot of a field by name, in the class or its superclasses.
    pub fn slot(&self, class: ClassId, name: &str) -> Option<u32> {
        let name = self.symbols.find(name)?;
        let mut at = Some(class);
        while let Some(id) = at {
            let class = self.class(id);
            if let Some(field) = class.fields.iter().find(|field| field.name == name) {
                return Some(field.slot);
            }
            at = class.super_class;
        }
        None
    }

    /// The instance field at a slot of a class.
    pub fn field_at(&self, class: ClassId, slot: u32) -> Option<&Field> {
        let mut at = Some(class);
        while let Some(id) = at {
            let class = self.class(id);
            if let Some(field) = class.fields.iter().find(|field| field.slot == slot && !field.is_static()) {
                return Some(field);
            }
            at = class.super_class;
        }
        None
    }

    /// The static field of a class, by its index in the table of all statics.
    pub fn static_at(&self, class: ClassId, slot: u32) -> Option<&Field> {
        self.class(class).fields.iter().find(|field| field.slot == slot && field.is_static())
    }

    /// Whether a class is an enumeration: its instances are its constants.
    pub fn is_enum(&self, class: ClassId) -> bool {
        self.class(class).is_enum()
    }

    /// Whether the body of a method is outside Java: a native one of the program.
    pub fn is_foreign(&self, method: MethodId) -> bool {
        let record = self.method(method);
        record.body == Body::Native && !self.class(record.class).is_library()
    }

    /// Whether instances of a class are constants of an enumeration.
    pub fn is_enum_constant_class(&self, class: ClassId) -> bool {
        self.is_enum(class) || self.class(class).super_class.is_some_and(|parent| self.is_enum(parent))
    }

    /// The enumeration that a class of constants belongs to: constants with a body have classes of their own.
    pub fn enumeration_of(&self, class: ClassId) -> ClassId {
        self.class(class).super_class.filter(|&parent| self.is_enum(parent)).unwrap_or(class)
    }

    /// Adds a class whose methods are built by this program rather than read from a file.
    pub fn synthesize_class(
        &mut self,
        name: &str,
        super_class: ClassId,
        interfaces: &[ClassId],
        fields: &[Kind],
    ) -> Result<ClassId, LinkError> {
        let id = ClassId(self.classes.len() as u32);
        let parent = self.class(super_class);
        let mut class = bare_class(id, name.into(), ClassKind::Instance);
        class.flags = access::FINAL | access::SYNTHETIC | access::SUPER;
        class.super_class = Some(super_class);
        class.interfaces = interfaces.into();
        class.ancestors = parent.ancestors.iter().copied().chain([id]).collect();
        let mut all_interfaces: Vec<ClassId> = interfaces
            .iter()
            .chain([&super_class])
            .flat_map(|&outer| self.class(outer).all_interfaces.iter().copied())
            .collect();
        all_interfaces.sort_unstable();
        all_interfaces.dedup();
        class.all_interfaces = all_interfaces.into();
        class.slots = parent.slots.iter().chain(fields).copied().collect();
        class.vtable = parent.vtable.clone();
        self.by_name.insert(class.name.clone(), id);
        self.classes.push(class);
        Ok(id)
    }

    /// Adds a method with ready code. It is found by lookup in its class when it is not static.
    pub fn synthesize_method(
        &mut self,
        class: ClassId,
        name: &str,
        mtype: MethodType,
        flags: u16,
        code: Code,
    ) -> MethodId {
        let id = MethodId(self.methods.len() as u32);
        let name = self.symbols.intern(name);
        let descriptor = self.symbols.intern(&mtype.descriptor());
        let receiver = usize::from(flags & access::STATIC == 0);
        self.methods.push(Method {
            id,
            class,
            name,
            descriptor,
            arg_slots: (mtype.arg_slots() + receiver) as u16,
            mtype: Rc::new(mtype),
            flags,
            vindex: None,
            body: Body::Synthesized,
            visibility: Visibility::Hidden,
            code: Some(Rc::new(code)),
        });
        if flags & access::STATIC == 0 {
            let mut linked =
                std::mem::replace(&mut self.classes[class.index()], bare_class(class, "".into(), ClassKind::Instance));
            linked.methods.push(id);
            linked.by_signature.insert((name, descriptor), id);
            self.enter_virtual(&mut linked, id);
            self.classes[class.index()] = linked;
        }
        id
    }

    /// Says where a class that was synthesized is to be taken from.
    pub(crate) fn set_origin(&mut self, class: ClassId, origin: ClassOrigin) {
        self.classes[class.index()].origin = Some(Rc::new(origin));
    }

    /// Gives a method that was synthesized its code, where others had to name it before.
    pub fn set_code(&mut self, method: MethodId, code: Code) {
        self.methods[method.index()].code = Some(Rc::new(code));
    }

    fn add_primitive(&mut self, name: &str, kind: Option<Kind>) {
        let id = ClassId(self.classes.len() as u32);
        self.classes.push(bare_class(id, name.into(), ClassKind::Primitive(kind)));
    }
}

/// A class without members.
pub(crate) fn bare_class(id: ClassId, name: Rc<str>, kind: ClassKind) -> Class {
    Class {
        id,
        name,
        kind,
        flags: access::PUBLIC | access::FINAL | access::ABSTRACT,
        super_class: None,
        interfaces: [].into(),
        ancestors: [id].into(),
        all_interfaces: [].into(),
        fields: Vec::new(),
        slots: [].into(),
        static_kinds: Vec::new(),
        statics: 0,
        methods: Vec::new(),
        by_signature: FxHashMap::default(),
        vtable: Vec::new(),
        initializer: None,
        file: None,
        origin: None,
    }
}

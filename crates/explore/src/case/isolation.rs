//! Whether what a path does shows only where nothing else ran before it in the same process: classes are initialized
//! once, and the objects behind static fields stay changed.

use std::hash::{Hash, Hasher};

use heap::{Ref, Store, Value};
use machine::{InitState, Machine};
use program::{ClassId, ClassKind};
use rustc_hash::{FxHashMap, FxHasher};

/// Objects behind static fields that are compared; a path with more of them is taken to change them.
const MOST_OBJECTS: usize = 20_000;

/// What the classes of the program hold before the first step.
pub struct ClassState {
    init: Vec<InitState>,
    digest: u64,
}

impl ClassState {
    /// What they hold now.
    pub fn new(machine: &Machine) -> ClassState {
        let init: Vec<InitState> = machine.init_states().to_vec();
        let digest = digest(machine, &init);
        ClassState { init, digest }
    }

    /// Why the path that ends now would do something else in a process where other paths ran before.
    pub fn need(&self, machine: &Machine, changes_statics: bool) -> Option<String> {
        let class = |at: usize| machine.program.class(ClassId(at as u32));
        let now = machine.init_states().iter().enumerate();
        let mut begun = now.filter(|&(at, &state)| {
            let before = self.init.get(at).copied().unwrap_or(InitState::Untouched);
            state != before && !class(at).is_jdk() && class(at).initializer.is_some()
        });
        let failed = begun.clone().find(|&(_, &state)| state == InitState::Erroneous);
        if let Some((at, _)) = failed {
            return Some(format!("the static initializer of {} fails, which happens once", class(at).java_name()));
        }
        if let Some((at, _)) = begun.next().filter(|_| changes_statics) {
            return Some(format!("it initializes {}, which happens once", class(at).java_name()));
        }
        let is_changed = digest(machine, &self.init) != self.digest;
        is_changed.then(|| "it changes objects that static fields keep".to_owned())
    }
}

/// A digest of the objects behind the static fields of the program's initialized classes. What the fields themselves
/// hold counts only as far as they are final: the others can be set.
fn digest(machine: &Machine, init: &[InitState]) -> u64 {
    let mut hasher = FxHasher::default();
    let mut numbers: FxHashMap<Ref, usize> = FxHashMap::default();
    let mut work: Vec<Ref> = Vec::new();
    for at in (0..init.len()).filter(|&at| init[at] == InitState::Done) {
        let class = machine.program.class(ClassId(at as u32));
        if class.is_jdk() || !matches!(class.kind, ClassKind::Instance | ClassKind::Interface) {
            continue;
        }
        let is_constant = |field: &&program::Field| field.is_static() && field.flags & program::access::FINAL != 0;
        for field in class.fields.iter().filter(is_constant) {
            if let Value::Ref(object) = machine.statics()[field.slot as usize] {
                visit(object, &mut numbers, &mut work, &mut hasher);
            }
        }
    }
    while let Some(object) = work.pop() {
        if numbers.len() > MOST_OBJECTS {
            return 0;
        }
        let Some(header) = machine.heap().header(object) else { continue };
        let class = machine.program.class(header.class);
        // Strings cache their hash codes; classes and enumerations cache what reflection asked for.
        let is_closed = class.is_jdk() && !super::transparent::is_transparent(class) && class.element().is_none();
        if is_closed || header.class == machine.known.string {
            continue;
        }
        (header.class.0, header.len()).hash(&mut hasher);
        for at in 0..header.len() {
            let value = match (header.store, class.kind) {
                (Store::Fields, _) => machine.heap().field(object, at as u32),
                (_, ClassKind::Array(_, kind)) => machine.element(object, at as i32, kind),
                _ => break,
            };
            match value {
                Ok(Value::Ref(reference)) => visit(reference, &mut numbers, &mut work, &mut hasher),
                Ok(value) => value.bits().hash(&mut hasher),
                Err(_) => break,
            }
        }
    }
    hasher.finish()
}

fn visit(object: Ref, numbers: &mut FxHashMap<Ref, usize>, work: &mut Vec<Ref>, hasher: &mut FxHasher) {
    if object.is_null() || object.is_undecided() {
        object.number().hash(hasher);
        return;
    }
    let next = numbers.len();
    let number = *numbers.entry(object).or_insert(next);
    number.hash(hasher);
    if number == next {
        work.push(object);
    }
}

//! The definition of HEX (Definitions 3.2 to 3.4 of the paper), spelled out: slow, and sharing nothing with the
//! decision procedure but the tree of specifications. For tests, and for looking again at the ends of paths.

mod backbone;
mod heap;
mod judgement;
mod word;

pub use self::backbone::{Backbone, TooMany};
pub use self::heap::{HeapObject, Leads, PartialHeap, Reference, Rest, StepName};

use spec::Spec;

/// Whether a partial heap satisfies a specification for all of its backbones: the orders in which its objects can be
/// discovered. A heap whose rest is open satisfies what is not violated for good.
///
/// Looks at no more backbones than the cap allows.
pub fn holds(spec: &Spec, heap: &PartialHeap, cap: usize) -> Result<bool, TooMany> {
    let mut all = true;
    backbone::for_each(heap, cap, &mut |backbone| {
        all = holds_for(spec, heap, backbone);
        all
    })?;
    Ok(all)
}

/// Whether a partial heap satisfies a specification for one backbone.
pub fn holds_for(spec: &Spec, heap: &PartialHeap, backbone: &Backbone) -> bool {
    judgement::Judgement::new(heap, backbone).truth(&spec.formula) != Some(false)
}

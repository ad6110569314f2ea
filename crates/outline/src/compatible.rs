//! Whether two partial heaps can be parts of one heap.

use rustc_hash::FxHashMap;

use crate::outline::{Outline, Target};

impl Outline {
    /// Whether some heap has both outlines: what both decide is decided alike.
    pub fn is_compatible(&self, other: &Outline) -> bool {
        let mut met = Meeting::default();
        for &(name, target) in &self.roots {
            let same = other.roots.iter().find(|(other, _)| *other == name);
            if same.is_some_and(|&(_, same)| !met.meet(target, same)) {
                return false;
            }
        }
        while let Some((here, there)) = met.work.pop() {
            if self.objects[here as usize].class != other.objects[there as usize].class {
                return false;
            }
            let cells = other.cells_of(there);
            for &(label, target) in self.cells_of(here) {
                let same = cells.iter().find(|(other, _)| *other == label);
                if same.is_some_and(|&(_, same)| !met.meet(target, same)) {
                    return false;
                }
            }
        }
        true
    }
}

/// Which objects of two outlines are the same.
#[derive(Default)]
struct Meeting {
    there: FxHashMap<u32, u32>,
    here: FxHashMap<u32, u32>,
    work: Vec<(u32, u32)>,
}

impl Meeting {
    fn meet(&mut self, here: Target, there: Target) -> bool {
        match (here, there) {
            (Target::Open(_), _) | (_, Target::Open(_)) => true,
            (Target::Object(here), Target::Object(there)) => match (self.there.get(&here), self.here.get(&there)) {
                (None, None) => {
                    self.there.insert(here, there);
                    self.here.insert(there, here);
                    self.work.push((here, there));
                    true
                }
                (Some(&known), _) => known == there,
                (None, Some(_)) => false,
            },
            (here, there) => here == there,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::label::Label;
    use crate::outline::Object;

    /// One root, and objects of one class with these cells.
    fn heap(objects: &[&[(u64, Target)]]) -> Outline {
        let mut outline = Outline { roots: vec![(Label::of("this"), Target::Object(0))], ..Outline::default() };
        for cells in objects {
            outline.cells.extend(cells.iter().map(|&(slot, target)| (Label::number(slot), target)));
            outline.objects.push(Object { class: Label::of("C"), end: outline.cells.len() as u32 });
        }
        outline
    }

    #[test]
    fn what_one_leaves_open_the_other_may_decide() {
        use Target::{Null, Object};
        let open = heap(&[&[(0, Object(1))], &[]]);
        let ended = heap(&[&[(0, Object(1)), (1, Null)], &[(0, Null)]]);
        let cycle = heap(&[&[(0, Object(1))], &[(0, Object(0))]]);
        let own = heap(&[&[(0, Object(0))]]);
        assert!(open.is_compatible(&ended) && ended.is_compatible(&open));
        assert!(open.is_compatible(&cycle));
        assert!(!ended.is_compatible(&cycle));
        assert!(!own.is_compatible(&open) && !open.is_compatible(&own), "two objects are not one");
        assert!(own.is_compatible(&heap(&[&[]])));
    }
}

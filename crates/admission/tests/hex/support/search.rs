//! Exhaustive discovery: all complete heaps up to a number of objects.

use admission::hex::Decision;

use super::world::World;

/// Calls a function for every complete heap of at most so many objects, in which the reference that was met first is
/// decided first. Only admitted decisions are taken if `pruned`.
pub fn for_each_heap(world: &mut World, most: usize, pruned: bool, visit: &mut dyn FnMut(&World)) {
    let Some(&unknown) = world.open().first() else {
        visit(world);
        return;
    };
    for decision in world.choices(unknown) {
        let is_fresh = matches!(decision, Decision::Fresh(_));
        if is_fresh && world.input.objects().len() == most || pruned && !world.admits(decision) {
            continue;
        }
        let mark = world.mark();
        world.decide(decision);
        for_each_heap(world, most, pruned, visit);
        world.rollback(&mark);
        world.release(&mark);
    }
}

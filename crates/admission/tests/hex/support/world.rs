//! An input heap, discovered as the machine would, with an admission that is told of every decision.

use admission::hex::reference::{Backbone, PartialHeap};
use admission::hex::{Call, Decision, Hex, HexMark};
use heap::{InputHeap, InputMark, InputObject, Nullness, Origin, Ref, TypeSet, Unknown, UnknownCell};
use program::{ClassId, GenericType};
use rustc_hash::FxHasher;
use std::hash::Hasher;

use super::table::Table;

/// Positions of constants in the table of objects start here.
const CONSTANTS: usize = 1 << 20;

pub struct World {
    pub table: Table,
    pub parameters: Vec<String>,
    pub input: InputHeap,
    pub hex: Hex,
}

impl World {
    /// A subject with parameters of these classes.
    pub fn new(table: Table, spec: &spec::Spec, parameters: &[(&str, u32)]) -> World {
        let names: Vec<String> = parameters.iter().map(|(name, _)| (*name).to_owned()).collect();
        let hex = Hex::new(spec, &names).unwrap();
        let mut world = World { table, parameters: names, input: InputHeap::default(), hex };
        for (at, &(_, class)) in parameters.iter().enumerate() {
            world.add_unknown(Origin::Parameter(at as u16), class);
        }
        world
    }

    pub fn add_unknown(&mut self, origin: Origin, class: u32) -> Unknown {
        let class = ClassId(class);
        self.input.add_unknown(UnknownCell {
            origin,
            class,
            types: TypeSet(u32::MAX),
            nullness: Nullness::Maybe,
            object: Ref::NULL,
            budget: 0,
        })
    }

    /// The references that are not decided.
    pub fn open(&self) -> Vec<Unknown> {
        let all = (0..self.input.unknowns().len() as u32).map(Unknown);
        all.filter(|&unknown| self.input.decided(unknown).is_none()).collect()
    }

    /// Everything that a reference can be, by its class.
    pub fn choices(&self, unknown: Unknown) -> Vec<Decision> {
        use admission::hex::Classes;
        let class = self.input.unknown(unknown).class;
        let mut choices = vec![Decision::Null(unknown)];
        for object in self.input.objects() {
            if self.table.is_subtype(object.class, class) {
                choices.push(Decision::Alias(unknown, object.object));
            }
        }
        match self.table.rows[class.index()].name {
            "Color" => choices.push(Decision::Alias(unknown, Ref::at(CONSTANTS))),
            _ => choices.push(Decision::Fresh(unknown)),
        }
        choices
    }

    pub fn admits(&mut self, decision: Decision) -> bool {
        self.hex.admits(&self.table, &self.input, decision)
    }

    /// Makes a decision and tells the admission. A fresh object has all of its fields read, an array its first elements.
    pub fn decide(&mut self, decision: Decision) -> Vec<Call> {
        let unknown = decision.unknown();
        let cell = self.input.unknown(unknown);
        let decided = match decision {
            Decision::Null(_) => UnknownCell { nullness: Nullness::Null, ..cell },
            Decision::Object(_) => UnknownCell { nullness: Nullness::Object, ..cell },
            Decision::Alias(_, object) => UnknownCell { nullness: Nullness::Object, object, ..cell },
            Decision::Fresh(_) => {
                // The program makes objects of its own in between.
                let object = Ref::at(self.input.objects().len() * 2);
                let UnknownCell { origin, class, types, budget, .. } = cell;
                self.input.add_object(InputObject {
                    object,
                    origin,
                    class,
                    types,
                    budget,
                    way: 0,
                    generic: GenericType::NONE,
                });
                UnknownCell { nullness: Nullness::Object, object, ..cell }
            }
        };
        self.input.set_unknown(unknown, decided);
        let calls = self.hex.decided(&self.table, &self.input, decision);
        if let Decision::Fresh(_) = decision {
            let owner = self.input.objects().len() as u32 - 1;
            for (slot, (_, _, class)) in self.table.slots(cell.class.0).into_iter().enumerate() {
                self.add_unknown(Origin::Field(owner, slot as u32), class);
            }
            if let Some(element) = self.table.rows[cell.class.index()].element {
                for entry in 0..2 {
                    self.add_unknown(Origin::Element(owner, entry), element);
                }
            }
        }
        calls
    }

    pub fn partial(&self) -> (PartialHeap, Backbone) {
        PartialHeap::of(&self.table, &self.input, &self.parameters)
    }

    pub fn mark(&mut self) -> (InputMark, HexMark) {
        (self.input.mark(), self.hex.mark())
    }

    pub fn rollback(&mut self, mark: &(InputMark, HexMark)) {
        self.input.rollback(&mark.0);
        self.hex.rollback(&mark.1);
    }

    pub fn release(&mut self, mark: &(InputMark, HexMark)) {
        self.input.release(&mark.0);
        self.hex.release(&mark.1);
    }

    pub fn digest(&self) -> u64 {
        let mut hasher = FxHasher::default();
        self.hex.digest(&mut hasher);
        hasher.finish()
    }
}

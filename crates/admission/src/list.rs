//! The list of members. A new one is added here, and nowhere else outside its folder.

use crate::error::AdmissionError;
use crate::member::{Member, Setup};
use crate::{hex, invariant};

/// A kind of member: how it is called, and how one is made for a subject.
#[derive(Debug)]
pub struct Kind {
    /// Its name, as users write it.
    pub name: &'static str,
    /// Which heaps it admits, in a few words.
    pub about: &'static str,
    /// What it cannot do without.
    pub needs: Needs,
    /// Whether it has a say where the user chose no members.
    pub is_default: bool,
    /// Makes the member.
    pub make: fn(&mut Setup<'_>) -> Result<Box<dyn Member>, AdmissionError>,
}

/// What a member cannot do without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    /// Nothing.
    Nothing,
    /// A specification of heap shapes.
    Spec,
}

/// All kinds, in the order in which they are asked: the cheap ones first.
pub const MEMBERS: &[Kind] = &[invariant::EAGER, hex::HEX, invariant::HYBRID, invariant::WHOLE];

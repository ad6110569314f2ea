//! The techniques that are compared: ways to keep invalid heaps out of an exploration.

/// A technique. The papers' PALE is left out: it decides no numbers and no cycles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Technique {
    /// Nothing is kept out.
    Lazy,
    /// The specification, decided reference by reference.
    Hex,
    /// The executable invariant runs first.
    Eager,
    /// The executable invariant runs on the partial heap after every decision.
    Hybrid,
    /// A bounded search for a valid completion after every decision.
    Whole,
}

impl Technique {
    /// All of them, in the order of the paper.
    pub const ALL: [Technique; 5] =
        [Technique::Lazy, Technique::Hex, Technique::Eager, Technique::Hybrid, Technique::Whole];

    /// How tables name it, after the member of admission.
    pub fn name(self) -> &'static str {
        self.member().unwrap_or("lazy")
    }

    /// The member of admission that it is.
    pub fn member(self) -> Option<&'static str> {
        match self {
            Technique::Lazy => None,
            Technique::Hex => Some("hex"),
            Technique::Eager => Some("eager"),
            Technique::Hybrid => Some("hybrid"),
            Technique::Whole => Some("whole"),
        }
    }

    /// The technique of the paper whose role it plays.
    pub fn published(self) -> &'static str {
        match self {
            Technique::Lazy => "Lazy",
            Technique::Hex => "HEX",
            Technique::Eager => "PrEP",
            Technique::Hybrid => "ConsP",
            Technique::Whole => "Alloy",
        }
    }

    /// The published median of processor time over that of HEX, where the text states it.
    pub fn published_time(self) -> Option<f64> {
        match self {
            Technique::Lazy => None,
            Technique::Hex => Some(1.0),
            Technique::Eager => Some(2.4),
            Technique::Hybrid => Some(3.4),
            Technique::Whole => Some(4.3),
        }
    }
}

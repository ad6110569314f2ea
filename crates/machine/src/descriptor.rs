//! Open files of a path.

/// An open file: which one, and how far it has been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Descriptor {
    /// 0 is standard input; other numbers are those of files, plus one.
    pub(crate) file: usize,
    /// Bytes that have been read.
    pub(crate) at: usize,
}

impl Descriptor {
    /// Standard input, and every number that is not open.
    pub(crate) const START: Descriptor = Descriptor { file: 0, at: 0 };
}

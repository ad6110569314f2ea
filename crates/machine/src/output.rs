//! What the program prints. It is kept with the path, and given out when no mark is left that could undo it.

use std::hash::{Hash, Hasher};

/// The two standard streams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stream {
    /// `System.out`
    Out,
    /// `System.err`
    Err,
}

/// Text printed on the path, in order.
#[derive(Debug, Default)]
pub struct Output {
    bytes: Vec<u8>,
    /// Where each run of one stream ends.
    runs: Vec<(Stream, usize)>,
    marks: usize,
}

/// A point in the history of the output.
#[derive(Debug, Clone, Copy)]
pub struct OutputMark {
    bytes: usize,
    runs: usize,
}

impl Output {
    /// Appends text to a stream.
    pub fn write(&mut self, stream: Stream, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
        let end = self.bytes.len();
        match self.runs.last_mut() {
            Some((last, last_end)) if *last == stream && self.marks == 0 => *last_end = end,
            _ => self.runs.push((stream, end)),
        }
    }

    /// The runs of output in order.
    pub fn runs(&self) -> impl Iterator<Item = (Stream, &[u8])> {
        let mut start = 0;
        self.runs.iter().map(move |&(stream, end)| {
            let run = &self.bytes[start..end];
            start = end;
            (stream, run)
        })
    }

    /// Gives out everything and forgets it. Does nothing under a mark, since rollback could still undo the output.
    pub fn drain(&mut self, mut sink: impl FnMut(Stream, &[u8])) {
        if self.marks > 0 {
            return;
        }
        for (stream, run) in self.runs() {
            sink(stream, run);
        }
        self.bytes.clear();
        self.runs.clear();
    }

    /// Makes the present output restorable.
    pub fn mark(&mut self) -> OutputMark {
        self.marks += 1;
        OutputMark { bytes: self.bytes.len(), runs: self.runs.len() }
    }

    /// Removes what was printed since a mark.
    pub fn rollback(&mut self, mark: &OutputMark) {
        self.bytes.truncate(mark.bytes);
        self.runs.truncate(mark.runs);
    }

    /// Forgets the newest mark without undoing anything.
    pub fn release(&mut self, _mark: &OutputMark) {
        self.marks -= 1;
    }

    /// Removes what was printed since the newest mark, and forgets the mark.
    pub fn undo(&mut self, mark: &OutputMark) {
        self.rollback(mark);
        self.marks -= 1;
    }

    /// Feeds the output into a digest, whatever runs it was printed in.
    pub fn digest(&self, hasher: &mut impl Hasher) {
        let mut last = None;
        for (stream, run) in self.runs() {
            if last != Some(stream) {
                stream.hash(hasher);
                last = Some(stream);
            }
            for byte in run {
                byte.hash(hasher);
            }
        }
    }
}

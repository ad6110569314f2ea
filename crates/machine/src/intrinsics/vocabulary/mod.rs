//! The vocabularies by which programs speak to the engine: assumptions, checks, and values that may be anything. They
//! are static methods of classes outside the JDK, known by name, and have their meaning only where paths are explored;
//! elsewhere their ordinary bodies run.
//!
//! Words take arguments that depend on the inputs as they are. Since an intrinsic is executed again after every choice,
//! each word decides first and makes its input last.
//!
//! A method that is not listed runs its body; one without body is a gap. A class of this list that is missing on the
//! class path is replaced by a stand-in with the words listed.

mod asked;
mod contracts;
mod heapwright;
mod jbse;
mod jpf;
mod spf;
mod sv_comp;

use program::Program;

pub(crate) use asked::next_asked;

use crate::intrinsics::Entries;
use crate::machine::Intrinsic;

/// A class that speaks to the engine.
struct Vocabulary {
    /// Its internal name.
    class: &'static str,
    /// Its static methods: names with descriptors, and what they mean.
    words: Entries,
}

const VOCABULARIES: &[Vocabulary] = &[
    Vocabulary { class: "heapwright/Heapwright", words: heapwright::WORDS },
    Vocabulary { class: "heapwright/Contracts", words: contracts::WORDS },
    Vocabulary { class: "org/sosy_lab/sv_benchmarks/Verifier", words: sv_comp::WORDS },
    Vocabulary { class: "gov/nasa/jpf/vm/Verify", words: jpf::WORDS },
    Vocabulary { class: "gov/nasa/jpf/symbc/Debug", words: spf::WORDS },
    Vocabulary { class: "jbse/meta/Analysis", words: jbse::WORDS },
];

/// The meaning of a static method, if it is a word.
pub(crate) fn word(class: &str, name: &str, descriptor: &str) -> Option<Intrinsic> {
    let vocabulary = VOCABULARIES.iter().find(|vocabulary| vocabulary.class == class)?;
    let is_it = |signature: &str| signature.strip_prefix(name) == Some(descriptor);
    vocabulary.words.iter().find(|(signature, _)| is_it(signature)).map(|&(_, meaning)| meaning)
}

/// Adds stand-ins for vocabularies whose jars are not on the class path.
pub(crate) fn add_stand_ins(program: &mut Program) {
    for vocabulary in VOCABULARIES {
        debug_assert!(is_well_formed(vocabulary), "signatures of {} are malformed or listed twice", vocabulary.class);
        program.add_stand_in(vocabulary.class, vocabulary.words.iter().map(|&(signature, _)| signature).collect());
    }
}

fn is_well_formed(vocabulary: &Vocabulary) -> bool {
    let mut seen = std::collections::BTreeSet::new();
    vocabulary.words.iter().all(|&(signature, _)| {
        let descriptor = signature.find('(').map(|at| &signature[at..]).unwrap_or_default();
        seen.insert(signature) && program::MethodType::parse(descriptor).is_some()
    })
}

//! Interned names, descriptors and string constants.

use std::rc::Rc;

use ristretto_classfile::JavaStr;
use rustc_hash::FxHashMap;

use crate::ids::{LiteralId, Symbol};

/// Names and descriptors, each stored once.
#[derive(Default)]
pub struct Symbols {
    known: FxHashMap<Rc<str>, Symbol>,
    texts: Vec<Rc<str>>,
}

impl Symbols {
    /// The symbol of a text, made on first sight.
    pub fn intern(&mut self, text: &str) -> Symbol {
        if let Some(&symbol) = self.known.get(text) {
            return symbol;
        }
        let symbol = Symbol(self.texts.len() as u32);
        let text: Rc<str> = text.into();
        self.texts.push(text.clone());
        self.known.insert(text, symbol);
        symbol
    }

    /// The symbol of a text that was interned before.
    pub fn find(&self, text: &str) -> Option<Symbol> {
        self.known.get(text).copied()
    }

    /// The text of a symbol.
    pub fn text(&self, symbol: Symbol) -> &Rc<str> {
        &self.texts[symbol.index()]
    }
}

/// String constants as UTF-16, each stored once. They may hold lone surrogates.
#[derive(Default)]
pub struct Literals {
    known: FxHashMap<Rc<[u16]>, LiteralId>,
    texts: Vec<Rc<[u16]>>,
}

impl Literals {
    /// The id of a constant, made on first sight.
    pub fn intern(&mut self, text: &[u16]) -> LiteralId {
        if let Some(&id) = self.known.get(text) {
            return id;
        }
        let id = LiteralId(self.texts.len() as u32);
        let text: Rc<[u16]> = text.into();
        self.texts.push(text.clone());
        self.known.insert(text, id);
        id
    }

    /// The UTF-16 units of a constant.
    pub fn text(&self, id: LiteralId) -> &Rc<[u16]> {
        &self.texts[id.index()]
    }

    /// How many constants there are.
    pub fn len(&self) -> usize {
        self.texts.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.texts.is_empty()
    }
}

/// A class-file name as Rust text. Lone surrogates, legal in class files, are spelled `\uXXXX` so that distinct
/// names stay distinct.
pub fn name_text(name: &JavaStr) -> String {
    if let Some(text) = name.as_str() {
        return text.to_owned();
    }
    let units = utf16(name);
    char::decode_utf16(units)
        .map(|unit| match unit {
            Ok(c) => c.to_string(),
            Err(lone) => format!("\\u{:04X}", lone.unpaired_surrogate()),
        })
        .collect()
}

/// The UTF-16 units of a class-file string.
pub fn utf16(text: &JavaStr) -> Vec<u16> {
    text.to_utf16().unwrap_or_else(|_| text.to_str_lossy().encode_utf16().collect())
}

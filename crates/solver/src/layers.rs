//! The layers of the solver by name, and which of them are used.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A layer that can be switched off, so that its effect can be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// What the path condition holds, or excludes, word for word.
    Simplify,
    /// The theory of order and equality.
    Order,
    /// Models found earlier, tried by evaluation.
    Models,
    /// Only what shares variables with the question is asked, each independent part by itself.
    Slice,
    /// Questions are stored in canonical form, not as they stand.
    Canon,
    /// Answers kept in stores.
    Store,
    /// Answers that follow from those to other questions, or from equality alone.
    Implication,
}

/// All layers, in the order in which a question meets them.
pub const LAYERS: &[Layer] =
    &[Layer::Simplify, Layer::Order, Layer::Models, Layer::Slice, Layer::Canon, Layer::Store, Layer::Implication];

impl Layer {
    /// Its name on the command line.
    pub fn word(self) -> &'static str {
        match self {
            Layer::Simplify => "simplify",
            Layer::Order => "order",
            Layer::Models => "models",
            Layer::Slice => "slice",
            Layer::Canon => "canon",
            Layer::Store => "store",
            Layer::Implication => "implication",
        }
    }
}

/// The layers that are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Layers(u32);

impl Layers {
    /// None: every question goes to the backend as a whole.
    pub const NONE: Layers = Layers(0);
    /// All.
    pub const ALL: Layers = Layers((1 << LAYERS.len()) - 1);

    /// Whether a layer is used.
    #[inline(always)]
    pub fn has(self, layer: Layer) -> bool {
        self.0 & (1 << layer as u32) != 0
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, layer: Layer) -> Layers {
        Layers(self.0 | 1 << layer as u32)
    }

    /// These but for one.
    #[must_use]
    pub const fn without(self, layer: Layer) -> Layers {
        Layers(self.0 & !(1 << layer as u32))
    }
}

impl Default for Layers {
    fn default() -> Layers {
        Layers::ALL
    }
}

impl FromStr for Layers {
    type Err = String;

    /// `all`, `none`, a list of layers, or with a dash before each the layers to leave out: `slice,store`, `-order`.
    fn from_str(text: &str) -> Result<Layers, String> {
        let words: Vec<&str> = text.split(',').map(str::trim).filter(|word| !word.is_empty()).collect();
        let starts_whole = words.first().is_some_and(|word| word.starts_with('-'));
        let mut layers = if starts_whole { Layers::ALL } else { Layers::NONE };
        for (at, word) in words.into_iter().enumerate() {
            let (leave_out, name) = word.strip_prefix('-').map_or((false, word), |name| (true, name));
            layers = match (name, LAYERS.iter().find(|layer| layer.word() == name)) {
                (_, Some(&layer)) if leave_out => layers.without(layer),
                (_, Some(&layer)) => layers.with(layer),
                ("all", None) if word == name && at == 0 => Layers::ALL,
                ("none", None) if word == name && at == 0 => Layers::NONE,
                ("all" | "none", None) if word == name => {
                    return Err(format!("`{word}` contradicts the layers before it; {}", expected()));
                }
                _ => return Err(format!("`{word}` is no layer; {}", expected())),
            };
        }
        Ok(layers)
    }
}

impl TryFrom<String> for Layers {
    type Error = String;

    fn try_from(text: String) -> Result<Layers, String> {
        text.parse()
    }
}

impl From<Layers> for String {
    fn from(layers: Layers) -> String {
        layers.to_string()
    }
}

fn expected() -> String {
    let words: Vec<&str> = LAYERS.iter().map(|layer| layer.word()).collect();
    format!("write all, none, or some of {}, each with a dash before it to leave it out", words.join(", "))
}

impl fmt::Display for Layers {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Layers::ALL => formatter.write_str("all"),
            Layers::NONE => formatter.write_str("none"),
            _ => {
                let used = LAYERS.iter().filter(|&&layer| self.has(layer)).map(|layer| layer.word());
                formatter.write_str(&used.collect::<Vec<_>>().join(","))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_name_layers() {
        assert_eq!("all".parse(), Ok(Layers::ALL));
        assert_eq!("none".parse(), Ok(Layers::NONE));
        assert_eq!("-order, -models".parse(), Ok(Layers::ALL.without(Layer::Order).without(Layer::Models)));
        let green: Layers = "slice,canon,store".parse().expect("three layers");
        assert!(green.has(Layer::Canon) && !green.has(Layer::Simplify));
        assert_eq!(green.to_string().parse(), Ok(green));
        assert_eq!("all,-order".parse(), Ok(Layers::ALL.without(Layer::Order)));
        for wrong in ["slices", "all,none", "none,all", "slice,none", "-all"] {
            assert!(wrong.parse::<Layers>().is_err(), "{wrong}");
        }
    }
}

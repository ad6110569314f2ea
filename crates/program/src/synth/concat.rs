//! String concatenation: a static method that turns each argument into a string, in order, and joins them.

use crate::class::access;
use crate::descriptor::Kind;
use crate::error::LinkError;
use crate::ids::SiteId;
use crate::op::{Op, Unresolved};
use crate::program::Program;
use crate::site::{Linkage, StaticArg};
use crate::synth::builder::Builder;

/// Marks an argument in the recipe.
const ARGUMENT: u16 = 1;
/// Marks a constant in the recipe.
const CONSTANT: u16 = 2;

impl Program {
    pub(super) fn link_concat(&mut self, site: SiteId) -> Result<Linkage, LinkError> {
        let record = self.site(site);
        let (caller, mtype, args) = (record.caller, record.mtype.clone(), record.args.clone());
        let (recipe, constants) = match args.split_first() {
            Some((StaticArg::Text(recipe), constants)) => (recipe.to_vec(), constants),
            _ => (vec![ARGUMENT; mtype.params.len()], &[][..]),
        };
        let mut code = Builder::default();
        let mut parts = 0;
        let mut slot = 0;
        let mut params = mtype.params.iter();
        let mut constants = constants.iter();
        for piece in pieces(&recipe) {
            match piece {
                Piece::Text(text) => {
                    let literal = self.literals.intern(text);
                    code.push(Op::Text(literal));
                }
                Piece::Constant => {
                    let text = constant_text(constants.next())?;
                    let literal = self.literals.intern(&text);
                    code.push(Op::Text(literal));
                }
                Piece::Argument => {
                    let param =
                        params.next().ok_or_else(|| LinkError::Incompatible("bad concatenation recipe".into()))?;
                    let kind = Kind::of(param).unwrap_or(Kind::Ref);
                    code.load(kind, slot);
                    slot += kind.slots();
                    if &**param != "Ljava/lang/String;" {
                        let descriptor = format!("({})Ljava/lang/String;", value_of_param(kind));
                        code.call(self, Unresolved::InvokeStatic, "java/lang/String", "valueOf", &descriptor)?;
                    }
                }
            }
            parts += 1;
        }
        code.push(Op::Concat(parts));
        code.push(Op::ReturnValue);
        let code = code.finish(slot);
        let flags = access::STATIC | access::SYNTHETIC;
        Ok(Linkage::Call(self.synthesize_method(caller, "concat", (*mtype).clone(), flags, code)))
    }
}

enum Piece<'a> {
    Text(&'a [u16]),
    Argument,
    Constant,
}

fn pieces(recipe: &[u16]) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut start = 0;
    for (at, &unit) in recipe.iter().enumerate() {
        if unit == ARGUMENT || unit == CONSTANT {
            if start < at {
                pieces.push(Piece::Text(&recipe[start..at]));
            }
            pieces.push(if unit == ARGUMENT { Piece::Argument } else { Piece::Constant });
            start = at + 1;
        }
    }
    if start < recipe.len() {
        pieces.push(Piece::Text(&recipe[start..]));
    }
    pieces
}

/// The overload of `String.valueOf` for a kind.
fn value_of_param(kind: Kind) -> &'static str {
    match kind {
        Kind::Boolean => "Z",
        Kind::Char => "C",
        Kind::Byte | Kind::Short | Kind::Int => "I",
        Kind::Long => "J",
        Kind::Float => "F",
        Kind::Double => "D",
        Kind::Ref => "Ljava/lang/Object;",
    }
}

fn constant_text(constant: Option<&StaticArg>) -> Result<Vec<u16>, LinkError> {
    match constant {
        Some(StaticArg::Text(text)) => Ok(text.to_vec()),
        Some(StaticArg::Int(value)) => Ok(value.to_string().encode_utf16().collect()),
        Some(StaticArg::Long(value)) => Ok(value.to_string().encode_utf16().collect()),
        Some(StaticArg::Class(name)) => Ok(format!("class {}", name.replace('/', ".")).encode_utf16().collect()),
        _ => Err(LinkError::Unsupported("this constant in a string concatenation".into())),
    }
}

//! Code that the JVM specification leaves to the implementation, built as predecoded methods: what `invokedynamic`
//! sites call, class initialization, and the throwing of the machine's own exceptions. It runs in ordinary frames, so
//! it needs no nested interpreter and rolls back like everything else.

mod adapt;
mod builder;
mod concat;
mod constant;
mod initializer;
mod lambda;
mod launcher;
mod model;
mod proxy;
mod record;
mod reflective;
mod switch;
mod thrower;
mod unseen;

pub use builder::Builder;
pub use reflective::Thrown;
pub use thrower::Message;

use crate::error::LinkError;
use crate::ids::SiteId;
use crate::program::Program;
use crate::site::Linkage;

impl Program {
    /// What an `invokedynamic` site does, decided by the name of its bootstrap method on first sight.
    pub fn link_site(&mut self, site: SiteId) -> Result<Linkage, LinkError> {
        if let Some(linkage) = self.site(site).linkage {
            return Ok(linkage);
        }
        let bootstrap = self.site(site).bootstrap.clone();
        let linkage = match bootstrap.as_str() {
            "java/lang/invoke/LambdaMetafactory.metafactory" | "java/lang/invoke/LambdaMetafactory.altMetafactory" => {
                self.link_lambda(site)?
            }
            "java/lang/invoke/StringConcatFactory.makeConcatWithConstants"
            | "java/lang/invoke/StringConcatFactory.makeConcat" => self.link_concat(site)?,
            "java/lang/runtime/ObjectMethods.bootstrap" => self.link_record(site)?,
            "java/lang/runtime/SwitchBootstraps.typeSwitch" | "java/lang/runtime/SwitchBootstraps.enumSwitch" => {
                self.link_switch(site)
            }
            other => {
                return Err(LinkError::Unsupported(format!(
                    "invokedynamic with bootstrap method {}",
                    other.replace('/', ".")
                )));
            }
        };
        self.set_linkage(site, linkage);
        Ok(linkage)
    }
}

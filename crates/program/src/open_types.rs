//! Types of the JDK that classes outside the class path implement: the classes that stand for these.

use crate::ids::ClassId;
use crate::program::Program;
use crate::strangers::STRANGERS;

impl Program {
    /// The class that stands for unseen classes of a type, if there is one.
    pub fn stranger_of(&self, class: ClassId) -> Option<&'static str> {
        let name = &*self.class(class).name;
        STRANGERS.iter().find(|stranger| stranger.types.contains(&name)).map(|stranger| stranger.name)
    }

    /// The type that is meant where a class is named: that of a stranger's objects, else the class itself.
    pub fn stands_for(&self, class: ClassId) -> ClassId {
        if let Some(interface) = self.interface_of_unseen(class) {
            return interface;
        }
        let name = &*self.class(class).name;
        let stranger = STRANGERS.iter().find(|stranger| stranger.name == name);
        let meant = stranger.and_then(|stranger| self.loaded(stranger.types.first()?));
        meant.unwrap_or(class)
    }
}

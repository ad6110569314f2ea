//! A class with its source, and its contracts.

use std::path::PathBuf;
use std::sync::Arc;

use contract::{ContractError, Contracts, MethodContract, Sources};
use program::{ClassId, ClassPath, Jdk, MethodId, Program};
use testing::Javac;

pub struct World {
    pub program: Program,
    pub contracts: Contracts,
}

impl World {
    /// The classes of a source; their contracts are in its comments, in annotations, and in a file of contracts.
    pub fn new(source: &str, file: &str) -> World {
        let api = testing::repository().join("java/src");
        let folder = Javac::new("contract").text("Sources.java", source).folder(&api).compile();
        World::of(folder, file)
    }

    pub fn of(folder: PathBuf, file: &str) -> World {
        let jdk = Jdk::find(None).expect("the tests need a JDK");
        let class_path = ClassPath::open(&jdk, std::slice::from_ref(&folder)).expect("a class path");
        let mut program = Program::new(jdk, class_path);
        program.load("java/lang/Object").expect("the root of all classes");
        program.add_stand_in(contract::WORDS, contract::WORD_SIGNATURES.to_vec());
        let sources = match file {
            "" => Sources::open(&[], &[folder]).unwrap_or_else(|error| panic!("{error}")),
            file => Sources::of_texts([("contracts.jml", file)]).unwrap_or_else(|error| panic!("{error}")),
        };
        World { program, contracts: Contracts::new(Arc::new(sources)) }
    }

    pub fn class(&mut self, name: &str) -> ClassId {
        self.program.load(name).unwrap_or_else(|error| panic!("{error}"))
    }

    pub fn method_named(&mut self, class: &str, name: &str) -> MethodId {
        let class = self.class(class);
        let methods = self.program.class(class).methods.clone();
        let found = methods.into_iter().find(|&id| **self.program.text(self.program.method(id).name) == *name);
        found.unwrap_or_else(|| panic!("no method {name}"))
    }

    pub fn contract(&mut self, class: &str, name: &str) -> Result<Option<MethodContract>, ContractError> {
        let method = self.method_named(class, name);
        Ok(self.contracts.method(&mut self.program, method)?.map(|contract| (*contract).clone()))
    }
}

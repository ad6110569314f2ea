//! Programs for tests: small Java sources, compiled into a folder that goes away with the test.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use program::{ClassId, ClassPath, Jdk, Program};
use tempfile::TempDir;
use testing::Javac;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// Compiles the text of one source file.
pub fn compile(source: &str) -> TempDir {
    Javac::new("program").text("Sources.java", source).copy()
}

/// A program with a class path.
pub fn program(entries: &[PathBuf]) -> Program {
    let jdk = Jdk::find(None).expect("the tests need a JDK");
    let class_path = ClassPath::open(&jdk, entries).expect("a class path");
    Program::new(jdk, class_path)
}

/// A jar of the class files of a folder.
#[allow(dead_code)]
pub fn jar(path: &Path, folder: &Path) -> PathBuf {
    let mut writer = ZipWriter::new(File::create(path).unwrap());
    let program = program(&[folder.to_owned()]);
    for name in program.class_path().list().unwrap() {
        writer.start_file(format!("{name}.class"), SimpleFileOptions::default()).unwrap();
        writer.write_all(&program.class_path().find(&name).unwrap().unwrap().bytes).unwrap();
    }
    writer.finish().unwrap();
    path.to_owned()
}

/// The names of classes.
#[allow(dead_code)]
pub fn names(program: &Program, classes: &[ClassId]) -> Vec<String> {
    classes.iter().map(|&id| program.class(id).java_name()).collect()
}

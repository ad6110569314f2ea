//! Class lookup on jars built here and on the JDK of the machine.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use program::ClassOrigin;
use program::ClassPath;
use program::Jdk;
use program::{ClassPathError, ImageFault};
use tempfile::TempDir;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

fn jdk() -> Jdk {
    Jdk::find(None).expect("the tests need a JDK")
}

fn scratch() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn jar(path: &Path, entries: &[(&str, &[u8])]) -> PathBuf {
    let mut writer = ZipWriter::new(File::create(path).unwrap());
    for (name, content) in entries {
        writer.start_file(*name, SimpleFileOptions::default()).unwrap();
        writer.write_all(content).unwrap();
    }
    writer.finish().unwrap();
    path.to_owned()
}

fn open(entries: &[PathBuf]) -> ClassPath {
    ClassPath::open(&jdk(), entries).unwrap()
}

fn open_error(entry: PathBuf) -> ClassPathError {
    ClassPath::open(&jdk(), &[entry]).unwrap_err()
}

fn content(path: &ClassPath, name: &str) -> Option<String> {
    let found = path.find(name).unwrap()?;
    Some(String::from_utf8(found.bytes).unwrap())
}

#[test]
fn classes_of_every_kind_of_module_are_found() {
    let path = open(&[]);
    for (class, module) in [
        ("java/lang/Object", "java.base"),
        ("java/util/List", "java.base"),
        ("java/util/Map$Entry", "java.base"),
        ("jdk/internal/misc/Unsafe", "java.base"),
        ("java/util/logging/Logger", "java.logging"),
        ("java/sql/Connection", "java.sql"),
        ("org/w3c/dom/Node", "java.xml"),
        ("sun/misc/Unsafe", "jdk.unsupported"),
    ] {
        let found = path.find(class).unwrap().unwrap_or_else(|| panic!("{class} not found"));
        assert_eq!(found.origin, ClassOrigin::Jdk { module: module.to_owned() });
        assert!(found.bytes.starts_with(&[0xCA, 0xFE, 0xBA, 0xBE]));
    }
}

#[test]
fn what_nobody_has_is_none() {
    let path = open(&[scratch().path().to_owned()]);
    let too_long = "x".repeat(5000);
    for name in ["Nope", "java/util/Nope", "java/sql/Nope", "no/such/Name", "", "module-info", &too_long] {
        assert_eq!(path.find(name).unwrap(), None, "{name}");
    }
}

#[test]
fn names_do_not_lead_out_of_a_directory() {
    let dir = scratch();
    let inner = dir.path().join("inner");
    fs::create_dir(&inner).unwrap();
    fs::write(dir.path().join("Secret.class"), "secret").unwrap();
    let path = open(&[inner]);
    let absolute = dir.path().join("Secret").display().to_string();
    for name in ["../Secret", "./../Secret", &absolute] {
        assert_eq!(path.find(name).unwrap(), None, "{name}");
    }
}

#[test]
fn the_jdk_comes_first_and_then_the_entries_in_order() {
    let dir = scratch();
    let classes = dir.path().join("classes");
    fs::create_dir_all(classes.join("p")).unwrap();
    fs::write(classes.join("p/A.class"), "directory").unwrap();
    let library = jar(
        &dir.path().join("library.jar"),
        &[("p/A.class", b"jar"), ("p/B.class", b"jar"), ("java/lang/Object.class", b"fake")],
    );
    let path = open(&[classes.clone(), library.clone()]);
    assert_eq!(content(&path, "p/A").unwrap(), "directory");
    assert_eq!(content(&path, "p/B").unwrap(), "jar");
    let object = path.find("java/lang/Object").unwrap().unwrap();
    assert_eq!(object.origin.to_string(), "module java.base");

    let path = open(&[library, classes]);
    assert_eq!(content(&path, "p/A").unwrap(), "jar");
    assert!(path.find("p/B").unwrap().unwrap().origin.to_string().ends_with("library.jar!/p/B.class"));
}

#[test]
fn multi_release_jars_give_the_newest_version_the_jdk_knows() {
    let dir = scratch();
    let manifest = b"Manifest-Version: 1.0\r\nMULTI-release: tr\r\n ue\r\n";
    let library = |name, manifest| {
        jar(
            &dir.path().join(name),
            &[
                ("meta-inf/manifest.mf", manifest),
                ("A.class", b"base"),
                ("META-INF/versions/8/A.class", b"8"),
                ("META-INF/versions/9/A.class", b"9"),
                ("META-INF/versions/11/A.class", b"11"),
                ("META-INF/versions/60000/A.class", b"60000"),
                ("META-INF/versions/x/A.class", b"x"),
                ("META-INF/versions/9/New.class", b"new"),
            ],
        )
    };
    let path = open(&[library("multi.jar", &manifest[..])]);
    assert_eq!(content(&path, "A").unwrap(), "11");
    assert!(path.find("A").unwrap().unwrap().origin.to_string().ends_with("!/META-INF/versions/11/A.class"));
    assert_eq!(path.list().unwrap().collect::<Vec<_>>(), ["A", "New"]);

    let nine = Jdk { version: 9, ..jdk() };
    let path = ClassPath::open(&nine, &[dir.path().join("multi.jar")]).unwrap();
    assert_eq!(content(&path, "A").unwrap(), "9");

    let path = open(&[library("single.jar", b"Manifest-Version: 1.0\n")]);
    assert_eq!(content(&path, "A").unwrap(), "base");
    assert_eq!(content(&path, "New"), None);
}

#[test]
fn a_wildcard_takes_the_jars_of_the_directory_in_sorted_order() {
    let dir = scratch();
    for name in ["b.jar", "a.JAR", "c.zip"] {
        jar(&dir.path().join(name), &[("A.class", name.as_bytes()), (&format!("{}.class", &name[..1]), b"")]);
    }
    fs::write(dir.path().join("Loose.class"), "").unwrap();
    let path = open(&[dir.path().join("*")]);
    assert_eq!(content(&path, "A").unwrap(), "a.JAR");
    assert_eq!(path.list().unwrap().collect::<Vec<_>>(), ["A", "a", "b"]);

    let entry = dir.path().join("nowhere/*");
    assert!(matches!(open_error(entry.clone()), ClassPathError::MissingEntry { entry: named } if named == entry));
}

#[test]
fn jars_named_by_a_manifest_come_right_after_their_jar() {
    let dir = scratch();
    let lib = dir.path().join("my lib");
    fs::create_dir_all(lib.join("classes")).unwrap();
    fs::write(lib.join("classes/C.class"), "classes").unwrap();
    fs::write(lib.join("notes.txt"), "not a jar").unwrap();
    let app = jar(
        &dir.path().join("app.jar"),
        &[
            (
                "META-INF/MANIFEST.MF",
                b"Class-Path: gone.jar my%20lib/one.jar my%20lib/notes.txt\n  my%20lib/classes/\n",
            ),
            ("A.class", b"app"),
        ],
    );
    // The chain leads back to its start.
    jar(
        &lib.join("one.jar"),
        &[("META-INF/MANIFEST.MF", b"Class-Path: two.jar ../app.jar\n"), ("A.class", b"one"), ("B.class", b"one")],
    );
    jar(&lib.join("two.jar"), &[("B.class", b"two"), ("C.class", b"two")]);
    let later = jar(&dir.path().join("later.jar"), &[("B.class", b"later"), ("D.class", b"later")]);
    let path = open(&[app, later]);
    let found = ["A", "B", "C", "D"].map(|name| content(&path, name).unwrap());
    assert_eq!(found, ["app", "one", "two", "later"]);
}

#[test]
fn bad_entries_are_named() {
    let dir = scratch();
    let missing = dir.path().join("missing.jar");
    assert!(matches!(open_error(missing.clone()), ClassPathError::MissingEntry { entry } if entry == missing));

    let text = dir.path().join("text.jar");
    fs::write(&text, "no archive at all").unwrap();
    assert!(matches!(open_error(text.clone()), ClassPathError::NotAnArchive { entry } if entry == text));
    let empty = dir.path().join("empty.jar");
    fs::write(&empty, "").unwrap();
    assert!(matches!(open_error(empty), ClassPathError::NotAnArchive { .. }));
}

#[test]
fn no_damage_to_a_jar_leads_to_a_panic() {
    let dir = scratch();
    let whole = jar(
        &dir.path().join("whole.jar"),
        &[
            ("META-INF/MANIFEST.MF", b"Multi-Release: true\n"),
            ("A.class", &[7; 300]),
            ("META-INF/versions/9/A.class", b"9"),
        ],
    );
    let bytes = fs::read(whole).unwrap();
    let damaged = dir.path().join("damaged.jar");
    for length in 2..bytes.len() {
        fs::write(&damaged, &bytes[..length]).unwrap();
        let error = open_error(damaged.clone());
        assert!(matches!(error, ClassPathError::BrokenJar { jar, .. } if jar == damaged));
    }
    for at in 0..bytes.len() {
        let mut bytes = bytes.clone();
        bytes[at] ^= 0xFF;
        fs::write(&damaged, bytes).unwrap();
        // Damage that no checksum covers may go unnoticed: any result without a panic will do.
        if let Ok(path) = ClassPath::open(&jdk(), std::slice::from_ref(&damaged)) {
            let _ = path.find("A");
            let _ = path.list();
        }
    }
}

#[test]
fn a_damaged_or_huge_entry_is_named() {
    let dir = scratch();
    let file = jar(&dir.path().join("x.jar"), &[("p/A.class", b"The quick brown fox jumps over the lazy dog")]);
    let mut bytes = fs::read(&file).unwrap();
    // The content begins after the local header of 30 bytes and the name.
    bytes[30 + "p/A.class".len() + 20] ^= 0xFF;
    fs::write(&file, bytes).unwrap();
    let error = open(&[file]).find("p/A").unwrap_err();
    assert!(matches!(error, ClassPathError::BrokenJarEntry { entry, .. } if entry == "p/A.class"));

    let bomb = jar(&dir.path().join("bomb.jar"), &[("Bomb.class", &vec![0; (64 << 20) + 1])]);
    let error = open(&[bomb]).find("Bomb").unwrap_err();
    assert!(matches!(error, ClassPathError::EntryTooLarge { entry, .. } if entry == "Bomb.class"));
}

#[test]
fn the_list_is_sorted_and_holds_classes_only() {
    let dir = scratch();
    let classes = dir.path().join("classes");
    for file in ["q/Z.class", "q/r/Y.class", "q/package-info.class", ".git/X.class", "q/readme.txt"] {
        let file = classes.join(file);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, "").unwrap();
    }
    let library = jar(
        &dir.path().join("l.jar"),
        &[("p/A.class", b""), ("q/Z.class", b""), ("module-info.class", b""), ("META-INF/versions/9/p/N.class", b"")],
    );
    let path = open(&[library, classes]);
    assert_eq!(path.list().unwrap().collect::<Vec<_>>(), ["p/A", "q/Z", "q/r/Y"]);
}

#[test]
#[cfg(unix)]
fn links_that_lead_back_do_not_trap_the_list() {
    let dir = scratch();
    fs::create_dir(dir.path().join("p")).unwrap();
    fs::write(dir.path().join("p/A.class"), "").unwrap();
    std::os::unix::fs::symlink(dir.path(), dir.path().join("p/up")).unwrap();
    let path = open(&[dir.path().to_owned()]);
    assert_eq!(path.list().unwrap().collect::<Vec<_>>(), ["p/A"]);
}

#[test]
fn a_damaged_image_is_reported_when_it_is_opened() {
    let dir = scratch();
    let home = dir.path().to_owned();
    fs::create_dir(home.join("lib")).unwrap();
    let broken = Jdk { home, ..jdk() };
    let fault = |content: &[u8]| {
        fs::write(broken.image(), content).unwrap();
        match ClassPath::open(&broken, &[]) {
            Err(ClassPathError::BadImage { image, fault }) if image == broken.image() => fault,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(fault(b"not an image, but long enough for a header"), ImageFault::NotAnImage);
    assert_eq!(fault(b"short"), ImageFault::NotAnImage);

    let mut start = Vec::new();
    File::open(jdk().image()).unwrap().take(1 << 20).read_to_end(&mut start).unwrap();
    assert_eq!(fault(&start), ImageFault::Damaged);
    assert_eq!(fault(&start[..1000]), ImageFault::Damaged);
    start[6] = 7;
    assert_eq!(fault(&start), ImageFault::Version { major: 7, minor: 0 });
}

#[test]
fn a_class_path_can_be_shared_by_workers() {
    fn assert_shareable<T: Send + Sync>() {}
    assert_shareable::<ClassPath>();
}

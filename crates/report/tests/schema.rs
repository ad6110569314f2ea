//! The schema of reports: the file in `docs` is what the types say. `HEAPWRIGHT_BLESS=1` writes it anew.

use std::path::Path;

/// The file that users read.
fn file() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/report.schema.json")
}

#[test]
fn the_file_says_what_the_types_say() {
    let schema = format!("{:#}\n", report::schema());
    if std::env::var_os("HEAPWRIGHT_BLESS").is_some() {
        std::fs::write(file(), &schema).expect("writing the schema");
    }
    let written = std::fs::read_to_string(file()).unwrap_or_default();
    assert!(written == schema, "docs/report.schema.json is not what the types say; HEAPWRIGHT_BLESS=1 writes it anew");
}

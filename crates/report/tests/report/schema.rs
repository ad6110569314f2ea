//! The schema of reports: the file in `docs` is what the types say. `cargo xtask bless` writes it anew.

#[test]
fn the_file_says_what_the_types_say() {
    testing::golden("docs/report.schema.json", &format!("{:#}\n", report::schema()));
}

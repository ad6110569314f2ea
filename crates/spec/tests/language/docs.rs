//! The examples of the documentation are specifications.

use spec::parse;

#[test]
fn examples_are_parsed() {
    let text = include_str!("../../../../docs/hex.md");
    let mut count = 0;
    for block in text.split("```hex\n").skip(1) {
        let example = block.split("```").next().unwrap();
        let spec = parse(example).unwrap_or_else(|error| panic!("{error} in {example}"));
        assert!(!spec.to_string().is_empty());
        count += 1;
    }
    assert!(count >= 6, "only {count} examples");
}

//! Real classes, as path expressions see them.

use admission::hex::{Classes, FieldName};
use program::{ClassPath, Jdk, Program};

#[test]
fn fields_have_the_names_and_types_of_their_declarations() {
    let jdk = Jdk::find(None).expect("the tests need a JDK");
    let class_path = ClassPath::open(&jdk, &[]).expect("a class path");
    let mut program = Program::new(jdk, class_path);
    let linked = program.load_named("java.util.LinkedHashMap$Entry").unwrap();
    let map = program.load_named("java.util.HashMap").unwrap();
    let nodes = program.load_named("java.util.HashMap$Node[]").unwrap();
    let texts = program.load_named("java.lang.String[]").unwrap();
    let collection = program.load_named("java.util.Collection").unwrap();
    let field = |class, name| Classes::field(&program, class, program.slot(class, name).unwrap()).unwrap();
    let name = |class: &str, name: &str, declared: &str| FieldName {
        class: class.to_owned(),
        name: name.to_owned(),
        declared: declared.to_owned(),
    };
    assert_eq!(field(linked, "next"), name("java.util.HashMap$Node", "next", "java.util.HashMap$Node"));
    let after = name("java.util.LinkedHashMap$Entry", "after", "java.util.LinkedHashMap$Entry");
    assert_eq!(field(linked, "after"), after);
    assert_eq!(field(map, "table"), name("java.util.HashMap", "table", "java.util.HashMap$Node[]"));
    assert_eq!(Classes::field(&program, linked, 99), None);
    let statics = program.class(map).statics;
    let first = Classes::static_field(&program, statics).unwrap();
    assert_eq!(first.class, "java.util.HashMap");
    assert_eq!(program.slot(map, &first.name), Some(statics));
    assert_eq!(Classes::name(&program, nodes), "java.util.HashMap$Node[]");
    assert!(!Classes::is_final(&program, nodes) && Classes::is_final(&program, texts));
    assert!(Classes::is_interface(&program, collection) && !Classes::is_interface(&program, map));
}

//! Conditions that annotations name: a name that no method fits is an error, as it would be one in Java.

use testing::{Javac, heapwright, repository};

const NAMES: &str = "\
import heapwright.*;

public class Names {
    @Ensures(\"isThere\")
    public static int missing(int x) {
        return x;
    }

    @Requires({\"isFine\", \"isWide\"})
    public static int other(int x) {
        return x;
    }

    static boolean isFine(int x) {
        return true;
    }

    static boolean isWide(long x) {
        return true;
    }

    @Requires(\"isObject\")
    public static int needsNone(int x) {
        return x;
    }

    boolean isObject(int x) {
        return true;
    }
}
";

#[test]
fn names_of_conditions_have_to_fit() {
    let api = repository().join("java/src");
    let classes = Javac::new("condition-names").source_path(api).texts(&[("Names.java", NAMES)]).compile();
    let expected = [
        (
            "missing",
            ["class Names has no method of this name", "it should be `static boolean isThere(int, int)`"],
            "@Ensures of int Names.missing(int):1:1",
        ),
        (
            "other",
            ["`boolean isWide(long)` does not fit", "it should be `static boolean isWide(int)`"],
            "@Requires of int Names.other(int):1:1",
        ),
        (
            "needsNone",
            ["`boolean isObject(int)` does not fit", "it should be `static boolean isObject(int)`"],
            "@Requires of int Names.needsNone(int):1:1",
        ),
    ];
    for (method, messages, place) in expected {
        let output = heapwright()
            .args(["check", &format!("Names.{method}"), "--cp"])
            .arg(&classes)
            .output()
            .expect("the command can be started");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{said}");
        for message in messages.into_iter().chain([place]) {
            assert!(said.contains(message), "{said}");
        }
    }
}

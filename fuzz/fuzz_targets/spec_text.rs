//! Any text as a specification. Nothing may panic or hang, and what is printed is parsed again to the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use spec::{explain, parse, parse_with_warnings, render_error, render_warning};

fuzz_target!(|text: &str| match parse_with_warnings(text) {
    Err(error) => {
        assert!(text.get(error.span.start..error.span.end).is_some(), "cuts a character");
        render_error(&error, "fuzz.hex", text, true);
    }
    Ok((spec, warnings)) => {
        for warning in &warnings {
            render_warning(warning, "fuzz.hex", text, true);
        }
        explain(&spec);
        let printed = spec.to_string();
        let again = parse(&printed).expect("what is printed can be parsed");
        assert_eq!(printed, again.to_string());
    }
});

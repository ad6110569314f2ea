//! Any text as a specification, as a Java source with contracts, as a file of contracts, and as a condition. Nothing may panic or hang, and
//! what is printed is parsed again to the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use spec::jml::{parse_contracts, parse_expression, parse_source};
use spec::{SpecError, explain, parse, parse_with_warnings, render_error, render_warning};

fuzz_target!(|text: &str| {
    match parse_with_warnings(text) {
        Err(error) => refused(&error, text),
        Ok((spec, warnings)) => {
            for warning in &warnings {
                render_warning(warning, "fuzz.hex", text, true);
            }
            explain(&spec);
            let printed = spec.to_string();
            let again = parse(&printed).expect("what is printed can be parsed");
            assert_eq!(printed, again.to_string());
        }
    }
    for error in [parse_source(text).err(), parse_contracts(text).err(), parse_expression(text).err()] {
        error.iter().for_each(|error| refused(error, text));
    }
});

fn refused(error: &SpecError, text: &str) {
    assert!(text.get(error.span.start..error.span.end).is_some(), "cuts a character");
    render_error(error, "fuzz.hex", text, true);
}

//! The messages of `Objects.checkIndex` and its relatives, without the formatter that would look at every digit of a
//! number that depends on the inputs.

use heap::{Ref, Value};

use crate::intrinsics::{Entries, reference};
use crate::machine::{Machine, Reply};
use crate::trap::Step;

pub(super) const TABLE: Entries = &[(
    "jdk/internal/util/Preconditions.outOfBoundsMessage(Ljava/lang/String;Ljava/util/List;)Ljava/lang/String;",
    message,
)];

fn message(machine: &mut Machine) -> Step<Reply> {
    let (check, list) = (machine.arg_text(0)?, machine.arg_ref(1)?);
    let numbers = machine.boxed_numbers(list);
    if !numbers.iter().any(|number| matches!(number, Value::Term(..))) {
        return Ok(Reply::Body);
    }
    // A number stands behind each text but the last.
    let texts: &[&str] = match (check.as_str(), numbers.len()) {
        ("checkIndex", 2) => &["Index ", " out of bounds for length ", ""],
        ("checkFromToIndex", 3) => &["Range [", ", ", ") out of bounds for length ", ""],
        ("checkFromIndexSize", 3) => &["Range [", ", ", " + ", ") out of bounds for length ", ""],
        _ => return Ok(Reply::Body),
    };
    let numbers = match texts.len() {
        // The start of the range is also the start of the sum.
        5 => vec![numbers[0], numbers[0], numbers[1], numbers[2]],
        _ => numbers,
    };
    let (last, texts) = texts.split_last().unwrap_or((&"", &[]));
    let texts: Vec<(&str, Value)> = texts.iter().copied().zip(numbers).collect();
    reference(machine.join_numbers(&texts, last)?)
}

impl Machine {
    /// The values of the boxes in an immutable list.
    fn boxed_numbers(&self, list: Ref) -> Vec<Value> {
        let named = |object: Ref, name: &str| self.get_named(object, name).unwrap_or(Value::Top);
        let boxes: Vec<Value> = match named(list, "elements") {
            Value::Ref(elements) => {
                let elements = self.state.heap.references(elements).unwrap_or_default();
                elements.iter().map(|&element| Value::Ref(element)).collect()
            }
            _ => vec![named(list, "e0"), named(list, "e1")],
        };
        boxes
            .into_iter()
            .map(|boxed| match boxed {
                Value::Ref(boxed) => named(boxed, "value"),
                _ => Value::Top,
            })
            .collect()
    }
}

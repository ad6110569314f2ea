//! Values in a solver's responses.

/// A parsed response.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Expression {
    Word(String),
    List(Vec<Expression>),
}

/// The values in a response to `get-value`, in order, as integers; truth values are 0 and 1. `None` if it is no such
/// response.
pub fn values(response: &str) -> Option<Vec<i128>> {
    let Expression::List(pairs) = parse(response)? else { return None };
    pairs
        .iter()
        .map(|pair| match pair {
            Expression::List(pair) if pair.len() == 2 => value(&pair[1]),
            _ => None,
        })
        .collect()
}

fn value(expression: &Expression) -> Option<i128> {
    match expression {
        Expression::Word(word) if word == "true" => Some(1),
        Expression::Word(word) if word == "false" => Some(0),
        Expression::Word(word) => match word.split_at_checked(2) {
            Some(("#x", digits)) => i128::from_str_radix(digits, 16).ok(),
            Some(("#b", digits)) => i128::from_str_radix(digits, 2).ok(),
            _ => word.parse().ok(),
        },
        Expression::List(parts) => match parts.as_slice() {
            [Expression::Word(minus), number] if minus == "-" => value(number)?.checked_neg(),
            // (_ bv5 32)
            [Expression::Word(mark), Expression::Word(number), _] if mark == "_" => {
                number.strip_prefix("bv")?.parse().ok()
            }
            _ => None,
        },
    }
}

fn parse(text: &str) -> Option<Expression> {
    let mut open: Vec<Vec<Expression>> = vec![Vec::new()];
    let spaced = text.replace('(', " ( ").replace(')', " ) ");
    for word in spaced.split_whitespace() {
        match word {
            "(" => open.push(Vec::new()),
            ")" => {
                let list = open.pop()?;
                open.last_mut()?.push(Expression::List(list));
            }
            _ => open.last_mut()?.push(Expression::Word(word.to_owned())),
        }
    }
    let [outermost] = <[_; 1]>::try_from(open).ok()?;
    let [whole] = <[_; 1]>::try_from(outermost).ok()?;
    Some(whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_all_kinds() {
        let response = "((a #x0f) (b #b101)\n (c true) (d (- 7)) (e 12) (f (_ bv9 32)))";
        assert_eq!(values(response), Some(vec![15, 5, 1, -7, 12, 9]));
    }

    #[test]
    fn nonsense_is_no_value() {
        for response in ["", "sat", "((a", "((a b c))", "((a #xyz))", ")", "((a (- )))", "((a 1)) ((b 2))"] {
            assert_eq!(values(response), None, "{response}");
        }
    }
}

//! A small check of JSON against a JSON schema: the words that ours uses. Stricter than the standard in one way: a name that
//! the schema does not know is refused.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

/// A schema.
pub struct Schema {
    root: Value,
}

/// What a schema says of a value: the names in it that it knows, or what is wrong.
type Known = Result<BTreeSet<String>, String>;

impl Schema {
    /// Reads a schema.
    pub fn new(text: &str) -> Schema {
        Schema { root: serde_json::from_str(text).expect("the schema is JSON") }
    }

    /// Checks a value against the whole schema.
    pub fn check(&self, value: &Value) -> Result<(), String> {
        self.whole(&self.root, value)
    }

    /// Checks a value, all of whose names must be known.
    fn whole(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let known = self.known(schema, value)?;
        let unknown = value.as_object().and_then(|object| object.keys().find(|name| !known.contains(*name)));
        unknown.map_or(Ok(()), |name| Err(format!("`{name}` is not in the schema")))
    }

    fn known(&self, schema: &Value, value: &Value) -> Known {
        let names = || value.as_object().into_iter().flat_map(|object| object.keys().cloned()).collect();
        let Value::Object(words) = schema else {
            return if *schema == Value::Bool(true) { Ok(names()) } else { Err("nothing is allowed".to_owned()) };
        };
        if words.keys().all(|word| word == "description") {
            return Ok(names());
        }
        let mut known = BTreeSet::new();
        for (word, says) in words {
            known.extend(self.word(word, says, words, value).map_err(|why| shown(&why))?);
        }
        Ok(known)
    }

    fn word(&self, word: &str, says: &Value, words: &Map<String, Value>, value: &Value) -> Known {
        let nothing = BTreeSet::new();
        let all = || says.as_array().expect("a list").iter().map(|schema| self.known(schema, value));
        match word {
            "$ref" => {
                let place = says.as_str().and_then(|place| place.strip_prefix('#')).expect("a place in the schema");
                self.known(self.root.pointer(place).unwrap_or_else(|| panic!("no {place} in the schema")), value)
            }
            "anyOf" | "oneOf" => {
                let (fitting, wrong): (Vec<Known>, Vec<Known>) = all().partition(Result::is_ok);
                let is_right = if word == "oneOf" { fitting.len() == 1 } else { !fitting.is_empty() };
                if is_right {
                    return Ok(fitting.into_iter().flatten().flatten().collect());
                }
                let wrong: Vec<String> = wrong.into_iter().filter_map(Result::err).collect();
                Err(format!("{} of {word} fit: {}", fitting.len(), wrong.join("; ")))
            }
            "type" => {
                let types = says.as_array().cloned().unwrap_or_else(|| vec![says.clone()]);
                let fits = types.iter().filter_map(Value::as_str).any(|name| is_of_type(name, value));
                if fits { Ok(nothing) } else { Err(format!("{value} is no {says}")) }
            }
            "const" if value == says => Ok(nothing),
            "enum" if says.as_array().is_some_and(|all| all.contains(value)) => Ok(nothing),
            "const" | "enum" => Err(format!("{value} is not {says}")),
            "required" => {
                let is_missing = |name: &&str| value.get(name).is_none();
                let missing = says.as_array().into_iter().flatten().filter_map(Value::as_str).find(is_missing);
                missing.map_or(Ok(nothing), |name| Err(format!("`{name}` is missing")))
            }
            "properties" => {
                let named = says.as_object().expect("properties");
                let present = named.iter().filter_map(|(name, schema)| Some((name, schema, value.get(name)?)));
                self.parts(present)
            }
            "additionalProperties" => {
                let named = words.get("properties").and_then(Value::as_object);
                let is_named = |name: &String| named.is_some_and(|named| named.contains_key(name));
                let others = value.as_object().into_iter().flatten().filter(|(name, _)| !is_named(name));
                self.parts(others.map(|(name, part)| (name, says, part)))
            }
            "items" => {
                for (at, part) in value.as_array().into_iter().flatten().enumerate() {
                    self.whole(says, part).map_err(|why| format!("[{at}] {why}"))?;
                }
                Ok(nothing)
            }
            "minimum" => match value.as_f64().zip(says.as_f64()) {
                Some((number, least)) if number < least => Err(format!("{number} is below {least}")),
                _ => Ok(nothing),
            },
            "$defs" | "$schema" | "default" | "description" | "format" | "title" => Ok(nothing),
            other => panic!("the check does not know the word {other}"),
        }
    }

    fn parts<'a>(&self, parts: impl Iterator<Item = (&'a String, &'a Value, &'a Value)>) -> Known {
        let mut known = BTreeSet::new();
        for (name, schema, part) in parts {
            self.whole(schema, part).map_err(|why| format!("{name}: {why}"))?;
            known.insert(name.clone());
        }
        Ok(known)
    }
}

fn is_of_type(name: &str, value: &Value) -> bool {
    match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("there is no type {other}"),
    }
}

/// The beginning of a long complaint.
fn shown(why: &str) -> String {
    why.chars().take(2_000).collect()
}

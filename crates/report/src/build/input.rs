//! From a picture of an input to the input of a report.

use explore::{Content, Picture, PictureObject, PictureValue};

use crate::model::{Any, Input, Object, ObjectContent, Value};

impl From<&Picture> for Input {
    fn from(picture: &Picture) -> Input {
        Input { roots: named(&picture.roots), objects: picture.objects.iter().enumerate().map(object).collect() }
    }
}

fn object((id, object): (usize, &PictureObject)) -> Object {
    let content = match &object.content {
        Content::Fields(fields) => ObjectContent::Fields { fields: named(fields) },
        Content::Elements(length, elements) => ObjectContent::Elements { length: *length, elements: named(elements) },
        Content::Text(text) => ObjectContent::Text { text: text.clone() },
    };
    Object { id, class: object.class.clone(), content, unread: object.unread }
}

fn named<K: Clone>(values: &[(K, PictureValue)]) -> Vec<(K, Value)> {
    values.iter().map(|(name, at)| (name.clone(), value(at))).collect()
}

fn value(value: &PictureValue) -> Value {
    match value {
        PictureValue::Null => Value::Null,
        PictureValue::Object(object) => Value::Object { object: *object },
        PictureValue::Constant(constant) => Value::Constant { constant: constant.clone() },
        PictureValue::Literal(text) => Value::Literal(text.clone()),
        PictureValue::AnyObject => Value::Any { any: Any::Object },
        PictureValue::Anything => Value::Any { any: Any::Value },
    }
}

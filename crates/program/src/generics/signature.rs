//! The texts of `Signature` attributes (JVMS §4.7.9.1).

/// A type as the source declares it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Declared {
    /// A class by its internal name, with type arguments; those of the classes around it are given, too.
    Class(String, Vec<Arguments>),
    /// An array.
    Array(Box<Declared>),
    /// A type variable.
    Variable(String),
    /// A primitive type, or an argument of which nothing is known.
    Other,
}

/// The type arguments of one class in a name, by its internal name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Arguments {
    pub(super) class: String,
    pub(super) types: Vec<Declared>,
}

/// A type parameter with its first bound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TypeParameter {
    pub(super) name: String,
    pub(super) bound: Declared,
}

/// What a class or method declares: type parameters, and its supertypes or parameters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Declaration {
    pub(super) parameters: Vec<TypeParameter>,
    pub(super) types: Vec<Declared>,
}

/// The signature of a class: its supertypes.
pub(super) fn class(text: &str) -> Option<Declaration> {
    let mut reader = Reader { rest: text };
    let parameters = reader.type_parameters()?;
    let mut types = Vec::new();
    while !reader.rest.is_empty() {
        types.push(reader.declared()?);
    }
    Some(Declaration { parameters, types })
}

/// The signature of a method: its parameters.
pub(super) fn method(text: &str) -> Option<Declaration> {
    let mut reader = Reader { rest: text };
    let parameters = reader.type_parameters()?;
    reader.expect('(')?;
    let mut types = Vec::new();
    while !reader.skip(')') {
        types.push(reader.declared()?);
    }
    Some(Declaration { parameters, types })
}

/// What a method returns.
pub(super) fn returned(text: &str) -> Option<Declared> {
    let mut reader = Reader { rest: text };
    reader.type_parameters()?;
    reader.expect('(')?;
    while !reader.skip(')') {
        reader.declared()?;
    }
    reader.declared()
}

/// The signature of a field.
pub(super) fn field(text: &str) -> Option<Declared> {
    Reader { rest: text }.declared()
}

struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn skip(&mut self, wanted: char) -> bool {
        let found = self.rest.strip_prefix(wanted);
        self.rest = found.unwrap_or(self.rest);
        found.is_some()
    }

    fn expect(&mut self, wanted: char) -> Option<()> {
        self.skip(wanted).then_some(())
    }

    /// A name up to one of these characters, which stays.
    fn name(&mut self, ends: &[char]) -> Option<&'a str> {
        let end = self.rest.find(ends).filter(|&end| end > 0)?;
        let (name, rest) = self.rest.split_at(end);
        self.rest = rest;
        Some(name)
    }

    fn type_parameters(&mut self) -> Option<Vec<TypeParameter>> {
        let mut parameters = Vec::new();
        if !self.skip('<') {
            return Some(parameters);
        }
        while !self.skip('>') {
            let name = self.name(&[':'])?.to_owned();
            let mut bound = Declared::Other;
            while self.skip(':') {
                // The bound that is a class may be missing.
                if !self.rest.starts_with(':') {
                    let next = self.declared()?;
                    if bound == Declared::Other {
                        bound = next;
                    }
                }
            }
            parameters.push(TypeParameter { name, bound });
        }
        Some(parameters)
    }

    fn declared(&mut self) -> Option<Declared> {
        let first = self.rest.chars().next()?;
        self.rest = &self.rest[first.len_utf8()..];
        match first {
            'L' => self.class(),
            'T' => {
                let name = self.name(&[';'])?.to_owned();
                self.expect(';')?;
                Some(Declared::Variable(name))
            }
            '[' => Some(Declared::Array(Box::new(self.declared()?))),
            _ => Some(Declared::Other),
        }
    }

    /// The rest of a class type, behind its `L`.
    fn class(&mut self) -> Option<Declared> {
        let mut name = self.name(&['<', '.', ';'])?.to_owned();
        let mut all = Vec::new();
        loop {
            if self.skip('<') {
                let mut types = Vec::new();
                while !self.skip('>') {
                    types.push(self.argument()?);
                }
                all.push(Arguments { class: name.clone(), types });
            }
            if self.skip(';') {
                return Some(Declared::Class(name, all));
            }
            self.expect('.')?;
            name = format!("{name}${}", self.name(&['<', '.', ';'])?);
        }
    }

    fn argument(&mut self) -> Option<Declared> {
        if self.skip('*') {
            return Some(Declared::Other);
        }
        if self.skip('-') {
            self.declared()?;
            return Some(Declared::Other);
        }
        self.skip('+');
        self.declared()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nested_arguments_and_bounds() {
        let found =
            class("<K:Ljava/lang/Object;V::Ljava/lang/Comparable<TV;>;>La/Base<TK;[TV;>.Inner<+La/B;*>;").unwrap();
        let names: Vec<&str> = found.parameters.iter().map(|parameter| parameter.name.as_str()).collect();
        assert_eq!(names, ["K", "V"]);
        assert!(matches!(&found.parameters[1].bound, Declared::Class(name, _) if name == "java/lang/Comparable"));
        let [Declared::Class(name, arguments)] = found.types.as_slice() else { panic!("{found:?}") };
        assert_eq!(name, "a/Base$Inner");
        assert_eq!(arguments[0].types[1], Declared::Array(Box::new(Declared::Variable("V".to_owned()))));
        assert_eq!(arguments[1].types, [Declared::Class("a/B".to_owned(), Vec::new()), Declared::Other]);
    }

    #[test]
    fn methods_and_what_is_malformed() {
        let found = method("<T:Ljava/lang/Object;>(ITT;Ljava/util/List<TT;>;)V").unwrap();
        assert_eq!(found.types.len(), 3);
        assert_eq!(found.types[1], Declared::Variable("T".to_owned()));
        for text in ["", "L", "Lx", "TT", "La<", "La<*", "[", "La;.b"] {
            assert!(field(text).is_none() || text == "La;.b", "{text}");
        }
        assert!(method("<T").is_none() && class("<").is_none());
        assert_eq!(returned("(ITT;)TR;"), Some(Declared::Variable("R".to_owned())));
    }
}

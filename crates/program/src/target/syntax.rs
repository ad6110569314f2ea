//! The text of a target, taken apart: `pkg.Class.method(int,pkg.Node)`. Nothing is looked up.

/// A target as written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct TargetText {
    /// Package, class and method: which part is which, only the class path knows.
    pub(crate) path: Vec<String>,
    /// The types of the parameters, if there are parentheses.
    pub(crate) params: Option<Vec<ParamType>>,
}

/// The type of a parameter as written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ParamType {
    /// A keyword or a class name with dots, perhaps without its package.
    pub(crate) name: String,
    /// How many pairs of brackets follow.
    pub(crate) dims: usize,
}

impl TargetText {
    /// Parses a target; the error says what is wrong with it.
    pub(crate) fn parse(text: &str) -> Result<TargetText, String> {
        let text = text.trim();
        let (path, params) = match text.split_once('(') {
            None => (text, None),
            Some((path, rest)) => {
                let params = rest.strip_suffix(')').ok_or("the closing parenthesis must come last")?;
                (path, Some(parse_params(params)?))
            }
        };
        Ok(TargetText { path: parse_path(path)?, params })
    }
}

fn parse_path(path: &str) -> Result<Vec<String>, String> {
    if path.is_empty() {
        return Err("it names no class".into());
    }
    if path.contains('#') || path.contains("::") {
        return Err("class and method are joined by a dot".into());
    }
    let segments: Vec<String> = path.split(['.', '/']).map(str::to_owned).collect();
    for segment in &segments {
        if segment.is_empty() {
            return Err("there is nothing between two dots, or before or after one".into());
        }
        if segment == "<clinit>" {
            return Err("static initializers run by themselves, before the first use of their class".into());
        }
        let bad = segment.chars().find(|&c| c.is_whitespace() || ";[]<>(),:'\"".contains(c));
        if let Some(bad) = bad.filter(|_| segment != "<init>") {
            return Err(format!("`{bad}` cannot stand in a name"));
        }
    }
    let constructor = segments.iter().position(|segment| segment == "<init>");
    if constructor.is_some_and(|at| at == 0 || at + 1 != segments.len()) {
        return Err("`<init>` must follow a class, and come last".into());
    }
    Ok(segments)
}

fn parse_params(params: &str) -> Result<Vec<ParamType>, String> {
    let erased = without_type_arguments(params)?;
    if erased.trim().is_empty() {
        return Ok(Vec::new());
    }
    let texts: Vec<&str> = erased.split(',').collect();
    let last = texts.len() - 1;
    let variable_early = texts[..last].iter().any(|text| text.contains("..."));
    if variable_early {
        return Err("only the last parameter can have `...`".into());
    }
    texts.into_iter().map(|text| parse_param(text.trim())).collect()
}

fn parse_param(text: &str) -> Result<ParamType, String> {
    let mut dims = 0;
    let mut name = text;
    if let Some(element) = name.strip_suffix("...") {
        (name, dims) = (element.trim_end(), 1);
    }
    while let Some(element) = name.strip_suffix("[]") {
        (name, dims) = (element.trim_end(), dims + 1);
    }
    if name.is_empty() || name.split(['.', '/']).any(str::is_empty) {
        return Err(format!("`{text}` is no type of a parameter"));
    }
    if name.contains(char::is_whitespace) {
        return Err(format!("`{text}` is more than a type: leave out modifiers and the names of parameters"));
    }
    if let Some(bad) = name.chars().find(|&c| ";[]<>():'\"".contains(c)) {
        return Err(format!("`{bad}` cannot stand in the type of a parameter"));
    }
    Ok(ParamType { name: name.replace('/', "."), dims })
}

/// Class files know the erased types: `Map<String,Integer>` is `Map`.
fn without_type_arguments(params: &str) -> Result<String, String> {
    let mut erased = String::with_capacity(params.len());
    let mut depth = 0usize;
    for c in params.chars() {
        match c {
            '<' => depth += 1,
            '>' => depth = depth.checked_sub(1).ok_or("a `>` has no `<`")?,
            c if depth == 0 => erased.push(c),
            _ => {}
        }
    }
    if depth == 0 { Ok(erased) } else { Err("a `<` has no `>`".into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn params(text: &str) -> Vec<(String, usize)> {
        let params = TargetText::parse(text).unwrap().params.unwrap();
        params.into_iter().map(|param| (param.name, param.dims)).collect()
    }

    #[test]
    fn targets_are_taken_apart() {
        assert_eq!(TargetText::parse(" p.q.A$B.m ").unwrap().path, ["p", "q", "A$B", "m"]);
        assert_eq!(TargetText::parse("p/q/A").unwrap().path, ["p", "q", "A"]);
        assert_eq!(
            TargetText::parse("A.<init>").unwrap(),
            TargetText { path: vec!["A".into(), "<init>".into()], params: None }
        );
        assert_eq!(params("A.m()"), []);
        let found = params("A.m( int[] , java.util.Map<String, List<int[]>> , p.A$B[][], String... )");
        let expected = [("int", 1), ("java.util.Map", 0), ("p.A$B", 2), ("String", 1)];
        assert_eq!(found, expected.map(|(name, dims)| (name.to_owned(), dims)));
        assert_eq!(params("A.m(int[]...)"), [("int".to_owned(), 2)]);
    }

    #[test]
    fn malformed_targets_are_told_why() {
        for (text, reason) in [
            ("", "names no class"),
            ("(int)", "names no class"),
            ("p..A", "nothing between two dots"),
            (".A", "nothing between two dots"),
            ("A.", "nothing between two dots"),
            ("A#m", "joined by a dot"),
            ("A::m", "joined by a dot"),
            ("A m", "` ` cannot stand"),
            ("A.m)", "`)` cannot stand"),
            ("A.<clinit>", "run by themselves"),
            ("<init>", "must follow a class"),
            ("A.m(int", "closing parenthesis"),
            ("A.m(int) ", ""),
            ("A.m(int)V", "closing parenthesis"),
            ("A.m(int,)", "no type of a parameter"),
            ("A.m(int x)", "leave out"),
            ("A.m(int...,int)", "only the last"),
            ("A.m(List<int)", "has no `>`"),
            ("A.m(Lp/B;)", "`;` cannot stand"),
        ] {
            match TargetText::parse(text) {
                Ok(_) => assert_eq!(reason, "", "{text}"),
                Err(error) => assert!(!reason.is_empty() && error.contains(reason), "{text}: {error}"),
            }
        }
    }
}

//! Names that were probably meant, for messages.

/// How many single characters have to be inserted, removed, replaced or swapped with their neighbour.
pub(crate) fn edit_distance(a: &str, b: &str) -> usize {
    let a: Vec<char> = a.chars().collect();
    let b: Vec<char> = b.chars().collect();
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let replaced = above[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut best = replaced.min(above[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(before[j - 2] + 1);
            }
            row.push(best);
        }
        before = std::mem::replace(&mut above, row);
    }
    above[b.len()]
}

/// Whether one name may be a slip for another; the distance if so. Case is forgiven.
pub(crate) fn slip(written: &str, meant: &str) -> Option<usize> {
    let (written, meant) = (written.to_lowercase(), meant.to_lowercase());
    let tolerated = (written.chars().count() / 4).clamp(1, 4);
    if written.len().abs_diff(meant.len()) > 4 * tolerated {
        return None;
    }
    Some(edit_distance(&written, &meant)).filter(|&distance| distance <= tolerated)
}

/// Up to three classes that were probably meant, as Java names: the same simple name in another package first, then
/// names that differ by a slip.
pub(crate) fn near_classes(written: &str, offered: impl Iterator<Item = String>) -> Vec<String> {
    let simple = |name: &str| name.rsplit(['.', '$']).next().unwrap_or_default().to_lowercase();
    let wanted = simple(written);
    let mut near: Vec<(usize, String)> = offered
        .map(|name| name.replace('/', "."))
        .filter_map(|name| {
            let distance = if simple(&name) == wanted { Some(0) } else { slip(written, &name) };
            Some((distance?, name))
        })
        .collect();
    near.sort();
    near.into_iter().take(3).map(|(_, name)| name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances() {
        for (a, b, distance) in
            [("", "", 0), ("", "ab", 2), ("insert", "inser", 1), ("form", "from", 1), ("abc", "xyz", 3)]
        {
            assert_eq!(edit_distance(a, b), distance, "{a} {b}");
            assert_eq!(edit_distance(b, a), distance, "{b} {a}");
        }
        assert_eq!(slip("Insert", "insert"), Some(0));
        assert_eq!(slip("m", "longName"), None);
    }

    #[test]
    fn classes_of_the_same_simple_name_come_first() {
        let offered = ["a/Tree", "a/Treee", "b/c/Three", "b/c/Other", "x/Outer$Tree"].map(str::to_owned);
        assert_eq!(near_classes("b.Tree", offered.into_iter()), ["a.Tree", "x.Outer$Tree"]);
        let offered = ["a/Tree", "a/Treee", "b/c/Three"].map(str::to_owned);
        assert_eq!(near_classes("a.Teee", offered.into_iter()), ["a.Tree", "a.Treee"]);
    }
}

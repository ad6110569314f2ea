//! How the program was confined: said where that was less than it could be, and where it tried something.

use super::style::{BAD, PARTIAL, paint};
use crate::model::Sandbox;

/// The most attempts that are shown.
const MOST: usize = 12;

/// The lines; none if there is nothing to say.
pub fn lines(sandbox: Option<&Sandbox>) -> Vec<String> {
    let Some(sandbox) = sandbox else { return Vec::new() };
    let mut lines = Vec::new();
    let is_wanted = sandbox.mode != "off";
    if is_wanted && !sandbox.lacks.is_empty() {
        let how = if sandbox.full { "CONFINED, but" } else { "NOT FULLY CONFINED" };
        let mark = paint(if sandbox.full { PARTIAL } else { BAD }, how);
        lines.push(format!(
            "{mark}  the program ran on the real JVM with less protection than there can be (doctor says more)"
        ));
        lines.extend(sandbox.lacks.iter().map(|lack| format!("   {lack}")));
    }
    if !sandbox.tried.is_empty() {
        let mark = paint(BAD, "REFUSED");
        lines.push(format!("{mark}  on the real JVM the program tried, and the sandbox refused, to"));
        lines.extend(sandbox.tried.iter().take(MOST).map(|tried| format!("   {}", tried.what)));
        let more = sandbox.tried.len().saturating_sub(MOST);
        if more > 0 {
            lines.push(format!("   … and {more} more; --format json has all"));
        }
    }
    lines
}

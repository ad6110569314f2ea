//! `heapwright check TARGET --path CHOICES`: takes one path again and tells it line by line.

use explore::Path;
use report::{Context, Report};
use session::{Session, Target};

use crate::cli::CheckArgs;
use crate::failure::Failure;
use crate::open::sources;
use crate::output;
use crate::status::BAD_INPUT;

/// Tells a path of the one target; the result is the exit status.
pub fn tell(args: &CheckArgs, path: &Path, session: &Session, targets: &[Target]) -> Result<u8, Failure> {
    let [target] = targets else {
        let what =
            "--path is about one method; name it as in pkg.Class.method, with its parameters if there are several";
        return Err(Failure::usage(format!("{}: {what}", args.target)));
    };
    let story = session.tell(target, path)?;
    let report = Report::story(&target.to_string(), &story);
    let context = Context { sources: sources(session), ..Context::default() };
    output::write_with(&[report], args.format, &context)?;
    Ok(if story.is_complete { 0 } else { BAD_INPUT })
}

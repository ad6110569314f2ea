//! Lines of foreign programs, which need not end.

use std::io::{self, BufRead};

/// The most that is kept of one line: longer than any line of ours.
const LONGEST: usize = 64 << 10;

/// The next line, as far as it is kept; none at the end.
pub(crate) fn next(stream: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Option<String>> {
    line.clear();
    let mut is_end = true;
    loop {
        let chunk = stream.fill_buf()?;
        if chunk.is_empty() {
            break;
        }
        is_end = false;
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let length = end.map_or(chunk.len(), |end| end + 1);
        line.extend(&chunk[..length.min(LONGEST.saturating_sub(line.len()))]);
        stream.consume(length);
        if end.is_some() {
            break;
        }
    }
    Ok((!is_end).then(|| String::from_utf8_lossy(line).into_owned()))
}

#[test]
fn long_lines_are_cut_and_what_follows_is_not_lost() {
    let text = [vec![b'x'; 3 * LONGEST], b"\nnext\nlast".to_vec()].concat();
    let (mut stream, mut line) = (io::BufReader::new(text.as_slice()), Vec::new());
    assert_eq!(next(&mut stream, &mut line).unwrap().map(|line| line.len()), Some(LONGEST));
    assert_eq!(next(&mut stream, &mut line).unwrap().as_deref(), Some("next\n"));
    assert_eq!(next(&mut stream, &mut line).unwrap().as_deref(), Some("last"));
    assert_eq!(next(&mut stream, &mut line).unwrap(), None);
}

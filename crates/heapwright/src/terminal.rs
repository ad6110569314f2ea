//! Tells the user at the terminal what happens in a session.

use std::sync::{Arc, Mutex, PoisonError};

use explore::Progress;
use session::{Source, Target, Watch};
use spec::SpecError;

use crate::progress::Ticker;

/// The user at the terminal.
#[derive(Default)]
pub struct Terminal(Mutex<Option<Ticker>>);

impl Terminal {
    fn show(&self, ticker: Option<Ticker>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = ticker;
    }
}

impl Watch for Terminal {
    fn begin(&self, target: &Target, progress: &Arc<Progress>) {
        self.show(Some(Ticker::start(&target.to_string(), progress.clone())));
    }

    fn end(&self) {
        self.show(None);
    }

    fn notice(&self, text: &str) {
        eprintln!("heapwright: {text}");
    }

    fn warn(&self, source: &Source, warning: &SpecError) {
        eprintln!("{}", spec::render_warning(warning, &source.name, &source.text, false));
    }
}

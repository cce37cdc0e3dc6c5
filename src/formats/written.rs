//! The output of a writer, and the options that it takes. Section 1.

pub use super::loss::Loss;

/// A file that was written.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Written {
    /// The file.
    pub bytes: Vec<u8>,
    /// What the target can't hold, without repetitions.
    pub lost: Vec<Loss>,
}

/// What the target can't hold, gathered while writing.
#[derive(Debug, Clone, Default)]
pub struct Lost {
    said: Vec<Loss>,
}

impl Lost {
    /// Says a loss, once. Losses are kinds of things, so there are few of them.
    pub fn say(&mut self, loss: Loss) {
        if !self.said.contains(&loss) {
            self.said.push(loss);
        }
    }

    /// Says a loss if it is one.
    pub fn say_if(&mut self, lost: bool, loss: Loss) {
        if lost {
            self.say(loss);
        }
    }

    /// The file with what was lost.
    pub fn with(self, bytes: Vec<u8>) -> Written {
        Written { bytes, lost: self.said }
    }
}

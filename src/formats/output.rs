//! The output of a writer with its losses. Section 1.

pub use super::losses::Loss;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OutputFile {
    pub bytes: Vec<u8>,
    /// Features that the target can't hold, without duplicates.
    pub lost: Vec<Loss>,
}

#[derive(Debug, Clone, Default)]
pub struct LossCollector {
    said: Vec<Loss>,
}

impl LossCollector {
    /// Losses are few, because they are kinds of things.
    pub fn say(&mut self, loss: Loss) {
        if !self.said.contains(&loss) {
            self.said.push(loss);
        }
    }

    pub fn say_if(&mut self, lost: bool, loss: Loss) {
        if lost {
            self.say(loss);
        }
    }

    pub fn with(self, bytes: Vec<u8>) -> OutputFile {
        OutputFile {
            bytes,
            lost: self.said,
        }
    }
}

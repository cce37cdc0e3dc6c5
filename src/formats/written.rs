//! What a writer gives back, and what it may be told. Section 1.

/// A file that was written.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Written {
    /// The file.
    pub bytes: Vec<u8>,
    /// What the target can't hold, a sentence each, without repetitions.
    pub lost: Vec<String>,
}

/// What the target can't hold, gathered while writing.
#[derive(Debug, Clone, Default)]
pub struct Lost {
    sentences: Vec<String>,
}

impl Lost {
    /// Says a loss, once. Sentences speak of kinds of things, so there are few of them.
    pub fn say(&mut self, sentence: &str) {
        if !self.sentences.iter().any(|said| said == sentence) {
            self.sentences.push(sentence.to_owned());
        }
    }

    /// Says a loss if it is one.
    pub fn say_if(&mut self, lost: bool, sentence: &str) {
        if lost {
            self.say(sentence);
        }
    }

    /// The file with what was lost.
    pub fn with(self, bytes: Vec<u8>) -> Written {
        Written { bytes, lost: self.sentences }
    }
}

/// The language of the headings of tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Headings {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
    /// Ukrainian.
    Uk,
}

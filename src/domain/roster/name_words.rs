//! An index of the words in the names of a list: each word once, with the members who have it.

use memchr::memmem;

use super::super::name;

#[derive(Debug)]
pub(super) struct NameWords {
    /// All folded words, each once, between newlines, in alphabetical order.
    words: String,
    sounds: String,
    ends: Vec<u32>,
    starts: Vec<u32>,
    /// The start of each word's members in `bearers`; one more entry than words.
    shares: Vec<u32>,
    bearers: Vec<u32>,
}

impl NameWords {
    pub(super) fn from_keys(keys: &str) -> NameWords {
        let mut pairs: Vec<(&str, u32)> = Vec::new();
        for (key, index) in keys.lines().zip(0u32..) {
            pairs.extend(
                key.split(' ')
                    .filter(|w| !w.is_empty())
                    .map(|word| (word, index)),
            );
        }
        pairs.sort_unstable();
        pairs.dedup();
        let mut all = NameWords {
            words: String::from("\n"),
            sounds: String::new(),
            ends: Vec::new(),
            starts: Vec::new(),
            shares: Vec::new(),
            bearers: Vec::with_capacity(pairs.len()),
        };
        for same in pairs.chunk_by(|a, b| a.0 == b.0) {
            all.starts.push(all.words.len() as u32);
            all.shares.push(all.bearers.len() as u32);
            all.words.push_str(same[0].0);
            all.words.push('\n');
            all.sounds.push_str(&name::fold_sounds(same[0].0));
            all.ends.push(all.sounds.len() as u32);
            all.bearers.extend(same.iter().map(|(_, index)| *index));
        }
        all.shares.push(all.bearers.len() as u32);
        all
    }

    pub(super) fn members_with_word(&self, word: usize) -> &[u32] {
        &self.bearers[self.shares[word] as usize..self.shares[word + 1] as usize]
    }

    pub(super) fn words_holding(&self, text: &str) -> Vec<usize> {
        let finder = memmem::Finder::new(text);
        let mut found = Vec::new();
        let mut from = 0;
        while let Some(at) = self
            .words
            .as_bytes()
            .get(from..)
            .and_then(|rest| finder.find(rest))
        {
            let word = self
                .starts
                .partition_point(|start| *start as usize <= from + at)
                - 1;
            found.push(word);
            from = self
                .starts
                .get(word + 1)
                .map_or(self.words.len(), |next| *next as usize);
        }
        found
    }

    pub(super) fn words_near(&self, text: &str) -> Vec<usize> {
        let mut found = self.words_holding(text);
        let text = name::fold_sounds(text);
        let mut from = 0;
        for (word, end) in self.ends.iter().enumerate() {
            let sounds = self.sounds.get(from..*end as usize).unwrap_or_default();
            if name::nearly_begins(sounds, &text) {
                found.push(word);
            }
            from = *end as usize;
        }
        found
    }
}

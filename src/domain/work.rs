//! The kinds of works that take long.

use super::word::words;

words! {
    /// What is done: of each kind one at a time in a federation.
    pub enum WorkKind {
        /// Something of the federation is changed from which much follows: a correction, a list, years that are taken over.
        Change = "change",
        /// Everything is calculated from the beginning and compared with what is stored.
        Verification = "verification",
    }
}

words! {
    /// How a work ended.
    pub enum Ending {
        /// It was done.
        Done = "done",
        /// It was refused, or failed: nothing was stored.
        Refused = "refused",
        /// The program that did it stopped: nothing was stored.
        Lost = "lost",
    }
}

//! The kinds of background jobs.

use super::string_enum::string_enum;

string_enum! {
    /// The kind of a job. In a federation one job of each kind runs at a time.
    pub enum JobKind {
        /// A change with many consequences: a correction, a list, an import of past years.
        Change = "change",
        /// Calculates everything from the beginning and compares it with the stored results.
        Verification = "verification",
    }
}

string_enum! {
    /// The end of a job.
    pub enum Ending {
        /// The job succeeded.
        Done = "done",
        /// The job was refused or failed; nothing was stored.
        Refused = "refused",
        /// The process that ran the job stopped; nothing was stored.
        Lost = "lost",
    }
}

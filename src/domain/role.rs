//! The roles that people have in a federation, as they are granted to accounts.

use super::word::words;

words! {
    /// What an account may do, in one federation (the administrator: on the whole site).
    pub enum Role {
        /// Proposes tournaments.
        Organizer = "organizer",
        /// Runs own tournaments, signs tables.
        Referee = "referee",
        /// Co-signs the tables of the own club.
        ClubHead = "club_head",
        /// Rating commission.
        Official = "official",
        /// Appoints, publishes amendments.
        Chairman = "chairman",
        /// Federations, accounts, backups.
        Administrator = "administrator",
    }
}

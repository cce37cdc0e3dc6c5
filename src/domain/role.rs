//! The roles in a federation that are granted to accounts.

use super::string_enum::string_enum;

string_enum! {
    /// A role of an account in one federation; the administrator has it for the whole site.
    pub enum Role {
        /// Proposes tournaments.
        Organizer = "organizer",
        /// Runs their own tournaments and signs the tables.
        Referee = "referee",
        /// Co-signs the tables of their own club.
        ClubHead = "club_head",
        /// Rating commission.
        Official = "official",
        /// Appoints officers and publishes amendments.
        Chairman = "chairman",
        /// Manages federations, accounts and backups.
        Administrator = "administrator",
    }
}

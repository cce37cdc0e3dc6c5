//! The command line: commands with their arguments. The doc comments are the help text.

use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;

use crate::config::Flags;
use crate::domain::language::Language;
use crate::domain::pairing::{self, ByePoints, DrawPoints, Ideal, Parity};
use crate::formats::convert::Target;
use crate::formats::document::Format;

/// The website that a sports federation of thinking games lives on.
///
/// Try it:   crosstable demo
/// Run it:   crosstable serve
#[derive(Debug, Parser)]
#[command(
    name = "crosstable",
    version,
    about,
    verbatim_doc_comment,
    arg_required_else_help = true
)]
pub struct Cli {
    #[command(flatten)]
    pub settings: Flags,
    #[command(subcommand)]
    pub command: Command,
}

/// The values of byes and draws in the pairing system.
#[derive(Debug, Clone, Args)]
pub struct PointsArguments {
    /// Points of a bye.
    #[arg(long, value_parser = choice::<ByePoints>(), default_value = default_word::<ByePoints>())]
    bye_points: ByePoints,
    /// Points of a drawn game to each player.
    #[arg(long, value_parser = choice::<DrawPoints>(), default_value = default_word::<DrawPoints>())]
    draw_points: DrawPoints,
}

impl PointsArguments {
    pub fn to_settings(&self) -> pairing::Settings {
        pairing::Settings {
            bye: self.bye_points,
            draw: self.draw_points,
            ..pairing::Settings::default()
        }
    }
}

/// The options for pairing a round.
#[derive(Debug, Clone, Args)]
pub struct PairingArguments {
    /// The ideal opponents inside a score group.
    #[arg(long, value_parser = choice::<Ideal>(), default_value = default_word::<Ideal>())]
    ideal: Ideal,
    /// The numbers that rank higher when colours are given: as the regulation says, or the other
    /// way round.
    #[arg(long, value_parser = choice::<Parity>(), default_value = default_word::<Parity>())]
    parity: Parity,
    #[command(flatten)]
    points: PointsArguments,
}

impl PairingArguments {
    pub fn to_settings(&self) -> pairing::Settings {
        pairing::Settings {
            ideal: self.ideal,
            parity: self.parity,
            ..self.points.to_settings()
        }
    }
}

/// A closed set of values with words at the console.
trait Choice: Copy + Default + PartialEq + Send + Sync + 'static {
    const CHOICES: &'static [ChoiceItem<Self>];
}

struct ChoiceItem<T> {
    value: T,
    word: &'static str,
    help: &'static str,
}

fn choice<T: Choice>() -> impl TypedValueParser<Value = T> {
    let words = T::CHOICES
        .iter()
        .map(|choice| PossibleValue::new(choice.word).help(choice.help));
    PossibleValuesParser::new(words).try_map(|word| {
        let chosen = T::CHOICES.iter().find(|choice| choice.word == word);
        chosen
            .map(|choice| choice.value)
            .ok_or_else(|| format!("there is no {word}"))
    })
}

/// The word of the default value.
fn default_word<T: Choice>() -> &'static str {
    T::CHOICES
        .iter()
        .find(|choice| choice.value == T::default())
        .map_or("", |choice| choice.word)
}

macro_rules! console_words {
    ($($set:ident { $($variant:ident = $word:literal $help:literal),+ })+) => {
        $(impl Choice for $set {
            const CHOICES: &'static [ChoiceItem<Self>] = &[$(ChoiceItem { value: Self::$variant, word: $word, help: $help }),+];
        })+
    };
}

console_words! {
    Ideal {
        Neighbours = "neighbours" "the nearest in the pairing order",
        Halves = "halves" "the upper half of a group the lower half"
    }
    Parity {
        Text = "text" "smaller numbers higher in even rounds",
        Swapped = "swapped" "smaller numbers higher in odd rounds"
    }
    ByePoints {
        Two = "2" "as a won game",
        One = "1" "half of that",
        Zero = "0" "nothing"
    }
    DrawPoints {
        One = "1" "half of a won game",
        Zero = "0" "nothing"
    }
}

/// The commands of the program.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Shows the site with an invented federation: prints the address and the log-ins. Started
    /// again, it continues with the same data.
    Demo {
        /// Lets other machines in, although the log-ins are published; required with --listen for
        /// another address than this machine's own.
        #[arg(long)]
        open_to_everybody: bool,
    },
    /// Runs the site. The first time it prints a link with which the first administrator chooses a
    /// password.
    Serve {
        /// Leaves the tables as they are, and doesn't start if they are of another version: for a
        /// database account that may change data only. Run `migrate` before with one that may
        /// change tables.
        #[arg(long)]
        no_migrate: bool,
    },
    /// Checks the settings and what they refer to (rights, disk, clock, database, proxy, mail) and
    /// says what must be fixed. Changes nothing.
    Check,
    /// Migrates the database to this version of the program and says what was done. (`serve` does
    /// this by itself.)
    Migrate,
    /// Writes a copy of the database into a new file, also while the site is running. (SQLite; for
    /// PostgreSQL it says what to use.)
    Backup {
        /// The file to write; it must not exist yet.
        file: PathBuf,
        /// Encrypts the copy for the holder of this key (age1..., as `age-keygen` writes it); may
        /// be given several times.
        #[arg(long, value_name = "KEY")]
        recipient: Vec<String>,
    },
    /// Replaces the database by a copy, while the site is stopped. The former database is kept
    /// beside it. (SQLite; for PostgreSQL it says what to use.)
    Restore {
        /// The copy that `backup` has written; decrypt an encrypted one with age before.
        file: PathBuf,
    },
    /// Accounts of referees and officials.
    #[command(subcommand)]
    Account(AccountCommand),
    /// Imports a whole federation from a journal. A journal with a mistake changes nothing.
    Import {
        /// The journal; - reads from standard input.
        journal: PathBuf,
        /// The slug of the federation, if not the one in the journal.
        #[arg(long = "as", value_name = "SLUG")]
        slug: Option<String>,
    },
    /// Writes a whole federation as a journal to standard output.
    Export {
        /// The slug of the federation.
        federation: String,
    },
    /// Moves a federation to the database of another installation: locks it, transfers its journal,
    /// recalculates everything there, compares, and redirects its readers to the other address. If
    /// anything differs, nothing is moved.
    Move(MoveArguments),
    /// Calculates a journal and prints the result, one line for each tournament and list. Needs no
    /// database.
    Rate {
        /// The journal; without it standard input is read.
        file: Option<PathBuf>,
    },
    /// Calculates the category of a tournament from its conditions (Sevastopol Sports Dots Club),
    /// with every step. Needs no database.
    Category {
        /// The conditions as JSON; without it standard input is read.
        file: Option<PathBuf>,
    },
    /// Pairs the next round of a tournament from a file with its state: Swiss (pairing by results),
    /// McMahon or knockout. Needs no database.
    Pair {
        /// The state as JSON; without it standard input is read.
        file: Option<PathBuf>,
        #[command(flatten)]
        pairing: PairingArguments,
    },
    /// Prints the standings of a tournament from a file with its state (Swiss, McMahon). Needs no
    /// database.
    Standings {
        /// The state as JSON; without it standard input is read.
        file: Option<PathBuf>,
        #[command(flatten)]
        points: PointsArguments,
    },
    /// Reads a tournament or a rating list of another program and writes it in another form: FIDE
    /// reports (TRF), European wall lists (h9), OpenGotha, Pairgoth (reading), tou, CSV, workbooks,
    /// JSON. Needs no database.
    Convert(ConvertArguments),
    /// Recalculates everything of a federation from the beginning and compares it with the stored
    /// values, or, with --key, verifies the content of a certificate's QR code, without the site
    /// and without its database.
    Verify {
        /// The federation's public key, as shown on its page about verification.
        #[arg(long, conflicts_with = "all")]
        key: Option<String>,
        /// Every federation, one after another.
        #[arg(long, conflicts_with = "what")]
        all: bool,
        /// The slug of the federation; with --key the content of the QR code.
        #[arg(value_name = "FEDERATION|SEAL", required_unless_present = "all")]
        what: Option<String>,
    },
    /// The keys that federations sign certificates with.
    #[command(subcommand)]
    Keys(KeysCommand),
    /// The audit log.
    #[command(subcommand)]
    Audit(AuditCommand),
    /// Writes the manual page of the program to standard output, or those of all its commands into
    /// a folder. For packages.
    #[command(hide = true)]
    Man {
        /// A folder that is there.
        folder: Option<PathBuf>,
    },
    /// Writes a completion script for a shell. For packages.
    #[command(hide = true)]
    Completions {
        /// The shell.
        shell: Shell,
    },
}

/// Commands for the keys that federations sign certificates with.
#[derive(Debug, Subcommand)]
pub enum KeysCommand {
    /// Lists the keys of a federation, or of all.
    List {
        /// The slug of the federation.
        federation: Option<String>,
    },
    /// Makes a new key, which signs from now on. Certificates signed by older keys stay valid.
    Rotate {
        /// The slug of the federation.
        federation: String,
    },
    /// Retires a key. What it signed stays valid; the next certificate is signed by a new one.
    Retire {
        /// The slug of the federation.
        federation: String,
        /// The key: at least the first eight digits of its public half.
        key: String,
    },
    /// Revokes a key that may have leaked: what it signed from a day on is no longer trusted.
    Revoke {
        /// The slug of the federation.
        federation: String,
        /// The key: at least the first eight digits of its public half.
        key: String,
        /// The first day whose signatures are no longer trusted, as YYYY-MM-DD.
        #[arg(long)]
        from: chrono::NaiveDate,
        /// The reason; it is public.
        #[arg(long)]
        reason: String,
    },
}

/// An invitation to a role.
#[derive(Debug, Args)]
pub struct InviteArguments {
    /// The login name: an e-mail address or a short name.
    pub login: String,
    /// Name as it appears under tables.
    #[arg(long)]
    pub name: Option<String>,
    /// organizer, referee, club_head, official, chairman or administrator.
    #[arg(long, default_value = "administrator")]
    pub role: String,
    /// The federation of the role, by its slug; not for an administrator.
    #[arg(long)]
    pub federation: Option<String>,
    /// The club of a club_head, by name.
    #[arg(long)]
    pub club: Option<String>,
}

/// A transfer to another installation.
#[derive(Debug, Args)]
pub struct MoveArguments {
    /// The slug of the federation.
    pub federation: String,
    /// The database of the other installation, with the tables of this version: sqlite:FILE or
    /// postgres://USER:PASSWORD@HOST/NAME.
    #[arg(long, value_name = "DATABASE", required_unless_present = "back")]
    pub to: Option<String>,
    /// The address of the other installation, to which readers are redirected: https:// and a host.
    #[arg(long, value_name = "URL", required_unless_present = "back")]
    pub address: Option<String>,
    /// Rehearses the transfer: everything up to the comparison, after which the copy is rolled
    /// back. Nothing is locked and nothing stays.
    #[arg(long, conflicts_with = "back")]
    pub check: bool,
    /// Reopens a federation that was locked or moved. Its copy in the other database stays there.
    #[arg(long, conflicts_with_all = ["to", "address"])]
    pub back: bool,
}

/// A conversion.
#[derive(Debug, Args)]
pub struct ConvertArguments {
    /// The file; - reads from standard input.
    pub file: PathBuf,
    /// The output format.
    #[arg(long, default_value = "json", value_parser = Target::WORDS.map(|(word, _)| word))]
    pub to: String,
    /// The format of the file, instead of recognising it.
    #[arg(long, value_parser = Format::WORDS.map(|(word, _)| word))]
    pub from: Option<String>,
    /// The meaning of a column that its heading doesn't say; may be repeated.
    #[arg(long, value_name = "HEADING=MEANING")]
    pub map: Vec<String>,
    /// The language of the headings of csv and xlsx.
    #[arg(long, default_value = Language::default().word(), value_parser = Language::ALL.map(Language::word))]
    pub lang: String,
    /// The output file; without it standard output.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// Commands for accounts.
#[derive(Debug, Subcommand)]
pub enum AccountCommand {
    /// Invites a person to a role and prints a one-time link with which a password is chosen.
    Invite(InviteArguments),
    /// Lists all accounts with their roles.
    List,
    /// Corrects the name of an account. Signatures keep the name with which they were made.
    Rename {
        /// The login name of the account.
        login: String,
        /// The right name.
        name: String,
    },
    /// Removes every second factor of an account whose owner has lost them, and ends its sessions.
    RemoveFactors {
        /// The login name of the account.
        login: String,
    },
    /// Locks an account and ends its sessions; --undo unlocks it.
    Disable {
        /// The login name of the account.
        login: String,
        /// Unlocks the account.
        #[arg(long)]
        undo: bool,
    },
}

/// Commands for the audit log.
#[derive(Debug, Subcommand)]
pub enum AuditCommand {
    /// Proves that no line of the audit log was changed or removed.
    Verify,
    /// Writes the audit log to standard output, one JSON object a line, so that it can be kept
    /// elsewhere.
    List {
        /// Only the lines after this number.
        #[arg(long, default_value_t = 0, value_name = "NUMBER")]
        after: i64,
    },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;

    #[test]
    fn replicas_are_named_one_by_one() {
        let of = |arguments: &[&str]| {
            Config::from_flags(
                Cli::parse_from([&["crosstable", "serve"][..], arguments].concat()).settings,
            )
            .unwrap()
        };
        assert!(of(&[]).read_database.is_empty());
        let two = of(&[
            "--read-database",
            "postgres://db2/x",
            "--read-database",
            "postgres://db3/x?target_session_attrs=any",
        ]);
        assert_eq!(
            two.read_database,
            [
                "postgres://db2/x",
                "postgres://db3/x?target_session_attrs=any"
            ]
        );
        assert_eq!(of(&["--direct-database", " "]).direct_database, None);
    }

    #[test]
    fn the_help_can_be_made() {
        use clap::CommandFactory;
        Cli::command().debug_assert();
    }
}

//! Settings: flags, environment, file, defaults, in this order of precedence. The only reader of
//! the environment beside `main`. The doc comments of [`Flags`] are the help text.

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Deserialize;

use crate::actions::master_key::Master;
use crate::actions::retention::Retention;
use crate::web::app::Proxies;

/// Settings as flags or environment variables.
#[derive(Debug, Default, Args)]
pub struct Flags {
    /// File with settings (TOML; the same names as the flags). Default: crosstable.toml in this
    /// folder, if there is one.
    #[arg(long, global = true, env = "CROSSTABLE_CONFIG", value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Folder for the data. Default: data
    #[arg(long, global = true, env = "CROSSTABLE_DATA", value_name = "FOLDER")]
    pub data: Option<PathBuf>,
    /// Database: sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME. Default:
    /// sqlite:crosstable.sqlite in the data folder
    #[arg(
        long,
        global = true,
        env = "CROSSTABLE_DATABASE",
        value_name = "ADDRESS",
        hide_env_values = true
    )]
    pub database: Option<String>,
    /// The connection to PostgreSQL on another machine may be unencrypted (without
    /// sslmode=verify-full behind its address). Default: false
    #[arg(long, global = true, env = "CROSSTABLE_DATABASE_UNENCRYPTED", value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub database_unencrypted: Option<bool>,
    /// PostgreSQL replica that pages may be read from, the address of one server; may be given
    /// several times. One that lags is left out. Default: none
    #[arg(
        long,
        global = true,
        env = "CROSSTABLE_READ_DATABASE",
        value_name = "ADDRESS",
        value_delimiter = ' ',
        hide_env_values = true
    )]
    pub read_database: Option<Vec<String>>,
    /// Address of PostgreSQL past a pooler, for immediate notifications of changes by other
    /// processes. Default: that of the database; behind a pooler the program polls instead
    #[arg(
        long,
        global = true,
        env = "CROSSTABLE_DIRECT_DATABASE",
        value_name = "ADDRESS",
        hide_env_values = true
    )]
    pub direct_database: Option<String>,
    /// Address to listen on. Default: 127.0.0.1:8080
    #[arg(
        long,
        global = true,
        env = "CROSSTABLE_LISTEN",
        value_name = "HOST:PORT"
    )]
    pub listen: Option<String>,
    /// Address that readers type, for links that are handed out. Default: http:// and the address
    /// to listen on
    #[arg(long, global = true, env = "CROSSTABLE_BASE_URL", value_name = "URL")]
    pub base_url: Option<String>,
    /// A proxy in front of the site passes on the readers' addresses in X-Forwarded-For. Default:
    /// false
    #[arg(long, global = true, env = "CROSSTABLE_BEHIND_PROXY", value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub behind_proxy: Option<bool>,
    /// The trusted proxies, if there are several or others can reach the site: addresses or
    /// networks, separated by commas (10.0.0.0/8,2001:db8::7). Default: with behind-proxy every
    /// peer
    #[arg(
        long,
        global = true,
        env = "CROSSTABLE_TRUSTED_PROXIES",
        value_name = "NETWORKS",
        value_delimiter = ','
    )]
    pub trusted_proxies: Option<Vec<String>>,
    /// Log-ins may cross a network unencrypted: listening on another address than this machine's
    /// own, with a base-url of http://. Default: false
    #[arg(long, global = true, env = "CROSSTABLE_UNENCRYPTED", value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub unencrypted: Option<bool>,
    /// Mail server for notices and links: smtps://USER:PASSWORD@HOST or
    /// smtp://USER:PASSWORD@HOST:587?tls=required. Default: no mail
    #[arg(
        long,
        global = true,
        env = "CROSSTABLE_SMTP",
        value_name = "ADDRESS",
        hide_env_values = true
    )]
    pub smtp: Option<String>,
    /// Mails, and the log-in to the mail server, may go to another machine unencrypted (smtp://
    /// without tls=required). Default: false
    #[arg(long, global = true, env = "CROSSTABLE_SMTP_UNENCRYPTED", value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub smtp_unencrypted: Option<bool>,
    /// Sender of these mails, e.g. "Crosstable <notices@example.org>"; required with --smtp
    #[arg(
        long,
        global = true,
        env = "CROSSTABLE_MAIL_FROM",
        value_name = "MAILBOX"
    )]
    pub mail_from: Option<String>,
    /// Contact for security reports, as mailto: or https: address; published in
    /// /.well-known/security.txt. Default: there is no such file
    #[arg(
        long,
        global = true,
        env = "CROSSTABLE_SECURITY_CONTACT",
        value_name = "ADDRESS"
    )]
    pub security_contact: Option<String>,
    /// Address at which /metrics is served (OpenMetrics), for the monitoring system. Default: none
    #[arg(
        long,
        global = true,
        env = "CROSSTABLE_METRICS",
        value_name = "HOST:PORT"
    )]
    pub metrics: Option<String>,
    /// Contact for questions about personal data, as mailto: or https: address; published on the
    /// privacy page. Default: the officers of the federation
    #[arg(
        long,
        global = true,
        env = "CROSSTABLE_PRIVACY_CONTACT",
        value_name = "ADDRESS"
    )]
    pub privacy_contact: Option<String>,
    /// Retention of personal data in days, e.g.
    /// registrations=30,requests=90,letters=90,sessions=30,log-ins=90,drafts=365,logs=30 (these are
    /// the defaults); in the file a table keep
    #[arg(
        long,
        global = true,
        env = "CROSSTABLE_KEEP",
        value_name = "KIND=DAYS,..."
    )]
    pub keep: Option<String>,
    /// File with the master key that encrypts the keys of certificates in the database: 64
    /// hexadecimal digits, as `openssl rand -hex 32` makes them; or the digits themselves in
    /// CROSSTABLE_CERTIFICATE_KEY. Default: they are not encrypted
    #[arg(
        long,
        global = true,
        env = "CROSSTABLE_CERTIFICATE_KEY_FILE",
        value_name = "FILE"
    )]
    pub certificate_key_file: Option<PathBuf>,
    /// The master key itself: only from the environment, since the arguments of a program are
    /// readable by all users.
    #[arg(
        long,
        global = true,
        env = "CROSSTABLE_CERTIFICATE_KEY",
        hide = true,
        hide_env_values = true
    )]
    pub certificate_key: Option<String>,
    /// Threads that serve pages. Default: as many as the machine has cores
    #[arg(long, global = true, env = "CROSSTABLE_WORKERS", value_name = "NUMBER")]
    pub workers: Option<usize>,
    /// Requests that one address may make of the API in a minute, in the long run. Default: 600
    #[arg(
        long,
        global = true,
        env = "CROSSTABLE_API_PER_MINUTE",
        value_name = "NUMBER"
    )]
    pub api_per_minute: Option<u32>,
    /// Requests that one address may make of the API at once. Default: 120
    #[arg(
        long,
        global = true,
        env = "CROSSTABLE_API_BURST",
        value_name = "NUMBER"
    )]
    pub api_burst: Option<u32>,
    /// Log level: error, warn, info or debug. Default: info
    #[arg(long, global = true, env = "CROSSTABLE_LOG", value_name = "LEVEL")]
    pub log: Option<String>,
    /// Format of the log: text, or json for log collectors. Default: text
    #[arg(
        long,
        global = true,
        env = "CROSSTABLE_LOG_FORMAT",
        value_name = "FORMAT"
    )]
    pub log_format: Option<String>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    data: Option<PathBuf>,
    database: Option<String>,
    database_unencrypted: Option<bool>,
    read_database: Option<Vec<String>>,
    direct_database: Option<String>,
    listen: Option<String>,
    base_url: Option<String>,
    behind_proxy: Option<bool>,
    trusted_proxies: Option<Vec<String>>,
    unencrypted: Option<bool>,
    smtp: Option<String>,
    smtp_unencrypted: Option<bool>,
    mail_from: Option<String>,
    security_contact: Option<String>,
    metrics: Option<String>,
    privacy_contact: Option<String>,
    #[serde(default)]
    keep: BTreeMap<String, u32>,
    certificate_key_file: Option<PathBuf>,
    workers: Option<usize>,
    api_per_minute: Option<u32>,
    api_burst: Option<u32>,
    log: Option<String>,
    log_format: Option<String>,
}

impl Flags {
    /// Without the retention periods: flag and file can have some of them each.
    fn complete_from(self, file: File) -> Flags {
        Flags {
            config: self.config,
            data: self.data.or(file.data),
            database: self.database.or(file.database),
            database_unencrypted: self.database_unencrypted.or(file.database_unencrypted),
            read_database: self.read_database.or(file.read_database),
            direct_database: self.direct_database.or(file.direct_database),
            listen: self.listen.or(file.listen),
            base_url: self.base_url.or(file.base_url),
            behind_proxy: self.behind_proxy.or(file.behind_proxy),
            trusted_proxies: self.trusted_proxies.or(file.trusted_proxies),
            unencrypted: self.unencrypted.or(file.unencrypted),
            smtp: self.smtp.or(file.smtp),
            smtp_unencrypted: self.smtp_unencrypted.or(file.smtp_unencrypted),
            mail_from: self.mail_from.or(file.mail_from),
            security_contact: self.security_contact.or(file.security_contact),
            metrics: self.metrics.or(file.metrics),
            privacy_contact: self.privacy_contact.or(file.privacy_contact),
            keep: self.keep,
            certificate_key_file: self.certificate_key_file.or(file.certificate_key_file),
            certificate_key: self.certificate_key,
            workers: self.workers.or(file.workers),
            api_per_minute: self.api_per_minute.or(file.api_per_minute),
            api_burst: self.api_burst.or(file.api_burst),
            log: self.log.or(file.log),
            log_format: self.log_format.or(file.log_format),
        }
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// `time level target: message field=value`
    #[default]
    Text,
    Json,
}

impl LogFormat {
    fn from_word(word: Option<&str>) -> Result<LogFormat, String> {
        match word {
            None | Some("text") => Ok(LogFormat::Text),
            Some("json") => Ok(LogFormat::Json),
            Some(_) => Err("log-format: it must be text or json".to_owned()),
        }
    }
}

#[derive(Clone, PartialEq, Eq)]
pub struct MailConfig {
    /// May hold a password.
    pub smtp: String,
    pub from: String,
}

impl std::fmt::Debug for MailConfig {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Omits the address of the mail server: its password must not get into a log.
        f.debug_struct("MailConfig")
            .field("from", &self.from)
            .finish_non_exhaustive()
    }
}

impl MailConfig {
    /// Both settings or neither; an empty one counts as missing.
    fn from_settings(
        smtp: Option<String>,
        from: Option<String>,
    ) -> Result<Option<MailConfig>, String> {
        let given = |text: Option<String>| text.filter(|t| !t.trim().is_empty());
        match (given(smtp), given(from)) {
            (Some(smtp), Some(from)) => Ok(Some(MailConfig { smtp, from })),
            (None, None) => Ok(None),
            (Some(_), None) => {
                Err("mail-from: wanted with smtp, e.g. Crosstable <notices@example.org>".to_owned())
            }
            (None, Some(_)) => {
                Err("smtp: wanted with mail-from, e.g. smtps://USER:PASSWORD@HOST".to_owned())
            }
        }
    }
}

/// The resolved settings; [`Flags`] describes them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Config {
    pub data: PathBuf,
    /// Address of the database; `None` for SQLite in the data folder.
    pub database: Option<String>,
    pub database_unencrypted: bool,
    pub read_database: Vec<String>,
    pub direct_database: Option<String>,
    pub listen: String,
    /// Without a trailing slash.
    pub base_url: String,
    /// The proxies whose `X-Forwarded-For` is trusted.
    pub proxies: Proxies,
    pub unencrypted: bool,
    pub mail: Option<MailConfig>,
    pub smtp_unencrypted: bool,
    pub security_contact: Option<String>,
    pub metrics: Option<String>,
    /// `None` refers readers to the officers of the federation.
    pub privacy_contact: Option<String>,
    pub retention: Retention,
    /// `None` if the keys of certificates aren't encrypted.
    pub master: Option<Master>,
    pub workers: usize,
    /// Rate limit of the API for one address: requests a minute, and at once.
    pub api: (NonZeroU32, NonZeroU32),
    pub log: String,
    pub log_format: LogFormat,
}

impl Config {
    /// The error says what is wrong with the file.
    pub fn from_flags(flags: Flags) -> Result<Config, String> {
        let mut file = read_file(flags.config.as_deref())?;
        let keep = std::mem::take(&mut file.keep);
        let flags = flags.complete_from(file);
        let listen = flags.listen.unwrap_or_else(|| "127.0.0.1:8080".to_owned());
        let base_url = flags.base_url.unwrap_or_else(|| format!("http://{listen}"));
        if !base_url.starts_with("http://") && !base_url.starts_with("https://") {
            return Err("base-url: it must be like https://ratings.example.org".to_owned());
        }
        let workers = flags
            .workers
            .unwrap_or_else(|| std::thread::available_parallelism().map_or(2, usize::from));
        if workers == 0 {
            return Err("workers: at least 1".to_owned());
        }
        Ok(Config {
            api: (
                read_limit("api-per-minute", flags.api_per_minute, 600)?,
                read_limit("api-burst", flags.api_burst, 120)?,
            ),
            proxies: read_proxies(flags.behind_proxy, flags.trusted_proxies)?,
            data: flags.data.unwrap_or_else(|| PathBuf::from("data")),
            database: flags.database,
            database_unencrypted: flags.database_unencrypted.unwrap_or(false),
            read_database: non_empty(flags.read_database.unwrap_or_default()),
            direct_database: non_empty(flags.direct_database).into_iter().next(),
            base_url: base_url.trim_end_matches('/').to_owned(),
            unencrypted: flags.unencrypted.unwrap_or(false),
            mail: MailConfig::from_settings(flags.smtp, flags.mail_from)?,
            smtp_unencrypted: flags.smtp_unencrypted.unwrap_or(false),
            security_contact: parse_contact("security", flags.security_contact)?,
            privacy_contact: parse_contact("privacy", flags.privacy_contact)?,
            retention: merge_retention(&keep, flags.keep.as_deref())?,
            master: read_master_key(
                flags.certificate_key.as_deref(),
                flags.certificate_key_file.as_deref(),
            )?,
            metrics: flags.metrics.filter(|address| !address.trim().is_empty()),
            log: flags.log.unwrap_or_else(|| "info".to_owned()),
            log_format: LogFormat::from_word(flags.log_format.as_deref())?,
            listen,
            workers,
        })
    }

    /// The address of the database; `file` is the SQLite file in the data folder if none is set.
    pub fn database_url(&self, file: &str) -> String {
        self.database
            .clone()
            .unwrap_or_else(|| format!("sqlite:{}", self.data.join(file).display()))
    }
}

fn non_empty(all: impl IntoIterator<Item = String>) -> Vec<String> {
    all.into_iter()
        .filter(|text| !text.trim().is_empty())
        .collect()
}

fn merge_retention(file: &BTreeMap<String, u32>, flag: Option<&str>) -> Result<Retention, String> {
    let mut kept = Retention::default();
    for (kind, days) in file {
        kept.set(kind, *days)?;
    }
    for pair in flag
        .unwrap_or_default()
        .split(',')
        .map(str::trim)
        .filter(|pair| !pair.is_empty())
    {
        let (kind, days) = pair
            .split_once('=')
            .ok_or_else(|| format!("keep: {pair} must be like letters=90"))?;
        kept.set(
            kind.trim(),
            days.trim()
                .parse()
                .map_err(|_| format!("keep: {days} is no number of days"))?,
        )?;
    }
    Ok(kept)
}

/// The master key from the environment or from its file; an empty setting counts as missing.
fn read_master_key(given: Option<&str>, file: Option<&Path>) -> Result<Option<Master>, String> {
    let text = match (
        given.filter(|text| !text.trim().is_empty()),
        file.filter(|file| !file.as_os_str().is_empty()),
    ) {
        (None, None) => return Ok(None),
        (Some(_), Some(_)) => {
            return Err(
                "certificate-key-file: not together with CROSSTABLE_CERTIFICATE_KEY".to_owned(),
            );
        }
        (Some(text), None) => text.to_owned(),
        (None, Some(file)) => std::fs::read_to_string(file)
            .map_err(|e| format!("certificate-key-file: {}: {e}", file.display()))?,
    };
    Master::read(&text)
        .map(Some)
        .map_err(|e| format!("certificate-key-file: {e}"))
}

/// Parses a contact (RFC 9116, 2.5.3); an empty setting counts as missing.
fn parse_contact(what: &str, given: Option<String>) -> Result<Option<String>, String> {
    let Some(address) = given
        .map(|text| text.trim().to_owned())
        .filter(|text| !text.is_empty())
    else {
        return Ok(None);
    };
    let known = ["mailto:", "https://", "tel:"]
        .iter()
        .any(|scheme| address.starts_with(scheme) && address.len() > scheme.len());
    if !known || address.contains(|c: char| c.is_whitespace() || c.is_control()) {
        return Err(format!(
            "{what}-contact: it must be like mailto:{what}@example.org or \
                https://example.org/{what}"
        ));
    }
    Ok(Some(address))
}

fn read_limit(name: &str, given: Option<u32>, usual: u32) -> Result<NonZeroU32, String> {
    NonZeroU32::new(given.unwrap_or(usual)).ok_or_else(|| format!("{name}: at least 1"))
}

fn read_proxies(behind: Option<bool>, trusted: Option<Vec<String>>) -> Result<Proxies, String> {
    Proxies::from_settings(behind.unwrap_or(false), &trusted.unwrap_or_default()).map_err(|entry| {
        format!("trusted-proxies: {entry:?} is neither an address nor a network such as 10.0.0.0/8")
    })
}

/// Reads the file of settings; without one in the flags, there need not be any.
fn read_file(config: Option<&Path>) -> Result<File, String> {
    let path = config.unwrap_or_else(|| Path::new("crosstable.toml"));
    match std::fs::read_to_string(path) {
        Ok(text) => parse_file(path, &text),
        Err(error) if config.is_none() && error.kind() == std::io::ErrorKind::NotFound => {
            Ok(File::default())
        }
        Err(error) => Err(format!("{}: {error}", path.display())),
    }
}

fn parse_file(path: &Path, text: &str) -> Result<File, String> {
    toml::from_str(text).map_err(|e| format!("{}: {}", path.display(), e.to_string().trim_end()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_setting_is_refused() {
        assert!(parse_file(Path::new("x.toml"), "listen = \"127.0.0.1:1\"").is_ok());
        assert!(
            parse_file(Path::new("x.toml"), "lisen = \"127.0.0.1:1\"")
                .unwrap_err()
                .contains("lisen")
        );
    }

    #[test]
    fn a_flag_is_stronger_than_the_file() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("c.toml");
        std::fs::write(
            &file,
            "listen = \"127.0.0.1:1\"\nworkers = 3\nbase-url = \"https://x.example/\"",
        )
        .unwrap();
        let config = Config::from_flags(Flags {
            config: Some(file),
            listen: Some("127.0.0.1:2".into()),
            ..Flags::default()
        })
        .unwrap();
        assert_eq!(
            (
                config.listen.as_str(),
                config.workers,
                config.base_url.as_str()
            ),
            ("127.0.0.1:2", 3, "https://x.example")
        );
    }

    #[test]
    fn an_address_for_readers_is_one_of_the_web() {
        let of = |text: &str| {
            Config::from_flags(Flags {
                base_url: Some(text.to_owned()),
                ..Flags::default()
            })
        };
        assert_eq!(
            of("https://x.example/").unwrap().base_url,
            "https://x.example"
        );
        assert!(of("x.example").unwrap_err().starts_with("base-url:"));
    }

    #[test]
    fn the_flag_keeps_longer_or_shorter_than_the_file() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("c.toml");
        std::fs::write(&file, "[keep]\nletters = 10\ndrafts = 20\n").unwrap();
        let of = |keep: &str| {
            Config::from_flags(Flags {
                config: Some(file.clone()),
                keep: Some(keep.to_owned()),
                ..Flags::default()
            })
        };
        let kept = of("drafts=30, log-ins=5").unwrap().retention;
        assert_eq!(
            (kept.letters, kept.drafts, kept.log_ins, kept.registrations),
            (10, 30, 5, 30)
        );
        for bad in ["drafts", "drafts=0", "drafts=x", "pets=3"] {
            assert!(of(bad).unwrap_err().starts_with("keep:"), "{bad}");
        }
    }

    #[test]
    fn the_master_key_comes_from_one_place() {
        let dir = tempfile::tempdir().unwrap();
        let (file, digits) = (dir.path().join("key"), "0123456789abcdef".repeat(4));
        std::fs::write(&file, format!("{digits}\n")).unwrap();
        assert_eq!(read_master_key(None, None), Ok(None));
        assert!(
            read_master_key(Some(&digits), None).unwrap()
                == read_master_key(None, Some(&file)).unwrap()
        );
        assert!(read_master_key(Some(&digits), Some(&file)).is_err());
        let said = read_master_key(Some("0123"), None).unwrap_err();
        assert!(
            said.starts_with("certificate-key-file:") && !said.contains("0123"),
            "{said}"
        );
    }

    #[test]
    fn a_limit_of_nothing_is_refused() {
        let of = |burst| {
            Config::from_flags(Flags {
                api_burst: Some(burst),
                ..Flags::default()
            })
        };
        assert_eq!(of(5).unwrap().api.1.get(), 5);
        assert!(of(0).unwrap_err().starts_with("api-burst:"));
    }

    #[test]
    fn the_log_has_one_of_two_forms() {
        let of = |word: &str| {
            Config::from_flags(Flags {
                log_format: Some(word.to_owned()),
                ..Flags::default()
            })
            .map(|c| c.log_format)
        };
        assert_eq!(
            (of("text"), of("json")),
            (Ok(LogFormat::Text), Ok(LogFormat::Json))
        );
        assert!(of("xml").unwrap_err().starts_with("log-format:"));
        assert_eq!(
            Config::from_flags(Flags::default()).unwrap().log_format,
            LogFormat::Text
        );
    }

    #[test]
    fn mail_needs_a_server_and_a_writer() {
        let of = |smtp: &str, from: &str| {
            MailConfig::from_settings(Some(smtp.to_owned()), Some(from.to_owned()))
        };
        let both = of("smtps://a:secret@post.example.org", "notices@example.org").unwrap();
        assert!(!format!("{both:?}").contains("secret"));
        assert_eq!(of("", " "), Ok(None));
        assert!(
            of("smtps://a:secret@post.example.org", "")
                .unwrap_err()
                .starts_with("mail-from:")
        );
        assert!(
            of("", "notices@example.org")
                .unwrap_err()
                .starts_with("smtp:")
        );
    }
}

//! Somebody who walks through the site and writes down what is not well made, and which pages were
//! looked at.

use std::collections::BTreeSet;

use super::Browser;
use super::harness::Reader;
use super::site::Site;

/// What the parts of the walks look at, by the addresses in the tables of routes; `*` stands for a
/// name or a number. A part that ends without having looked at one of its pages complains, and
/// `guards` compares these lists with the addresses that there are.
pub(crate) const WALKED: [(&str, &[&str]); 5] = [
    (
        "for_strangers",
        &[
            "/",
            "/privacy",
            "/style",
            "/search",
            "/api",
            "/login",
            "/*",
            "/help",
            "/help/*",
            "/*/data",
            "/embed/*/ratings",
            "/embed/*/tournaments",
            "/embed/*/players/*",
            "/*/news",
            "/*/news/*",
            "/*/clubs",
            "/*/clubs/*",
            "/*/referees",
            "/*/ratings",
            "/*/ratings/comparison",
            "/*/ratings/*",
            "/*/players/*",
            "/*/players/*/versus/*",
            "/*/players/*/tournaments",
            "/*/players/*/opponents",
            "/*/calendar",
            "/*/plan",
            "/*/plan/*",
            "/*/calculator",
            "/*/tournaments",
            "/*/tournaments/*",
            "/*/tournaments/*/players/*",
            "/*/tournaments/*/appeal",
            "/*/appeals/*",
            "/*/recommendations/by-link/*",
            "/*/rules/text",
            "/*/rules/text/*",
            "/*/rules/text/*/comparison",
            "/*/orders",
            "/*/orders/*",
            "/*/changes",
            "/*/numbers",
            "/embed/*/ratings",
            "/embed/*/tournaments",
            "/embed/*/players/*",
        ],
    ),
    (
        "in_play",
        &[
            "/registrations/*",
            "/*/tournaments/*/registration",
            "/*/tournaments/*/regulations",
            "/*/tournaments/*/live",
            "/*/tournaments/*/live/standings",
            "/*/tournaments/*/live/standings/print",
            "/*/tournaments/*/live/lot",
            "/*/tournaments/*/live/screen",
            "/*/tournaments/*/live/rounds/*",
            "/*/tournaments/*/live/rounds/*/print",
            "/*/tournaments/*/live/rounds/*/why/*",
            "/*/rules",
            "/*/rules/*",
            "/*/rules/category",
            "/*/articles",
        ],
    ),
    (
        "for_those_who_send",
        &[
            "/account",
            "/account/data",
            "/account/factors",
            "/account/log",
            "/account/unseen",
            "/assistants/*",
            "/confirmation/*",
            "/*/inbox",
            "/*/proposals",
            "/*/proposals/new",
            "/*/proposals/*",
            "/*/proposals/*/edit",
            "/*/recommendations",
            "/*/tournaments/new",
            "/*/tournaments/*/conditions",
            "/*/tournaments/*/registrations",
            "/*/tournaments/*/table",
            "/*/tournaments/*/table/file",
            "/*/tournaments/*/table/files/*",
            "/*/tournaments/*/preview",
            "/*/tournaments/*/desk",
            "/*/tournaments/*/desk/players",
            "/*/tournaments/*/desk/players/*",
            "/*/tournaments/*/desk/swap",
            "/*/tournaments/*/desk/log",
            "/*/tournaments/*/desk/results",
            "/*/tournaments/*/desk/results/*",
        ],
    ),
    (
        "for_those_who_decide",
        &[
            "/accounts",
            "/accounts/audit",
            "/accounts/federations/*/hosts",
            "/accounts/mail",
            "/invitation/*",
            "/certificates/*",
            "/*/verification",
            "/*/certificates",
            "/*/certificates/*",
            "/*/players/*/certificates/new",
            "/*/people",
            "/*/settings",
            "/*/moving",
            "/*/members",
            "/*/members/new",
            "/*/members/file",
            "/*/members/*",
            "/*/players/new",
            "/*/players/*/data",
            "/*/players/*/edit",
            "/*/years",
            "/*/years/people",
            "/*/years/*/comparison",
            "/*/ratings/new",
            "/*/rules/new",
            "/*/changes/*",
            "/*/changes/progress",
            "/*/audit",
        ],
    ),
    (
        "in_the_house",
        &[
            "/account/factors/totp",
            "/account/proof",
            "/login/second",
            "/*/settings/home",
            "/*/settings/categories",
            "/*/news/new",
            "/*/news/*/edit",
            "/*/clubs/new",
            "/*/clubs/*/edit",
            "/*/persons",
            "/*/referees/new",
            "/*/referees/*",
            "/*/players/*/office",
            "/*/ratings/official",
            "/*/ratings/past",
            "/*/tournaments/*/desk/players/file",
            "/*/rules/text/new",
            "/*/orders/new",
            "/*/plan/new",
            "/*/plan/*/edit",
            "/*/plan/*/amendment",
            "/*/numbers/bounds",
            "/*/rules/proposals/new",
            "/*/appeals",
        ],
    ),
];

/// What is read and no page, and why. `**` stands for everything beneath.
pub(crate) const NO_PAGES: &[(&str, &[&str])] = &[
    ("an old address, which leads on", &["/*/desk"]),
    (
        "JSON for programs",
        &[
            "/api/v1/**",
            "/account/data.json",
            "/*/players/suggestions.json",
            "/*/ratings.json",
            "/*/ratings/*.json",
        ],
    ),
    (
        "lines for machines",
        &[
            "/health",
            "/ready",
            "/.well-known/security.txt",
            "/.well-known/webauthn",
            "/robots.txt",
            "/sitemap.xml",
            "/*/robots.txt",
            "/*/sitemap.xml",
        ],
    ),
    (
        "feeds, and a stream of events",
        &[
            "/*/feed.atom",
            "/*/calendar.ics",
            "/*/tournaments/*/live/events",
        ],
    ),
    (
        "pictures, styles and scripts",
        &[
            "/static/*",
            "/static/help/*",
            "/certificates/*/*",
            "/*/emblem.png",
            "/*/preview.png",
            "/*/*/preview.png",
            "/*/clubs/*/preview.png",
            "/*/news/*/preview.png",
            "/*/players/*/preview.png",
            "/*/ratings/preview.png",
            "/*/ratings/*/preview.png",
            "/*/rules/*/preview.png",
            "/*/tournaments/*/preview.png",
            "/*/tournaments/*/live/preview.png",
            "/*/tournaments/*/live/rounds/*/preview.png",
            "/embed/*/players/*/badge.svg",
            "/*/mark.png",
            "/*/icon.svg",
            "/*/ornament.svg",
            "/*/tournaments/*/live/bracket.svg",
        ],
    ),
    (
        "tables as files",
        &[
            "/*/articles.csv",
            "/*/members.csv",
            "/*/numbers.csv",
            "/*/ratings.csv",
            "/*/ratings/*.csv",
            "/*/referees.csv",
            "/*/tournaments/*/files.zip",
            "/*/tournaments/*/files/*",
            "/*/tournaments/*/registrations.csv",
        ],
    ),
    (
        "documents, as they came",
        &[
            "/help/handbook.pdf",
            "/*/certificates.pdf",
            "/*/orders/*/document",
            "/*/proposals/*/document",
            "/*/ratings/past/*/content",
            "/*/rules/text/*/document",
            "/*/tournaments/*/document",
            "/*/tournaments/*/table/files/*/content",
        ],
    ),
];

/// Whether an address, without its query, is one of these.
pub(crate) fn fits(pattern: &str, path: &str) -> bool {
    if let Some(above) = pattern.strip_suffix("**") {
        return path.starts_with(above);
    }
    let (wanted, given): (Vec<&str>, Vec<&str>) =
        (pattern.split('/').collect(), path.split('/').collect());
    wanted.len() == given.len()
        && wanted
            .iter()
            .zip(given)
            .all(|(wanted, given)| is_part(wanted, given))
}

fn is_part(wanted: &str, given: &str) -> bool {
    match wanted.split_once('*') {
        Some((begin, end)) => {
            given.len() > begin.len() + end.len()
                && given.starts_with(begin)
                && given.ends_with(end)
        }
        None => wanted == given,
    }
}

/// Of the walked addresses the one that answers a path: the one that says more of it.
fn page_of(path: &str) -> Option<&'static str> {
    let said = |pattern: &&str| {
        pattern
            .split('/')
            .filter(|part| !part.contains('*'))
            .count()
    };
    WALKED
        .iter()
        .flat_map(|(_, pages)| pages.iter().copied())
        .filter(|pattern| fits(pattern, path))
        .max_by_key(said)
}

/// Somebody walks through the site and writes down what is not well made.
pub(super) struct Walk {
    pub(super) site: Site,
    pub(super) browser: Browser,
    prefix: String,
    complaints: Vec<String>,
    seen: BTreeSet<&'static str>,
}

impl Walk {
    pub(super) async fn new(reader: Reader, language: &'static str, device: &str) -> Walk {
        let browser = reader.language(language).open().await;
        let prefix = format!("{language}-{device}");
        Walk {
            site: Site::new(),
            browser,
            prefix,
            complaints: Vec::new(),
            seen: BTreeSet::new(),
        }
    }

    /// Looks at the page that is open.
    pub(super) async fn look(&mut self, name: &str) {
        let address = self.browser.address().await;
        let path = address.strip_prefix(&self.site.url("")).unwrap_or_default();
        self.seen
            .extend(page_of(path.split(['?', '#']).next().unwrap_or_default()));
        let found = self
            .browser
            .complaints(&format!("{}-{name}", self.prefix))
            .await;
        self.complaints.extend(found);
    }

    pub(super) async fn visit(&mut self, name: &str, path: &str) {
        self.site.open(&self.browser, path).await;
        self.look(name).await;
    }

    /// Presses what leads to another page, and looks at that.
    pub(super) async fn follow(&mut self, name: &str, selector: &str) {
        self.browser.send(selector).await;
        self.look(name).await;
    }

    /// An answer with an error is one for the console as well; anything else in it is not excused.
    pub(super) async fn look_at_refusal(&mut self, name: &str) {
        let errors = self.browser.console_errors().await;
        self.complaints.extend(
            errors
                .into_iter()
                .filter(|e| !e.contains("the server responded with a status of 4")),
        );
        self.look(name).await;
    }

    /// Everything that this part of a walk is about has been looked at.
    pub(super) fn end(mut self, part: &str) {
        let meant = WALKED
            .iter()
            .filter(|(name, _)| *name == part)
            .flat_map(|(_, pages)| pages.iter());
        let missing = meant
            .filter(|page| !self.seen.contains(*page))
            .map(|page| format!("{part} looked at no {page}"));
        self.complaints.extend(missing);
        assert!(self.complaints.is_empty(), "{}", self.complaints.join("\n"));
    }
}

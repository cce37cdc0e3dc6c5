//! Every address of the site, who may post to it, and who may read what isn't public. A new address
//! without a line here fails.

use crosstable::actions::Tx;
use crosstable::actions::registry::{self, MergeRequest};
use crosstable::actions::replay;
use crosstable::actions::table_import::{self, UploadedFile};
use crosstable::db::{PlayerId, Scope, TournamentId};
use crosstable::domain::proposal::Stage;
use crosstable::domain::publication::Cut;

use crate::app::{App, noon};
use crate::client::{Client, Page};
use crate::database::on_both;
use crate::members::LIST as MEMBERS_LIST;
use crate::official::GO_LIST;

/// Everybody with an account, by log-in; "" is a visitor.
const EVERYBODY: &[&str] = &[
    "",
    "referee",
    "referee-two",
    "head",
    "head-two",
    "organizer",
    "official",
    "official-two",
    "chairman",
    "admin",
    "nobody",
    "referee-valley",
    "head-valley",
    "organizer-valley",
    "official-valley",
    "chairman-valley",
];
const COMMISSION: &[&str] = &["official", "official-two", "chairman"];
/// Who keeps members, of which club ever; and of the club that `head` heads.
const KEEPERS: &[&str] = &["official", "official-two", "chairman", "head", "head-two"];
const KEEPERS_OF_IVORY: &[&str] = &["official", "official-two", "chairman", "head"];
const PLANNERS: &[&str] = &[
    "organizer",
    "referee",
    "referee-two",
    "official",
    "official-two",
    "chairman",
];
const TABLE: &[&str] = &["referee", "official", "official-two", "chairman"];
/// Who works on tables, whose ever.
const TABLE_WORKERS: &[&str] = &[
    "referee",
    "referee-two",
    "official",
    "official-two",
    "chairman",
];
/// Who sees to the registrations of a tournament of `referee`.
const RUN: &[&str] = &[
    "organizer",
    "referee",
    "official",
    "official-two",
    "chairman",
];
const OFFICERS: &[&str] = &[
    "referee",
    "referee-two",
    "head",
    "head-two",
    "organizer",
    "official",
    "official-two",
    "chairman",
];
/// Everybody but visitors.
const MEMBERS: &[&str] = EVERYBODY.split_at(1).1;

/// Who may.
enum Door {
    /// Everybody, logged in or not.
    Open,
    /// These log-ins only.
    For(&'static [&'static str]),
}
use Door::{For, Open};

/// Addresses that are read. `{planned}` is a tournament in this state, `{p01}` a player.
const READ: &[(&str, Door)] = &[
    ("/", Open),
    ("/health", Open),
    ("/ready", Open),
    ("/robots.txt", Open),
    ("/help", Open),
    ("/help/handbook.pdf", Open),
    ("/help/table", Open),
    ("/privacy", Open),
    ("/style", Open),
    ("/.well-known/security.txt", Open),
    ("/.well-known/webauthn", Open),
    ("/sitemap.xml", Open),
    ("/api", Open),
    ("/api/v1/openapi.json", Open),
    ("/api/v1/certificates/{code}", Open),
    ("/api/v1/federations", Open),
    ("/api/v1/federations/steppe", Open),
    ("/api/v1/federations/steppe/players", Open),
    ("/api/v1/federations/steppe/players/{p01}", Open),
    ("/api/v1/federations/steppe/players/{p01}/history", Open),
    ("/api/v1/federations/steppe/ratings", Open),
    ("/api/v1/federations/steppe/ratings.csv", Open),
    ("/api/v1/federations/steppe/lists", Open),
    ("/api/v1/federations/steppe/lists/2026-01-01", Open),
    ("/api/v1/federations/steppe/tournaments", Open),
    ("/api/v1/federations/steppe/plans", Open),
    ("/api/v1/federations/steppe/plans/{plan}", Open),
    ("/api/v1/federations/steppe/corrections", Open),
    ("/api/v1/federations/steppe/corrections/{correction}", Open),
    ("/api/v1/federations/steppe/tournaments/{rated}", Open),
    ("/api/v1/federations/steppe/calendar", Open),
    ("/api/v1/federations/steppe/journal", Open),
    ("/static/nothing", Open),
    ("/static/help/nothing", Open),
    ("/login", Open),
    ("/invitation/0000", Open),
    ("/login/second", Open),
    ("/confirmation/0000", Open),
    ("/registrations/0000", Open),
    ("/account", For(MEMBERS)),
    ("/account/log", For(MEMBERS)),
    ("/account/factors", For(MEMBERS)),
    ("/account/factors/totp", For(MEMBERS)),
    ("/account/proof", For(MEMBERS)),
    ("/accounts", For(&["admin"])),
    ("/accounts/audit", For(&["admin"])),
    ("/accounts/federations/steppe/hosts", For(&["admin"])),
    ("/accounts/mail", For(&["admin"])),
    ("/steppe", Open),
    ("/steppe/inbox", For(OFFICERS)),
    ("/steppe/desk", Open),
    ("/steppe/people", For(&["chairman", "admin"])),
    ("/search", Open),
    ("/embed/steppe/ratings", Open),
    ("/embed/steppe/tournaments", Open),
    ("/embed/steppe/players/{p01}", Open),
    ("/embed/steppe/players/{p01}/badge.svg", Open),
    ("/steppe/preview.png", Open),
    ("/steppe/robots.txt", Open),
    ("/steppe/sitemap.xml", Open),
    ("/steppe/ratings/2026-01-01/preview.png", Open),
    ("/steppe/tournaments/{cosigned}/preview.png", Open),
    ("/steppe/players/{p01}/preview.png", Open),
    ("/steppe/ratings/preview.png", Open),
    ("/steppe/calendar/preview.png", Open),
    ("/steppe/clubs/{ivory}/preview.png", Open),
    ("/steppe/news/{note}/preview.png", Open),
    ("/steppe/rules/0/preview.png", Open),
    ("/steppe/tournaments/{desk}/live/preview.png", Open),
    ("/steppe/tournaments/{desk}/live/rounds/1/preview.png", Open),
    ("/steppe/ratings", Open),
    ("/steppe/ratings/comparison", Open),
    ("/steppe/ratings.csv", Open),
    ("/steppe/ratings.json", Open),
    ("/steppe/ratings/new", For(COMMISSION)),
    ("/steppe/ratings/official", For(COMMISSION)),
    ("/steppe/ratings/past", For(COMMISSION)),
    ("/steppe/ratings/past/{list}/content", For(COMMISSION)),
    ("/steppe/years", For(&["chairman"])),
    ("/steppe/years/people", For(&["chairman"])),
    ("/steppe/years/{taken-years}/comparison", For(&["chairman"])),
    ("/steppe/ratings/2026-01-01.csv", Open),
    ("/steppe/ratings/2026-01-01.json", Open),
    ("/steppe/ratings/2026-01-01", Open),
    ("/steppe/members", For(KEEPERS)),
    ("/steppe/members.csv", For(KEEPERS)),
    ("/steppe/members/new", For(KEEPERS)),
    ("/steppe/members/{member}", For(KEEPERS_OF_IVORY)),
    ("/steppe/members/file", For(COMMISSION)),
    ("/steppe/clubs", Open),
    ("/steppe/clubs/new", For(COMMISSION)),
    ("/steppe/clubs/{ivory}", Open),
    ("/steppe/clubs/{ivory}/edit", For(COMMISSION)),
    ("/steppe/players/new", For(COMMISSION)),
    ("/steppe/players/suggestions.json", For(TABLE_WORKERS)),
    ("/steppe/players/{p01}", Open),
    ("/steppe/players/{p01}/versus/{p02}", Open),
    ("/steppe/players/{p01}/tournaments", Open),
    ("/steppe/players/{p01}/opponents", Open),
    ("/steppe/players/{p01}/edit", For(COMMISSION)),
    ("/steppe/players/{p01}/office", For(COMMISSION)),
    ("/steppe/tournaments", Open),
    ("/steppe/tournaments/new", For(PLANNERS)),
    ("/steppe/tournaments/{cosigned}", Open),
    (
        "/steppe/tournaments/{planned}/conditions",
        For(&[
            "organizer",
            "referee",
            "official",
            "official-two",
            "chairman",
        ]),
    ),
    ("/steppe/tournaments/{approved}/regulations", Open),
    ("/steppe/tournaments/{planned}/registration", Open),
    ("/steppe/tournaments/{planned}/registrations", For(RUN)),
    ("/steppe/tournaments/{planned}/registrations.csv", For(RUN)),
    ("/steppe/tournaments/{approved}/document", Open),
    ("/certificates/{code}", Open),
    ("/certificates/{code}/badge.svg", Open),
    ("/steppe/settings", For(&["chairman"])),
    ("/steppe/settings/categories", For(&["chairman"])),
    ("/steppe/emblem.png", Open),
    ("/steppe/news", Open),
    ("/steppe/news/new", For(COMMISSION)),
    ("/steppe/news/{note}", Open),
    ("/steppe/news/{note}/edit", For(COMMISSION)),
    ("/steppe/settings/home", For(&["chairman"])),
    ("/steppe/mark.png", Open),
    ("/steppe/icon.svg", Open),
    ("/steppe/ornament.svg", Open),
    ("/steppe/moving", For(&["chairman"])),
    ("/steppe/data", Open),
    ("/steppe/verification", Open),
    ("/steppe/certificates", For(COMMISSION)),
    ("/steppe/certificates.pdf", For(COMMISSION)),
    ("/steppe/certificates/{issued}", For(COMMISSION)),
    ("/steppe/players/{p01}/certificates/new", Open),
    ("/steppe/proposals", For(PLANNERS)),
    ("/steppe/proposals/new", For(PLANNERS)),
    (
        "/steppe/proposals/{sent}",
        For(&["organizer", "official", "official-two", "chairman"]),
    ),
    (
        "/steppe/proposals/{sent}/document",
        For(&["organizer", "official", "official-two", "chairman"]),
    ),
    ("/steppe/proposals/{returned}/edit", For(&["organizer"])),
    ("/steppe/tournaments/{drafted}/table", For(TABLE)),
    ("/steppe/tournaments/{drafted}/table/file", For(TABLE)),
    (
        "/steppe/tournaments/{drafted}/table/files/{file}",
        For(TABLE),
    ),
    (
        "/steppe/tournaments/{drafted}/table/files/{file}/content",
        For(TABLE),
    ),
    ("/steppe/tournaments/{rated}/files/csv", Open),
    ("/steppe/tournaments/{rated}/files.zip", Open),
    ("/steppe/tournaments/{desk}/files/csv", Open),
    ("/steppe/tournaments/{drafted}/files/csv", For(TABLE)),
    ("/steppe/tournaments/{drafted}/preview", For(TABLE)),
    ("/steppe/tournaments/{rated}/players/{p01}", Open),
    ("/assistants/0000", Open),
    ("/steppe/tournaments/{desk}/desk", For(TABLE)),
    ("/steppe/tournaments/{desk}/desk/players", For(TABLE)),
    ("/steppe/tournaments/{desk}/desk/players/1", For(TABLE)),
    ("/steppe/tournaments/{opened}/desk/players/file", For(TABLE)),
    ("/steppe/tournaments/{desk}/desk/swap", For(TABLE)),
    ("/steppe/tournaments/{desk}/desk/log", For(TABLE)),
    ("/steppe/tournaments/{desk}/desk/results", For(TABLE)),
    ("/steppe/tournaments/{desk}/desk/results/1", For(TABLE)),
    ("/steppe/tournaments/{desk}/live", Open),
    ("/steppe/tournaments/{desk}/live/standings", Open),
    ("/steppe/tournaments/{desk}/live/standings/print", Open),
    ("/steppe/tournaments/{desk}/live/lot", Open),
    ("/steppe/tournaments/{desk}/live/screen", Open),
    ("/steppe/tournaments/{rated}/live/events", Open),
    ("/steppe/tournaments/{desk}/live/bracket.svg", Open),
    ("/steppe/tournaments/{desk}/live/rounds/1", Open),
    ("/steppe/tournaments/{desk}/live/rounds/1/print", Open),
    ("/steppe/tournaments/{desk}/live/rounds/1/why/1", Open),
    ("/steppe/rules", Open),
    ("/steppe/rules/0", Open),
    ("/steppe/rules/category", Open),
    ("/api/v1/federations/steppe/regulation", Open),
    ("/api/v1/federations/steppe/orders", Open),
    ("/api/v1/federations/steppe/orders/{order}", Open),
    ("/steppe/plan", Open),
    ("/steppe/plan/{plan}", Open),
    ("/steppe/plan/new", For(COMMISSION)),
    ("/steppe/plan/{planning}/edit", For(COMMISSION)),
    ("/steppe/plan/{plan}/amendment", For(COMMISSION)),
    ("/steppe/recommendations", For(OFFICERS)),
    ("/steppe/recommendations/by-link/0000", Open),
    ("/steppe/persons", For(COMMISSION)),
    ("/steppe/referees", Open),
    ("/steppe/referees.csv", Open),
    ("/steppe/referees/new", For(COMMISSION)),
    ("/steppe/referees/{licence}", For(COMMISSION)),
    ("/api/v1/federations/steppe/licences", Open),
    ("/steppe/orders", Open),
    ("/steppe/orders/{order}", Open),
    ("/steppe/orders/{order}/document", Open),
    ("/steppe/orders/new", For(&["chairman"])),
    ("/steppe/rules/text", Open),
    ("/steppe/rules/text/{wording}", Open),
    ("/steppe/rules/text/{wording}/document", Open),
    ("/steppe/rules/text/{wording}/comparison", Open),
    ("/steppe/rules/text/new", For(&["chairman"])),
    ("/steppe/appeals", For(COMMISSION)),
    ("/steppe/appeals/{answered}", Open),
    ("/steppe/tournaments/{rated}/appeal", Open),
    ("/steppe/articles", Open),
    ("/steppe/articles.csv", Open),
    ("/steppe/rules/new", For(&["chairman"])),
    ("/steppe/rules/proposals/new", For(COMMISSION)),
    ("/steppe/calendar", Open),
    ("/steppe/calendar.ics", Open),
    ("/steppe/feed.atom", Open),
    ("/steppe/calculator", Open),
    ("/steppe/numbers", Open),
    ("/steppe/numbers.csv", Open),
    ("/steppe/numbers/bounds", For(COMMISSION)),
    ("/steppe/changes", Open),
    ("/steppe/changes/progress", For(OFFICERS)),
    ("/steppe/changes/{correction}", Open),
    ("/steppe/audit", For(COMMISSION)),
    ("/steppe/players/{p01}/data", For(COMMISSION)),
    ("/account/data", For(MEMBERS)),
    ("/account/unseen", For(MEMBERS)),
    ("/account/data.json", For(MEMBERS)),
];

type Fields = &'static [(&'static str, &'static str)];

/// Addresses that are posted to, with fields that are good, and who may. Nothing else lets anybody
/// change anything.
const POSTED: &[(&str, Fields, &[&str])] = &[
    ("/account/sessions", &[], MEMBERS),
    ("/account/unseen", &[("of", "x")], MEMBERS),
    ("/account/sessions/0000", &[], MEMBERS),
    (
        "/account/mail",
        &[
            ("mail", "somebody@example.org"),
            ("current", "x"),
            ("notices", "1"),
            ("language", "uk"),
        ],
        MEMBERS,
    ),
    ("/account/name", &[("name", "Somebody")], MEMBERS),
    (
        "/account/password",
        &[
            ("old", "x"),
            ("password", "a long enough sentence"),
            ("again", "a long enough sentence"),
        ],
        MEMBERS,
    ),
    ("/account/factors/totp", &[("password", "x")], MEMBERS),
    (
        "/account/factors/totp/confirmation",
        &[("code", "123456")],
        MEMBERS,
    ),
    (
        "/account/factors/totp/removal",
        &[("password", "x")],
        MEMBERS,
    ),
    ("/account/factors/codes", &[("password", "x")], MEMBERS),
    (
        "/account/factors/passkeys",
        &[("ceremony", "x"), ("response", "{}")],
        MEMBERS,
    ),
    (
        "/account/factors/passkeys/challenge",
        &[("password", "x")],
        MEMBERS,
    ),
    (
        "/account/factors/passkeys/removal",
        &[("password", "x"), ("passkey", "1")],
        MEMBERS,
    ),
    ("/account/proof", &[("code", "123456")], MEMBERS),
    ("/account/proof/challenge", &[], MEMBERS),
    ("/logout", &[], MEMBERS),
    (
        "/accounts/federations",
        &[("slug", "new"), ("name", "New"), ("rules", "ufgo")],
        &["admin"],
    ),
    (
        "/accounts/federations/steppe/hosts",
        &[("host", "go.example")],
        &["admin"],
    ),
    (
        "/accounts/federations/steppe/hosts",
        &[("host", "www.go.example")],
        &["admin"],
    ),
    (
        "/accounts/federations/steppe/hosts/main",
        &[("host", "www.go.example")],
        &["admin"],
    ),
    (
        "/accounts/federations/steppe/hosts/removal",
        &[("host", "www.go.example")],
        &["admin"],
    ),
    (
        "/accounts/federations/steppe/hosts/removal",
        &[("host", "go.example")],
        &["admin"],
    ),
    ("/accounts/{account}/reset", &[], &["admin"]),
    ("/accounts/{protected}/factors", &[], &["admin"]),
    (
        "/accounts/{account}/disabling",
        &[("disabled", "1")],
        &["admin"],
    ),
    ("/accounts/mail/{letter}/attempt", &[], &["admin"]),
    (
        "/steppe/people",
        &[
            ("login", "somebody"),
            ("name", "Somebody"),
            ("role", "referee"),
        ],
        &["chairman", "admin"],
    ),
    (
        "/steppe/people/{role}/revocation",
        &[],
        &["chairman", "admin"],
    ),
    (
        "/steppe/ratings/new",
        &[("date", "2026-04-01"), ("fingerprint", "{fingerprint}")],
        COMMISSION,
    ),
    ("/steppe/ratings/official", &[], COMMISSION),
    (
        "/steppe/ratings/official/lines",
        &[("list", "{official}"), ("dated", "2026-04-01")],
        COMMISSION,
    ),
    (
        "/steppe/ratings/official/{official}/removal",
        &[],
        COMMISSION,
    ),
    (
        "/steppe/ratings/official/{adopted}/undoing",
        &[],
        COMMISSION,
    ),
    ("/steppe/ratings/past", &[], COMMISSION),
    (
        "/steppe/ratings/past/columns",
        &[("of", "{list}"), ("field", "rating")],
        COMMISSION,
    ),
    (
        "/steppe/ratings/past/rows",
        &[("file", "{list}"), ("was-1", ""), ("who-1", "left")],
        COMMISSION,
    ),
    ("/steppe/ratings/past/{taken}/undoing", &[], COMMISSION),
    ("/steppe/years", &[], &["chairman"]),
    (
        "/steppe/years/tables",
        &[("bundle", "{years}"), ("row-1", "1"), ("t1-name", "A Cup")],
        &["chairman"],
    ),
    (
        "/steppe/years/people",
        &[("bundle", "{years}"), ("do", "new")],
        &["chairman"],
    ),
    ("/steppe/years/{taken-years}/undoing", &[], &["chairman"]),
    (
        "/steppe/members",
        &[
            ("player", "p08"),
            ("club", "{ivory}"),
            ("since", "2026-01-01"),
        ],
        KEEPERS,
    ),
    (
        "/steppe/members/{member}",
        &[("club", "{ivory}"), ("since", "2020-02-03")],
        KEEPERS_OF_IVORY,
    ),
    (
        "/steppe/members/{member}/end",
        &[("last_day", "2026-05-01")],
        KEEPERS_OF_IVORY,
    ),
    (
        "/steppe/members/{member}/dues",
        &[("paid", "2026-12-31")],
        KEEPERS_OF_IVORY,
    ),
    ("/steppe/members/{member}/removal", &[], KEEPERS_OF_IVORY),
    ("/steppe/members/file", &[], COMMISSION),
    (
        "/steppe/members/file/rows",
        &[
            ("file", "{members}"),
            ("was-1", ""),
            ("who-1", "left"),
            ("do", "save"),
        ],
        COMMISSION,
    ),
    ("/steppe/members/file/{members}/removal", &[], COMMISSION),
    ("/steppe/members/file/{joined}/undoing", &[], COMMISSION),
    (
        "/steppe/persons",
        &[
            ("player", "p04"),
            ("federation", "{reef}"),
            ("other_player", "r1"),
        ],
        COMMISSION,
    ),
    ("/steppe/persons/{same}/agreement", &[], COMMISSION),
    ("/steppe/persons/{same}/end", &[], COMMISSION),
    ("/steppe/persons/{agreed}/taking", &[], COMMISSION),
    (
        "/steppe/referees",
        &[("kind", "referee"), ("name", "Lev Bondar")],
        COMMISSION,
    ),
    (
        "/steppe/referees/{licence}",
        &[
            ("kind", "organizer"),
            ("name", "Lev Bondar"),
            ("until", "2026-12-31"),
        ],
        COMMISSION,
    ),
    ("/steppe/referees/{licence}/removal", &[], COMMISSION),
    (
        "/steppe/settings/members",
        &[("members", "marked"), ("dues", "1")],
        &["chairman"],
    ),
    ("/steppe/clubs", &[("name", "Jade")], COMMISSION),
    (
        "/steppe/clubs/{unused}/edit",
        &[("name", "Unused"), ("founded", "1987")],
        COMMISSION,
    ),
    (
        "/steppe/clubs/{unused}/closing",
        &[("closed", "1")],
        COMMISSION,
    ),
    ("/steppe/clubs/{unused}/removal", &[], COMMISSION),
    (
        "/steppe/news/new",
        &[("language", "en"), ("title", "A note"), ("body", "Text")],
        COMMISSION,
    ),
    (
        "/steppe/news/{note}/edit",
        &[("language", "en"), ("title", "Another"), ("body", "Text")],
        COMMISSION,
    ),
    ("/steppe/news/{note}/removal", &[], COMMISSION),
    (
        "/steppe/settings/home",
        &[("about_en", "A club")],
        &["chairman"],
    ),
    (
        "/steppe/settings/zone",
        &[("time_zone", "Europe/Kyiv")],
        &["chairman"],
    ),
    (
        "/steppe/settings/spelling",
        &[("name_language", "ru"), ("country", "UKR")],
        &["chairman"],
    ),
    (
        "/steppe/settings/names",
        &[("name_en", "Steppe"), ("name_uk", "Степ")],
        &["chairman"],
    ),
    (
        "/steppe/settings/lists",
        &[("note_en", "Link to us")],
        &["chairman"],
    ),
    (
        "/steppe/settings/categories",
        &[
            ("code", "women"),
            ("name_en", "Women"),
            ("name_ru", "Женщины"),
            ("name_uk", "Жінки"),
            ("gender", "f"),
            ("counted", "january"),
        ],
        &["chairman"],
    ),
    (
        "/steppe/settings/categories/removal",
        &[("code", "women")],
        &["chairman"],
    ),
    ("/steppe/settings/setup", &[("hidden", "1")], &["chairman"]),
    ("/steppe/moving", &[], &["chairman"]),
    (
        "/steppe/players/new",
        &[("name", "Новий Гравець")],
        COMMISSION,
    ),
    (
        "/steppe/rules/new",
        &[
            ("title", "№ 7"),
            ("p-gain_measured_on", "rounded"),
            ("p-small_board_anomaly_limit", "reduced"),
            ("p-table_4_loss_9x9_600", "0"),
            ("p-age_protection_years", "60"),
            ("p-dan_loss", "one_step"),
        ],
        &["chairman"],
    ),
    ("/steppe/rules/{edition}/withdrawal", &[], &["chairman"]),
    (
        "/steppe/rules/proposals/new",
        &[
            ("reason", "The ratings of seniors fall"),
            ("p-gain_measured_on", "rounded"),
            ("p-small_board_anomaly_limit", "reduced"),
            ("p-table_4_loss_9x9_600", "0"),
            ("p-age_protection_years", "61"),
            ("p-dan_loss", "cascade"),
        ],
        COMMISSION,
    ),
    (
        "/steppe/rules/proposals/{amendment}/answer",
        &[("reason", "Not now")],
        &["chairman"],
    ),
    (
        "/steppe/rules/proposals/{amendment}/withdrawal",
        &[],
        &["official"],
    ),
    (
        "/steppe/players/{p01}/edit",
        &[("name", "Коваль Інна"), ("born", "1980-05-01")],
        COMMISSION,
    ),
    (
        "/steppe/players/{p01}/mark",
        &[("mark", "withdrawn"), ("marked_on", "2026-05-01")],
        COMMISSION,
    ),
    (
        "/steppe/players/{p10}/recommendation",
        &[
            ("asked_rating", "1300"),
            ("first_member", "{referee}"),
            ("second_member", "{head}"),
        ],
        COMMISSION,
    ),
    (
        "/steppe/recommendations/{asked}/answer",
        &[("do", "refuse")],
        OFFICERS,
    ),
    (
        "/steppe/recommendations/{asked}/withdrawal",
        &[],
        COMMISSION,
    ),
    (
        "/steppe/players/{p10}/standing",
        &[
            ("rating", "1450"),
            ("first_name", "Коваль Анна"),
            ("first_day", "2026-05-01"),
            ("second_name", "Бондар Лев"),
            ("second_day", "2026-05-01"),
        ],
        COMMISSION,
    ),
    (
        "/steppe/players/{p02}/brought",
        &[("rating", "1410"), ("reason", "R")],
        COMMISSION,
    ),
    (
        "/steppe/players/{p08}/merge",
        &[
            ("other", "{p06}"),
            ("reason", "R"),
            ("confirmed", "{changes}"),
            ("sure", "1"),
        ],
        COMMISSION,
    ),
    ("/steppe/merges/{merge}/undoing", &[], COMMISSION),
    ("/steppe/players/{p09}/data", &[], COMMISSION),
    (
        "/steppe/players/{p09}/forgetting",
        &[("reason", "R")],
        COMMISSION,
    ),
    (
        "/steppe/tournaments",
        &[
            ("name", "New Cup"),
            ("starts", "2026-06-01"),
            ("club", "{ivory}"),
            ("referee", "{referee}"),
            ("minutes", "60"),
        ],
        PLANNERS,
    ),
    (
        "/steppe/tournaments/{planned}/conditions",
        &[
            ("version", "{version}"),
            ("name", "Renamed"),
            ("starts", "2026-06-01"),
            ("club", "{ivory}"),
            ("referee", "{referee}"),
        ],
        &[
            "organizer",
            "referee",
            "official",
            "official-two",
            "chairman",
        ],
    ),
    (
        "/steppe/tournaments/{planned}/registrations",
        &[("name", "New Player")],
        RUN,
    ),
    (
        "/steppe/tournaments/{planned}/registrations/settings",
        &[("version", "0"), ("open", "1")],
        RUN,
    ),
    (
        "/steppe/tournaments/{planned}/registrations/{arrived}",
        &[("do", "away")],
        RUN,
    ),
    (
        "/steppe/tournaments/{planned}/registrations/entry",
        &[("of", "{arrived}")],
        TABLE,
    ),
    (
        "/steppe/proposals",
        &[("name", "Proposed Cup"), ("do", "save")],
        PLANNERS,
    ),
    (
        "/steppe/proposals/{returned}/edit",
        &[
            ("version", "{version}"),
            ("name", "Renamed Cup"),
            ("do", "save"),
        ],
        &["organizer"],
    ),
    (
        "/steppe/plan/new",
        &[
            ("year", "2027"),
            ("plan_title", "City"),
            ("people", "Cup; 2027-05-01"),
        ],
        COMMISSION,
    ),
    (
        "/steppe/plan/{planning}/edit",
        &[
            ("version", "0"),
            ("year", "2027"),
            ("plan_title", "Other"),
            ("people", "Cup; 2027-05-01"),
        ],
        COMMISSION,
    ),
    (
        "/steppe/plan/{planning}/adoption",
        &[
            ("version", "0"),
            ("day", "2026-01-09"),
            ("adopted_by", "Board"),
        ],
        COMMISSION,
    ),
    (
        "/steppe/plan/{plan}/amendment",
        &[
            ("version", "1"),
            ("day", "2026-05-01"),
            ("source", "Protocol 3"),
            ("people", "Cup; 2026-05-01"),
        ],
        COMMISSION,
    ),
    ("/steppe/plan/{planning}/removal", &[], COMMISSION),
    (
        "/steppe/orders/new",
        &[
            ("number", "9"),
            ("day", "2026-01-09"),
            ("body", "It is ordered."),
        ],
        &["chairman"],
    ),
    ("/steppe/orders/{order}/removal", &[], &["chairman"]),
    (
        "/steppe/rules/text/new",
        &[
            ("language", "en"),
            ("day", "2026-01-09"),
            ("body", "1.1. A text."),
        ],
        &["chairman"],
    ),
    ("/steppe/rules/text/{wording}/removal", &[], &["chairman"]),
    (
        "/steppe/appeals/{appeal}/answer",
        &[("stage", "rejected"), ("why", "R")],
        COMMISSION,
    ),
    (
        "/steppe/settings/appeals",
        &[("appeal_days", "20")],
        &["chairman"],
    ),
    (
        "/steppe/settings/papers",
        &[("accent", "plum")],
        &["chairman"],
    ),
    (
        "/steppe/certificates",
        &[("what", "ranks"), ("language", "uk")],
        COMMISSION,
    ),
    ("/steppe/certificates/{requested}/issue", &[], COMMISSION),
    (
        "/steppe/certificates/{requested}/end",
        &[("reason", "R")],
        COMMISSION,
    ),
    (
        "/steppe/certificates/{issued}/reissue",
        &[("reason", "R")],
        COMMISSION,
    ),
    ("/steppe/proposals/{sent}/recall", &[], &["organizer"]),
    ("/steppe/proposals/{sent}/withdrawal", &[], &["organizer"]),
    (
        "/steppe/proposals/{sent}/approval",
        &[("version", "{version}")],
        COMMISSION,
    ),
    (
        "/steppe/proposals/{sent}/return",
        &[("version", "{version}"), ("reason", "R")],
        COMMISSION,
    ),
    (
        "/steppe/proposals/{sent}/rejection",
        &[("version", "{version}"), ("reason", "R")],
        COMMISSION,
    ),
    (
        "/steppe/tournaments/{drafted}/table",
        &[
            ("version", "{version}"),
            ("rows", "1"),
            ("rounds", "1"),
            ("name-1", "X"),
            ("do", "save"),
        ],
        TABLE,
    ),
    (
        "/steppe/tournaments/{drafted}/table/draft",
        &[
            ("version", "{version}"),
            ("rows", "1"),
            ("rounds", "1"),
            ("name-1", "Y"),
        ],
        TABLE,
    ),
    (
        "/steppe/tournaments/{drafted}/table/paste",
        &[
            ("version", "{version}"),
            (
                "text",
                "№\tІм'я\t1\n1\tКоваль Анна\t2+\n2\tБондар Лев\t1-\n",
            ),
        ],
        TABLE,
    ),
    ("/steppe/tournaments/{drafted}/table/file", &[], TABLE),
    (
        "/steppe/tournaments/{drafted}/table/file/columns",
        &[
            ("kept", "{file}"),
            ("heading-1", "Name"),
            ("meaning-1", "surname"),
        ],
        TABLE,
    ),
    (
        "/steppe/tournaments/{drafted}/table/file/draft",
        &[
            ("file", "{file}"),
            ("version", "{version}"),
            ("who-1", "new"),
        ],
        TABLE,
    ),
    ("/steppe/tournaments/{opened}/desk/players/file", &[], TABLE),
    (
        "/steppe/tournaments/{opened}/desk/players/file/columns",
        &[("heading-1", "Name"), ("meaning-1", "surname")],
        TABLE,
    ),
    (
        "/steppe/tournaments/{opened}/desk/players/file/entry",
        &[("file", "{brought}"), ("key", "k"), ("who-1", "")],
        TABLE,
    ),
    (
        "/steppe/tournaments/{desk}/desk",
        &[("key", "k"), ("do", "absent 2")],
        TABLE,
    ),
    (
        "/steppe/tournaments/{desk}/desk/results/1",
        &[("key", "k"), ("entry", "1 {black} {white} - draw")],
        TABLE,
    ),
    (
        "/steppe/tournaments/{desk}/desk/assistants",
        &[("assistant", "Somebody")],
        TABLE,
    ),
    (
        "/steppe/tournaments/{desk}/desk/assistants/{assistant}/revocation",
        &[],
        TABLE,
    ),
    (
        "/steppe/tournaments/{planned}/submission",
        &[
            ("version", "{version}"),
            ("rows", "2"),
            ("rounds", "1"),
            ("player-1", "{p01}"),
            ("player-2", "{p02}"),
            ("cell-1-1", "2+"),
            ("cell-2-1", "1-"),
            ("asked", "minutes"),
            // The rounds of this story are of one name and day.
            ("sure", "duplicate"),
        ],
        &["referee"],
    ),
    (
        "/steppe/tournaments/{submitted}/cosignature",
        &[("version", "{version}")],
        &["head"],
    ),
    ("/steppe/tournaments/{submitted}/withdrawal", &[], TABLE),
    (
        "/steppe/tournaments/{submitted}/return",
        &[("reason", "R")],
        &["head", "official", "official-two", "chairman"],
    ),
    (
        "/steppe/tournaments/{cosigned}/return",
        &[("reason", "R")],
        COMMISSION,
    ),
    (
        "/steppe/tournaments/{cosigned}/approval",
        &[("version", "{version}"), ("sure", "duplicate")],
        COMMISSION,
    ),
    (
        "/steppe/tournaments/{cosigned}/plan-line",
        &[("version", "{version}"), ("plan", "none")],
        COMMISSION,
    ),
    (
        "/steppe/tournaments/{rated}/reopening",
        &[("reason", "R")],
        COMMISSION,
    ),
    (
        "/steppe/tournaments/{reopened}/abandonment",
        &[("version", "{version}")],
        COMMISSION,
    ),
    (
        "/steppe/tournaments/{cosigned}/closing",
        &[("reason", "R")],
        COMMISSION,
    ),
    (
        "/steppe/tournaments/{planned}/cancellation",
        &[("reason", "R")],
        &[
            "organizer",
            "referee",
            "official",
            "official-two",
            "chairman",
        ],
    ),
    // Last: from then on nothing is planned without approval.
    (
        "/steppe/settings",
        &[("prior_approval", "1")],
        &["chairman"],
    ),
    ("/steppe/numbers/bounds", &[("excess", "0.2")], COMMISSION),
    // Whoever signs a table later would be asked.
    (
        "/steppe/settings/licences",
        &[("licensing", "asked")],
        &["chairman"],
    ),
];

/// Addresses whose forms may carry a file.
const WITH_A_FILE: &[&str] = &[
    "/steppe/orders/new",
    "/steppe/rules/text/new",
    "/steppe/settings/papers",
    "/steppe/proposals",
    "/steppe/proposals/{returned}/edit",
    "/steppe/tournaments/{drafted}/table/file",
    "/steppe/tournaments/{opened}/desk/players/file",
    "/steppe/members/file",
    "/steppe/ratings/past",
    "/steppe/years",
    "/steppe/ratings/official",
];

/// Posted to by officers who have a second factor only: told in `factors`.
const PROVED_POSTS: &[&str] = &["/steppe/settings/factors"];

/// Posted to by whoever knows a password or a link or has a second factor, and by players who ask
/// for a certificate, register for a tournament or appeal: told in `accounts`, `factors`, `mail`,
/// `certificates`, `registration` and `decisions`.
const OPEN_POSTS: &[&str] = &[
    "/login",
    "/login/second",
    "/login/second/challenge",
    "/login/passkey",
    "/login/passkey/challenge",
    "/invitation/0000",
    "/confirmation/0000",
    "/registrations/0000",
    "/steppe/recommendations/by-link/0000",
    "/assistants/0000",
    "/steppe/players/{p01}/certificates/new",
    "/steppe/tournaments/{planned}/registration",
    "/steppe/tournaments/{rated}/appeal",
];

/// What the placeholders mean in one story.
struct Places {
    known: Vec<(String, String)>,
}

/// A tournament in play, its assistant, and the players at its first board.
fn at_the_desk(app: &App) -> Vec<(String, String)> {
    let (id, assistant) = app.desk_at("Cup in play");
    let desk = app
        .read(|c| crosstable::actions::desk::find(c, crosstable::db::TournamentId(id)))
        .unwrap();
    let board = &desk.rounds[0].boards[0];
    let places = [
        ("desk", id.to_string()),
        ("assistant", assistant.to_string()),
        ("black", board.black.to_string()),
        ("white", board.white.to_string()),
    ];
    places.map(|(word, value)| (word.to_owned(), value)).into()
}

/// What the federation has of itself.
fn of_the_federation(app: &App) -> Vec<(String, String)> {
    let steppe = app.federation("steppe");
    let (role, ivory, fingerprint) = app
        .db
        .read(|c| {
            let role = crosstable::db::accounts::load_officers(c, steppe.id)?
                .into_iter()
                .find(|o| o.0.login == "spare")
                .map_or(0, |o| o.1.id);
            let ivory = crosstable::db::clubs::find_by_name(c, steppe.id, "Ivory")?
                .unwrap()
                .id;
            let list = crosstable::actions::lists::propose_list(
                c,
                &steppe,
                crate::app::day(2026, 4, 1),
                Cut::default(),
            )?;
            Ok::<_, crosstable::actions::ActionError>((role, ivory, list.fingerprint))
        })
        .unwrap();
    let places = [
        ("role", role.to_string()),
        ("ivory", ivory.to_string()),
        ("fingerprint", fingerprint),
        ("account", app.account("spare").to_string()),
        ("referee", app.account("referee").to_string()),
        ("head", app.account("head").to_string()),
        ("correction", "1".to_owned()),
    ];
    places.map(|(word, value)| (word.to_owned(), value)).into()
}

/// A table as another program writes it.
const FILE: &str = "No,Name,R1\n1,Koval Anna,2+\n2,Somebody Else,1-\n";

/// A list of the past.
const LIST: &str = "No,Name,Rating\n1,Somebody Past,1234\n";

impl App {
    /// A file of another program that waits beside a table.
    fn file_beside(&self, id: i64) -> i64 {
        let (referee, steppe) = (self.actor("referee"), self.federation("steppe"));
        let came = UploadedFile {
            name: "table.csv",
            content: FILE.as_bytes(),
        };
        self.write(|c| {
            table_import::attach_file(
                &mut Tx::new(c, &referee, &steppe, noon()),
                TournamentId(id),
                &came,
            )
        })
        .0
    }
}

impl Places {
    /// One tournament in each state that the text names.
    fn of(app: &App, texts: &[&str]) -> Places {
        let mut known: Vec<(String, String)> = ["p01", "p02", "p06", "p08", "p09", "p10"]
            .iter()
            .map(|p| ((*p).to_owned(), app.player(p).to_string()))
            .collect();
        let is_named = |word: &str| texts.iter().any(|t| t.contains(&format!("{{{word}}}")));
        for state in [
            "planned",
            "drafted",
            "submitted",
            "cosigned",
            "rated",
            "reopened",
        ] {
            if is_named(state) {
                let id = app.tournament_in(&format!("Cup {state}"), state);
                known.push((state.to_owned(), id.to_string()));
                known.push((
                    "version".to_owned(),
                    app.stored(id).lock_version.to_string(),
                ));
                if state == "drafted" && is_named("file") {
                    known.push(("file".to_owned(), app.file_beside(id).to_string()));
                }
                if state == "planned" && is_named("arrived") {
                    known.push(("arrived".to_owned(), app.arrived(id).to_string()));
                }
            }
        }
        for (word, stage) in [
            ("sent", Stage::Sent),
            ("returned", Stage::Returned),
            ("approved", Stage::Approved),
        ] {
            if is_named(word) {
                let (id, version) = app.proposal_at(stage);
                known.push((word.to_owned(), id.to_string()));
                known.push(("version".to_owned(), version.to_string()));
            }
        }
        for (word, issue) in [("issued", true), ("code", true), ("requested", false)] {
            if is_named(word) {
                let (id, code) = app.certificate_at(issue);
                known.push((
                    word.to_owned(),
                    if word == "code" { code } else { id.to_string() },
                ));
            }
        }
        if is_named("desk") {
            known.extend(at_the_desk(app));
        }
        if is_named("opened") {
            let id = app.tournament_in("Cup opened", "planned");
            let (referee, steppe) = (app.actor("referee"), app.federation("steppe"));
            app.write(|c| {
                crosstable::actions::desk::open_desk(
                    &mut Tx::new(c, &referee, &steppe, noon()),
                    TournamentId(id),
                )
            });
            known.extend([
                ("opened".to_owned(), id.to_string()),
                ("brought".to_owned(), app.file_beside(id).to_string()),
            ]);
        }
        if is_named("list") {
            known.push(("list".to_owned(), app.list_waiting(LIST).to_string()));
        }
        if is_named("taken") {
            known.push(("taken".to_owned(), app.list_taken(LIST).to_string()));
        }
        if is_named("taken-years") {
            known.push(("taken-years".to_owned(), app.years_taken(FILE).to_string()));
        }
        if is_named("years") {
            known.push(("years".to_owned(), app.years_waiting(FILE).to_string()));
        }
        if is_named("official") {
            known.push(("official".to_owned(), app.official_waiting().to_string()));
        }
        if is_named("adopted") {
            known.push(("adopted".to_owned(), app.official_taken().to_string()));
        }
        if is_named("changes") {
            let (official, steppe) = (app.actor("official"), app.federation("steppe"));
            let (kept, gone) = (PlayerId(app.player("p08")), PlayerId(app.player("p06")));
            let trial = replay::try_act(
                &app.db,
                Scope::Federation(steppe.id),
                steppe.id,
                |c, f, progress| {
                    registry::merge_players(
                        &mut Tx::new(c, &official, f, noon()),
                        MergeRequest {
                            kept,
                            gone,
                            why: "R",
                        },
                        progress,
                    )
                },
            );
            known.push(("changes".to_owned(), trial.unwrap().mark()));
        }
        if is_named("merge") {
            known.push(("merge".to_owned(), app.merged("p04", "p07").to_string()));
        }
        known.extend(of_the_federation(app));
        if is_named("unused") {
            let steppe = app.federation("steppe").id;
            let unused =
                app.write(
                    |c| match crosstable::db::clubs::find_by_name(c, steppe, "Unused")? {
                        Some(club) => Ok(club.id),
                        None => Ok(crosstable::db::clubs::add(
                            c, steppe, "Unused", None, None, None,
                        )?),
                    },
                );
            known.push(("unused".to_owned(), unused.to_string()));
        }
        if is_named("protected") {
            let spare = app.account("spare");
            app.write(|c| {
                Ok(crosstable::db::factors::set_totp(
                    c,
                    spare,
                    "GEZDGNBVGY3TQOJQ",
                    0,
                    app.now(),
                )?)
            });
            known.push(("protected".to_owned(), spare.to_string()));
        }
        if is_named("member") {
            known.push((
                "member".to_owned(),
                app.joins("p06", "Ivory", "2026-01-01").to_string(),
            ));
        }
        if is_named("members") {
            known.push(("members".to_owned(), app.members_waiting().to_string()));
        }
        if is_named("joined") {
            known.push(("joined".to_owned(), app.members_taken().to_string()));
        }
        if is_named("reef") {
            app.with_reef();
            known.push(("reef".to_owned(), "reef".to_owned()));
        }
        if is_named("same") {
            known.push(("same".to_owned(), app.asked_who("p05").to_string()));
        }
        if is_named("agreed") {
            known.push(("agreed".to_owned(), app.agreed_who("p02").to_string()));
        }
        if is_named("licence") {
            known.push((
                "licence".to_owned(),
                app.licensed("Vira Tkach", "", "").to_string(),
            ));
        }
        if is_named("note") {
            known.push(("note".to_owned(), app.note().to_string()));
        }
        if is_named("order") {
            known.push(("order".to_owned(), app.order().to_string()));
        }
        for (word, adopted) in [("plan", true), ("planning", false)] {
            if is_named(word) {
                known.push((
                    word.to_owned(),
                    app.calendar_plan("steppe", word, "Cup of the plan; 2026-05-02", adopted)
                        .to_string(),
                ));
            }
        }
        if is_named("asked") {
            known.push(("asked".to_owned(), app.rating_asked_for().to_string()));
        }
        if is_named("wording") {
            known.push(("wording".to_owned(), app.wording().to_string()));
        }
        for (word, answered) in [("appeal", false), ("answered", true)] {
            if is_named(word) {
                known.push((word.to_owned(), app.appeal(answered).to_string()));
            }
        }
        if is_named("letter") {
            known.push(("letter".to_owned(), app.letter_given_up().to_string()));
        }
        if is_named("amendment") {
            known.push(("amendment".to_owned(), app.amendment_proposed().to_string()));
        }
        if is_named("edition") {
            known.push((
                "edition".to_owned(),
                app.amend(serde_json::json!({ "dan_loss": "cascade" }))
                    .to_string(),
            ));
        }
        Places { known }
    }

    fn fill(&self, text: &str) -> String {
        self.known
            .iter()
            .fold(text.to_owned(), |text, (name, value)| {
                text.replace(&format!("{{{name}}}"), value)
            })
    }
}

fn enter(app: &App, login: &str) -> Client {
    if login.is_empty() {
        let visitor = app.visitor();
        // A visitor has a token, too: that of the log-in form.
        visitor.page("/login");
        visitor
    } else {
        app.login(login)
    }
}

/// The pages of the site with who may read each, as far as there is a page: addresses and log-ins.
pub(crate) fn pages(app: &App) -> Vec<(String, &'static str)> {
    let places = Places::of(app, &READ.iter().map(|r| r.0).collect::<Vec<_>>());
    let readers = |door: &Door| match door {
        Open => vec!["official"],
        For(allowed) => allowed.first().copied().into_iter().collect(),
    };
    let html = READ.iter().filter(|(path, _)| {
        !path.starts_with("/api/") && !path.contains("/live/events") && !path.contains('.')
    });
    html.flat_map(|(path, door)| {
        readers(door)
            .into_iter()
            .map(|reader| (places.fill(path), reader))
    })
    .collect()
}

/// Whether an address fits a pattern of the table of addresses, part by part.
fn fits(pattern: &str, address: &str) -> bool {
    let (own, other): (Vec<&str>, Vec<&str>) =
        (pattern.split('/').collect(), address.split('/').collect());
    own.len() == other.len()
        && own
            .iter()
            .zip(&other)
            .all(|(p, a)| match p.split_once('{') {
                None => p == a,
                Some((before, rest)) => {
                    let after = rest.rsplit_once('}').map_or("", |r| r.1);
                    a.len() > before.len() + after.len()
                        && a.starts_with(before)
                        && a.ends_with(after)
                }
            })
}

/// The table of addresses as it stands in the source: pattern, and whether something is read or
/// posted there.
fn table() -> Vec<(String, bool, bool)> {
    let source = concat!(
        include_str!("../../src/web/routes.rs"),
        include_str!("../../src/pages/page_routes.rs")
    );
    let read = |part: &str, prefix: &str| -> Vec<(String, bool, bool)> {
        part.split("resource(")
            .skip(1)
            .filter_map(|piece| {
                let pattern = piece
                    .trim_start()
                    .strip_prefix('"')?
                    .split('"')
                    .next()?
                    .replace("\\\\", "\\");
                Some((
                    format!("{prefix}{pattern}"),
                    piece.contains("get().to("),
                    piece.contains("post().to("),
                ))
            })
            .collect()
    };
    // Each function brings the addresses of a noun: those in a scope stand under a federation's
    // name.
    let nouns = source.split("\nfn ").skip(1);
    nouns
        .flat_map(|noun| {
            read(
                noun,
                if noun.contains("(scope: Scope)") {
                    "/{federation}"
                } else {
                    ""
                },
            )
        })
        .collect()
}

#[test]
fn every_address_is_visited_by_a_story() {
    let table = table();
    assert!(
        table.len() > 40,
        "the table of addresses could not be read: {table:?}"
    );
    let read: Vec<&str> = READ.iter().map(|r| r.0).collect();
    let posted: Vec<&str> = POSTED
        .iter()
        .map(|p| p.0)
        .chain(OPEN_POSTS.iter().copied())
        .chain(PROVED_POSTS.iter().copied())
        .collect();
    let mut missing = Vec::new();
    for (pattern, gets, posts) in &table {
        if *gets && !read.iter().any(|a| fits(pattern, a)) {
            missing.push(format!("GET {pattern}"));
        }
        if *posts && !posted.iter().any(|a| fits(pattern, a)) {
            missing.push(format!("POST {pattern}"));
        }
    }
    assert!(
        missing.is_empty(),
        "no line in tests/it/addresses.rs for {missing:#?}"
    );
    for address in read.iter().chain(&posted) {
        assert!(
            table.iter().any(|(pattern, ..)| fits(pattern, address)),
            "{address} is no address of the site any more"
        );
    }
}

#[test]
fn addresses_fit_their_patterns_and_no_others() {
    assert!(fits(
        "/{federation}/ratings/{date:\\d{4}}.csv",
        "/steppe/ratings/2026-01-01.csv"
    ));
    assert!(!fits(
        "/{federation}/ratings/{date:\\d{4}}.csv",
        "/steppe/ratings/2026-01-01"
    ));
    assert!(!fits("/{federation}/inbox", "/steppe/inbox/x"));
    assert!(fits("/", "/") && !fits("/", "/x"));
}

/// Somebody posts to an address, with a file where its form takes one.
fn post(client: &Client, places: &Places, pattern: &str, fields: Fields) -> Page {
    let address = places.fill(pattern);
    let filled: Vec<(&str, String)> = fields.iter().map(|(n, v)| (*n, places.fill(v))).collect();
    if !WITH_A_FILE.contains(&pattern) {
        let filled: Vec<(&str, &str)> = filled.iter().map(|(n, v)| (*n, v.as_str())).collect();
        return client.post(&address, &filled);
    }
    let file = match pattern {
        "/steppe/ratings/past" => Some(("list.csv", LIST.as_bytes())),
        "/steppe/members/file" => Some(("members.csv", MEMBERS_LIST.as_bytes())),
        "/steppe/years" => Some(("table.csv", FILE.as_bytes())),
        "/steppe/ratings/official" => Some(("alleuro_lp.html", GO_LIST.as_bytes())),
        _ => pattern
            .ends_with("/file")
            .then_some(("table.csv", FILE.as_bytes())),
    };
    client.upload(&address, &filled, file)
}

on_both! {
    fn only_the_right_role_in_this_federation_may_change_anything(app: App) {
        let clients: Vec<(&str, Client)> = EVERYBODY.iter().map(|login| (*login, enter(&app, login))).collect();
        for (pattern, fields, allowed) in POSTED {
            // Those who act on themselves only are let in one by one: nothing of others is at
            // stake.
            let own = pattern.starts_with("/account/") || *pattern == "/logout";
            let mut texts: Vec<&str> = fields.iter().map(|f| f.1).collect();
            texts.push(pattern);
            let places = Places::of(&app, &texts);
            let address = places.fill(pattern);
            let send = |client: &Client| post(client, &places, pattern, fields);
            let (chosen, others): (Vec<_>, Vec<_>) = clients.iter().partition(|(login, _)| allowed.contains(login));
            let before = app.everything();
            for (login, other) in others {
                let page = send(other);
                // A visitor may press "log out" in an old window: there is nothing to end.
                let away = page.status == 303 && login.is_empty() && (page.header("location").starts_with("/login") || *pattern == "/logout");
                assert!(matches!(page.status, 401 | 403) || away, "{login:?} posts to {pattern}: {} {}", page.status, page.text());
            }
            // Nor may anybody without the token of the form.
            let (login, client) = chosen.iter().find(|(login, _)| *login == allowed[0]).unwrap();
            match WITH_A_FILE.contains(pattern) {
                true => client.upload(&address, &[("token", String::new())], None).is(403),
                false => client.post(&address, &[("token", "")]).is(403),
            };
            // One look for all of them: what one of them changed stays changed.
            assert_eq!(app.everything(), before, "somebody who may not, or without a token, changed something through {pattern}");
            if own {
                continue;
            }
            let page = send(client);
            assert!(matches!(page.status, 200 | 303), "{login} posts to {pattern}: {} {}", page.status, page.text());
            assert_ne!(app.everything(), before, "{login} changed nothing through {pattern}");
        }
    }

    /// While a site goes over to a new version, the old one works beside it, on tables that have
    /// grown.
    fn every_address_works_on_tables_that_a_newer_program_has_added_to(app: App) {
        app.database.grow();
        let clients: Vec<(&str, Client)> = EVERYBODY.iter().map(|login| (*login, enter(&app, login))).collect();
        let of = |login: &str| &clients.iter().find(|(name, _)| *name == login).unwrap().1;
        let places = Places::of(&app, &READ.iter().map(|r| r.0).collect::<Vec<_>>());
        for (pattern, door) in READ {
            let login = match door {
                Open => "",
                For(allowed) => allowed[0],
            };
            let status = of(login).get(&places.fill(pattern)).status;
            assert!(status < 400 || matches!(status, 404 | 410), "{login:?} reads {pattern}: {status}");
        }
        for (pattern, fields, allowed) in POSTED.iter().filter(|posted| !posted.0.starts_with("/account/") && posted.0 != "/logout") {
            let mut texts: Vec<&str> = fields.iter().map(|f| f.1).collect();
            texts.push(pattern);
            let page = post(of(allowed[0]), &Places::of(&app, &texts), pattern, fields);
            assert!(matches!(page.status, 200 | 303), "{} posts to {pattern}: {} {}", allowed[0], page.status, page.text());
        }
    }

    fn every_role_that_may_act_can_act(app: App) {
        for (pattern, fields, allowed) in POSTED.iter().filter(|p| p.0.contains("/tournaments/{")) {
            for login in *allowed {
                let mut texts: Vec<&str> = fields.iter().map(|f| f.1).collect();
                texts.push(pattern);
                let page = post(&enter(&app, login), &Places::of(&app, &texts), pattern, fields);
                assert!(matches!(page.status, 200 | 303), "{login} posts to {pattern}: {} {}", page.status, page.text());
            }
        }
    }

    fn what_is_not_public_is_shown_to_its_officers_only(app: App) {
        let places = Places::of(&app, &READ.iter().map(|r| r.0).collect::<Vec<_>>());
        for login in EVERYBODY {
            let client = enter(&app, login);
            // What is open is read as a stranger, as nobody in particular, and as a chairman here
            // and elsewhere: no door asks for more.
            let passes_by = ["", "nobody", "chairman", "chairman-valley"].contains(login);
            for (pattern, door) in READ.iter().filter(|(_, door)| passes_by || matches!(door, For(_))) {
                let page = client.get(&places.fill(pattern));
                match door {
                    Open => assert!(!matches!(page.status, 401 | 403), "{login:?} reads {pattern}: {}", page.status),
                    For(allowed) if allowed.contains(login) => assert_eq!(page.status, 200, "{login:?} reads {pattern}"),
                    For(_) if login.is_empty() => assert!(page.location().starts_with("/login?back="), "{pattern}"),
                    For(_) => assert_eq!(page.status, 403, "{login:?} reads {pattern}"),
                }
            }
        }
    }

    fn things_of_another_federation_are_not_found_under_ours(app: App) {
        let id = app.tournament_in("Own Cup", "rated");
        let (player, correction) = (app.player("p01"), 1);
        let visitor = app.visitor();
        for path in [
            format!("/valley/tournaments/{id}"),
            format!("/valley/tournaments/{id}/players/{player}"),
            format!("/valley/players/{player}"),
            format!("/valley/changes/{correction}"),
            "/valley/ratings/2026-01-01".to_owned(),
            "/valley/ratings/2026-01-01.csv".to_owned(),
            format!("/api/v1/federations/valley/tournaments/{id}"),
            format!("/api/v1/federations/valley/players/{player}"),
            format!("/api/v1/federations/valley/players/{player}/history"),
            "/api/v1/federations/valley/lists/2026-01-01".to_owned(),
        ] {
            visitor.get(&path).is(404);
        }
        let official = app.login("official-valley");
        official.page("/valley/inbox");
        for (act, fields) in [("approval", &[("version", "1")][..]), ("reopening", &[("reason", "x")]), ("closing", &[("reason", "x")]), ("return", &[("reason", "x")])] {
            official.post(&format!("/valley/tournaments/{id}/{act}"), fields).is(404);
        }
        official.post(&format!("/valley/players/{player}/edit"), &[("name", "Mine")]).is(404);
        official.get(&format!("/valley/players/{player}/edit")).is(404);
        let role = app.read(|c| {
            let steppe = crosstable::db::federations::find_by_slug(c, "steppe")?.unwrap();
            Ok(crosstable::db::accounts::load_officers(c, steppe.id)?[0].1.id)
        });
        let chairman = app.login("chairman-valley");
        let before_chairman = app.everything();
        chairman.post(&format!("/valley/people/{role}/revocation"), &[]).is(404);
        assert_eq!(app.everything(), before_chairman);
        assert!(app.export("steppe").contains("Own Cup"));
        assert_eq!(app.stored(id).state.word(), "rated");
    }
}

//! What a regulation needs of a player: asked where players are entered, carried to the register,
//! and said with its consequence before a table is signed and before it is approved.

use crosstable::actions::registrations::{
    self as registrations, Application, PlayerSelection, RegistrationInput, SettingsInput,
};
use crosstable::actions::{ActionError, Refusal, Role, Tx, desk, tournaments as office};
use crosstable::db::federations::{self, Federation};
use crosstable::db::registrations as storage;
use crosstable::db::{TournamentId, accounts, players, results, tournaments};
use crosstable::domain::language::Language;
use crosstable::domain::table::{Sheet, TypedPlayer};

use crate::app::{App, day, import, noon, two_days};
use crate::client::{Client, Page};
use crate::database::on_both;

/// Five children who are new, with their years of birth and their cells: each plays each.
const CHILDREN: [(&str, &str, [&str; 5]); 5] = [
    ("Дубова Ада", "2010", ["2+", "3+", "4+", "5=", ""]),
    ("Кленов Ян", "2012", ["1-", "5-", "", "4=", "3+"]),
    ("Липова Ева", "2014", ["4+", "1-", "5=", "", "2-"]),
    ("Соснин Лев", "2015", ["3-", "", "1-", "2=", "5-"]),
    ("Рябинина Зоя", "2013", ["", "2+", "3=", "1=", "4+"]),
];
/// Their ratings, calculated by hand from article 2 for 2 May 2026: with the years, and without.
const WITH_YEARS: [f64; 5] = [1416.0, 1064.0, 1056.0, 842.0, 1289.0];
const WITHOUT: [f64; 5] = [622.0, 266.0, 266.0, 59.0, 506.0];

fn children(with_years: bool) -> Sheet {
    let row = |(name, born, cells): &(&str, &str, [&str; 5])| TypedPlayer {
        new: true,
        name: (*name).to_owned(),
        born: if with_years {
            (*born).to_owned()
        } else {
            String::new()
        },
        cells: cells.map(str::to_owned).to_vec(),
        ..TypedPlayer::default()
    };
    Sheet {
        rounds: 5,
        rows: CHILDREN.iter().map(row).collect(),
        ..Sheet::default()
    }
}

impl App {
    /// A tournament of 2 May 2026 in a federation that was just founded, with this table as a
    /// draft.
    fn founded_with(&self, slug: &str, rules: &str, sheet: &Sheet) -> TournamentId {
        self.newly_founded(slug, rules);
        self.drafted_in(slug, sheet)
    }

    /// A federation of a journal whose chairman is `chairman`, and a referee, too.
    pub(crate) fn chaired_by_the_chairman(&self, slug: &str, journal: &str) -> Federation {
        self.write(|c| {
            import(c, journal);
            let federation = federations::find_by_slug(c, slug)?.unwrap();
            let chairman = accounts::find_by_login(c, "chairman")?.unwrap().id;
            for role in [Role::Chairman, Role::Referee] {
                accounts::add_role(c, chairman, Some(federation.id), role, None)?;
            }
            Ok(federation)
        })
    }

    /// A tournament of 2 May 2026 with this table as a draft.
    pub(crate) fn drafted_in(&self, slug: &str, sheet: &Sheet) -> TournamentId {
        let (chairman, federation) = (self.actor("chairman"), self.federation(slug));
        let conditions = tournaments::Conditions {
            starts: day(2026, 5, 2),
            ends: day(2026, 5, 2),
            official: true,
            minutes: Some(60.0),
            ..two_days("First", None, &chairman)
        };
        self.write(|c| {
            let id = office::plan_tournament(
                &mut Tx::new(c, &chairman, &federation, noon()),
                conditions,
            )?;
            let version = tournaments::find(c, federation.id, id)?
                .unwrap()
                .lock_version;
            office::save_draft(
                &mut Tx::new(c, &chairman, &federation, noon()),
                id,
                version,
                sheet,
            )?;
            Ok(id)
        })
    }

    /// The page of the table with its preview.
    #[track_caller]
    pub(crate) fn previewed(&self, chairman: &Client, slug: &str, id: TournamentId) -> Page {
        let address = format!("/{slug}/tournaments/{id}/table");
        let form = chairman
            .page(&format!("{address}?lang=en"))
            .form(&address)
            .set("do", "preview");
        chairman.submit(&form).ok()
    }

    /// Signs the table that was previewed, and approves it; the page on which it is approved.
    #[track_caller]
    fn signed_and_approved(
        &self,
        chairman: &Client,
        slug: &str,
        id: TournamentId,
        preview: &Page,
    ) -> Page {
        let address = format!("/{slug}/tournaments/{id}");
        chairman
            .submit(
                &preview
                    .form(&format!("{address}/table"))
                    .to(&format!("{address}/submission")),
            )
            .is(303);
        let page = chairman.page(&format!("{address}?lang=en"));
        chairman.submit(&page.form("/approval")).is(303);
        page
    }

    /// The ratings after a tournament, by the names of the players.
    fn ratings_of(&self, slug: &str, id: TournamentId, names: &[&str]) -> Vec<f64> {
        let federation = self.federation(slug).id;
        self.read(|c| {
            let all = players::list(c, federation)?;
            let after = results::of_tournament(c, id)?;
            let player = |name: &&str| all.iter().find(|p| p.personal.name == **name).unwrap().id;
            Ok(names
                .iter()
                .map(|name| {
                    after
                        .iter()
                        .find(|r| r.player_id == player(name))
                        .unwrap()
                        .after
                        .unwrap()
                })
                .collect())
        })
    }
}

on_both! {
    fn children_of_unknown_age_are_rated_only_after_it_was_said(app: App) {
        let client = app.chairman();
        let names = CHILDREN.map(|(name, ..)| name);
        let known = app.founded_with("oak", "orr", &children(true));
        let preview = app.previewed(&client, "oak", known);
        preview.says("enter every player’s year of birth").says_nothing_of("without a year of birth");
        app.signed_and_approved(&client, "oak", known, &preview).says_nothing_of("without a year of birth");
        assert_eq!(app.ratings_of("oak", known, &names), WITH_YEARS);

        let unknown = app.founded_with("elm", "orr", &children(false));
        let says = "5 players without a year of birth count as 5 years old; their opponents’ start ratings depend on it.";
        let preview = app.previewed(&client, "elm", unknown);
        preview.says(&format!("Rows 1, 2, 3, 4, 5: {says}"));
        // Nobody signs without being told.
        let (chairman, elm) = (app.actor("chairman"), app.federation("elm"));
        let version = app.read(|c| tournaments::find(c, elm.id, unknown)).unwrap().lock_version;
        let read = office::TournamentVersion { id: unknown, version };
        let signed = app.db.write(|c| office::submit_with_confirmations(&mut Tx::new(c, &chairman, &elm, noon()), read, &children(false), ""));
        assert!(matches!(signed, Err(ActionError::Refused(Refusal::Unasked))), "{signed:?}");
        app.signed_and_approved(&client, "elm", unknown, &preview).says(&format!("Rows 1, 2, 3, 4, 5: {says}"));
        assert_eq!(app.ratings_of("elm", unknown, &names), WITHOUT);
        // It stands beside the signature for everybody.
        app.visitor().page(&format!("/elm/tournaments/{unknown}?lang=en")).says(says);
    }

    fn a_year_typed_at_registration_reaches_the_register(app: App) {
        let id = app.founded_with("oak", "orr", &Sheet::default());
        let (chairman, oak) = (app.actor("chairman"), app.federation("oak"));
        app.database.tamper(&format!("UPDATE tournaments SET starts = '2026-05-20', ends = '2026-05-20' WHERE id = {id};"));
        app.write(|c| registrations::set(&mut Tx::new(c, &chairman, &oak, noon()), id, 0, &SettingsInput { open: true, ..SettingsInput::default() }));
        let page = app.visitor().page(&format!("/oak/tournaments/{id}/registration?lang=en"));
        page.says("Ratings depend on ages here").says("The year of birth goes into the register of players").says_nothing_of("Year of birth and remark");
        for (name, born, _) in &CHILDREN {
            let typed = RegistrationInput { name: (*name).to_owned(), born: (*born).to_owned(), consent: true, ..RegistrationInput::default() };
            let token = registrations::token_of("key", &typed);
            let application = Application { typed, token, language: Language::English, by_mail: false };
            app.write(|c| registrations::register_player(c, &oak, id, &application, noon()));
        }
        app.write(|c| registrations::take_into_tournament(&mut Tx::new(c, &chairman, &oak, noon()), id, PlayerSelection::All));
        let born: Vec<String> = app.read(|c| desk::find(c, id)).unwrap().entrants.into_iter().map(|e| e.born).collect();
        assert_eq!(born, CHILDREN.map(|(_, born, _)| born));
        assert_eq!(app.read(|c| storage::list(c, id)).len(), 5);
        app.chairman().page(&format!("/oak/tournaments/{id}/desk/players?lang=en")).says("Ratings depend on ages here");
    }

    fn a_year_in_the_table_is_learnt_of_a_known_player_who_has_not_played(app: App) {
        let client = app.chairman();
        let line = |(name, code): (&str, char)| format!(r#"{{"player": {{"id": "{code}", "name": "{name}", "born": null, "country": null, "club": null, "guest": false, "standing": null}}}}"#);
        let people = CHILDREN.iter().zip('a'..).map(|((name, ..), code)| line((name, code)));
        let federation = r#"{"federation": {"slug": "ash", "name": "Ash", "rules": "orr"}}"#.to_owned();
        let journal: Vec<String> = std::iter::once(federation).chain(people).collect();
        let ash = app.chaired_by_the_chairman("ash", &journal.join("\n"));
        let register = || app.read(|c| players::list(c, ash.id));
        let player = |name: &str| register().into_iter().find(|p| p.personal.name == name).unwrap();
        let mut sheet = children(true);
        for row in &mut sheet.rows {
            (row.player, row.new) = (Some(player(&row.name).id.0), false);
        }
        let id = app.drafted_in("ash", &sheet);
        let preview = app.previewed(&client, "ash", id);
        preview.says_nothing_of("without a year of birth");
        let added = |born: &str| format!("The table adds the date or year of birth {born}: it enters the register with the approval");
        let approval = app.signed_and_approved(&client, "ash", id, &preview);
        for (.., born, _) in CHILDREN {
            preview.says(&added(born));
            approval.says(&added(born));
        }
        assert_eq!(app.ratings_of("ash", id, &CHILDREN.map(|(name, ..)| name)), WITH_YEARS);
        for (name, born, _) in CHILDREN {
            assert_eq!(player(name).personal.born.as_deref(), Some(born), "{name}");
        }
        // The past rests on the register now: a table changes nothing there.
        for row in &mut sheet.rows {
            row.born = "1999".to_owned();
        }
        // On another day, so that it isn't taken for the same tournament once more.
        let again = app.drafted_in("ash", &sheet);
        app.database.tamper(&format!("UPDATE tournaments SET name = 'Second', starts = '2026-05-08', ends = '2026-05-08' WHERE id = {again}"));
        let preview = app.previewed(&client, "ash", again);
        preview.says(&format!("The table says born 1999, the register {}.", CHILDREN[0].1)).says_nothing_of("enters the register");
        app.signed_and_approved(&client, "ash", again, &preview);
        assert_eq!(player(CHILDREN[0].0).personal.born.as_deref(), Some(CHILDREN[0].1));
    }

    fn a_year_on_which_earlier_tournaments_rest_is_entered_on_the_page_of_the_player(app: App) {
        let client = app.chairman();
        let names = CHILDREN.map(|(name, ..)| name);
        let first = app.founded_with("fir", "orr", &children(false));
        let preview = app.previewed(&client, "fir", first);
        preview.says("Enter the years in the table, or on the players’ pages.");
        app.signed_and_approved(&client, "fir", first, &preview);
        let fir = app.federation("fir");
        let register = app.read(|c| players::list(c, fir.id));
        let id_of = |name: &str| register.iter().find(|p| p.personal.name == name).unwrap().id.0;
        let mut sheet = children(true);
        for row in &mut sheet.rows {
            (row.player, row.new) = (Some(id_of(&row.name)), false);
        }
        sheet.rows[4].born.clear();
        let again = app.drafted_in("fir", &sheet);
        app.database.tamper(&format!("UPDATE tournaments SET name = 'Second', starts = '2026-05-08', ends = '2026-05-08' WHERE id = {again}"));
        let preview = app.previewed(&client, "fir", again);
        preview.says("Rows 1, 2, 3, 4: 4 players without a year of birth count as 5 years old").says("The table states the years, but the register");
        preview.says("Row 5: 1 player without a year of birth counts as 5 years old").says("An official enters the year on the player’s page");
        preview.says_nothing_of("in the table, or on");
        let page = app.signed_and_approved(&client, "fir", again, &preview);
        page.says("The table states the years, but the register").says_nothing_of("in the table, or on");
        assert_eq!(app.ratings_of("fir", first, &names), WITHOUT);
        // The form has the year of the table; what it changes is shown before it is saved, and
        // afterwards in the ledger.
        for (name, born, _) in &CHILDREN[..4] {
            let edit = format!("/fir/players/{}/edit", id_of(name));
            assert!(page.links().contains(&format!("{edit}?born={born}")), "{:?}", page.links());
            let form = client.page(&format!("{edit}?born={born}&lang=en")).form("/edit");
            assert_eq!(form.value("born"), *born);
            let shown = client.submit(&form).is(200);
            shown.says("Nothing is saved yet").says("Changes").says("First").says("Second");
            let unchanged = app.read(|c| players::list(c, fir.id));
            assert!(unchanged.iter().find(|p| p.personal.name == *name).unwrap().personal.born.is_none());
            let to = client.submit(&shown.form("/edit")).is(303).location();
            assert!(to.contains("/fir/changes/"), "{to}");
            client.page(&to).says("First").says("Second");
        }
        let last = client.page(&format!("/fir/players/{}/edit?lang=en", id_of(CHILDREN[4].0))).form("/edit").set("born", CHILDREN[4].1);
        let shown = client.submit(&last).is(200);
        client.submit(&shown.form("/edit")).is(303);
        assert_eq!(app.ratings_of("fir", first, &names), WITH_YEARS);
    }

    fn without_plans_a_tournament_is_official_whoever_plans_it(app: App) {
        for rules in ["elo", "ssdc"] {
            let slug = format!("plain-{rules}");
            app.newly_founded(&slug, rules);
            let federation = app.federation(&slug);
            let account = app.account("referee");
            app.write(|c| Ok(accounts::add_role(c, account, Some(federation.id), Role::Referee, None)?));
            let referee = app.referee();
            let plan = |client: &Client, name: &str| {
                let page = client.page(&format!("/{slug}/tournaments/new?lang=en"));
                page.says_nothing_of("calendar plan").says_nothing_of("Which plan");
                let form = page.form(&format!("/{slug}/tournaments")).set("name", name).set("referee", &account.to_string());
                if rules == "elo" {
                    return form;
                }
                // No pool is the usual one.
                assert_eq!(form.value("pool"), "");
                client.submit(&form).is(422).says("Rating");
                form.set("pool", "rapid")
            };
            let cup = referee.submit(&plan(&referee, "Cup")).location();
            app.visitor().page(&format!("{cup}?lang=en")).says("Official yes").says_nothing_of("calendar plan");
            // Only the organizer and the commission say that it isn't.
            let mut friendly = plan(&referee, "Evening");
            friendly.fields.retain(|field| field.0 != "official");
            referee.submit(&friendly).is(422).says("Only the organizer or the commission can declare a tournament official.");
            let chairman = app.chairman();
            let mut friendly = plan(&chairman, "Evening");
            friendly.fields.retain(|field| field.0 != "official");
            let evening = chairman.submit(&friendly).location();
            app.visitor().page(&format!("{evening}?lang=en")).says("Official no, a friendly one").says_nothing_of("calendar plan");
        }
    }

    fn ssdc_asks_for_rating_and_rank_at_the_start(app: App) {
        let client = app.chairman();
        let row = |name: &str, rank: &str, cell: &str| TypedPlayer {
            new: true,
            name: name.to_owned(),
            rank: rank.to_owned(),
            cells: vec![cell.to_owned()],
            ..TypedPlayer::default()
        };
        let sheet = Sheet { rounds: 1, rows: vec![row("Крапкін Ян", "", "2+"), row("Лінійна Ада", "N", "1-")], ..Sheet::default() };
        let id = app.founded_with("reed", "ssdc", &sheet);
        let preview = app.previewed(&client, "reed", id);
        let says = "Row 1: 1 player has no rating in this pool yet, and the table states neither rating nor rank at the start (4.3): this player begins with 1200";
        preview.says(says).says("The referee reports the starting rating and rank of every player");
        app.signed_and_approved(&client, "reed", id, &preview).says(says);
    }

    fn a_bye_is_no_game_and_is_called_a_bye(app: App) {
        let client = app.chairman();
        let bye = crosstable::domain::table::Cell::Bye.to_string();
        for rules in ["ssdc", "orr", "rgf", "elo"] {
            let row = |name: &str, cells: [&str; 2]| TypedPlayer {
                new: true,
                name: name.to_owned(),
                born: "1990".to_owned(),
                cells: cells.map(str::to_owned).to_vec(),
                ..TypedPlayer::default()
            };
            let rows = vec![row("Крапкін Ян", ["2+", &bye]), row("Лінійна Ада", ["1-", "3="]), row("Коло Лев", ["", "2="])];
            let slug = format!("reed-{rules}");
            let id = app.founded_with(&slug, rules, &Sheet { rounds: 2, rows, ..Sheet::default() });
            let preview = app.previewed(&client, &slug, id);
            preview.says("2 games");
            app.signed_and_approved(&client, &slug, id, &preview);
            let federation = app.federation(&slug).id;
            let player = app.read(|c| players::list(c, federation)).into_iter().find(|p| p.personal.name == "Крапкін Ян").unwrap().id;
            let page = app.visitor().page(&format!("/{slug}/tournaments/{id}/players/{player}?lang=en"));
            page.says_nothing_of("was not played");
            // To ssdc and rgf a bye is no game at all, which nothing is said of.
            if matches!(rules, "orr" | "elo") {
                page.says("A bye: there was no opponent, so nothing is rated.");
            }
        }
    }

    fn rgf_says_whose_last_tournament_is_not_known(app: App) {
        let client = app.chairman();
        let text = r#"{"federation": {"slug": "birch", "name": "Birch", "rules": "rgf"}}
{"player": {"id": "b1", "name": "Березин Яр", "born": null, "country": null, "club": null, "guest": false, "standing": {"rating": 1800, "deviation": 40}}}
{"player": {"id": "b2", "name": "Ольхин Ян", "born": null, "country": null, "club": null, "guest": false, "standing": {"rating": 1700, "deviation": 40, "last_played": "2024-03"}}}"#;
        let birch = app.chaired_by_the_chairman("birch", text);
        let ids: Vec<i64> = app.read(|c| players::list(c, birch.id)).into_iter().map(|p| p.id.0).collect();
        let row = |player: i64, name: &str, cell: &str| TypedPlayer {
            player: Some(player),
            name: name.to_owned(),
            cells: vec![cell.to_owned()],
            ..TypedPlayer::default()
        };
        let names: Vec<String> = app.read(|c| players::list(c, birch.id)).into_iter().map(|p| p.personal.name).collect();
        let sheet = Sheet { rounds: 1, rows: vec![row(ids[0], &names[0], "2+"), row(ids[1], &names[1], "1-")], ..Sheet::default() };
        let id = app.drafted_in("birch", &sheet);
        let row = if names[0] == "Березин Яр" { 1 } else { 2 };
        let says = format!("Row {row}: The last tournament of 1 rated player is unknown");
        let preview = app.previewed(&client, "birch", id);
        preview.says(&says);
        app.signed_and_approved(&client, "birch", id, &preview).says(&says);
    }
}

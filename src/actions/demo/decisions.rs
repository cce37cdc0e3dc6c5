//! The decisions of the demo's federations. The Elo club has a regulation with an amendment, and
//! the orders that brought it. The `rgf` federation has an order on official tournaments, and
//! monitored bounds. There are licences, two appeals, a request for an initial rating, and a
//! question about a person in another federation.

use std::cell::Cell;

use chrono::{NaiveDateTime, TimeDelta};
use serde_json::{Value, json};

use crate::db::federations::Federation;
use crate::db::players::Personal;
use crate::db::{Conn, DbError, tournaments};
use crate::demo::people::{HEAD, ORGANIZER, REFEREES};
use crate::domain::language::Language;
use crate::domain::player::Gender;
use crate::domain::rating_monitor::Measure;
use crate::editions::{self, Amendment};
use crate::licences;
use crate::links::Secrets;
use crate::orders::{self, OrderInput as GivenOrder};
use crate::recommendations::{self, MemberInput, RequestInput, Sending};
use crate::regulation_texts::{self, RegulationTextInput as GivenText};
use crate::{ActionError, Actor, Tx, appeals, persons, players, rating_monitor};

/// The unchanged articles before the amended one, common to both texts.
const BEFORE: &str = "# Рейтинг клубу «Ліхтар»\n\n\
    ## Стаття 1. Рейтинг\n\nРейтинг — це число очок. Хто його не має, починає перший \
    обрахований турнір із 1000.\n\n\
    ## Стаття 2. Партії\n\nРахуються партії, які двоє справді зіграли і результат яких не \
    анульовано. Товариські й неофіційні турніри не \
    обраховуються.\n\n\
    ## Стаття 3. Очікуваний результат\n\nХто з рейтингом *Ra* грає проти *Rb*, може чекати Ea = \
    1/(1 + 10^((Rb − Ra)/400)) очка. Різниця, \
    більша за 400, рахується як 400.\n\n## Стаття 4. Коефіцієнт K\n\n";
const TABLE_THEN: &str = "| партій від | рейтинг від | K |\n|---|---|---|\n| 0 | будь-який | 40 \
    |\n| 30 | будь-який | 20 |\n| 30 | 2400 | 10 |\n\n";
const TABLE_NOW: &str = "| партій від | рейтинг від | K |\n|---|---|---|\n| 0 | будь-який | 60 \
    |\n| 10 | будь-який | 30 |\n| 30 | будь-який | 16 |\n\n\
    У турнірах вищої категорії партії важать у півтора раза більше: їхній K множиться на 1,5.\n\n";
const CHANGE: &str = "## Стаття 5. Новий рейтинг\n\nR' = R + K (сума Sa − сума Ea) за всіма \
    партіями турніру, округлено до цілого очка.";
const FLOOR: &str = " Нижче за 100 рейтинг не падає.";
const AFTER: &str = "\n\n## Стаття 6. Лист\n\nУ листі стоять усі, хто зіграв обраховану партію, \
    найсильніші першими.\n";

/// Statute of the club.
const STATUTE: &str = "## 1. Клуб\n\nКлуб «Ліхтар» — товариство тих, хто любить грати вечорами.\n\n\
    ## 2. Члени\n\nЧленом стає кожен, хто подав заяву й зіграв у клубі три партії. Внесок \
    визначають загальні збори.\n\n\
    ## 3. Збори\n\nЗагальні збори скликають раз на рік; вони обирають голову й рейтингову \
    комісію.\n";

/// Enters the club's statute, its orders and the text of its regulation.
pub(super) fn enter_regulations(
    conn: &mut Conn,
    federation: &Federation,
    chair: &Actor,
    at: NaiveDateTime,
) -> Result<(), ActionError> {
    let texts = [
        (
            "1",
            900,
            "Затвердити положення про рейтинг.",
            format!("{BEFORE}{TABLE_THEN}{CHANGE}{AFTER}"),
        ),
        (
            "2",
            250,
            "Новачки перших десяти партій змінюють рейтинг швидше; нижче за 100 рейтинг не \
                падає; турніри вищої категорії важать більше.",
            format!("{BEFORE}{TABLE_NOW}{CHANGE}{FLOOR}{AFTER}"),
        ),
    ];
    let day = |ago: i64| (at.date() - TimeDelta::days(ago)).to_string();
    let title = "Статут клубу «Ліхтар»".to_owned();
    let statute = GivenOrder {
        title,
        day: day(1100),
        body: STATUTE.to_owned(),
        ..GivenOrder::default()
    };
    orders::enter_order(&mut Tx::new(conn, chair, federation, at), &statute)?;
    for (number, ago, body, text) in texts {
        let title = if number == "2" {
            "Про зміну коефіцієнтів".to_owned()
        } else {
            String::new()
        };
        let given = GivenOrder {
            number: number.to_owned(),
            title,
            day: day(ago),
            body: body.to_owned(),
            ..GivenOrder::default()
        };
        let order = orders::enter_order(&mut Tx::new(conn, chair, federation, at), &given)?;
        let given = GivenText {
            language: Language::Ukrainian.word().to_owned(),
            order: order.to_string(),
            body: text,
            ..GivenText::default()
        };
        regulation_texts::enter_text(&mut Tx::new(conn, chair, federation, at), &given)?;
    }
    Ok(())
}

/// Issues licences of referees and an organizer; one referee licence has expired.
pub(super) fn issue_licences(
    conn: &mut Conn,
    federation: &Federation,
    official: &Actor,
    at: NaiveDateTime,
) -> Result<(), ActionError> {
    let day = |days: i64| (at.date() + TimeDelta::days(days)).to_string();
    let all = [
        (
            "referee",
            REFEREES[0],
            "національна",
            "12",
            [day(-900), day(560)],
        ),
        ("referee", REFEREES[1], "перша", "31", [day(-800), day(-70)]),
        (
            "referee",
            REFEREES[1],
            "національна",
            "31-Н",
            [day(-69), day(1000)],
        ),
        ("organizer", ORGANIZER, "", "4", [day(-400), String::new()]),
        ("organizer", HEAD, "", "2", [day(-1500), day(-420)]),
    ];
    for (kind, name, category, number, [since, until]) in all {
        let [kind, name, category, number] = [kind, name, category, number].map(str::to_owned);
        licences::enter_licence(
            &mut Tx::new(conn, official, federation, at),
            &licences::LicenceInput {
                kind,
                name,
                category,
                number,
                since,
                until,
            },
        )?;
    }
    Ok(())
}

/// Files two appeals of a referee. The one about an older tournament is answered a minute later;
/// the one about the newest rated tournament waits.
pub(super) fn file_appeals(
    conn: &mut Conn,
    federation: &Federation,
    [referee, official]: [&Actor; 2],
    at: NaiveDateTime,
) -> Result<(), ActionError> {
    let rated = tournaments::load_chronicle(conn, federation.id)?;
    // The last tournament but one is open for a correction.
    let [.., earlier, _, newest] = rated.as_slice() else {
        return Ok(());
    };
    let given = |body: &str| appeals::AppealInput {
        about: "result".to_owned(),
        body: body.to_owned(),
        ..appeals::AppealInput::default()
    };
    let body = "У першому турі на третій дошці партію дограли після контролю часу; прошу \
        вважати її нічиєю.";
    let answered = appeals::file_appeal(
        &mut Tx::new(conn, referee, federation, at),
        earlier.id,
        &given(body),
    )?;
    let why = "За карткою партії прапорець упав на сорок першому ході, і суперник зафіксував \
        перемогу; результат лишається.";
    appeals::answer_appeal(
        &mut Tx::new(conn, official, federation, at + TimeDelta::minutes(1)),
        answered,
        "rejected",
        why,
    )?;
    let body = "У другому турі на першій дошці переміг той, хто грав чорними: так записано в \
        картці партії.";
    appeals::file_appeal(
        &mut Tx::new(conn, referee, federation, at + TimeDelta::minutes(1)),
        newest.id,
        &given(body),
    )?;
    Ok(())
}

/// Predictable one-time links: `demo-recommendation-1` and so on.
struct Links(Cell<u32>);

impl Secrets for Links {
    fn token(&self) -> Result<String, ActionError> {
        self.0.set(self.0.get() + 1);
        Ok(format!("demo-recommendation-{}", self.0.get()))
    }
}

/// Asks two officers to recommend the initial rating of a player from elsewhere; neither has
/// answered.
pub(super) fn ask_for_recommendations(
    conn: &mut Conn,
    federation: &Federation,
    official: &Actor,
    members: [&Actor; 2],
    at: NaiveDateTime,
) -> Result<(), ActionError> {
    let personal = Personal {
        name: "Подорожник Лука".to_owned(),
        born: Some("1988".to_owned()),
        gender: Some(Gender::Male),
        ..Personal::default()
    };
    let player = players::add_player(
        &mut Tx::new(conn, official, federation, at),
        &players::Entry {
            personal,
            ..players::Entry::default()
        },
    )?;
    let [first, second] = members.map(|member| {
        let account = member
            .account
            .map(|account| account.to_string())
            .unwrap_or_default();
        MemberInput {
            account,
            ..MemberInput::default()
        }
    });
    let reason = "Десять років грав в іншому місті; обидва бачили його партії.".to_owned();
    let asked = RequestInput {
        rating: "1450".to_owned(),
        reason,
        first,
        second,
    };
    let sending = Sending {
        secrets: &Links(Cell::new(0)),
        by_mail: false,
        language: Language::Ukrainian,
    };
    recommendations::request_recommendation(
        &mut Tx::new(conn, official, federation, at),
        player,
        &asked,
        &sending,
    )?;
    Ok(())
}

/// Publishes an amendment, by an order, with requirements for official tournaments.
pub(super) fn publish_requirements(
    conn: &mut Conn,
    federation: &Federation,
    chair: &Actor,
    at: NaiveDateTime,
) -> Result<(), ActionError> {
    let note = "Официальный турнир — не меньше шести туров, не меньше 60 минут на игрока, \
        назван главный судья.";
    let day = (at.date() - TimeDelta::days(14)).to_string();
    let given = GivenOrder {
        number: "7".to_owned(),
        day,
        body: note.to_owned(),
        ..GivenOrder::default()
    };
    let order = orders::enter_order(&mut Tx::new(conn, chair, federation, at), &given)?;
    let parameters = json!({ "anchors": 3, "required_rounds": 6, "required_minutes": 60, "required_referee": "yes" });
    let Value::Object(parameters) = parameters else {
        return Err(DbError::Corrupt("demo: no parameters".to_owned()).into());
    };
    let amendment = Amendment {
        order: order.to_string(),
        note: note.to_owned(),
        parameters,
        ..Amendment::default()
    };
    editions::publish_amendment(&mut Tx::new(conn, chair, federation, at), &amendment)?;
    Ok(())
}

/// Sets bounds of monitoring so tight that some measures exceed them.
pub(super) fn set_bounds(
    conn: &mut Conn,
    federation: &Federation,
    official: &Actor,
    at: NaiveDateTime,
) -> Result<(), ActionError> {
    let typed = [
        (Measure::Anomalous, "25".to_owned()),
        (Measure::Deviation, "60".to_owned()),
    ];
    rating_monitor::set(&mut Tx::new(conn, official, federation, at), &typed)
}

/// The player with one name in both the chess federation and the club.
pub(super) const BOTH: &str = "Тополич Нестор";

/// The chess federation asks the club whether its player is the same person as the club's.
pub(super) fn ask_who(
    conn: &mut Conn,
    federation: &Federation,
    elsewhere: &Federation,
    official: &Actor,
    at: NaiveDateTime,
) -> Result<(), ActionError> {
    let question = persons::Question {
        player: BOTH.to_owned(),
        federation: elsewhere.slug.clone(),
        other: BOTH.to_owned(),
    };
    persons::ask_federation(&mut Tx::new(conn, official, federation, at), &question)?;
    Ok(())
}

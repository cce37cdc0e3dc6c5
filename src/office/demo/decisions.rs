//! What the demo's federations have decided in words: the regulation of the club that plays by plain Elo, before and after its amendment, with
//! the orders that brought it; and an appeal that waits for the commission.

use chrono::{NaiveDateTime, TimeDelta};

use crate::db::federations::Federation;
use crate::db::{Conn, tournaments};
use crate::office::demo::people::{HEAD, ORGANIZER, REFEREES};
use crate::office::licences;
use crate::office::orders::{self, Given as GivenOrder};
use crate::office::wordings::{self, Given as GivenText};
use crate::office::{Actor, OfficeError, appeals};

/// Both texts: what comes before, in and after the articles that the amendment changed.
const BEFORE: &str = "# Рейтинг клубу «Ліхтар»\n\n\
    ## Стаття 1. Рейтинг\n\nРейтинг — це число очок. Хто його не має, починає перший обрахований турнір із 1000.\n\n\
    ## Стаття 2. Партії\n\nРахуються партії, які двоє справді зіграли і результат яких не анульовано. Товариські й неофіційні турніри не \
    обраховуються.\n\n\
    ## Стаття 3. Очікуваний результат\n\nХто з рейтингом *Ra* грає проти *Rb*, може чекати Ea = 1/(1 + 10^((Rb − Ra)/400)) очка. Різниця, \
    більша за 400, рахується як 400.\n\n## Стаття 4. Коефіцієнт K\n\n";
const TABLE_THEN: &str =
    "| партій від | рейтинг від | K |\n|---|---|---|\n| 0 | будь-який | 40 |\n| 30 | будь-який | 20 |\n| 30 | 2400 | 10 |\n\n";
const TABLE_NOW: &str =
    "| партій від | рейтинг від | K |\n|---|---|---|\n| 0 | будь-який | 60 |\n| 10 | будь-який | 30 |\n| 30 | будь-який | 16 |\n\n";
const CHANGE: &str = "## Стаття 5. Новий рейтинг\n\nR' = R + K (сума Sa − сума Ea) за всіма партіями турніру, округлено до цілого очка.";
const FLOOR: &str = " Нижче за 100 рейтинг не падає.";
const AFTER: &str = "\n\n## Стаття 6. Лист\n\nУ листі стоять усі, хто зіграв обраховану партію, найсильніші першими.\n";

/// The club enters its orders and the text of its regulation.
pub(super) fn enter(conn: &mut Conn, federation: &Federation, chair: &Actor, at: NaiveDateTime) -> Result<(), OfficeError> {
    let texts = [
        ("1", 900, "Затвердити положення про рейтинг.", format!("{BEFORE}{TABLE_THEN}{CHANGE}{AFTER}")),
        (
            "2",
            250,
            "Новачки перших десяти партій змінюють рейтинг швидше; нижче за 100 рейтинг не падає.",
            format!("{BEFORE}{TABLE_NOW}{CHANGE}{FLOOR}{AFTER}"),
        ),
    ];
    for (number, ago, body, text) in texts {
        let day = (at.date() - TimeDelta::days(ago)).to_string();
        let given = GivenOrder { number: number.to_owned(), day, body: body.to_owned(), ..GivenOrder::default() };
        let order = orders::enter(conn, chair, federation, &given, at)?;
        let given = GivenText { language: "uk".to_owned(), order: order.to_string(), body: text, ..GivenText::default() };
        wordings::enter(conn, chair, federation, &given, at)?;
    }
    Ok(())
}

/// The commission licenses its referees and an organizer; the licence of one has run out.
pub(super) fn license(conn: &mut Conn, federation: &Federation, official: &Actor, at: NaiveDateTime) -> Result<(), OfficeError> {
    let day = |days: i64| (at.date() + TimeDelta::days(days)).to_string();
    let all = [
        ("referee", REFEREES[0], "національна", "12", [day(-900), day(560)]),
        ("referee", REFEREES[1], "перша", "31", [day(-800), day(-70)]),
        ("referee", REFEREES[1], "національна", "31-Н", [day(-69), day(1000)]),
        ("organizer", ORGANIZER, "", "4", [day(-400), String::new()]),
        ("organizer", HEAD, "", "2", [day(-1500), day(-420)]),
    ];
    for (kind, name, category, number, [since, until]) in all {
        let [kind, name, category, number] = [kind, name, category, number].map(str::to_owned);
        licences::enter(conn, official, federation, &licences::Typed { kind, name, category, number, since, until }, at)?;
    }
    Ok(())
}

/// A referee objects to the table of the newest rated tournament.
pub(super) fn object(conn: &mut Conn, federation: &Federation, referee: &Actor, at: NaiveDateTime) -> Result<(), OfficeError> {
    let Some(t) = tournaments::chronicle(conn, federation.id)?.pop() else { return Ok(()) };
    let given = appeals::Given {
        about: "result".to_owned(),
        body: "У другому турі на першій дошці переміг той, хто грав чорними: так записано в картці партії.".to_owned(),
        ..appeals::Given::default()
    };
    appeals::file(conn, referee, federation, t.id, &given, at)?;
    Ok(())
}

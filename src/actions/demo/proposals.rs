//! Proposed tournaments in the federation with prior approval: one at each stage that waits for a
//! decision.

use chrono::{NaiveDateTime, TimeDelta};

use crate::category::Terms;
use crate::db::federations::Federation;
use crate::db::{Conn, DbError, proposals};
use crate::domain::proposal::Act;
use crate::proposals::{self as verbs, Decision, ProposalForm, ProposalInput, ProposalVersion};
use crate::{ActionError, Actor};

const TEXT: &str = "# Общие положения

Турнир проводится по правилам классических точек на поле 39 × 32 с начальным скрестом.

## Регламент

1. Контроль времени: 10 минут на партию и 5 секунд на ход.
2. Победа — 1 очко, ничья — ½ очка, поражение — 0.
3. При равенстве очков выше тот, кто выиграл личную встречу; затем учитывается коэффициент Бергера.

| День | Туры |
| --- | --- |
| первый | 1–3 |
| второй | 4–5 |

Спорные положения решает **главный судья**.
";

/// Four proposals within three minutes: approved, in time, late with a reason, returned.
pub(super) fn open(
    conn: &mut Conn,
    federation: &Federation,
    [organizer, official, other]: [&Actor; 3],
    referee: &Actor,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let form = |name: &str, days: i64, terms: Terms| {
        let first = now.date() + TimeDelta::days(days + 20);
        let typed = ProposalForm {
            name: name.to_owned(),
            registration: (now.date() + TimeDelta::days(days)).to_string(),
            starts: first.to_string(),
            ends: (first + TimeDelta::days(1)).to_string(),
            city: "Солнцебрег".to_owned(),
            referee: referee.account.map(|a| a.to_string()).unwrap_or_default(),
            terms,
            ..ProposalForm::default()
        };
        ProposalInput {
            typed,
            body: TEXT.to_owned(),
            ..ProposalInput::default()
        }
    };
    let at = |seconds| now + TimeDelta::seconds(seconds);
    let cup = Terms {
        not_all: "1".to_owned(),
        ..Terms::default()
    };
    let id = verbs::draft(
        conn,
        organizer,
        federation,
        &form("Кубок Солнцебрега", 30, cup),
        now,
    )?;
    verbs::send(conn, organizer, federation, id, "", at(10))?;
    let stored = proposals::find(conn, federation.id, id)?
        .ok_or_else(|| DbError::Corrupt("the proposal was not stored".to_owned()))?;
    verbs::approve(
        conn,
        other,
        federation,
        id,
        &Decision {
            version: stored.lock_version,
            ..Decision::default()
        },
        at(20),
    )?;

    let women = Terms {
        gender: "women".to_owned(),
        not_all: "1".to_owned(),
        ..Terms::default()
    };
    let id = verbs::draft(
        conn,
        organizer,
        federation,
        &form("Кубок Чернильной бухты среди женщин", 24, women),
        at(40),
    )?;
    verbs::send(conn, organizer, federation, id, "", at(50))?;

    let blitz = Terms {
        time_control: "blitz".to_owned(),
        territory: "Верхнемаяк".to_owned(),
        ..Terms::default()
    };
    let id = verbs::draft(
        conn,
        organizer,
        federation,
        &form("Блиц Верхнего маяка", 3, blitz),
        at(70),
    )?;
    verbs::send(
        conn,
        organizer,
        federation,
        id,
        "Зал подтвердили только вчера; перенести турнир нельзя.",
        at(80),
    )?;

    let beginners = Terms {
        rating_below: "1600".to_owned(),
        age_max: "14".to_owned(),
        ..Terms::default()
    };
    let id = verbs::draft(
        conn,
        organizer,
        federation,
        &form("Первая клетка", 40, beginners),
        at(100),
    )?;
    verbs::send(conn, organizer, federation, id, "", at(110))?;
    let why = "Укажите в положении, как делятся места при равенстве очков в группах.";
    let version = proposals::find(conn, federation.id, id)?.map_or(0, |p| p.lock_version);
    verbs::refuse(
        conn,
        official,
        federation,
        ProposalVersion { id, version },
        Act::Return,
        why,
        at(120),
    )
}

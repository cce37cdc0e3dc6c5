//! Proposed tournaments in the federation with prior approval: one at each stage that waits for a
//! decision.

use chrono::{NaiveDateTime, TimeDelta};

use crate::category::Terms;
use crate::db::federations::Federation;
use crate::db::{Conn, DbError, ProposalId, proposals};
use crate::domain::proposal::Act;
use crate::proposals::{self as verbs, Decision, ProposalForm, ProposalInput, ProposalVersion};
use crate::{ActionError, Actor, Tx};

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

/// Drafts and submits proposals of one organizer.
struct ProposalActs<'a> {
    conn: &'a mut Conn,
    federation: &'a Federation,
    organizer: &'a Actor,
    referee: &'a Actor,
    now: NaiveDateTime,
}

impl ProposalActs<'_> {
    fn time_after(&self, seconds: i64) -> NaiveDateTime {
        self.now + TimeDelta::seconds(seconds)
    }

    /// A proposal with registration until a number of days from now.
    fn fill_form(&self, name: &str, days: i64, terms: Terms) -> ProposalInput {
        let today = self.now.date();
        let first = today + TimeDelta::days(days + 20);
        let typed = ProposalForm {
            name: name.to_owned(),
            registration: (today + TimeDelta::days(days)).to_string(),
            starts: first.to_string(),
            ends: (first + TimeDelta::days(1)).to_string(),
            city: "Солнцебрег".to_owned(),
            referee: self
                .referee
                .account
                .map(|a| a.to_string())
                .unwrap_or_default(),
            terms,
            ..ProposalForm::default()
        };
        ProposalInput {
            typed,
            body: TEXT.to_owned(),
            ..ProposalInput::default()
        }
    }

    /// Drafts a proposal after some seconds and submits it ten seconds later.
    fn submit_proposal(
        &mut self,
        given: &ProposalInput,
        plea: &str,
        seconds: i64,
    ) -> Result<ProposalId, ActionError> {
        let (drafted, submitted) = (self.time_after(seconds), self.time_after(seconds + 10));
        let id = verbs::draft_proposal(
            &mut Tx::new(self.conn, self.organizer, self.federation, drafted),
            given,
        )?;
        verbs::submit_proposal(
            &mut Tx::new(self.conn, self.organizer, self.federation, submitted),
            id,
            plea,
        )?;
        Ok(id)
    }

    fn approve_cup(&mut self, official: &Actor) -> Result<(), ActionError> {
        let cup = Terms {
            not_all: "1".to_owned(),
            ..Terms::default()
        };
        let form = self.fill_form("Кубок Солнцебрега", 30, cup);
        let id = self.submit_proposal(&form, "", 0)?;
        let stored = proposals::find(self.conn, self.federation.id, id)?
            .ok_or_else(|| DbError::Corrupt("the proposal was not stored".to_owned()))?;
        let at = self.time_after(20);
        verbs::approve_proposal(
            &mut Tx::new(self.conn, official, self.federation, at),
            id,
            &Decision {
                version: stored.lock_version,
                ..Decision::default()
            },
        )?;
        Ok(())
    }

    fn submit_cup_of_women(&mut self) -> Result<(), ActionError> {
        let women = Terms {
            gender: "women".to_owned(),
            not_all: "1".to_owned(),
            ..Terms::default()
        };
        let form = self.fill_form("Кубок Чернильной бухты среди женщин", 24, women);
        self.submit_proposal(&form, "", 40)?;
        Ok(())
    }

    fn submit_late_blitz(&mut self) -> Result<(), ActionError> {
        let blitz = Terms {
            time_control: "blitz".to_owned(),
            territory: "Верхнемаяк".to_owned(),
            ..Terms::default()
        };
        let form = self.fill_form("Блиц Верхнего маяка", 3, blitz);
        let plea = "Зал подтвердили только вчера; перенести турнир нельзя.";
        self.submit_proposal(&form, plea, 70)?;
        Ok(())
    }

    fn return_beginners(&mut self, official: &Actor) -> Result<(), ActionError> {
        let beginners = Terms {
            rating_below: "1600".to_owned(),
            age_max: "14".to_owned(),
            ..Terms::default()
        };
        let form = self.fill_form("Первая клетка", 40, beginners);
        let id = self.submit_proposal(&form, "", 100)?;
        let why = "Укажите в положении, как делятся места при равенстве очков в группах.";
        let version =
            proposals::find(self.conn, self.federation.id, id)?.map_or(0, |p| p.lock_version);
        let at = self.time_after(120);
        verbs::return_or_reject(
            &mut Tx::new(self.conn, official, self.federation, at),
            ProposalVersion { id, version },
            Act::Return,
            why,
        )
    }
}

/// Four proposals within three minutes: approved, in time, late with a reason, returned.
pub(super) fn open_proposals(
    conn: &mut Conn,
    federation: &Federation,
    [organizer, official, other]: [&Actor; 3],
    referee: &Actor,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let mut acts = ProposalActs {
        conn,
        federation,
        organizer,
        referee,
        now,
    };
    acts.approve_cup(other)?;
    acts.submit_cup_of_women()?;
    acts.submit_late_blitz()?;
    acts.return_beginners(official)
}

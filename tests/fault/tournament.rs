//! Tournaments on their way: planned, typed, signed, rated, reopened, corrected.

use crate::Failed;
use crate::acts::{Event, Hands, Said, Who};
use crate::fixture::{PLAYERS, SLUG};
use crate::html::FormOnPage;
use crate::ledger::{Holder, Kind};
use crate::rng::Chance;

/// What is done with a tournament.
#[derive(Debug, Clone, Copy)]
enum Do {
    Plan,
    Draft,
    Submit,
    TakeBack,
    Return,
    Cosign,
    Approve,
    Reopen,
    Correct,
}

/// A step on the way of a tournament, and the state after it.
struct Step {
    what: Do,
    leads_to: &'static str,
}

/// The way of a tournament, with a correction.
const STEPS: [Step; 13] = [
    Step {
        what: Do::Plan,
        leads_to: "planned",
    },
    Step {
        what: Do::Draft,
        leads_to: "planned",
    },
    Step {
        what: Do::Submit,
        leads_to: "submitted",
    },
    Step {
        what: Do::TakeBack,
        leads_to: "planned",
    },
    Step {
        what: Do::Submit,
        leads_to: "submitted",
    },
    Step {
        what: Do::Return,
        leads_to: "returned",
    },
    Step {
        what: Do::Submit,
        leads_to: "submitted",
    },
    Step {
        what: Do::Cosign,
        leads_to: "cosigned",
    },
    Step {
        what: Do::Approve,
        leads_to: "rated",
    },
    Step {
        what: Do::Reopen,
        leads_to: "reopened",
    },
    Step {
        what: Do::Submit,
        leads_to: "submitted",
    },
    Step {
        what: Do::Cosign,
        leads_to: "cosigned",
    },
    Step {
        what: Do::Correct,
        leads_to: "rated",
    },
];

/// Tournaments from the plan to the rating, and once more for a correction.
pub(crate) struct TournamentJob {
    /// The tournament.
    pub(crate) event: Event,
    /// How many went the whole way.
    pub(crate) courses: usize,
}

impl TournamentJob {
    /// With a first tournament.
    pub(crate) fn new(chance: &mut Chance) -> TournamentJob {
        TournamentJob {
            event: Event::new(chance),
            courses: 0,
        }
    }

    /// An act was done.
    pub(crate) fn advance(&mut self, chance: &mut Chance) {
        self.event.step += 1;
        if self.event.step == STEPS.len() {
            self.event = Event::new(chance);
            self.courses += 1;
        }
    }

    /// The state that the steps of the way so far lead to; `None`: none was done.
    pub(crate) fn wanted(&self) -> Option<&'static str> {
        self.event
            .step
            .checked_sub(1)
            .and_then(|done| STEPS.get(done))
            .map(|step| step.leads_to)
    }

    /// Does the next act.
    ///
    /// # Errors
    /// No good answer came.
    pub(crate) fn act(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let what = STEPS[self.event.step].what;
        let said = match what {
            Do::Plan => {
                let said = hands.plan(&self.event.name)?;
                if let Said::Done(location) = &said {
                    self.event.planned_at(location);
                }
                said
            }
            _ => self.on_its_way(what, hands)?,
        };
        if let Said::Done(_) = said {
            self.advance(&mut hands.chance);
        }
        Ok(said)
    }

    fn on_its_way(&mut self, what: Do, hands: &mut Hands) -> Result<Said, Failed> {
        let id = self.event.id(hands)?;
        let address = format!("/{SLUG}/tournaments/{id}");
        let (who, button, traces) = match what {
            Do::Draft => return draft(hands, id, &address),
            Do::Submit => return submit(hands, id, &address),
            Do::TakeBack => (
                Who::Referee,
                "/withdrawal",
                vec![Hands::of(Kind::TakenBack, id)],
            ),
            Do::Return => (Who::Head, "/return", vec![Hands::of(Kind::Return, id)]),
            Do::Cosign => (
                Who::Head,
                "/cosignature",
                vec![Hands::of(Kind::Cosignature, id)],
            ),
            Do::Reopen => (
                Who::Official,
                "/reopening",
                vec![Hands::of(Kind::Reopening, id)],
            ),
            Do::Correct => (
                Who::Official,
                "/approval",
                vec![
                    Hands::of(Kind::Approval, id),
                    Hands::of(Kind::Correction, id),
                ],
            ),
            Do::Approve | Do::Plan => (
                Who::Official,
                "/approval",
                vec![Hands::of(Kind::Approval, id)],
            ),
        };
        let mut form = hands.page(who, &address)?.form(button)?;
        if let Do::Reopen | Do::Return = what {
            form = form.set("reason", "A result was typed wrong");
        }
        hands.press(who, form, traces, false)
    }
}

/// Three players, each against each, as somebody types them.
fn table(hands: &mut Hands, form: FormOnPage) -> Result<FormOnPage, Failed> {
    let first = usize::try_from(hands.chance.below(PLAYERS.len() as u64)).unwrap_or_default();
    let won: Vec<bool> = (0..3).map(|_| hands.chance.below(2) == 0).collect();
    let sign = |won: bool| if won { "+" } else { "-" };
    let cells = [
        [
            format!("2{}", sign(won[0])),
            format!("3{}", sign(won[1])),
            String::new(),
        ],
        [
            format!("1{}", sign(!won[0])),
            String::new(),
            format!("3{}", sign(won[2])),
        ],
        [
            String::new(),
            format!("1{}", sign(!won[1])),
            format!("2{}", sign(!won[2])),
        ],
    ];
    let mut form = form.set("rows", "3").set("rounds", "3");
    form.fields.retain(|(name, _)| !name.contains('-'));
    for (row, cells) in cells.iter().enumerate() {
        let at = (first + row) % PLAYERS.len();
        let player = hands.number(&format!("p{:02}", at + 1))?.to_owned();
        form = form
            .set(&format!("name-{}", row + 1), PLAYERS[at])
            .set(&format!("player-{}", row + 1), &player);
        for (round, cell) in cells.iter().enumerate() {
            form = form.set(&format!("cell-{}-{}", row + 1, round + 1), cell);
        }
    }
    Ok(form)
}

/// Saves a table that is not finished, with a mark in it.
fn draft(hands: &mut Hands, id: i64, address: &str) -> Result<Said, Failed> {
    let form = hands
        .page(Who::Referee, &format!("{address}/table"))?
        .form("/table")?;
    let mark = format!("Draft {}", hands.chance.word());
    let form = table(hands, form)?
        .set("rows", "4")
        .set("name-4", &mark)
        .set("do", "save");
    hands.save(Who::Referee, &form, Holder::Sheet(id), &mark)
}

/// Looks at the table and signs what is shown.
fn submit(hands: &mut Hands, id: i64, address: &str) -> Result<Said, Failed> {
    let form = hands
        .page(Who::Referee, &format!("{address}/table"))?
        .form("/table")?;
    let form = table(hands, form)?.set("do", "preview");
    // What is looked at is stored, too.
    hands.book.forget(&Holder::Sheet(id));
    let preview = hands.client(Who::Referee).submit(&form)?;
    if preview.status >= 500 {
        return Err(preview.says());
    }
    if preview.status != 200 {
        hands.book.refused.push(preview.says());
        return Ok(Said::Refused);
    }
    let mut form = preview.form("/table")?;
    form.action = format!("{address}/submission");
    hands.press(
        Who::Referee,
        form,
        vec![Hands::of(Kind::Submission, id)],
        false,
    )
}

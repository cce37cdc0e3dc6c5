//! A tournament at the desk: registrations, participants, a round with its results.

use crate::Failed;
use crate::acts::{Event, Hands, Said, Who};
use crate::client::Answer;
use crate::fixture::SLUG;
use crate::ledger::Kind;
use crate::rng::Chance;

/// Participants of a tournament.
const PARTICIPANTS: usize = 6;

/// What is done, in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Do {
    Plan,
    Register,
    Open,
    Enter,
    System,
    Draw,
    /// A button of round 1.
    Round(&'static str),
    /// Results, one after another, until none is missing.
    Results,
}

/// The way of a tournament at the desk.
const STEPS: [Do; 12] = [
    Do::Plan,
    Do::Register,
    Do::Register,
    Do::Open,
    Do::Enter,
    Do::System,
    Do::Draw,
    Do::Round("pair"),
    Do::Round("publish"),
    Do::Round("start"),
    Do::Results,
    Do::Round("close"),
];

/// Tournaments that are played.
pub(crate) struct DeskJob {
    /// The tournament.
    pub(crate) event: Event,
    /// How many were played.
    pub(crate) courses: usize,
}

impl DeskJob {
    /// With a first tournament.
    pub(crate) fn new(chance: &mut Chance) -> DeskJob {
        DeskJob {
            event: Event::new(chance),
            courses: 0,
        }
    }

    /// An act was done.
    pub(crate) fn advance(&mut self, chance: &mut Chance) {
        // How many results are missing the page tells.
        if STEPS[self.event.step] == Do::Results {
            return;
        }
        self.event.step += 1;
        if self.event.step == STEPS.len() {
            self.event = Event::new(chance);
            self.courses += 1;
        }
    }

    /// Does the next act.
    ///
    /// # Errors
    /// No good answer came.
    pub(crate) fn act(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let said = if STEPS[self.event.step] == Do::Plan {
            let said = hands.plan(&self.event.name)?;
            if let Said::Done(location) = &said {
                self.event.planned_at(location);
            }
            said
        } else {
            self.at_the_desk(hands)?
        };
        if let Said::Done(_) = said {
            self.advance(&mut hands.chance);
        }
        Ok(said)
    }

    fn at_the_desk(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let id = self.event.id(hands)?;
        let tournament = format!("/{SLUG}/tournaments/{id}");
        let at = format!("{tournament}/desk");
        if STEPS[self.event.step] == Do::Results {
            let path = format!("{at}/results/1");
            let page = hands.page(Who::Referee, &path)?;
            if let Some(entry) = page
                .values()
                .into_iter()
                .find(|value| is_first_result(value))
            {
                let form = page.own_form(&path, &[("key", &key(&page)), ("entry", &entry)])?;
                return hands.press(
                    Who::Referee,
                    form,
                    vec![Hands::of(Kind::BoardResult, id)],
                    false,
                );
            }
            self.event.step += 1;
        }
        let acts = vec![Hands::of(Kind::DeskAct, id)];
        let (fields, traces): (Vec<(&str, String)>, _) = match STEPS[self.event.step] {
            Do::Register => return register(hands, &tournament),
            Do::Open => (
                vec![("act", "open".to_owned())],
                vec![Hands::of(Kind::DeskOpened, id)],
            ),
            Do::Enter => {
                let people: Vec<String> = (0..PARTICIPANTS)
                    .map(|at| {
                        format!(
                            "{} {}; {}",
                            hands.chance.word(),
                            hands.chance.word(),
                            1_900 - 100 * at
                        )
                    })
                    .collect();
                (
                    vec![
                        ("act", "enter".to_owned()),
                        ("people", people.join("\n")),
                        ("back", "players".to_owned()),
                    ],
                    acts,
                )
            }
            Do::System => (
                vec![
                    ("act", "plan".to_owned()),
                    ("system", "swiss".to_owned()),
                    ("rounds", "3".to_owned()),
                ],
                acts,
            ),
            Do::Draw => (
                vec![("act", "draw".to_owned()), ("seed", "2008".to_owned())],
                acts,
            ),
            Do::Round(button) => (
                vec![("act", button.to_owned()), ("round", "1".to_owned())],
                acts,
            ),
            Do::Plan | Do::Results => return Err("this is no act at the desk".to_owned()),
        };
        let page = hands.page(Who::Referee, &at)?;
        let key = key(&page);
        let fields: Vec<(&str, &str)> = std::iter::once(("key", key.as_str()))
            .chain(fields.iter().map(|(name, value)| (*name, value.as_str())))
            .collect();
        let form = page.own_form(&at, &fields)?;
        hands.press(Who::Referee, form, traces, false)
    }
}

/// Every page has its own key; the one on which a desk is set up has none.
fn key(page: &Answer) -> String {
    let found = page
        .body
        .split("name=\"key\" value=\"")
        .nth(1)
        .and_then(|rest| rest.split('"').next());
    found.unwrap_or("first").to_owned()
}

/// Whether a button enters that black has won where there is no result yet: board, black, white,
/// what was seen, the result.
fn is_first_result(value: &str) -> bool {
    let parts: Vec<&str> = value.split(' ').collect();
    parts.len() == 5 && parts[3] == "-" && parts[4] == "black"
}

fn register(hands: &mut Hands, tournament: &str) -> Result<Said, Failed> {
    let path = format!("{tournament}/registrations");
    let name = format!("{} {}", hands.chance.word(), hands.chance.word());
    let form = hands
        .page(Who::Referee, &path)?
        .own_form(&path, &[("name", &name)])?;
    hands.press(Who::Referee, form, vec![(Kind::Registration, name)], true)
}

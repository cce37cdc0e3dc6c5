//! The data of a tournament's page, as read from the database.

use chrono::{NaiveDate, NaiveDateTime};

use crate::actions::authorization::{Duty, OnTournament, TournamentCase, check_allowed};
use crate::actions::doubts::{self, Doubts};
use crate::actions::preview::Preview;
use crate::actions::statistics::compare_with_expectation;
use crate::actions::waiting::{self, Missing};
use crate::actions::{ActionError, Actor, licences, plan_lines, sheets};
use crate::db::appeals::{self, Appeal};
use crate::db::calendar_plans::{self, Standing as Planned};
use crate::db::federations::Federation;
use crate::db::tournaments::{Signature, Summary, Tournament};
use crate::db::{
    Conn, PlayerId, TournamentId, clubs, lists, proposals, registrations, tournaments,
};
use crate::domain::approval::{Office, State};
use crate::domain::caveat::Caveat;
use crate::domain::desk::PublicDesk;
use crate::domain::licence::Licence;
use crate::domain::surprise::TournamentSurprises;
use crate::frame::sentences::format_refusal;
use crate::i18n::{Speaks, Spelling};
use crate::order_label::GoverningEdition;
use crate::rating_format::RatingFormat;
use crate::tournaments::crosstable::Table;
use crate::tournaments::display_table::{ShownTable, table_of};
use crate::tournaments::preview::PreviewTable;
use crate::tournaments::surprises::expected_points;

pub(super) struct TournamentPageData {
    pub(super) t: Tournament,
    pub(super) club: Option<(String, Option<String>)>,
    pub(super) signatures: Vec<Signature>,
    pub(super) table: ShownTable,
    /// Results of the rated tournament against the expectations.
    pub(super) course: Option<TournamentSurprises<PlayerId>>,
    pub(super) edition: Option<GoverningEdition>,
    pub(super) due: Option<NaiveDate>,
    /// Time of the referee's first signature under the results.
    pub(super) handed_in: Option<NaiveDateTime>,
    pub(super) regulations: bool,
    /// Follows from the regulations.
    pub(super) registers_from: Option<NaiveDate>,
    pub(super) case: TournamentCase,
    pub(super) registration: Option<bool>,
    /// Only for users who may see the waiting table.
    pub(super) preview: Option<Result<Preview, ActionError>>,
    pub(super) doubts: Doubts,
    pub(super) order: Disorder,
    pub(super) appeals: Vec<Appeal>,
    /// `None` if no referee is named, or if there is none and the federation requires none.
    pub(super) licences: Option<Vec<Licence>>,
    pub(super) weight: Option<f64>,
    /// Set if no officer can move the tournament on.
    pub(super) stuck: Option<Missing>,
    pub(super) planned: Option<Planned>,
    /// Free lines with the name of a signed tournament, for users who may link it.
    pub(super) fitting: Vec<Planned>,
    /// For users who may change the line or decide.
    pub(super) plan_caveat: Option<Caveat>,
}

/// `actor`: the user, if logged in.
pub(super) fn find(
    c: &mut Conn,
    f: &Federation,
    id: TournamentId,
    actor: Option<&Actor>,
    now: NaiveDateTime,
) -> Result<TournamentPageData, ActionError> {
    let t = tournaments::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
    let due = results_due(c, f, &t)?;
    let proposal = proposals::of_tournament(c, id)?;
    let case = TournamentCase::from_tournament(f, &t, proposal.as_ref());
    // An officer who signs or checks a table sees what is signed, not what was rated before.
    let checker = actor.filter(|_| t.state.is_handed_in());
    let sees = checker.is_some_and(|actor| check_allowed(actor, &case, OnTournament::See).is_ok());
    let changes =
        actor.is_some_and(|actor| check_allowed(actor, &case, OnTournament::Conditions).is_ok());
    let (table, preview) = table_of(c, f, &t, sees)?;
    let doubts = if preview.is_some() {
        doubts::find_doubts(c, f, &t, &sheets::parse_sheet(&t)?)?
    } else {
        Doubts::default()
    };
    let order = Disorder::seen_by(c, f, &t, checker)?;
    let plan = PlanStanding::find(c, f, &t, sees, changes)?;
    Ok(TournamentPageData {
        club: holding_club(c, f, &t)?,
        signatures: tournaments::load_signatures(c, id)?,
        course: course_of(f, &t, &table)?,
        table,
        edition: GoverningEdition::find(c, f.id, t.edition_id)?,
        due,
        handed_in: if due.is_some() {
            tournaments::first_signed(c, id)?
        } else {
            None
        },
        regulations: proposal.is_some(),
        registers_from: proposal
            .as_ref()
            .and_then(crate::actions::proposals::first_day),
        registration: registration_open(c, f, &t, now)?,
        licences: licences::licences_to_show(c, f, &t)?,
        weight: crate::actions::editions::category_weight(c, f, &t)?,
        preview,
        doubts,
        order,
        stuck: if actor.is_some() {
            waiting::find_obstacle(c, f, &t, &case, f.local_day(now))?
        } else {
            None
        },
        planned: plan.planned,
        appeals: appeals::of_tournament(c, id)?,
        fitting: plan.fitting,
        plan_caveat: plan.caveat,
        case,
        t,
    })
}

fn results_due(
    c: &mut Conn,
    f: &Federation,
    t: &Tournament,
) -> Result<Option<NaiveDate>, ActionError> {
    if matches!(t.state, State::Cancelled | State::Recorded) {
        return Ok(None);
    }
    let days = [(t.conditions.starts, t.conditions.ends)];
    Ok(crate::actions::editions::results_due(c, f, &days)?
        .pop()
        .flatten())
}

/// `None` without results.
fn course_of(
    f: &Federation,
    t: &Tournament,
    table: &ShownTable,
) -> Result<Option<TournamentSurprises<PlayerId>>, ActionError> {
    Ok(match table.results.as_slice() {
        [] => None,
        results => Some(compare_with_expectation(
            f,
            (t.id, t.parameters.clone()),
            &table.games,
            results,
        )?),
    })
}

struct PlanStanding {
    planned: Option<Planned>,
    /// Free lines with the tournament's name.
    fitting: Vec<Planned>,
    caveat: Option<Caveat>,
}

impl PlanStanding {
    /// `sees`: the user may see a signed table; `changes`: the user may change the conditions.
    fn find(
        c: &mut Conn,
        f: &Federation,
        t: &Tournament,
        sees: bool,
        changes: bool,
    ) -> Result<PlanStanding, ActionError> {
        Ok(PlanStanding {
            planned: t
                .conditions
                .plan_line_id
                .map(|line| calendar_plans::find_line(c, f.id, line))
                .transpose()?
                .flatten(),
            fitting: match sees && t.conditions.plan_line_id.is_none() {
                true => plan_lines::find_fitting_lines(c, f, &t.conditions, Some(t.id))?
                    .into_iter()
                    .map(|found| found.standing)
                    .collect(),
                false => Vec::new(),
            },
            caveat: match f.rules.shows.plan && (sees || changes) {
                true => plan_lines::find_caveat(c, f, t)?,
                false => None,
            },
        })
    }
}

/// Irregularities in the order of rating.
#[derive(Default)]
pub(super) struct Disorder {
    pub(super) rated_later: Vec<Summary>,
    pub(super) open_earlier: Vec<Summary>,
    /// The day of the newest list, if the tournament had ended by then: no published list changes.
    pub(super) listed: Option<NaiveDate>,
}

impl Disorder {
    /// Empty except for a checking officer of the commission.
    fn seen_by(
        c: &mut Conn,
        f: &Federation,
        t: &Tournament,
        checker: Option<&Actor>,
    ) -> Result<Disorder, ActionError> {
        match checker {
            Some(actor)
                if check_allowed(actor, &f.id, Duty::Commission).is_ok()
                    && t.position.is_none() =>
            {
                Disorder::load_disorder(c, f, t)
            }
            _ => Ok(Disorder::default()),
        }
    }

    fn load_disorder(
        c: &mut Conn,
        f: &Federation,
        t: &Tournament,
    ) -> Result<Disorder, ActionError> {
        let (rated_later, open_earlier) = tournaments::out_of_order(c, t)?;
        let newest = lists::load_brief(c, f.id)?.first().map(|list| list.date);
        Ok(Disorder {
            rated_later,
            open_earlier,
            listed: newest.filter(|day| *day >= t.conditions.ends),
        })
    }
}

fn holding_club(
    c: &mut Conn,
    f: &Federation,
    t: &Tournament,
) -> Result<Option<(String, Option<String>)>, ActionError> {
    let Some(club) = t.conditions.club_id else {
        return Ok(None);
    };
    Ok(clubs::find(c, f.id, club)?.map(|club| (club.name, club.latin)))
}

/// `None` if the tournament takes no registrations here.
fn registration_open(
    c: &mut Conn,
    f: &Federation,
    t: &Tournament,
    now: NaiveDateTime,
) -> Result<Option<bool>, ActionError> {
    let Some(settings) = registrations::find_settings(c, t.id)? else {
        return Ok(None);
    };
    Ok(Some(
        crate::actions::registrations::why_closed(c, f, t, &settings, now)?.is_none(),
    ))
}

impl TournamentPageData {
    pub(super) fn preview_or_refusal(
        &self,
        slug: &str,
        official: bool,
        figures: RatingFormat,
        spelling: Spelling,
    ) -> (Option<PreviewTable>, Option<String>) {
        let language = spelling.language;
        match &self.preview {
            None => (None, None),
            Some(Ok(preview)) => (
                Some(PreviewTable::from_preview(
                    preview, slug, official, figures, spelling,
                )),
                None,
            ),
            Some(Err(ActionError::Refused(refusal))) => {
                (None, Some(format_refusal(language, refusal)))
            }
            Some(Err(_)) => (None, Some(language.messages().msg_table_has_mistakes())),
        }
    }

    pub(super) fn is_ahead(&self, desk: Option<&PublicDesk>, today: NaiveDate) -> bool {
        self.t.state == State::Planned
            && self.t.conditions.ends >= today
            && desk.is_none_or(|desk| desk.published_rounds() == 0)
    }

    /// True if the public sees the play: rounds are published, and the reader sees no table.
    pub(super) fn is_seen_at(&self, desk: &PublicDesk) -> bool {
        desk.published_rounds() > 0
            && self.table.people.is_empty()
            && self.t.state != State::Cancelled
    }

    /// True if there is a table or the play to object to. A table that was sent back is being
    /// changed, so the desk's play doesn't count.
    pub(super) fn is_objectionable(&self, desk: Option<&PublicDesk>) -> bool {
        let played =
            self.t.state != State::Returned && desk.is_some_and(|desk| self.is_seen_at(desk));
        self.t.position.is_some() || self.table.signed || played
    }

    /// An official then signs in the place of the chief referee.
    pub(super) fn is_correction_signature(&self, s: &Signature) -> bool {
        s.office == Office::Referee
            && self.case.rated
            && s.account_id.is_some()
            && s.account_id != self.case.referee
    }

    pub(super) fn shown_table(&self) -> Table<'_> {
        let ShownTable {
            people,
            games,
            results,
            names,
            before,
            conditional,
            guests,
            marked,
            signed,
            recorded,
            replaced: _,
            annulled: _,
        } = &self.table;
        let expected = self
            .course
            .as_ref()
            .map(|c| expected_points(c, people.len()))
            .unwrap_or_default();
        Table {
            people,
            games,
            results,
            names,
            before,
            conditional,
            guests,
            marked,
            expected,
            has_no_results: *signed || *recorded,
        }
    }
}

//! Acts of every kind, one after another, as officers do them, by workers who write down what they
//! are told.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use crate::Failed;
use crate::client::{Answer, Client};
use crate::desk::DeskJob;
use crate::fixture::{Fixture, Officers, SLUG};
use crate::html::FormOnPage;
use crate::ledger::{Book, Holder, Kind, Trace};
use crate::office::OfficeJob;
use crate::program::{Place, Program, wait_for};
use crate::registry::RegistryJob;
use crate::report::Row;
use crate::rng::Chance;
use crate::store::{self, Found, Object};
use crate::tournament::TournamentJob;

/// How many acts a whole course of a worker takes at most.
const COURSE: usize = 60;
/// After so many refusals one after another a worker begins something else.
const STUBBORN: usize = 6;
/// Nobody waits longer for a worker's next act.
const PATIENCE: Duration = Duration::from_secs(20);

/// Who does something.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Who {
    Referee,
    Head,
    Official,
    Chairman,
    /// Somebody who has no account yet, at a browser that nobody used.
    Newcomer,
}

/// What was said to an act.
pub(crate) enum Said {
    /// It is done; where the answer leads.
    Done(String),
    /// It is not done.
    Refused,
}

/// An act of which nobody knows whether it was done.
struct Pending {
    traces: Vec<Trace>,
    before: Vec<i64>,
    /// The form, where it may be sent again with the effect of once.
    again: Option<(Who, FormOnPage)>,
}

/// What a worker works with.
pub(crate) struct Hands {
    officers: Officers,
    /// What was done.
    pub(crate) book: Book,
    /// Chance of the worker's own.
    pub(crate) chance: Chance,
    place: Place,
    numbers: Arc<HashMap<String, String>>,
    pending: Option<Pending>,
}

impl Hands {
    /// The browser of an officer.
    pub(crate) fn client(&mut self, who: Who) -> &mut Client {
        match who {
            Who::Referee => &mut self.officers.referee,
            Who::Head => &mut self.officers.head,
            Who::Official => &mut self.officers.official,
            Who::Chairman => &mut self.officers.chairman,
            Who::Newcomer => &mut self.officers.newcomer,
        }
    }

    /// The officers have logged in anew.
    pub(crate) fn come_in(&mut self, officers: &Officers, base: &str) -> Result<(), Failed> {
        self.officers = officers.at(base)?;
        Ok(())
    }

    /// A page that has to be there.
    pub(crate) fn page(&mut self, who: Who, path: &str) -> Result<Answer, Failed> {
        self.client(who).page(path)
    }

    /// A page for somebody who opens it in a browser that nobody used.
    pub(crate) fn newcomer(&mut self, path: &str) -> Result<Answer, Failed> {
        self.officers.newcomer = self.officers.newcomer.anew()?;
        self.page(Who::Newcomer, path)
    }

    /// The number of a club by its name, of a player by the code.
    pub(crate) fn number(&self, name: &str) -> Result<&str, Failed> {
        self.numbers
            .get(name)
            .map(String::as_str)
            .ok_or_else(|| format!("there is no {name}"))
    }

    /// Presses a button. `once`: sent again, it has the effect of once.
    ///
    /// # Errors
    /// Nobody knows whether it was done: the worker waits until somebody looks.
    pub(crate) fn press(
        &mut self,
        who: Who,
        form: FormOnPage,
        traces: Vec<Trace>,
        once: bool,
    ) -> Result<Said, Failed> {
        let answer = self.client(who).submit(&form);
        let why = match answer {
            Ok(answer) if is_done(answer.status, &answer.location) => {
                self.book.done(&traces);
                return Ok(Said::Done(answer.location));
            }
            Ok(answer) if answer.one_time_link().is_some() => {
                self.book.done(&traces);
                return Ok(Said::Done(answer.one_time_link().unwrap_or_default()));
            }
            Ok(answer) if answer.status < 500 && !answer.location.contains("/changes/progress") => {
                self.book.refused.push(answer.says());
                return Ok(Said::Refused);
            }
            Ok(answer) => answer.says(),
            Err(why) => why,
        };
        let before = traces.iter().map(|trace| self.book.known(trace)).collect();
        self.book.open(&traces);
        self.pending = Some(Pending {
            traces,
            before,
            again: once.then_some((who, form)),
        });
        Err(why)
    }

    /// Presses a button that takes away what other acts have left.
    ///
    /// # Errors
    /// Nobody knows whether it was done.
    pub(crate) fn take_away(
        &mut self,
        who: Who,
        form: FormOnPage,
        trace: Trace,
        taken: &[Trace],
    ) -> Result<Said, Failed> {
        let said = self.press(who, form, vec![trace], false);
        match &said {
            Ok(Said::Done(_)) => taken.iter().for_each(|trace| self.book.leave(trace)),
            Ok(Said::Refused) => {}
            Err(_) => taken.iter().for_each(|trace| self.book.may_be_gone(trace)),
        }
        said
    }

    /// Saves something that holds one value.
    ///
    /// # Errors
    /// Nobody knows whether it was saved.
    pub(crate) fn save(
        &mut self,
        who: Who,
        form: &FormOnPage,
        holder: Holder,
        value: &str,
    ) -> Result<Said, Failed> {
        match self.client(who).submit(form) {
            Ok(answer) if is_done(answer.status, &answer.location) => {
                self.book.holds(holder, value);
                Ok(Said::Done(answer.location))
            }
            Ok(answer) if answer.status < 500 => {
                self.book.refused.push(answer.says());
                Ok(Said::Refused)
            }
            Ok(answer) => {
                self.book.may_hold(holder, value);
                Err(answer.says())
            }
            Err(why) => {
                self.book.may_hold(holder, value);
                Err(why)
            }
        }
    }

    /// The number of something that was acknowledged, by the name that its act gave it.
    ///
    /// # Errors
    /// It isn't there.
    pub(crate) fn stored(&self, object: Object, name: &str) -> Result<i64, Failed> {
        store::id(&self.place, object, name)?
            .ok_or_else(|| format!("{object:?} {name} was made and is not there"))
    }

    /// The code of a player of this number.
    pub(crate) fn code(&self, player: i64) -> Result<String, Failed> {
        store::code(&self.place, player)
    }

    /// A trace of a tournament by its number.
    pub(crate) fn of(kind: Kind, id: i64) -> Trace {
        (kind, format!("tournament {id}"))
    }

    /// Plans a tournament of the past under this name.
    pub(crate) fn plan(&mut self, name: &str) -> Result<Said, Failed> {
        let club = self.number("Ivory")?.to_owned();
        let form = self
            .page(Who::Referee, &format!("/{SLUG}/tournaments/new"))?
            .form("/tournaments")?;
        let form = form
            .set("name", name)
            .set("starts", "2000-12-02")
            .set("ends", "2000-12-03")
            .set("club", &club)
            .set("city", "Stepove")
            .set("minutes", "60");
        self.press(
            Who::Referee,
            form,
            vec![(Kind::Tournament, name.to_owned())],
            true,
        )
    }
}

/// Whether an answer acknowledges an act: not that it is being worked on, nor that somebody has to
/// log in to go on.
fn is_done(status: u16, location: &str) -> bool {
    status == 303 && !location.starts_with("/login?") && !location.contains("/changes/progress")
}

/// A tournament that a worker takes along its way.
pub(crate) struct Event {
    /// Its name.
    pub(crate) name: String,
    id: Option<i64>,
    /// How many steps of its way are done.
    pub(crate) step: usize,
}

impl Event {
    /// A new one.
    pub(crate) fn new(chance: &mut Chance) -> Event {
        Event {
            name: format!("Fault {}", chance.word()),
            id: None,
            step: 0,
        }
    }

    /// Its number, which the answer to the plan told, or the database tells if no answer came.
    pub(crate) fn id(&mut self, hands: &Hands) -> Result<i64, Failed> {
        if self.id.is_none() {
            self.id = store::id(&hands.place, Object::Tournament, &self.name)?;
        }
        self.id
            .ok_or_else(|| format!("{} was planned and is not there", self.name))
    }

    /// The plan was acknowledged with this address.
    pub(crate) fn planned_at(&mut self, location: &str) {
        self.id = location.rsplit('/').next().and_then(|id| id.parse().ok());
    }
}

/// What a worker does all the time.
enum Job {
    Tournaments(TournamentJob),
    Registry(RegistryJob),
    Desk(DeskJob),
    Office(OfficeJob),
}

/// Somebody who does one act after another.
pub(crate) struct Worker {
    /// What it works with.
    pub(crate) hands: Hands,
    job: Job,
    /// The address of the node that it works at.
    pub(crate) base: String,
    refused_in_a_row: usize,
    /// Acts of the calm course.
    calm: usize,
    /// What ended the work the last time.
    last: Option<Failed>,
}

impl Worker {
    /// Five of them on a site, the last three of them at another address perhaps.
    pub(crate) fn five(
        house: &Fixture,
        bases: [&str; 2],
        seed: u64,
    ) -> Result<Vec<Worker>, Failed> {
        let numbers = Arc::new(store::numbers(&house.place)?);
        let mut chance = Chance::of(seed);
        let mut workers = Vec::new();
        for at in 0..5 {
            let mut own = Chance::of(chance.number());
            let job = match at {
                0 | 2 => Job::Tournaments(TournamentJob::new(&mut own)),
                1 => Job::Registry(RegistryJob::new()?),
                3 => Job::Desk(DeskJob::new(&mut own)),
                _ => Job::Office(OfficeJob::new(&mut own)),
            };
            let base = bases[(at / 2).min(1)];
            let hands = Hands {
                officers: house.officers.at(base)?,
                book: Book::default(),
                chance: own,
                place: house.place.clone(),
                numbers: numbers.clone(),
                pending: None,
            };
            workers.push(Worker {
                hands,
                job,
                base: base.to_owned(),
                refused_in_a_row: 0,
                calm: 0,
                last: None,
            });
        }
        Ok(workers)
    }

    fn act(&mut self) -> Result<Said, Failed> {
        match &mut self.job {
            Job::Tournaments(job) => job.act(&mut self.hands),
            Job::Registry(job) => job.act(&mut self.hands),
            Job::Desk(job) => job.act(&mut self.hands),
            Job::Office(job) => job.act(&mut self.hands),
        }
    }

    fn courses(&self) -> usize {
        match &self.job {
            Job::Tournaments(job) => job.courses,
            Job::Registry(job) => job.courses,
            Job::Desk(job) => job.courses,
            Job::Office(job) => job.courses,
        }
    }

    /// Does every act of its course once while nothing is wrong: what is refused then would show
    /// nothing later.
    pub(crate) fn calm_course(&mut self) -> Result<(), Failed> {
        for _ in 0..COURSE {
            if self.courses() > 0 {
                self.calm = self.hands.book.acknowledged();
                return Ok(());
            }
            if let Said::Refused = self.act()? {
                return Err(format!(
                    "refused while nothing was wrong: {}",
                    self.hands.book.refused.join("; ")
                ));
            }
        }
        Err(format!(
            "a worker didn't come through its course in {COURSE} acts"
        ))
    }

    /// Acts until told to stop, or until no good answer comes; the answer then.
    pub(crate) fn work(&mut self, stop: &AtomicBool) -> Option<Failed> {
        while !stop.load(Ordering::Acquire) {
            match self.act() {
                Ok(Said::Done(_)) => self.refused_in_a_row = 0,
                Ok(Said::Refused) => self.refused(),
                Err(why) => {
                    self.last = Some(why.clone());
                    return Some(why);
                }
            }
        }
        None
    }

    fn refused(&mut self) {
        self.refused_in_a_row += 1;
        if self.refused_in_a_row < STUBBORN {
            return;
        }
        self.refused_in_a_row = 0;
        match &mut self.job {
            Job::Tournaments(job) => job.event = Event::new(&mut self.hands.chance),
            Job::Registry(job) => job.step += 1,
            Job::Desk(job) => job.event = Event::new(&mut self.hands.chance),
            Job::Office(job) => job.begin_anew(&mut self.hands.chance),
        }
    }

    /// Compares with what is there, and learns what became of the act that no answer came to. Where
    /// that may be, it is sent once more.
    pub(crate) fn settle(&mut self, found: &Found, row: &mut Row) {
        self.hands.book.compare(found, row);
        let Some(pending) = self.hands.pending.take() else {
            return self.is_where_it_left_off(found, row);
        };
        let done: Vec<bool> = pending
            .traces
            .iter()
            .zip(&pending.before)
            .map(|(trace, before)| self.hands.book.known(trace) > *before)
            .collect();
        let all = done.iter().all(|done| *done);
        if !all && done.iter().any(|done| *done) {
            row.half += 1;
            row.complain(format!(
                "half an act: of {:?} only {done:?} is there",
                pending.traces
            ));
        }
        if all {
            self.advance();
        }
        self.is_where_it_left_off(found, row);
        let (Some((who, form)), Some(trace)) = (pending.again, pending.traces.first()) else {
            return;
        };
        match self.hands.client(who).submit(&form) {
            Ok(answer)
                if is_done(answer.status, &answer.location) || answer.one_time_link().is_some() =>
            {
                self.hands.book.once(trace);
                if !all {
                    self.advance();
                }
            }
            Ok(answer) => row.complain(format!(
                "sent once more, {trace:?} is refused: {}",
                answer.says()
            )),
            Err(why) => row.complain(format!("sent once more, {trace:?} has no answer: {why}")),
        }
    }

    fn advance(&mut self) {
        match &mut self.job {
            Job::Tournaments(job) => job.advance(&mut self.hands.chance),
            Job::Registry(job) => job.step += 1,
            Job::Desk(job) => job.advance(&mut self.hands.chance),
            Job::Office(job) => job.advance(&mut self.hands.chance),
        }
    }

    /// A tournament is in the state that its last act led to.
    fn is_where_it_left_off(&self, found: &Found, row: &mut Row) {
        let Job::Tournaments(job) = &self.job else {
            return;
        };
        let Some(wanted) = job.wanted() else { return };
        let state = found.tournament(&job.event.name).map(|t| t.state.as_str());
        if state != Some(wanted) {
            row.half += 1;
            row.complain(format!(
                "{} is {state:?} and not {wanted} after {} steps of its way",
                job.event.name, job.event.step
            ));
        }
    }
}

/// Takes all workers through a calm course each, one after another: who signs while somebody else
/// does may have to come again.
///
/// # Errors
/// Something is refused though nothing is wrong.
pub(crate) fn calm(workers: &mut [Worker]) -> Result<(), Failed> {
    workers.iter_mut().try_for_each(Worker::calm_course)?;
    let missing = Book::missing(workers.iter().map(|worker| &worker.hands.book));
    if missing.is_empty() {
        Ok(())
    } else {
        Err(format!(
            "no act of these kinds was acknowledged: {}",
            missing.join(", ")
        ))
    }
}

/// Lets all workers work until told to stop, or until no good answer comes to them; what came then.
pub(crate) fn storm(workers: &mut [Worker], meanwhile: impl FnOnce(&Work)) -> Vec<Option<Failed>> {
    let work = Work(
        workers
            .iter()
            .map(|worker| (worker.base.clone(), worker.hands.book.count.clone()))
            .collect(),
    );
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let stop = &stop;
        let threads: Vec<_> = workers
            .iter_mut()
            .map(|worker| scope.spawn(move || worker.work(stop)))
            .collect();
        // Whatever becomes of it, nobody works for ever.
        let ending = Ending(stop);
        meanwhile(&work);
        drop(ending);
        threads
            .into_iter()
            .map(|thread| {
                thread
                    .join()
                    .unwrap_or_else(|_| Some("a worker ended in panic".to_owned()))
            })
            .collect()
    })
}

/// What the workers do in a storm, for whoever looks on: of each the address of its node, and how
/// many of its acts were acknowledged.
pub(crate) struct Work(Vec<(String, Arc<AtomicUsize>)>);

impl Work {
    /// Waits until one more act of everybody was acknowledged, however slow the machine is; not for
    /// ever.
    pub(crate) fn goes_on(&self) {
        self.wait(|_| true);
    }

    /// Waits until one more act of everybody at this node was acknowledged.
    pub(crate) fn goes_on_at(&self, base: &str) {
        self.wait(|node| node == base);
    }

    fn wait(&self, is_meant: impl Fn(&str) -> bool) {
        let count = |count: &AtomicUsize| count.load(Ordering::Relaxed);
        let meant = self.0.iter().filter(|(base, _)| is_meant(base));
        let before: Vec<_> = meant
            .map(|(_, acknowledged)| (acknowledged, count(acknowledged)))
            .collect();
        wait_for(PATIENCE, || {
            before
                .iter()
                .all(|(acknowledged, before)| count(acknowledged) > *before)
                .then_some(())
        });
    }
}

/// Sends the workers home when it goes.
struct Ending<'a>(&'a AtomicBool);

impl Drop for Ending<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Release);
    }
}

/// Looks at what is there after a fault: nothing lost, nothing twice, nothing half done.
///
/// # Errors
/// The database can't be read.
pub(crate) fn look(
    program: &Program,
    place: &Place,
    workers: &mut [Worker],
    row: &mut Row,
) -> Result<(), Failed> {
    let found = Found::at(place)?;
    workers
        .iter_mut()
        .for_each(|worker| worker.settle(&found, row));
    store::holds_together(program, place, row)
}

/// How many acts were acknowledged so far.
pub(crate) fn acknowledged(workers: &[Worker]) -> usize {
    workers
        .iter()
        .map(|worker| worker.hands.book.acknowledged())
        .sum()
}

/// How many acts were acknowledged so far at each node, by its address.
pub(crate) fn acknowledged_by_node(workers: &[Worker]) -> BTreeMap<String, usize> {
    let mut nodes = BTreeMap::new();
    for worker in workers {
        *nodes.entry(worker.base.clone()).or_default() += worker.hands.book.acknowledged();
    }
    nodes
}

/// Every worker did something beside the faults, too: one who is stopped by something else shows
/// nothing.
pub(crate) fn worked(workers: &[Worker], row: &mut Row) {
    for worker in workers
        .iter()
        .filter(|worker| worker.hands.book.acknowledged() <= worker.calm)
    {
        row.complain(format!(
            "a worker did nothing but its calm course; at last {:?}",
            worker.last
        ));
    }
}

/// The workers go home: what they did counts, and where most of it was refused it shows little.
pub(crate) fn close(workers: &[Worker], row: &mut Row) {
    let done = acknowledged(workers);
    row.acknowledged += done;
    let refused: Vec<&String> = workers
        .iter()
        .flat_map(|worker| &worker.hands.book.refused)
        .collect();
    if refused.len() > done {
        let last: Vec<&str> = refused
            .iter()
            .rev()
            .take(3)
            .map(|text| text.as_str())
            .collect();
        row.complain(format!(
            "{} acts were refused and only {done} done: {}",
            refused.len(),
            last.join("; ")
        ));
    }
}

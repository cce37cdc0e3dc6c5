//! The server that two nodes write to is killed with everything on its machine, and the replica
//! that has everything takes over, as an operator does it (docs/operations.md, "A replica that has
//! everything").

use std::cell::Cell;
use std::thread;
use std::time::Duration;

use crate::cluster::{Cluster, at_whichever, home};
use crate::outages::Outage;
use crate::report::Report;
use crate::{Failed, Setting};

/// The one that writes knows the other by this name, whichever it is.
const REPLICA: &str = "replica";

/// Whoever guards the two is sure after so long that one of them is gone: by then the nodes have
/// given up connecting again and again at once.
const GUARD: Duration = Duration::from_secs(4);

/// A replica takes over.
pub(crate) fn tried(setting: &Setting, report: &mut Report) -> Result<(), Failed> {
    let pair = Pair::make(setting)?;
    let [first, second] = &pair.servers;
    let database = at_whichever([first, second], &first.database()?);
    let (prepare, strike) = (|| pair.repeat(), || pair.fail_over());
    let fault = "kill -9 of the primary, its replica promoted; two nodes";
    let outage = Outage {
        name: "failover",
        fault,
        database,
        nodes: 2,
        prepare: &prepare,
        strike: &strike,
    };
    outage.try_all(setting, report)
}

/// Two servers, of which one is written to.
struct Pair {
    servers: [Cluster; 2],
    /// Which of them.
    leader: Cell<usize>,
}

impl Pair {
    /// Starts the one that is written to first; the other is no server yet.
    fn make(setting: &Setting) -> Result<Pair, Failed> {
        let programs = setting
            .asked
            .postgres
            .as_ref()
            .ok_or("there is no PostgreSQL")?;
        let first = Cluster::make(programs, &home(&setting.scratch, "postgres-first")?)?;
        let second = Cluster::planned(programs, &home(&setting.scratch, "postgres-second")?)?;
        Ok(Pair {
            servers: [first, second],
            leader: Cell::new(0),
        })
    }

    /// The one that is written to, and the other.
    fn roles(&self) -> (&Cluster, &Cluster) {
        let leader = self.leader.get();
        (&self.servers[leader], &self.servers[1 - leader])
    }

    /// The other begins anew as a copy of the one that is written to, which acknowledges nothing
    /// without it from then on. The nodes go on meanwhile: the address of both is the one that they
    /// were started with.
    fn repeat(&self) -> Result<(), Failed> {
        let (primary, replica) = self.roles();
        replica.follow(primary, REPLICA)?;
        primary.confirm_with(REPLICA)
    }

    /// The one that is written to is gone and stays away; after a while somebody has the other take
    /// over.
    fn fail_over(&self) -> Result<(), Failed> {
        let (primary, replica) = self.roles();
        primary.kill_all()?;
        thread::sleep(GUARD);
        // Whatever settings it was copied with: nobody repeats it, and it would acknowledge
        // nothing. Before it takes over, so that the time until pages are whole is counted from the
        // end of the promotion.
        replica.confirm_with("")?;
        if !replica.control(&["promote"])? {
            return Err("the replica can't be promoted".to_owned());
        }
        self.leader.set(1 - self.leader.get());
        Ok(())
    }
}

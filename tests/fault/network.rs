//! The network between a node and its database is cut: the database lives in a network namespace of
//! its own, at the other end of a cable.

use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::cluster::{self, Cluster};
use crate::outages::Outage;
use crate::report::Report;
use crate::{Failed, Setting, told};

/// The cable is out for so long: packets are sent again later and later, and connections hang.
const CUT: Duration = Duration::from_secs(8);
/// The ends of the cable: ours, and that of the database.
const ENDS: [&str; 2] = ["10.213.7.1", "10.213.7.2"];

/// A network namespace and the cable that leads to it; both go with this.
struct Cable {
    namespace: String,
    /// The names of its ends.
    ours: String,
    theirs: String,
}

impl Cable {
    /// Lays it.
    ///
    /// # Errors
    /// This machine doesn't let us.
    fn lay() -> Result<Cable, Failed> {
        let number = std::process::id();
        let cable = Cable {
            namespace: format!("faults-{number}"),
            ours: format!("fa{number}"),
            theirs: format!("fb{number}"),
        };
        let (space, ours, theirs) = (&*cable.namespace, &*cable.ours, &*cable.theirs);
        let [near, far] = ENDS.map(|end| format!("{end}/30"));
        ip(&["netns", "add", space])?;
        ip(&[
            "link", "add", ours, "type", "veth", "peer", "name", theirs, "netns", space,
        ])?;
        ip(&["address", "add", &near, "dev", ours])?;
        ip(&["link", "set", ours, "up"])?;
        ip(&["-n", space, "address", "add", &far, "dev", theirs])?;
        ip(&["-n", space, "link", "set", "lo", "up"])?;
        cable.plug("up")?;
        Ok(cable)
    }

    /// The far end is put in or out: what is sent meanwhile is lost, and nobody is told.
    fn plug(&self, state: &str) -> Result<(), Failed> {
        ip(&["-n", &self.namespace, "link", "set", &self.theirs, state])
    }
}

impl Drop for Cable {
    fn drop(&mut self) {
        let _ = ip(&["link", "delete", &self.ours]);
        let _ = ip(&["netns", "delete", &self.namespace]);
    }
}

fn ip(arguments: &[&str]) -> Result<(), Failed> {
    let said = Command::new("ip")
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .map_err(|e| format!("ip: {e}"))?;
    let failed = || {
        format!(
            "ip {}: {}",
            arguments.join(" "),
            String::from_utf8_lossy(&said.stderr)
        )
    };
    if said.status.success() {
        Ok(())
    } else {
        Err(failed())
    }
}

/// The cable is pulled out, and put in again.
pub(crate) fn cut(setting: &Setting, report: &mut Report) -> Result<(), Failed> {
    let programs = setting
        .asked
        .postgres
        .as_ref()
        .ok_or("there is no PostgreSQL")?;
    let cable = match Cable::lay() {
        Ok(cable) => cable,
        Err(why) => {
            report.leave_out(&format!(
                "a network that is cut (no network namespace can be made here: {why})"
            ));
            return Ok(());
        }
    };
    let home = cluster::home(&setting.scratch, "postgres-far")?;
    let far = Cluster::make_in(programs, &home, &cable.namespace, ENDS[1])?;
    let strike = || {
        cable.plug("down")?;
        thread::sleep(CUT);
        cable.plug("up").map_err(told)
    };
    let fault = "network between node and PostgreSQL cut for 8 s";
    let outage = Outage {
        name: "network-cut",
        fault,
        database: far.database()?,
        nodes: 1,
        prepare: &|| Ok(()),
        strike: &strike,
    };
    outage.try_all(setting, report)
}

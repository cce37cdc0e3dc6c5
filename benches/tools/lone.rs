//! The program with one worker, as most benches want it.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;

use crate::process::Guest;
use crate::site::start;

/// The program with one worker on the data of a folder, and how long it took until it answered with
/// the list. `core`: the only processor core it may use, where `taskset` is installed.
pub fn serve(folder: &Path, core: Option<&str>) -> Result<(Guest, SocketAddr, f64), String> {
    let program = env!("CARGO_BIN_EXE_crosstable");
    let mut command = match core {
        Some(core) => {
            let mut command = Command::new("taskset");
            command.args(["-c", core, program]);
            command
        }
        None => Command::new(program),
    };
    command.args(["--workers", "1", "--log", "warn"]);
    start(command, folder)
}

//! The program itself with a federation in its database: started, asked. Linux only.

use std::fmt::Debug;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::generator::SLUG;
use crate::http::Client;
use crate::process::Guest;
use chrono::{NaiveDate, NaiveDateTime};

/// An error as text.
pub fn told(error: impl Debug) -> String {
    format!("{error:?}")
}

/// A moment at which everything is filled.
pub fn noon() -> NaiveDateTime {
    NaiveDate::from_ymd_opt(2026, 3, 1)
        .unwrap_or_default()
        .and_hms_opt(12, 0, 0)
        .unwrap_or_default()
}

/// An address that nobody listens on.
pub fn free() -> Result<SocketAddr, String> {
    TcpListener::bind("127.0.0.1:0")
        .and_then(|l| l.local_addr())
        .map_err(told)
}

/// A program with its settings on the data of a folder, and how long it took until it answered with
/// the list.
pub fn start(mut command: Command, folder: &Path) -> Result<(Guest, SocketAddr, f64), String> {
    let address = free()?;
    command
        .current_dir(folder)
        .args(["--listen", &address.to_string()])
        .arg("--data")
        .arg(folder)
        .arg("serve");
    let start = Instant::now();
    let guest = Guest(command.stdout(Stdio::null()).spawn().map_err(told)?);
    let path = format!("/{SLUG}/ratings");
    while start.elapsed() < Duration::from_secs(30) {
        if let Ok(mut client) = Client::connect(address) {
            let answer = client.get(&path, &[]).map_err(told)?;
            let seconds = start.elapsed().as_secs_f64();
            return if answer.status == 200 {
                Ok((guest, address, seconds))
            } else {
                Err(format!("{path}: {}", answer.status))
            };
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    Err("the program doesn't answer".to_owned())
}

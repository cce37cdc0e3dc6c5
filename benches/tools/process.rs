//! Other processes: started, watched through `/proc`, and ended with the bench. Linux only.

use std::fs;
use std::process::Child;

/// A process that doesn't outlive the bench.
pub struct Guest(pub Child);

impl Drop for Guest {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Guest {
    /// Memory in MB (10^6 bytes): `VmHWM` is the most the process ever had, `VmRSS` what it has
    /// now.
    pub fn memory(&self, field: &str) -> Result<f64, String> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.0.id()))
            .map_err(|e| format!("memory: {e}"))?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix(field)?.strip_prefix(':'));
        let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
        kib.map(|kib| kib * 1024.0 / 1e6)
            .ok_or_else(|| format!("/proc tells no {field}"))
    }

    /// Processor time of all threads so far, in seconds (to 1/100).
    pub fn cpu(&self) -> Result<f64, String> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.0.id()))
            .map_err(|e| format!("processor time: {e}"))?;
        // The name of the program stands in brackets and may hold anything.
        let fields: Vec<&str> = stat
            .rsplit(')')
            .next()
            .unwrap_or_default()
            .split_whitespace()
            .collect();
        let ticks = |at: usize| {
            fields
                .get(at)
                .and_then(|f| f.parse::<f64>().ok())
                .unwrap_or_default()
        };
        Ok((ticks(11) + ticks(12)) / 100.0)
    }
}

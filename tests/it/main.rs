//! The integration tests: the real server on a free port, its own database for each test, no mocks.

mod browser;
mod tidy;

// What the stories are told with.
#[cfg(test)]
mod app;
#[cfg(test)]
mod client;
#[cfg(test)]
mod database;
#[cfg(test)]
mod html;

// The stories.
#[cfg(test)]
mod accounts;

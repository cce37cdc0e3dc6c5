//! The integration tests: the real server on a free port, its own database for each test, no mocks.

mod browser;
mod tidy;

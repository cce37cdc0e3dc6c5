//! The site in a real Chromium: the few stories that only a browser can tell, with and without
//! JavaScript, and the accessibility check.
//!
//! `tests/run` installs Chromium, its driver and the checker and says where they are; without it
//! these tests fail and say so.
//!
//! ```ignore
//! #[test]
//! fn the_first_page_is_accessible_on_a_phone() {
//!     browser::run(async {
//!         let browser = Browser::on_a_phone().language("uk").open().await;
//!         browser.goto(&url).await;
//!         browser.assert_well_made("first-page-phone").await;
//!     });
//! }
//! ```

mod connection;
mod desk;
mod factors;
mod federation_pages;
mod grid;
mod handbook;
mod harness;
mod harness_works;
mod job;
mod moving_in;
mod pages;
mod prints;
mod proposal;
mod reader;
mod site;
mod speed;
pub(crate) mod walk;

pub(crate) use harness::{Browser, run};

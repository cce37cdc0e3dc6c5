//! What somebody with bad intentions tries, each attack once.

mod accounts;
mod bounds;
mod pages;
mod privacy;

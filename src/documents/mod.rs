//! Documents that leave the site: papers as drawings and as PDF, and what a federation's pages are known by. Pure: the same facts give the
//! same bytes.

pub mod icon;
pub mod ornament;
pub mod paper;

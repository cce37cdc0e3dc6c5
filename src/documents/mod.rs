//! Documents that leave the site: papers as drawings and as PDF, and the icons and ornaments of a federation's pages. Pure: the same facts
//! give the same bytes.

pub mod icon;
pub mod ornament;
pub mod paper;

//! Documents that leave the site: papers as drawings and PDF, and icons and ornaments of a
//! federation's pages. Pure functions: equal facts give equal bytes.

use crosstable_domain as domain;

pub mod icon;
pub mod ornament;
pub mod paper;

//! Documents that leave the site: papers as drawings and as PDF. Pure: the same facts give the same bytes.

pub mod paper;

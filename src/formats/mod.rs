//! Files in and out: text and bytes to and from the tables of the domain. Pure.

pub mod wall_list;

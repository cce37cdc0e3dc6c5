//! The home of each federation: the host names that lead to it, and the address that its pages have. It is read once for each state of the
//! data, since every request asks.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use crate::db::federations::{self, Federation};
use crate::db::hosts::{self, Named};
use crate::db::{Conn, Db, DbError};
use crate::domain::host::{Host, name_in};

/// A federation at a host of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct House {
    /// The federation, by its name in addresses.
    pub slug: String,
    /// The address of its pages, if it isn't this host's.
    pub elsewhere: Option<String>,
}

/// What is known of all hosts.
#[derive(Default)]
struct Known {
    /// Of which state of the data; none: nothing was read yet.
    generation: Option<u64>,
    /// What is found under each host.
    houses: HashMap<Host, House>,
    /// The addresses of all federations by their names in addresses; empty if none has a host of its own.
    homes: HashMap<String, String>,
    /// The only federation that there is, by its name in addresses.
    only: Option<String>,
}

/// What is read of all hosts.
struct Found {
    named: Vec<Named>,
    /// None are needed where no host has a name.
    federations: Vec<Federation>,
    /// The only federation that there is, by its name in addresses.
    only: Option<String>,
}

fn find(c: &mut Conn) -> Result<Found, DbError> {
    let named = hosts::all(c)?;
    let federations = if named.is_empty() { Vec::new() } else { federations::list(c)? };
    Ok(Found { named, federations, only: federations::only(c)? })
}

/// The hosts of all federations.
#[derive(Clone)]
pub struct Hosts {
    db: Db,
    /// The address of the installation.
    site: Arc<str>,
    known: Arc<RwLock<Arc<Known>>>,
}

impl Hosts {
    /// Nothing is known yet; `site` is the address of the installation.
    pub fn new(db: Db, site: &str) -> Hosts {
        Hosts { db, site: site.into(), known: Arc::default() }
    }

    fn known(&self) -> Arc<Known> {
        self.known.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Whether nothing was changed since it was read.
    pub fn is_current(&self) -> bool {
        self.known().generation == Some(self.db.generation())
    }

    /// Reads it anew. What is known stays if the database doesn't answer.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn read(&self) -> Result<(), DbError> {
        let generation = self.db.generation();
        let Found { named, federations, only } = self.db.read(find)?;
        let mut known = Known { generation: Some(generation), only, ..Known::default() };
        for federation in federations {
            let own = || named.iter().filter(|host| host.federation_id == federation.id);
            let home = own().find(|host| host.main).map_or_else(|| self.site.to_string(), |host| address(&self.site, &host.host));
            for host in own() {
                let elsewhere = (!host.main).then(|| home.clone());
                known.houses.insert(host.host.clone(), House { slug: federation.slug.clone(), elsewhere });
            }
            known.homes.insert(federation.slug, home);
        }
        let mut kept = self.known.write().unwrap_or_else(PoisonError::into_inner);
        // Who began earlier may end later.
        if kept.generation <= known.generation {
            *kept = Arc::new(known);
        }
        Ok(())
    }

    /// Whether this is the host of the installation, by what a browser has asked for.
    pub fn is_the_site(&self, asked: &str) -> bool {
        name_in(asked) == name_in(&self.site)
    }

    /// The only federation of the installation, by its name in addresses; none if there are several, or none yet.
    pub fn only(&self) -> Option<String> {
        self.known().only.clone()
    }

    /// The federation at a host, by what a browser has asked for.
    pub fn house(&self, asked: &str) -> Option<House> {
        let known = self.known();
        if known.houses.is_empty() {
            return None;
        }
        known.houses.get(name_in(asked).as_str()).cloned()
    }

    /// The address under which the pages of a federation are, without a slash at the end.
    pub fn home(&self, slug: &str) -> String {
        self.known().homes.get(slug).cloned().unwrap_or_else(|| self.site.to_string())
    }

    /// The address of the federation to which a page belongs, if another one than `slug`; none: the page belongs to `slug` or to no federation.
    pub fn home_of_other(&self, slug: &str, path: &str) -> Option<String> {
        let first = path.strip_prefix('/')?.split('/').next().filter(|first| *first != slug)?;
        self.known().homes.get(first).cloned()
    }

    /// The addresses of all federations that have hosts of their own.
    pub fn origins(&self) -> Vec<String> {
        let mut origins: Vec<String> = self.known().homes.values().filter(|home| **home != *self.site).cloned().collect();
        origins.sort_unstable();
        origins
    }
}

/// The address of the installation with another host: scheme and port stay.
fn address(site: &str, host: &Host) -> String {
    let (scheme, rest) = site.split_once("://").unwrap_or(("https", site));
    let authority = rest.split('/').next().unwrap_or_default();
    let port = authority.rsplit_once(':').map(|(_, port)| port).filter(|port| !port.is_empty() && port.bytes().all(|b| b.is_ascii_digit()));
    port.map_or_else(|| format!("{scheme}://{host}"), |port| format!("{scheme}://{host}:{port}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_is_reached_as_the_installation_is() {
        let host = Host::from_word("go.example").unwrap();
        for (site, wanted) in [
            ("https://rating.example", "https://go.example"),
            ("https://rating.example:8443", "https://go.example:8443"),
            ("http://127.0.0.1:8080", "http://go.example:8080"),
            ("http://[::1]", "http://go.example"),
        ] {
            assert_eq!(address(site, &host), wanted, "{site}");
        }
    }
}

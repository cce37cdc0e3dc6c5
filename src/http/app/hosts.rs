//! Host names of federations and the base addresses of their pages. Every request needs them:
//! cached, and read once for each generation of the data.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use crate::db::federations::{self, Federation};
use crate::db::hosts::{self, Named};
use crate::db::{Conn, Db, DbError};
use crate::domain::host::{Host, name_in};

/// A federation with a host of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FederationHost {
    pub slug: String,
    /// Base address of the main host; `None` if this host is the main one.
    pub elsewhere: Option<String>,
}

#[derive(Default)]
struct HostCache {
    /// Generation of the data; `None` before the first read.
    generation: Option<u64>,
    federation_hosts: HashMap<Host, FederationHost>,
    /// Base addresses by slug; empty if no federation has a host of its own.
    homes: HashMap<String, String>,
    /// The only federation; `None` if there are several, or none yet.
    only: Option<String>,
}

struct HostRows {
    named: Vec<Named>,
    federations: Vec<Federation>,
    only: Option<String>,
}

fn find(c: &mut Conn) -> Result<HostRows, DbError> {
    let named = hosts::all(c)?;
    let federations = if named.is_empty() {
        Vec::new()
    } else {
        federations::list(c)?
    };
    Ok(HostRows {
        named,
        federations,
        only: federations::find_only_slug(c)?,
    })
}

#[derive(Clone)]
pub struct Hosts {
    db: Db,
    site: Arc<str>,
    known: Arc<RwLock<Arc<HostCache>>>,
}

impl Hosts {
    pub fn new(db: Db, site: &str) -> Hosts {
        Hosts {
            db,
            site: site.into(),
            known: Arc::default(),
        }
    }

    fn cached_hosts(&self) -> Arc<HostCache> {
        self.known
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// True if nothing was changed since the last read.
    pub fn is_current(&self) -> bool {
        self.cached_hosts().generation == Some(self.db.generation())
    }

    /// The cached data stays if the database doesn't answer.
    pub fn reload_cache(&self) -> Result<(), DbError> {
        let generation = self.db.generation();
        let HostRows {
            named,
            federations,
            only,
        } = self.db.read(find)?;
        let mut known = HostCache {
            generation: Some(generation),
            only,
            ..HostCache::default()
        };
        for federation in federations {
            let own = || {
                named
                    .iter()
                    .filter(|host| host.federation_id == federation.id)
            };
            let home = own().find(|host| host.main).map_or_else(
                || self.site.to_string(),
                |host| address_at_host(&self.site, &host.host),
            );
            for host in own() {
                let elsewhere = (!host.main).then(|| home.clone());
                known.federation_hosts.insert(
                    host.host.clone(),
                    FederationHost {
                        slug: federation.slug.clone(),
                        elsewhere,
                    },
                );
            }
            known.homes.insert(federation.slug, home);
        }
        let mut kept = self.known.write().unwrap_or_else(PoisonError::into_inner);
        // Concurrent reads may end in another order than they began.
        if kept.generation <= known.generation {
            *kept = Arc::new(known);
        }
        Ok(())
    }

    pub fn is_the_site(&self, asked: &str) -> bool {
        name_in(asked) == name_in(&self.site)
    }

    pub fn only_slug(&self) -> Option<String> {
        self.cached_hosts().only.clone()
    }

    /// `asked`: the host of a request. `None` if it belongs to no federation.
    pub fn find_host_federation(&self, asked: &str) -> Option<FederationHost> {
        let known = self.cached_hosts();
        if known.federation_hosts.is_empty() {
            return None;
        }
        known.federation_hosts.get(name_in(asked).as_str()).cloned()
    }

    /// The base address, without a trailing slash.
    pub fn home_of(&self, slug: &str) -> String {
        self.cached_hosts()
            .homes
            .get(slug)
            .cloned()
            .unwrap_or_else(|| self.site.to_string())
    }

    /// `None` if the page belongs to `slug` or to no federation.
    pub fn home_of_other(&self, slug: &str, path: &str) -> Option<String> {
        let first = path
            .strip_prefix('/')?
            .split('/')
            .next()
            .filter(|first| *first != slug)?;
        self.cached_hosts().homes.get(first).cloned()
    }

    /// Hosts of federations only, sorted.
    pub fn list_origins(&self) -> Vec<String> {
        let mut origins: Vec<String> = self
            .cached_hosts()
            .homes
            .values()
            .filter(|home| **home != *self.site)
            .cloned()
            .collect();
        origins.sort_unstable();
        origins
    }
}

fn address_at_host(site: &str, host: &Host) -> String {
    let (scheme, rest) = site.split_once("://").unwrap_or(("https", site));
    let authority = rest.split('/').next().unwrap_or_default();
    let port = authority
        .rsplit_once(':')
        .map(|(_, port)| port)
        .filter(|port| !port.is_empty() && port.bytes().all(|b| b.is_ascii_digit()));
    port.map_or_else(
        || format!("{scheme}://{host}"),
        |port| format!("{scheme}://{host}:{port}"),
    )
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
            assert_eq!(address_at_host(site, &host), wanted, "{site}");
        }
    }
}

//! Reverse proxies in front of the site, and the trusted part of `X-Forwarded-For`.

use std::net::{IpAddr, SocketAddr};

use ipnet::IpNet;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Proxies {
    /// The header is ignored.
    #[default]
    None,
    /// Every peer is the one proxy: no one else reaches the program.
    Any,
    Networks(Vec<IpNet>),
}

impl Proxies {
    /// `behind`: there is a proxy. `networks`: the trusted ones, as addresses or as `10.0.0.0/8`.
    /// Fails with the first entry that is neither.
    pub fn from_settings(behind: bool, networks: &[String]) -> Result<Proxies, String> {
        let read = |text: &String| {
            let text = text.trim();
            text.parse()
                .or_else(|_| text.parse::<IpAddr>().map(IpNet::from))
                .map_err(|_| text.to_owned())
        };
        let networks = networks
            .iter()
            .filter(|text| !text.trim().is_empty())
            .map(read)
            .collect::<Result<Vec<IpNet>, String>>()?;
        Ok(match (behind, networks.is_empty()) {
            (_, false) => Proxies::Networks(networks),
            (true, true) => Proxies::Any,
            (false, true) => Proxies::None,
        })
    }

    pub fn is_trusted(&self, peer: Option<IpAddr>) -> bool {
        match self {
            Proxies::None => false,
            Proxies::Any => true,
            Proxies::Networks(networks) => peer.is_some_and(|peer| {
                networks
                    .iter()
                    .any(|network| network.contains(&peer.to_canonical()))
            }),
        }
    }

    /// `peer`: the other end of the connection; `lines`: the header lines in order. Our proxy has
    /// written the last entry; a client can forge those before. Of known proxies in a row each has
    /// written the one before.
    pub fn reader_address<'a>(
        &self,
        peer: Option<IpAddr>,
        lines: impl DoubleEndedIterator<Item = &'a str>,
    ) -> Option<IpAddr> {
        let peer = peer.map(|address| address.to_canonical());
        let mut told = lines
            .rev()
            .flat_map(|line| line.rsplit(','))
            .map(parse_entry);
        match self {
            Proxies::None => peer,
            Proxies::Any => told.next().flatten().or(peer),
            Proxies::Networks(networks) => {
                let ours =
                    |address: IpAddr| networks.iter().any(|network| network.contains(&address));
                let mut reader = peer?;
                while ours(reader) {
                    match told.next().flatten() {
                        Some(before) => reader = before,
                        None => break,
                    }
                }
                Some(reader)
            }
        }
    }
}

/// Some proxies write the port, too.
fn parse_entry(entry: &str) -> Option<IpAddr> {
    let text = entry.trim();
    let with_port = || text.parse().map(|socket: SocketAddr| socket.ip());
    let address: Option<IpAddr> = text
        .trim_start_matches('[')
        .trim_end_matches(']')
        .parse()
        .or_else(|_| with_port())
        .ok();
    address.map(|address| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reader(proxies: &Proxies, peer: &str, lines: &[&str]) -> String {
        proxies
            .reader_address(peer.parse().ok(), lines.iter().copied())
            .map(|address| address.to_string())
            .unwrap_or_default()
    }

    #[test]
    fn without_a_proxy_no_header_is_believed() {
        assert_eq!(
            reader(&Proxies::None, "192.0.2.9", &["10.0.0.1"]),
            "192.0.2.9"
        );
    }

    #[test]
    fn of_one_proxy_the_last_entry_of_the_last_line_counts() {
        let peer = "127.0.0.1";
        for (lines, wanted) in [
            (&["192.0.2.1"][..], "192.0.2.1"),
            (&["10.0.0.1, 192.0.2.1 "], "192.0.2.1"),
            (&["10.0.0.1", "10.0.0.2, 192.0.2.1"], "192.0.2.1"),
            (&["192.0.2.1:4711"], "192.0.2.1"),
            (&["::ffff:192.0.2.1"], "192.0.2.1"),
            (&["2001:db8::1"], "2001:db8::1"),
            (&["[2001:db8::1]"], "2001:db8::1"),
            (&["[2001:db8::1]:4711"], "2001:db8::1"),
            (&["192.0.2.1", "unknown"], peer),
            (&["192.0.2.1,"], peer),
            (&[], peer),
        ] {
            assert_eq!(reader(&Proxies::Any, peer, lines), wanted, "{lines:?}");
        }
    }

    #[test]
    fn of_known_proxies_each_tells_who_came_to_it() {
        let proxies =
            Proxies::from_settings(false, &["10.0.0.0/8".to_owned(), " 2001:db8::7".to_owned()])
                .unwrap();
        // Written by the client, the outer proxy and the inner one, in this order.
        assert_eq!(
            reader(
                &proxies,
                "10.0.0.2",
                &["198.51.100.1, 203.0.113.5, 10.0.0.3"]
            ),
            "203.0.113.5"
        );
        assert_eq!(
            reader(&proxies, "2001:db8::7", &["198.51.100.1", "203.0.113.6"]),
            "203.0.113.6"
        );
        assert_eq!(reader(&proxies, "192.0.2.9", &["203.0.113.5"]), "192.0.2.9");
        assert_eq!(reader(&proxies, "10.0.0.2", &[]), "10.0.0.2");
        assert_eq!(reader(&proxies, "10.0.0.2", &["junk"]), "10.0.0.2");
        for (peer, trusted) in [
            ("10.9.9.9", true),
            ("::ffff:10.0.0.2", true),
            ("2001:db8::7", true),
            ("192.0.2.9", false),
        ] {
            assert_eq!(proxies.is_trusted(peer.parse().ok()), trusted, "{peer}");
        }
        assert!(
            !proxies.is_trusted(None)
                && Proxies::Any.is_trusted(None)
                && !Proxies::None.is_trusted("127.0.0.1".parse().ok())
        );
    }

    #[test]
    fn settings_say_which_proxies_there_are() {
        assert_eq!(Proxies::from_settings(true, &[]), Ok(Proxies::Any));
        assert_eq!(
            Proxies::from_settings(false, &[String::new()]),
            Ok(Proxies::None)
        );
        assert_eq!(
            Proxies::from_settings(true, &["10.0.0.0/33".to_owned()]),
            Err("10.0.0.0/33".to_owned())
        );
    }
}

//! A reader of pages with one connection: what the benches need of HTTP and nothing else.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// A connection that is kept.
pub struct Client {
    address: SocketAddr,
    stream: BufReader<TcpStream>,
}

/// An answer of the server.
#[derive(Debug)]
pub struct Answer {
    /// Its status.
    pub status: u16,
    headers: Vec<(String, String)>,
    /// What it holds.
    pub body: Vec<u8>,
}

impl Answer {
    /// A header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.every(name).next()
    }

    /// A header that may come several times.
    pub fn every(&self, name: &str) -> impl Iterator<Item = &str> {
        self.headers
            .iter()
            .filter(move |(n, _)| n.eq_ignore_ascii_case(name))
            .map(|(_, v)| v.as_str())
    }
}

impl Client {
    /// Connects.
    pub fn connect(address: SocketAddr) -> io::Result<Client> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(Duration::from_secs(60)))?;
        Ok(Client {
            address,
            stream: BufReader::with_capacity(1 << 16, stream),
        })
    }

    /// `GET` with more headers.
    pub fn get(&mut self, path: &str, headers: &[(&str, &str)]) -> io::Result<Answer> {
        self.send("GET", path, headers, "")
    }

    /// Sends a request and reads the answer.
    pub fn send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> io::Result<Answer> {
        let form = [("Content-Type", "application/x-www-form-urlencoded")];
        let form = if method == "POST" { &form[..] } else { &[] };
        self.send_bytes(method, path, &[headers, form].concat(), body.as_bytes())
    }

    /// The same with a body of any type, which a header tells.
    pub fn send_bytes(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> io::Result<Answer> {
        let path: String = path
            .bytes()
            .map(|b| {
                if b.is_ascii() {
                    char::from(b).to_string()
                } else {
                    format!("%{b:02X}")
                }
            })
            .collect();
        let mut request = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\n", self.address);
        for (name, value) in headers {
            request.push_str(&format!("{name}: {value}\r\n"));
        }
        if method == "POST" {
            request.push_str(&format!("Content-Length: {}\r\n", body.len()));
        }
        request.push_str("\r\n");
        self.stream.get_mut().write_all(request.as_bytes())?;
        self.stream.get_mut().write_all(body)?;
        self.answer()
    }

    fn line(&mut self) -> io::Result<String> {
        let mut line = String::new();
        if self.stream.read_line(&mut line)? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(line.trim_end().to_owned())
    }

    fn answer(&mut self) -> io::Result<Answer> {
        let status = self
            .line()?
            .split(' ')
            .nth(1)
            .and_then(|s| s.parse().ok())
            .unwrap_or(0);
        let mut headers = Vec::new();
        loop {
            let line = self.line()?;
            match line.split_once(':') {
                Some((name, value)) => headers.push((name.to_owned(), value.trim().to_owned())),
                None => break,
            }
        }
        let mut answer = Answer {
            status,
            headers,
            body: Vec::new(),
        };
        if answer.header("transfer-encoding") == Some("chunked") {
            loop {
                let size = usize::from_str_radix(&self.line()?, 16).map_err(io::Error::other)?;
                self.take(size, &mut answer.body)?;
                self.line()?;
                if size == 0 {
                    break;
                }
            }
        } else if status != 304 {
            let size = answer
                .header("content-length")
                .and_then(|l| l.parse().ok())
                .unwrap_or(0);
            self.take(size, &mut answer.body)?;
        }
        Ok(answer)
    }

    fn take(&mut self, size: usize, body: &mut Vec<u8>) -> io::Result<()> {
        let from = body.len();
        body.resize(from + size, 0);
        self.stream.read_exact(&mut body[from..])
    }
}

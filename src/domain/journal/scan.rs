//! A strict JSON scanner for one line, without copies; every key once, errors as sentences.

use std::borrow::Cow;

use super::Json;

const DEEPEST: usize = 100;

pub(super) struct Scan<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
}

pub(super) type Read<T> = Result<T, String>;

#[derive(Clone, Copy)]
pub(super) struct KeySet(u32);

impl KeySet {
    pub(super) fn check_required(self, keys: &[&str], required: &[&str]) -> Read<()> {
        for (index, key) in keys.iter().enumerate() {
            if self.0 & (1 << index) == 0 && required.contains(key) {
                return Err(format!("{key} is missing"));
            }
        }
        Ok(())
    }
}

impl<'a> Scan<'a> {
    pub(super) fn new(text: &'a str) -> Scan<'a> {
        Scan {
            text,
            at: 0,
            depth: 0,
        }
    }

    fn skip_space(&mut self) {
        while let Some(b' ' | b'\t' | b'\r' | b'\n') = self.current_byte() {
            self.at += 1;
        }
    }

    #[inline]
    fn current_byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    #[inline]
    pub(super) fn peek_byte(&mut self) -> Option<u8> {
        self.skip_space();
        self.current_byte()
    }

    fn not_json(&self, expected: &str) -> String {
        format!("not JSON: {expected} expected at byte {}", self.at + 1)
    }

    #[inline]
    fn eat_byte(&mut self, byte: u8) -> bool {
        let there = self.peek_byte() == Some(byte);
        self.at += usize::from(there);
        there
    }

    fn expect_byte(&mut self, byte: u8) -> Read<()> {
        if self.eat_byte(byte) {
            Ok(())
        } else {
            Err(self.not_json(&format!("{:?}", char::from(byte))))
        }
    }

    pub(super) fn expect_end(&mut self) -> Read<()> {
        if self.peek_byte().is_none() {
            Ok(())
        } else {
            Err(self.not_json("the end of the line"))
        }
    }

    fn word(&mut self, word: &str) -> bool {
        let there = self.peek_byte().is_some()
            && self.text.as_bytes()[self.at..].starts_with(word.as_bytes());
        if there {
            self.at += word.len();
        }
        there
    }

    pub(super) fn is_null(&mut self) -> bool {
        self.word("null")
    }

    pub(super) fn read_boolean(&mut self, what: &str) -> Read<bool> {
        if self.word("true") {
            Ok(true)
        } else if self.word("false") {
            Ok(false)
        } else {
            Err(format!("{what} is not true or false"))
        }
    }

    fn number(&mut self, what: &str) -> Read<&'a str> {
        if !matches!(self.peek_byte(), Some(b'-' | b'0'..=b'9')) {
            return Err(format!("{what} is not a number"));
        }
        let start = self.at;
        self.at += usize::from(self.current_byte() == Some(b'-'));
        if self.current_byte() == Some(b'0') {
            self.at += 1;
        } else {
            self.skip_digits()?;
        }
        if self.current_byte() == Some(b'.') {
            self.at += 1;
            self.skip_digits()?;
        }
        if let Some(b'e' | b'E') = self.current_byte() {
            self.at += 1;
            if let Some(b'+' | b'-') = self.current_byte() {
                self.at += 1;
            }
            self.skip_digits()?;
        }
        Ok(&self.text[start..self.at])
    }

    fn skip_digits(&mut self) -> Read<()> {
        let start = self.at;
        while let Some(b'0'..=b'9') = self.current_byte() {
            self.at += 1;
        }
        if self.at > start {
            Ok(())
        } else {
            Err(self.not_json("a digit"))
        }
    }

    pub(super) fn read_integer(&mut self, what: &str) -> Read<i64> {
        let text = self.number(what)?;
        if text.bytes().any(|b| matches!(b, b'.' | b'e' | b'E')) {
            return Err(format!("{what} is not an integer"));
        }
        text.parse().map_err(|_| format!("{what} is out of range"))
    }

    pub(super) fn small(&mut self, what: &str, least: u32) -> Read<u32> {
        let value = self.read_integer(what)?;
        if value < i64::from(least) {
            return Err(format!("{what} is less than {least}"));
        }
        u32::try_from(value).map_err(|_| format!("{what} is out of range"))
    }

    pub(super) fn read_float(&mut self, what: &str) -> Read<f64> {
        let text = self.number(what)?;
        text.parse()
            .ok()
            .filter(|value: &f64| value.is_finite())
            .ok_or_else(|| format!("{what} is out of range"))
    }

    pub(super) fn read_string(&mut self, what: &str) -> Read<Cow<'a, str>> {
        if !self.eat_byte(b'"') {
            return Err(format!("{what} is not a string"));
        }
        let start = self.at;
        loop {
            match self.current_byte() {
                Some(b'"') => {
                    let text = &self.text[start..self.at];
                    self.at += 1;
                    return Ok(Cow::Borrowed(text));
                }
                Some(b'\\') => return self.read_escaped(start).map(Cow::Owned),
                None | Some(0..=0x1f) => return Err(self.not_json("the end of a string")),
                Some(_) => self.at += 1,
            }
        }
    }

    fn read_escaped(&mut self, start: usize) -> Read<String> {
        let mut out = String::new();
        let mut from = start;
        loop {
            match self.current_byte() {
                Some(b'"') => {
                    out.push_str(&self.text[from..self.at]);
                    self.at += 1;
                    return Ok(out);
                }
                Some(b'\\') => {
                    out.push_str(&self.text[from..self.at]);
                    self.at += 1;
                    let escape = self.current_byte();
                    self.at += 1;
                    out.push(match escape {
                        Some(c @ (b'"' | b'\\' | b'/')) => char::from(c),
                        Some(b'b') => '\u{8}',
                        Some(b'f') => '\u{c}',
                        Some(b'n') => '\n',
                        Some(b'r') => '\r',
                        Some(b't') => '\t',
                        Some(b'u') => self.read_unicode()?,
                        _ => return Err(self.not_json("an escape")),
                    });
                    from = self.at;
                }
                None | Some(0..=0x1f) => return Err(self.not_json("the end of a string")),
                Some(_) => self.at += 1,
            }
        }
    }

    fn read_unicode(&mut self) -> Read<char> {
        let first = self.read_hex()?;
        let code = if (0xd800..0xdc00).contains(&first)
            && self.text.as_bytes()[self.at..].starts_with(b"\\u")
        {
            self.at += 2;
            let second = self.read_hex()?;
            if !(0xdc00..0xe000).contains(&second) {
                return Err(self.not_json("the second half of a character"));
            }
            0x10000 + ((first - 0xd800) << 10) + (second - 0xdc00)
        } else {
            first
        };
        char::from_u32(code).ok_or_else(|| self.not_json("a whole character"))
    }

    fn read_hex(&mut self) -> Read<u32> {
        let digits = self
            .text
            .as_bytes()
            .get(self.at..self.at + 4)
            .filter(|d| d.iter().all(u8::is_ascii_hexdigit));
        let code = digits
            .and_then(|d| std::str::from_utf8(d).ok())
            .and_then(|d| u32::from_str_radix(d, 16).ok());
        self.at += 4;
        code.ok_or_else(|| "not JSON: four hexadecimal digits expected".into())
    }

    fn enter_nesting(&mut self) -> Read<()> {
        self.depth += 1;
        if self.depth > DEEPEST {
            Err("nested too deeply".into())
        } else {
            Ok(())
        }
    }

    pub(super) fn read_object(
        &mut self,
        what: &str,
        mut each: impl FnMut(&mut Self, Cow<'a, str>) -> Read<()>,
    ) -> Read<()> {
        if !self.eat_byte(b'{') {
            return Err(format!("{what} is not an object"));
        }
        self.enter_nesting()?;
        if !self.eat_byte(b'}') {
            loop {
                if self.peek_byte() != Some(b'"') {
                    return Err(self.not_json("a key"));
                }
                let key = self.read_string("a key")?;
                self.expect_byte(b':')?;
                each(self, key)?;
                if self.eat_byte(b'}') {
                    break;
                }
                self.expect_byte(b',')?;
            }
        }
        self.depth -= 1;
        Ok(())
    }

    pub(super) fn fields(
        &mut self,
        what: &str,
        keys: &[&'static str],
        mut each: impl FnMut(&mut Self, &'static str) -> Read<()>,
    ) -> Read<KeySet> {
        let mut seen = 0u32;
        self.read_object(what, |scan, key| {
            let Some(index) = keys.iter().position(|known| *known == key) else {
                return Err(format!("{what}: unknown key {key:?}"));
            };
            if seen & (1 << index) != 0 {
                return Err(format!("{what}: {key} occurs twice"));
            }
            seen |= 1 << index;
            each(scan, keys[index])
        })?;
        Ok(KeySet(seen))
    }

    pub(super) fn read_array(
        &mut self,
        what: &str,
        mut each: impl FnMut(&mut Self, usize) -> Read<()>,
    ) -> Read<()> {
        if !self.eat_byte(b'[') {
            return Err(format!("{what} is not an array"));
        }
        self.enter_nesting()?;
        if !self.eat_byte(b']') {
            let mut number = 0;
            loop {
                number += 1;
                each(self, number)?;
                if self.eat_byte(b']') {
                    break;
                }
                self.expect_byte(b',')?;
            }
        }
        self.depth -= 1;
        Ok(())
    }

    /// Writes any value in the spacing of this format; keys stay in order and may not repeat.
    pub(super) fn any(&mut self, out: &mut Vec<u8>) -> Read<()> {
        match self.peek_byte() {
            Some(b'{') => {
                let mut keys: Vec<Cow<'a, str>> = Vec::new();
                out.push(b'{');
                self.read_object("value", |scan, key| {
                    if !keys.is_empty() {
                        out.extend(b", ");
                    }
                    super::object::write_string(out, &key);
                    out.extend(b": ");
                    keys.push(key);
                    scan.any(out)
                })?;
                out.push(b'}');
                keys.sort_unstable();
                match keys.windows(2).find(|pair| pair[0] == pair[1]) {
                    Some(pair) => Err(format!("key {:?} occurs twice", pair[0])),
                    None => Ok(()),
                }
            }
            Some(b'[') => {
                out.push(b'[');
                self.read_array("value", |scan, number| {
                    if number > 1 {
                        out.extend(b", ");
                    }
                    scan.any(out)
                })?;
                out.push(b']');
                Ok(())
            }
            Some(b'"') => {
                let text = self.read_string("value")?;
                super::object::write_string(out, &text);
                Ok(())
            }
            Some(b'-' | b'0'..=b'9') => {
                let text = self.number("value")?;
                out.extend(text.as_bytes());
                Ok(())
            }
            _ => {
                let word = ["true", "false", "null"]
                    .into_iter()
                    .find(|word| self.word(word));
                out.extend(word.ok_or_else(|| self.not_json("a value"))?.as_bytes());
                Ok(())
            }
        }
    }
}

pub(super) fn read_json_object(scan: &mut Scan, what: &str) -> Read<Json> {
    if scan.peek_byte() != Some(b'{') {
        return Err(format!("{what} is not an object"));
    }
    let mut out = Vec::new();
    scan.any(&mut out).map_err(|e| format!("{what}: {e}"))?;
    let text = String::from_utf8(out).map_err(|_| "not UTF-8")?;
    Ok(Json(text.into()))
}

pub(super) fn text_or_null(scan: &mut Scan, what: &str) -> Read<Option<Box<str>>> {
    if scan.is_null() {
        Ok(None)
    } else {
        Ok(Some(scan.read_string(what)?.into()))
    }
}

pub(super) fn id(scan: &mut Scan) -> Read<Box<str>> {
    let id = scan.read_string("id")?;
    if id.is_empty() {
        Err("id is empty".into())
    } else {
        Ok(id.into())
    }
}

pub(super) fn read_word<T: Copy>(
    scan: &mut Scan,
    what: &str,
    all: &[T],
    word: impl Fn(T) -> &'static str,
) -> Read<T> {
    let text = scan.read_string(what)?;
    all.iter()
        .copied()
        .find(|value| word(*value) == text)
        .ok_or_else(|| format!("{what}: unknown word {text:?}"))
}

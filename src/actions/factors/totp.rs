//! Time-based one-time codes of authenticator apps (RFC 6238: SHA-1, six digits, thirty seconds).

use chrono::NaiveDateTime;
use data_encoding::{BASE32_NOPAD, HEXLOWER};
use hmac::{Hmac, KeyInit, Mac};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use sha1::Sha1;
use subtle::ConstantTimeEq;

use crate::db::AccountId;
use crate::links::Secrets;
use crate::master_key::SEALED;
use crate::{ActionError, Refusal};

/// Seconds.
const PERIOD: i64 = 30;
/// Number of earlier codes that are accepted: a code may be in transit when the next one begins
/// (RFC 6238, 5.2, allows one). Later codes are never accepted.
const LATE: i64 = 1;
/// Bytes of a secret: the output size of SHA-1 (RFC 4226, 4).
const SECRET: usize = 20;

/// `None` if the token is malformed.
pub fn secret_from_token(token: &str) -> Option<String> {
    let bytes = HEXLOWER.decode(token.as_bytes()).ok()?;
    Some(BASE32_NOPAD.encode(bytes.get(..SECRET)?))
}

/// For typing by hand.
pub fn group_letters(secret: &str) -> String {
    let letters: Vec<char> = secret.chars().collect();
    letters
        .chunks(4)
        .map(|group| group.iter().collect::<String>())
        .collect::<Vec<_>>()
        .join(" ")
}

pub fn otpauth_address(secret: &str, issuer: &str, login: &str) -> String {
    let issuer = utf8_percent_encode(issuer, ENCODED);
    let login = utf8_percent_encode(login, ENCODED);
    format!(
        "otpauth://totp/{issuer}:{login}?secret={secret}&issuer={issuer}&algorithm=SHA1&digits=6&period={PERIOD}"
    )
}

/// Encodes the bytes of a name in the address.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_');

/// Binds a sealed secret to its account.
fn sealing_purpose(account: AccountId) -> String {
    format!("one-time codes of account {account}")
}

/// Encrypts only if there is a master key.
pub(crate) fn seal_secret(
    account: AccountId,
    secret: &str,
    secrets: &dyn Secrets,
) -> Result<String, ActionError> {
    match secrets.master_key() {
        Some(master) => Ok(master.encrypt_secret(
            &secrets.token()?,
            &sealing_purpose(account),
            secret.as_bytes(),
        )?),
        None => Ok(secret.to_owned()),
    }
}

/// Fails if the secret is encrypted by an unknown master key.
pub(super) fn open_secret(
    account: AccountId,
    stored: &str,
    secrets: &dyn Secrets,
) -> Result<String, ActionError> {
    let Some(sealed) = stored.strip_prefix(SEALED) else {
        return Ok(stored.to_owned());
    };
    let opened = secrets
        .master_key()
        .and_then(|master| master.decrypt_secret(&sealing_purpose(account), sealed));
    Ok(opened
        .and_then(|bytes| String::from_utf8(bytes).ok())
        .ok_or(Refusal::CodesClosed)?)
}

fn step_at(now: NaiveDateTime) -> i64 {
    now.and_utc().timestamp().div_euclid(PERIOD)
}

/// The number of a step before truncation to digits (RFC 4226, 5.3).
fn hotp_number(key: &[u8], step: i64) -> Option<u32> {
    let mut mac = Hmac::<Sha1>::new_from_slice(key).ok()?;
    mac.update(&step.to_be_bytes());
    let digest: [u8; SECRET] = mac.finalize().into_bytes().into();
    let at = usize::from(digest[SECRET - 1] & 15);
    let four: [u8; 4] = digest.get(at..at + 4)?.try_into().ok()?;
    Some(u32::from_be_bytes(four) & 0x7fff_ffff)
}

pub fn code_at(secret: &str, now: NaiveDateTime) -> Option<String> {
    code_of(&BASE32_NOPAD.decode(secret.as_bytes()).ok()?, step_at(now))
}

fn code_of(key: &[u8], step: i64) -> Option<String> {
    hotp_number(key, step).map(|number| format!("{:06}", number % 1_000_000))
}

/// The accepted step is later than the last accepted one, so a code works once.
pub fn accepted_step(
    secret: &str,
    typed: &str,
    last: Option<i64>,
    now: NaiveDateTime,
) -> Option<i64> {
    let key = BASE32_NOPAD.decode(secret.as_bytes()).ok()?;
    let present = step_at(now);
    let near = (present - LATE..=present).filter(|step| last.is_none_or(|last| *step > last));
    // Compares all codes, each in constant time, so that the duration reveals nothing.
    near.fold(None, |found, step| {
        let right = code_of(&key, step)
            .is_some_and(|code| bool::from(code.as_bytes().ct_eq(typed.as_bytes())));
        found.or(right.then_some(step))
    })
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, TimeDelta};

    use super::*;

    const KEY: &[u8] = b"12345678901234567890";

    fn at(seconds: i64) -> NaiveDateTime {
        DateTime::from_timestamp(seconds, 0).unwrap().naive_utc()
    }

    #[test]
    fn the_codes_are_those_of_the_standard() {
        // RFC 6238, appendix B, with eight digits.
        for (seconds, wanted) in [
            (59, 94_287_082),
            (1_111_111_109, 7_081_804),
            (1_111_111_111, 14_050_471),
            (1_234_567_890, 89_005_924),
            (2_000_000_000, 69_279_037),
            (20_000_000_000, 65_353_130),
        ] {
            assert_eq!(
                hotp_number(KEY, step_at(at(seconds))).unwrap() % 100_000_000,
                wanted,
                "{seconds}"
            );
            let secret = BASE32_NOPAD.encode(KEY);
            assert_eq!(
                code_at(&secret, at(seconds)).unwrap(),
                format!("{:06}", wanted % 1_000_000)
            );
        }
        // RFC 4226, appendix D.
        let counted = [
            755_224, 287_082, 359_152, 969_429, 338_314, 254_676, 287_922, 162_583, 399_871,
            520_489,
        ];
        for (step, wanted) in (0..).zip(counted) {
            assert_eq!(hotp_number(KEY, step).unwrap() % 1_000_000, wanted);
        }
    }

    #[test]
    fn a_code_holds_for_its_own_step_and_the_next_and_once() {
        let (secret, now) = (BASE32_NOPAD.encode(KEY), at(1_234_567_890));
        let typed = code_at(&secret, now).unwrap();
        for (seconds, right) in [
            (-60, false),
            (-30, false),
            (0, true),
            (30, true),
            (60, false),
        ] {
            assert_eq!(
                accepted_step(&secret, &typed, None, now + TimeDelta::seconds(seconds)).is_some(),
                right,
                "{seconds}"
            );
        }
        let used = accepted_step(&secret, &typed, None, now);
        assert!(used.is_some());
        assert_eq!(accepted_step(&secret, &typed, used, now), None);
        assert_eq!(
            accepted_step(&secret, &typed, used, now + TimeDelta::seconds(30)),
            None
        );
        // Nor is an earlier code accepted after a later one.
        let before = code_at(&secret, now - TimeDelta::seconds(30)).unwrap();
        assert_eq!(accepted_step(&secret, &before, used, now), None);
        assert!(accepted_step(&secret, &before, None, now).is_some());
        for bad in ["", "00000", "0000000", "１２３４５６"] {
            assert_eq!(accepted_step(&secret, bad, None, now), None, "{bad}");
        }
    }

    #[test]
    fn the_address_says_whose_code_it_is() {
        let secret = secret_from_token(&"0f".repeat(32)).unwrap();
        assert_eq!(secret.len(), 32);
        assert_eq!(group_letters(&secret).split(' ').count(), 8);
        let text = otpauth_address(&secret, "рейтинг.example", "anna@example.org");
        assert!(
            text.starts_with("otpauth://totp/%D1%80")
                && text.contains(".example:anna%40example.org?secret=")
                && text.is_ascii(),
            "{text}"
        );
    }
}

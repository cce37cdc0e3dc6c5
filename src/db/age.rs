//! Writes files that only the holder of a key can open, with `age -d` (age-encryption.org/v1,
//! recipients of the kind X25519). It can't read such files.

use std::io::{self, Read, Write};

use bech32::Bech32;
use bech32::primitives::decode::CheckedHrpstring;
use data_encoding::BASE64_NOPAD;
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{EphemeralPrivateKey, UnparsedPublicKey, X25519, agree_ephemeral};
use ring::rand::{SecureRandom, SystemRandom};
use ring::{error, hkdf, hmac};

/// Bytes that are encrypted at once.
const CHUNK: usize = 64 << 10;

pub(super) struct Recipient([u8; 32]);

impl Recipient {
    /// Expects the form that `age-keygen` writes. The error is a sentence; a secret key is
    /// recognized, and not repeated.
    pub(super) fn parse_key(text: &str) -> Result<Recipient, String> {
        let text = text.trim();
        if text.to_ascii_lowercase().starts_with("age-secret-key-") {
            return Err(
                "recipient: this is the secret half of a key: keep it for yourself, and \
                name the public half (age1...)"
                    .to_owned(),
            );
        }
        let wrong = || {
            format!(
                "recipient: {text} is no public half of a key (age1..., as age-keygen writes it)"
            )
        };
        let checked = CheckedHrpstring::new::<Bech32>(text).map_err(|_| wrong())?;
        let bytes: Vec<u8> = checked.byte_iter().collect();
        let bytes = bytes
            .try_into()
            .ok()
            .filter(|_| checked.hrp().as_str().eq_ignore_ascii_case("age"));
        bytes.map(Recipient).ok_or_else(wrong)
    }
}

fn encryption_error(_: error::Unspecified) -> io::Error {
    io::Error::other("the encryption failed")
}

/// HKDF.
fn derive_key(secret: &[u8], salt: &[u8], purpose: &[u8]) -> io::Result<[u8; 32]> {
    let mut out = [0; 32];
    let key = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret);
    key.expand(&[purpose], hkdf::HKDF_SHA256)
        .and_then(|long| long.fill(&mut out))
        .map_err(encryption_error)?;
    Ok(out)
}

fn build_cipher(key: &[u8; 32]) -> io::Result<LessSafeKey> {
    Ok(LessSafeKey::new(
        UnboundKey::new(&CHACHA20_POLY1305, key).map_err(encryption_error)?,
    ))
}

/// The header lines that give the file key to one recipient.
fn build_stanza(
    recipient: &Recipient,
    file_key: &[u8; 16],
    random: &SystemRandom,
) -> io::Result<String> {
    let own = EphemeralPrivateKey::generate(&X25519, random).map_err(encryption_error)?;
    let share = own.compute_public_key().map_err(encryption_error)?;
    let salt = [share.as_ref(), recipient.0.as_slice()].concat();
    let theirs = UnparsedPublicKey::new(&X25519, recipient.0);
    let wrap = agree_ephemeral(own, &theirs, |shared| {
        derive_key(shared, &salt, b"age-encryption.org/v1/X25519")
    })
    .map_err(encryption_error)??;
    let mut body = file_key.to_vec();
    // A constant nonce is safe, because the key is used once.
    let nonce = Nonce::assume_unique_for_key([0; 12]);
    build_cipher(&wrap)?
        .seal_in_place_append_tag(nonce, Aad::empty(), &mut body)
        .map_err(encryption_error)?;
    Ok(format!(
        "-> X25519 {}\n{}\n",
        BASE64_NOPAD.encode(share.as_ref()),
        BASE64_NOPAD.encode(&body)
    ))
}

pub(super) fn encrypt_stream(
    recipients: &[Recipient],
    from: &mut dyn Read,
    to: &mut dyn Write,
) -> io::Result<()> {
    let random = SystemRandom::new();
    let (mut file_key, mut nonce) = ([0; 16], [0; 16]);
    random
        .fill(&mut file_key)
        .and_then(|()| random.fill(&mut nonce))
        .map_err(encryption_error)?;
    let mut header = "age-encryption.org/v1\n".to_owned();
    for recipient in recipients {
        header.push_str(&build_stanza(recipient, &file_key, &random)?);
    }
    header.push_str("---");
    let mac = hmac::sign(
        &hmac::Key::new(hmac::HMAC_SHA256, &derive_key(&file_key, &[], b"header")?),
        header.as_bytes(),
    );
    writeln!(to, "{header} {}", BASE64_NOPAD.encode(mac.as_ref()))?;
    to.write_all(&nonce)?;
    encrypt_payload(
        &build_cipher(&derive_key(&file_key, &nonce, b"payload")?)?,
        from,
        to,
    )
}

/// Each chunk is numbered and the last is marked, so that none can be moved or cut off.
fn encrypt_payload(
    cipher: &LessSafeKey,
    from: &mut dyn Read,
    to: &mut dyn Write,
) -> io::Result<()> {
    let mut chunk = next(from)?;
    let mut number: u64 = 0;
    loop {
        let following = if chunk.len() == CHUNK {
            next(from)?
        } else {
            Vec::new()
        };
        let last = following.is_empty();
        let mut nonce = [0; 12];
        nonce
            .iter_mut()
            .skip(3)
            .zip(number.to_be_bytes())
            .for_each(|(to, from)| *to = from);
        nonce[11] = u8::from(last);
        cipher
            .seal_in_place_append_tag(
                Nonce::assume_unique_for_key(nonce),
                Aad::empty(),
                &mut chunk,
            )
            .map_err(encryption_error)?;
        to.write_all(&chunk)?;
        if last {
            return to.flush();
        }
        chunk = following;
        number += 1;
    }
}

/// Every chunk but the last is full.
fn next(from: &mut dyn Read) -> io::Result<Vec<u8>> {
    let mut chunk = Vec::with_capacity(CHUNK + CHACHA20_POLY1305.tag_len());
    from.take(CHUNK as u64).read_to_end(&mut chunk)?;
    Ok(chunk)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_halves_are_recipients() {
        let public = "age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj";
        assert!(Recipient::parse_key(public).is_ok());
        assert!(Recipient::parse_key(&format!(" {public}\n")).is_ok());
        let mut bad = vec![
            "".to_owned(),
            "age1".to_owned(),
            public.replace('z', "x"),
            public.replace("age1", "bge1"),
            public[..40].to_owned(),
        ];
        bad.push("bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4".to_owned());
        for text in bad {
            assert!(Recipient::parse_key(&text).is_err(), "{text}");
        }
        let secret = "AGE-SECRET-KEY-184JMZMVQH3E6U0PSL869004Y3U2NYV7R30EU99CSEDNPH02YUVFSZW44VU";
        let Err(said) = Recipient::parse_key(secret) else {
            panic!("a secret half was taken")
        };
        assert!(
            said.contains("secret half") && !said.contains("184JMZ"),
            "{said}"
        );
    }

    #[test]
    fn the_last_chunk_is_marked_and_never_empty_unless_alone() {
        let cipher = build_cipher(&[7; 32]).unwrap();
        for (length, chunks) in [(0, 1), (1, 1), (CHUNK, 1), (CHUNK + 1, 2), (2 * CHUNK, 2)] {
            let (plain, mut sealed) = (vec![5; length], Vec::new());
            encrypt_payload(&cipher, &mut plain.as_slice(), &mut sealed).unwrap();
            assert_eq!(sealed.len(), length + 16 * chunks, "{length}");
            let mut opened = Vec::new();
            for (number, part) in sealed.chunks(CHUNK + 16).enumerate() {
                let mut nonce = [0; 12];
                nonce[10] = u8::try_from(number).unwrap();
                nonce[11] = u8::from(number + 1 == chunks);
                let mut part = part.to_vec();
                opened.extend_from_slice(
                    cipher
                        .open_in_place(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut part)
                        .unwrap(),
                );
            }
            assert_eq!(opened, plain);
        }
    }
}

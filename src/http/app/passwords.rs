//! Password hashing with Argon2id, and random tokens.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{ARGON2ID_IDENT, Algorithm, Argon2, Block, Params, Version};
use data_encoding::HEXLOWER;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::actions::ActionError;
use crate::actions::links::Secrets;
use crate::db::DbError;
use crate::error::WebError;

/// Passwords hashed at a time, each in a preallocated block of memory.
const AT_A_TIME: usize = 2;
const WAITING: usize = 32;
/// Memory bound of one hash in KiB, even if stored parameters demand more.
const MOST_BLOCKS: usize = 1024 * 1024;
/// Bytes in a new hash.
const SALT: usize = 16;

#[derive(Debug, Clone, Copy)]
pub struct HashCost {
    pub memory: u32,
    pub passes: u32,
}

impl HashCost {
    /// OWASP's recommendation for Argon2id: 19 MiB, two passes.
    pub const OWASP: HashCost = HashCost {
        memory: 19 * 1024,
        passes: 2,
    };
    /// The minimum of the algorithm.
    pub const FOR_TESTS: HashCost = HashCost {
        memory: 8,
        passes: 1,
    };

    fn to_params(self) -> Result<Params, HashFault> {
        Ok(Params::new(self.memory, self.passes, 1, None)?)
    }
}

/// Says nothing about whether the password is right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HashFault {
    Memory,
    Algorithm(String),
}

impl fmt::Display for HashFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HashFault::Memory => f.write_str("not enough memory to hash a password"),
            HashFault::Algorithm(why) => write!(f, "argon2: {why}"),
        }
    }
}

impl From<argon2::Error> for HashFault {
    fn from(error: argon2::Error) -> HashFault {
        HashFault::Algorithm(error.to_string())
    }
}

impl From<HashFault> for DbError {
    fn from(fault: HashFault) -> DbError {
        match fault {
            HashFault::Memory => DbError::Unavailable(fault.to_string()),
            HashFault::Algorithm(_) => DbError::Corrupt(fault.to_string()),
        }
    }
}

impl From<HashFault> for WebError {
    fn from(fault: HashFault) -> WebError {
        match fault {
            HashFault::Memory => WebError::Memory,
            HashFault::Algorithm(_) => WebError::Db(fault.into()),
        }
    }
}

/// A PHC string, computed in newly allocated memory.
pub fn hash(cost: HashCost, password: &str) -> Result<String, ActionError> {
    let hashed = cost.to_params().and_then(|params| {
        let mut memory = allocate_blocks(params.block_count())?;
        hash_in(&mut memory, params, password)
    });
    Ok(hashed.map_err(DbError::from)?)
}

/// Fails if memory is short, instead of aborting the process.
fn allocate_blocks(count: usize) -> Result<Vec<Block>, HashFault> {
    if count > MOST_BLOCKS {
        return Err(HashFault::Memory);
    }
    let mut blocks = Vec::new();
    blocks
        .try_reserve_exact(count)
        .map_err(|_| HashFault::Memory)?;
    blocks.resize(count, Block::new());
    Ok(blocks)
}

fn hash_in(memory: &mut [Block], params: Params, password: &str) -> Result<String, HashFault> {
    let refused = |why: &dyn fmt::Display| HashFault::Algorithm(why.to_string());
    let mut bytes = [0u8; SALT];
    getrandom::fill(&mut bytes).map_err(|e| refused(&e))?;
    let salt = Salt::new(&bytes).map_err(|e| refused(&e))?;
    let written = ParamsString::try_from(&params).map_err(|e| refused(&e))?;
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    let hash = PasswordHash {
        algorithm: ARGON2ID_IDENT,
        version: Some(Version::V0x13.into()),
        params: written,
        hash: Some(output_in(
            memory,
            &argon,
            password,
            &salt,
            Params::DEFAULT_OUTPUT_LEN,
        )?),
        salt: Some(salt),
    };
    Ok(hash.to_string())
}

fn output_in(
    memory: &mut [Block],
    argon: &Argon2,
    password: &str,
    salt: &[u8],
    length: usize,
) -> Result<Output, HashFault> {
    let mut bytes = [0u8; Output::MAX_LENGTH];
    let out = bytes
        .get_mut(..length)
        .ok_or_else(|| HashFault::Algorithm(format!("a hash of {length} bytes")))?;
    argon.hash_password_into_with_memory(password.as_bytes(), salt, out, memory)?;
    Output::new(out).map_err(|e| HashFault::Algorithm(e.to_string()))
}

struct Stored {
    argon: Argon2<'static>,
    salt: Salt,
    output: Output,
}

impl Stored {
    fn parse_hash(text: &str) -> Option<Stored> {
        let hash = PasswordHash::new(text).ok()?;
        let algorithm = Algorithm::try_from(hash.algorithm.as_str()).ok()?;
        let version = hash
            .version
            .map_or(Ok(Version::default()), Version::try_from)
            .ok()?;
        let params = Params::try_from(&hash).ok()?;
        Some(Stored {
            argon: Argon2::new(algorithm, version, params),
            salt: hash.salt?,
            output: hash.hash?,
        })
    }
}

/// Reuses its memory: otherwise the allocator would keep 19 MiB for every thread that ever hashed.
#[derive(Clone)]
pub struct Hasher(Arc<Inner>);

struct Inner {
    cost: HashCost,
    /// Permits for hashing and waiting together.
    places: Arc<Semaphore>,
    turns: Arc<Semaphore>,
    free: Mutex<Vec<Vec<Block>>>,
}

pub struct QueuePermit {
    _permit: OwnedSemaphorePermit,
}

/// Permission to hash. The work holds it, so that a cancelled request doesn't end it early.
pub struct HashPermit {
    _place: QueuePermit,
    _turn: OwnedSemaphorePermit,
}

impl Hasher {
    pub fn new(cost: HashCost) -> Hasher {
        let (places, turns) = (
            Arc::new(Semaphore::new(AT_A_TIME + WAITING)),
            Arc::new(Semaphore::new(AT_A_TIME)),
        );
        Hasher(Arc::new(Inner {
            cost,
            places,
            turns,
            free: Mutex::default(),
        }))
    }

    /// Preallocates all memory, so that log-ins don't fail for lack of it.
    pub fn take_memory(&self) -> Result<(), HashFault> {
        let count = self.0.cost.to_params()?.block_count();
        let mut free = self.lock_free();
        while free.len() < AT_A_TIME {
            free.push(allocate_blocks(count)?);
        }
        Ok(())
    }

    pub fn count(&self) -> usize {
        (AT_A_TIME + WAITING).saturating_sub(self.0.places.available_permits())
    }

    /// Fails if the queue is full.
    pub fn take_place(&self) -> Result<QueuePermit, WebError> {
        self.0
            .places
            .clone()
            .try_acquire_owned()
            .map(|permit| QueuePermit { _permit: permit })
            .map_err(|_| WebError::Busy)
    }

    pub async fn wait_for_turn(&self, place: QueuePermit) -> Result<HashPermit, WebError> {
        let turn = self
            .0
            .turns
            .clone()
            .acquire_owned()
            .await
            .map_err(|_| WebError::ShuttingDown)?;
        Ok(HashPermit {
            _place: place,
            _turn: turn,
        })
    }

    pub fn hash(&self, password: &str, _turn: &HashPermit) -> Result<String, HashFault> {
        let params = self.0.cost.to_params()?;
        self.with_memory(params.block_count(), |memory| {
            hash_in(memory, params, password)
        })
    }

    /// Does the same work in vain without a stored hash: the time must not reveal an account. An
    /// error says nothing about the password.
    pub fn verify_password(
        &self,
        password: &str,
        stored: Option<&str>,
        turn: &HashPermit,
    ) -> Result<bool, HashFault> {
        let Some(text) = stored else {
            return self.hash(password, turn).map(|_| false);
        };
        let Some(stored) = Stored::parse_hash(text) else {
            return Ok(false);
        };
        let output = self.with_memory(stored.argon.params().block_count(), |memory| {
            output_in(
                memory,
                &stored.argon,
                password,
                &stored.salt,
                stored.output.len(),
            )
        })?;
        // Constant-time comparison.
        Ok(output == stored.output)
    }

    /// True if cost or algorithm differ from those of new hashes.
    pub fn is_dated(&self, stored: &str) -> bool {
        let Ok(wanted) = self.0.cost.to_params() else {
            return false;
        };
        let costs = |params: &Params| (params.m_cost(), params.t_cost(), params.p_cost());
        let own = |hash: PasswordHash| {
            hash.algorithm == ARGON2ID_IDENT && hash.version == Some(Version::V0x13.into())
        };
        !PasswordHash::new(stored).is_ok_and(own)
            || Stored::parse_hash(stored)
                .is_none_or(|stored| costs(stored.argon.params()) != costs(&wanted))
    }

    /// A hash of higher cost than usual gets temporary memory.
    fn with_memory<T>(
        &self,
        count: usize,
        work: impl FnOnce(&mut [Block]) -> Result<T, HashFault>,
    ) -> Result<T, HashFault> {
        let usual = self.0.cost.to_params()?.block_count();
        if count > usual {
            return work(&mut allocate_blocks(count)?);
        }
        let kept = self.lock_free().pop();
        let mut memory = match kept {
            Some(memory) => memory,
            None => allocate_blocks(usual)?,
        };
        let outcome = work(&mut memory);
        self.lock_free().push(memory);
        outcome
    }

    fn lock_free(&self) -> std::sync::MutexGuard<'_, Vec<Vec<Block>>> {
        self.0.free.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

pub struct MachineSecrets;

impl Secrets for MachineSecrets {
    fn token(&self) -> Result<String, ActionError> {
        let mut bytes = [0u8; 32];
        getrandom::fill(&mut bytes)
            .map_err(|e| DbError::Unavailable(format!("randomness: {e}")))?;
        Ok(HEXLOWER.encode(&bytes))
    }
}

#[cfg(test)]
mod tests {
    use argon2::password_hash::PasswordHasher;

    use super::*;

    const COST: HashCost = HashCost {
        memory: 64,
        passes: 1,
    };

    fn turn(hasher: &Hasher) -> HashPermit {
        let place = hasher.take_place().unwrap();
        HashPermit {
            _place: place,
            _turn: hasher.0.turns.clone().try_acquire_owned().unwrap(),
        }
    }

    fn right(hasher: &Hasher, password: &str, stored: &str) -> bool {
        hasher
            .verify_password(password, Some(stored), &turn(hasher))
            .unwrap()
    }

    #[test]
    fn a_hash_holds_whatever_it_cost_and_whoever_made_it() {
        let hasher = Hasher::new(COST);
        let own = hasher.hash("the right one", &turn(&hasher)).unwrap();
        assert!(own.starts_with("$argon2id$v=19$m=64,t=1,p=1$"), "{own}");
        let mut all = vec![own, hash(COST, "the right one").unwrap()];
        // From the library: smaller, larger than preallocated, with lanes, of another length.
        for (memory, passes, lanes, length) in [
            (8, 1, 1, None),
            (512, 3, 1, None),
            (256, 1, 4, None),
            (32, 2, 2, Some(16)),
        ] {
            let params = Params::new(memory, passes, lanes, length).unwrap();
            let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
            all.push(
                argon
                    .hash_password_with_salt(b"the right one", b"some salt here")
                    .unwrap()
                    .to_string(),
            );
        }
        for (at, stored) in all.into_iter().enumerate() {
            assert_eq!(hasher.is_dated(&stored), at > 1, "{stored}");
            assert!(right(&hasher, "the right one", &stored), "{stored}");
            assert!(!right(&hasher, "a wrong one", &stored), "{stored}");
        }
        assert!(!right(&hasher, "the right one", "no hash"));
        assert!(
            !hasher
                .verify_password("the right one", None, &turn(&hasher))
                .unwrap()
        );
    }

    #[test]
    fn the_memory_is_used_again() {
        let hasher = Hasher::new(COST);
        hasher.take_memory().unwrap();
        let places = |hasher: &Hasher| {
            let mut all: Vec<_> = hasher
                .lock_free()
                .iter()
                .map(|blocks| blocks.as_ptr())
                .collect();
            all.sort_unstable();
            all
        };
        let before = places(&hasher);
        assert_eq!(before.len(), AT_A_TIME);
        for _ in 0..5 {
            hasher.hash("any", &turn(&hasher)).unwrap();
        }
        assert_eq!(places(&hasher), before);
    }

    #[test]
    fn lack_of_memory_is_never_a_wrong_password() {
        let hasher = Hasher::new(COST);
        let stored = hash(COST, "the right one").unwrap();
        // Four tebibytes.
        let greedy = stored.replace("m=64", "m=4294967295");
        assert_eq!(
            hasher.verify_password("the right one", Some(&greedy), &turn(&hasher)),
            Err(HashFault::Memory)
        );
        assert!(right(&hasher, "the right one", &stored));
        assert_eq!(
            Hasher::new(HashCost {
                memory: u32::MAX,
                passes: 1
            })
            .take_memory(),
            Err(HashFault::Memory)
        );
    }

    #[test]
    fn the_queue_has_an_end() {
        let hasher = Hasher::new(COST);
        let all: Vec<QueuePermit> = (0..AT_A_TIME + WAITING)
            .map(|_| hasher.take_place().unwrap())
            .collect();
        assert!(matches!(hasher.take_place(), Err(WebError::Busy)));
        drop(all);
        assert!(hasher.take_place().is_ok());
    }
}

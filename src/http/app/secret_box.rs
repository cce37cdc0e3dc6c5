//! Random tokens for certificates, and the master key that encrypts the signing keys.

use super::MachineSecrets;
use crate::actions::ActionError;
use crate::actions::links::Secrets;
use crate::actions::master_key::Master;

#[derive(Debug, Clone, Default)]
pub struct Sealed(pub Option<Master>);

impl Secrets for Sealed {
    fn token(&self) -> Result<String, ActionError> {
        MachineSecrets.token()
    }

    fn master_key(&self) -> Option<&Master> {
        self.0.as_ref()
    }
}

//! The parameters of a regulation: what a federation may decide otherwise, and the numbers that an amendment may change.
//!
//! A regulation lists its parameters once, with `parameters!`; words to choose from are enums made by `choice!`, numbers are
//! newtypes that know their bounds ([`Number`], [`Real`], [`Whole`]), tables implement [`Parameter`] themselves. From the list come
//! strict reading with all mistakes at once, the canonical text, and [`Described`], from which a form is made that knows no regulation.
//!
//! A number that may be missing is written `"none"` then.

use serde_json::{Map, Value};

use super::form::{Described, Kind};

/// The word for a number that is missing.
pub(super) const NONE: &str = "none";

/// The parameters of one regulation; the default is the regulation as printed. `parameters!` implements this.
pub trait ParameterSet: Clone + Default + PartialEq + Send + Sync + 'static {
    /// Every parameter, in the order of declaration.
    fn described() -> Vec<Described>;
    /// Every value, in the same order; of a table all rows.
    fn values(&self) -> Vec<Value>;
    /// Reads one parameter; `None`: there is none of this name.
    fn set(&mut self, name: &str, value: &Value) -> Option<Result<(), Wrong>>;
    /// What is wrong with the whole although every parameter is good by itself: sentences that begin with a name.
    fn mistakes(&self) -> Vec<String>;

    /// Reads the parameters that differ from the default: the whole set, or a sentence for every mistake.
    fn read(values: &Map<String, Value>) -> Result<Self, Vec<String>> {
        let mut set = Self::default();
        let mut wrong = Vec::new();
        for (name, value) in values {
            match set.set(name, value) {
                Some(Ok(())) => {}
                Some(Err(predicates)) => wrong.extend(predicates.iter().map(|predicate| format!("{name} {predicate}"))),
                None => wrong.push(format!("{} is no parameter of these rules", name.escape_debug())),
            }
        }
        if wrong.is_empty() {
            wrong = set.mistakes();
        }
        if wrong.is_empty() { Ok(set) } else { Err(wrong) }
    }

    /// The same from any JSON, which must be an object.
    fn from_json(values: &Value) -> Result<Self, Vec<String>> {
        Self::read(values.as_object().ok_or_else(|| vec!["the parameters are not an object".to_owned()])?)
    }

    /// The canonical text: what differs from the default, in the order of declaration; of a table with named rows those that differ.
    fn written(&self) -> Written {
        let all = Self::described().into_iter().zip(self.values());
        all.filter_map(|(known, own)| Some((known.name.to_owned(), differing(own, &known.default)?))).collect()
    }
}

/// What differs from the default.
fn differing(own: Value, default: &Value) -> Option<Value> {
    match (own, default) {
        (own, default) if own == *default => None,
        (Value::Object(rows), Value::Object(printed)) => {
            Some(Value::Object(rows.into_iter().filter(|(label, row)| printed.get(label) != Some(row)).collect()))
        }
        (own, _) => Some(own),
    }
}

/// Parameters that differ from the default, by name.
pub type Written = Map<String, Value>;

/// What is wrong with a value: predicates that its name goes before, like `is not a number from 0 to 1000`.
pub type Wrong = Vec<String>;

/// The type of one parameter, or of a cell of a table.
pub trait Parameter: Clone + PartialEq {
    /// How a form edits it.
    fn kind() -> Kind;
    /// Reads a value; rows that a table with named rows lacks stay as they are.
    fn read(&mut self, value: &Value) -> Result<(), Wrong>;
    /// The whole value.
    fn written(&self) -> Value;
}

/// A newtype over numbers between two bounds.
pub trait Number: Copy + PartialEq {
    /// Lower bound.
    const MIN: f64;
    /// Upper bound.
    const MAX: f64;
    /// Whether the lower and the upper bound are themselves allowed.
    const REACHED: (bool, bool) = (true, true);
    /// The newtype of a number within the bounds.
    fn new(number: f64) -> Self;
    /// The number.
    fn number(self) -> f64;
    /// As it stands in JSON: whole numbers without a fraction.
    fn json(self) -> Value {
        short(self.number())
    }
}

/// A number, whole ones without a fraction.
pub(super) fn short(number: f64) -> Value {
    const EXACT: f64 = 9_007_199_254_740_992.0;
    if number.fract() == 0.0 && number.abs() < EXACT { (number as i64).into() } else { number.into() }
}

/// Reads a number; `besides` is what the sentence of a mistake offers beside numbers.
fn number<T: Number>(value: &Value, besides: &str) -> Result<T, Wrong> {
    let (low, high) = T::REACHED;
    let within = |n: &f64| (*n > T::MIN || low && *n == T::MIN) && (*n < T::MAX || high && *n == T::MAX);
    // A negative zero is a zero.
    value.as_f64().filter(within).map(|n| T::new(n + 0.0)).ok_or_else(|| {
        let (min, max) = (T::MIN, T::MAX);
        let bounds = match T::REACHED {
            (true, true) => format!("from {min} to {max}"),
            (true, false) => format!("from {min} to below {max}"),
            (false, true) => format!("above {min} and at most {max}"),
            (false, false) => format!("between {min} and {max}"),
        };
        vec![format!("is not a number {bounds}{besides}")]
    })
}

impl<T: Number> Parameter for T {
    fn kind() -> Kind {
        Kind::Number { min: T::MIN, max: T::MAX, optional: false }
    }

    fn read(&mut self, value: &Value) -> Result<(), Wrong> {
        *self = number(value, "")?;
        Ok(())
    }

    fn written(&self) -> Value {
        self.json()
    }
}

impl<T: Number> Parameter for Option<T> {
    fn kind() -> Kind {
        Kind::Number { min: T::MIN, max: T::MAX, optional: true }
    }

    fn read(&mut self, value: &Value) -> Result<(), Wrong> {
        *self = if value == NONE { None } else { Some(number(value, " or \"none\"")?) };
        Ok(())
    }

    fn written(&self) -> Value {
        self.map_or(NONE.into(), T::json)
    }
}

/// A number of games, days, players ..., from 0 to `MAX`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Whole<const MAX: u32>(pub u32);

impl<const MAX: u32> Parameter for Whole<MAX> {
    fn kind() -> Kind {
        Kind::Whole { min: 0, max: MAX.into() }
    }

    fn read(&mut self, value: &Value) -> Result<(), Wrong> {
        let number = value.as_u64().and_then(|number| u32::try_from(number).ok()).filter(|number| *number <= MAX);
        self.0 = number.ok_or_else(|| vec![format!("is not a whole number from 0 to {MAX}")])?;
        Ok(())
    }

    fn written(&self) -> Value {
        self.0.into()
    }
}

/// A number from `MIN` to `MAX` with any fraction.
#[derive(Debug, Clone, Copy, Default, PartialEq, PartialOrd)]
pub struct Real<const MIN: i32, const MAX: i32>(pub f64);

impl<const MIN: i32, const MAX: i32> Number for Real<MIN, MAX> {
    const MIN: f64 = MIN as f64;
    const MAX: f64 = MAX as f64;

    fn new(number: f64) -> Self {
        Real(number)
    }

    fn number(self) -> f64 {
        self.0
    }
}

/// The place of a value among those to choose from. A word of digits may stand without quotes, `"yes"` and `"no"` may be written
/// as `true` and `false`.
pub(crate) fn chosen(value: &Value, choices: &[Value]) -> Result<usize, Wrong> {
    let word = match value {
        Value::Bool(true) => "yes".to_owned(),
        Value::Bool(false) => "no".to_owned(),
        other => other.to_string(),
    };
    choices.iter().position(|choice| choice == value || *choice == word).ok_or_else(|| {
        let texts: Vec<String> = choices.iter().map(Value::to_string).collect();
        vec![match texts.split_last() {
            Some((last, others)) if !others.is_empty() => format!("is not {} or {last}", others.join(", ")),
            _ => format!("is not {}", texts.concat()),
        }]
    })
}

/// Reads a table of `N` columns without names of rows; `read` reads the cells of a row, one after the other.
pub(crate) fn rows<R: Default, const N: usize>(
    value: &Value,
    most: usize,
    columns: [&str; N],
    read: impl Fn(&mut R, &[Value; N]) -> [Result<(), Wrong>; N],
) -> Result<Vec<R>, Wrong> {
    let given = value.as_array().filter(|rows| (1..=most).contains(&rows.len()));
    let (mut rows, mut wrong) = (Vec::new(), Wrong::new());
    for (number, cells) in (1..).zip(given.ok_or_else(|| vec![format!("is not a list of 1 to {most} rows")])?) {
        let mut row = R::default();
        if let Some(cells) = cells.as_array().and_then(|cells| cells.as_slice().try_into().ok()) {
            for (column, cell) in columns.iter().zip(read(&mut row, cells)) {
                let predicates = cell.err().into_iter().flatten();
                wrong.extend(predicates.map(|predicate| format!("has a row {number} whose {column} {predicate}")));
            }
        } else {
            wrong.push(format!("has a row {number} that is not a list of {}", columns.join(", ")));
        }
        rows.push(row);
    }
    if wrong.is_empty() { Ok(rows) } else { Err(wrong) }
}

/// Makes an enum of values to choose from; the first one is the default.
macro_rules! choice {
    ($(#[$about:meta])* pub enum $name:ident { $($(#[$doc:meta])* $variant:ident = $value:literal,)+ }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $name {
            $($(#[$doc])* $variant,)+
        }

        impl Default for $name {
            fn default() -> $name {
                [$($name::$variant),+][0]
            }
        }

        impl $crate::domain::rules::parameter::Parameter for $name {
            fn kind() -> $crate::domain::rules::form::Kind {
                $crate::domain::rules::form::Kind::Choice(vec![$($value.into()),+])
            }

            fn read(&mut self, value: &serde_json::Value) -> Result<(), $crate::domain::rules::parameter::Wrong> {
                *self = [$($name::$variant),+][$crate::domain::rules::parameter::chosen(value, &[$($value.into()),+])?];
                Ok(())
            }

            fn written(&self) -> serde_json::Value {
                match self {
                    $($name::$variant => $value.into(),)+
                }
            }
        }
    };
}
pub(crate) use choice;

/// Makes the struct of a regulation's parameters. The documentation of a field begins with its article and a colon. A field with
/// another name in journals has it after `as`; after `=` stands what is printed where that is not the default of the type; `check`
/// names the function that looks at the whole.
macro_rules! parameters {
    (@name $field:ident) => { stringify!($field) };
    (@name $field:ident $word:literal) => { $word };
    (@default) => { Default::default() };
    (@default $printed:expr) => { $printed };
    (@mistakes $own:ident) => { Vec::new() };
    (@mistakes $own:ident $check:path) => { $check($own) };
    (
        $(#[$about:meta])*
        pub struct $set:ident {
            $($(#[doc = $doc:literal])+ pub $field:ident $(as $word:literal)?: $type:ty $(= $printed:expr)?,)+
        }
        $(check $check:path;)?
    ) => {
        $(#[$about])*
        pub struct $set {
            $($(#[doc = $doc])+ pub $field: $type,)+
        }

        impl Default for $set {
            fn default() -> $set {
                $set { $($field: $crate::domain::rules::parameter::parameters!(@default $($printed)?),)+ }
            }
        }

        impl $crate::domain::rules::parameter::ParameterSet for $set {
            fn described() -> Vec<$crate::domain::rules::form::Described> {
                let printed = $set::default();
                vec![$($crate::domain::rules::form::Described::of(
                    $crate::domain::rules::parameter::parameters!(@name $field $($word)?),
                    concat!($($doc),+),
                    &printed.$field,
                )),+]
            }

            fn values(&self) -> Vec<serde_json::Value> {
                vec![$($crate::domain::rules::parameter::Parameter::written(&self.$field)),+]
            }

            fn set(&mut self, name: &str, value: &serde_json::Value) -> Option<Result<(), $crate::domain::rules::parameter::Wrong>> {
                $(if name == $crate::domain::rules::parameter::parameters!(@name $field $($word)?) {
                    return Some($crate::domain::rules::parameter::Parameter::read(&mut self.$field, value));
                })+
                None
            }

            fn mistakes(&self) -> Vec<String> {
                $crate::domain::rules::parameter::parameters!(@mistakes self $($check)?)
            }
        }
    };
}
pub(crate) use parameters;

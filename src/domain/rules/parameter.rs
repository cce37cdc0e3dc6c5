//! The parameters of a regulation: the points that a federation may decide, and the numbers that an
//! amendment may change.
//!
//! `parameters!` lists them once, with types made by `choice!`, newtypes with bounds ([`Number`],
//! [`Real`], [`Whole`]), and tables that implement [`Parameter`]. Strict reading, the canonical
//! text and [`Described`] follow from the list. An optional number without a value is `"none"`.

use serde_json::{Map, Value};

use super::form::{Described, Kind, NONE, ParameterMap, to_json_number};
pub(crate) use super::mistake::{Mistake, Mistakes, RowLabel, Wrong};

/// The default is the regulation as printed. `parameters!` implements this.
pub trait ParameterSet: Clone + Default + PartialEq + Send + Sync + 'static {
    /// All parameters, in the order of declaration.
    fn described() -> Vec<Described>;
    /// All values, in the same order; of a table all rows.
    fn values(&self) -> Vec<Value>;
    /// Reads one parameter; `None` if there is none of this name.
    fn set(&mut self, name: &str, value: &Value) -> Option<Result<(), Mistakes>>;
    /// Mistakes of the whole set, although every parameter is valid by itself.
    fn mistakes(&self) -> Mistakes;

    /// Reads the parameters that differ from the default, or returns all mistakes.
    fn from_values(values: &Map<String, Value>) -> Result<Self, Mistakes> {
        let mut set = Self::default();
        let mut mistakes = Mistakes::default();
        for (name, value) in values {
            match set.set(name, value) {
                Some(Ok(())) => {}
                Some(Err(wrong)) => mistakes.add_for_parameter(name, wrong),
                None => mistakes.add_for_parameter(name, Wrong::Unknown.into()),
            }
        }
        mistakes.into_result()?;
        set.mistakes().into_result()?;
        Ok(set)
    }

    /// Reads the parameters from a JSON object, or returns all mistakes.
    fn from_json(values: &Value) -> Result<Self, Mistakes> {
        let not = || {
            Mistakes(vec![Mistake {
                parameter: "the parameters".to_owned(),
                ..Wrong::NotAnObject.into()
            }])
        };
        Self::from_values(values.as_object().ok_or_else(not)?)
    }

    /// The parameters that differ from the default, in order; of named rows those that differ.
    fn differing_values(&self) -> ParameterMap {
        let all = Self::described().into_iter().zip(self.values());
        all.filter_map(|(known, own)| {
            Some((known.name.to_owned(), differing_part(own, &known.default)?))
        })
        .collect()
    }
}

fn differing_part(own: Value, default: &Value) -> Option<Value> {
    match (own, default) {
        (own, default) if own == *default => None,
        (Value::Object(rows), Value::Object(printed)) => Some(Value::Object(
            rows.into_iter()
                .filter(|(label, row)| printed.get(label) != Some(row))
                .collect(),
        )),
        (own, _) => Some(own),
    }
}

/// The type of one parameter, or of a cell of a table.
pub trait Parameter: Clone + PartialEq {
    /// The kind of form field.
    fn kind() -> Kind;
    /// Reads a value; rows missing from a table with named rows keep their values.
    fn read(&mut self, value: &Value) -> Result<(), Mistakes>;
    /// The whole value.
    fn written(&self) -> Value;
}

/// A newtype over numbers between two bounds.
pub trait Number: Copy + PartialEq {
    /// Lower bound.
    const MIN: f64;
    /// Upper bound.
    const MAX: f64;
    /// True if the lower, the upper bound is itself allowed.
    const REACHED: (bool, bool) = (true, true);
    /// Wraps a number within the bounds.
    fn new(number: f64) -> Self;
    /// The wrapped number.
    fn number(self) -> f64;
    /// The number as JSON: whole numbers without a fraction.
    fn to_json(self) -> Value {
        to_json_number(self.number())
    }
}

fn read_number<T: Number>(value: &Value, optional: bool) -> Result<T, Mistakes> {
    let (low, high) = T::REACHED;
    let within =
        |n: &f64| (*n > T::MIN || low && *n == T::MIN) && (*n < T::MAX || high && *n == T::MAX);
    // Turns a negative zero into zero.
    value
        .as_f64()
        .filter(within)
        .map(|n| T::new(n + 0.0))
        .ok_or_else(|| {
            Wrong::Number {
                min: T::MIN,
                max: T::MAX,
                reached: T::REACHED,
                optional,
            }
            .into()
        })
}

impl<T: Number> Parameter for T {
    fn kind() -> Kind {
        Kind::Number {
            min: T::MIN,
            max: T::MAX,
            optional: false,
        }
    }

    fn read(&mut self, value: &Value) -> Result<(), Mistakes> {
        *self = read_number(value, false)?;
        Ok(())
    }

    fn written(&self) -> Value {
        self.to_json()
    }
}

impl<T: Number> Parameter for Option<T> {
    fn kind() -> Kind {
        Kind::Number {
            min: T::MIN,
            max: T::MAX,
            optional: true,
        }
    }

    fn read(&mut self, value: &Value) -> Result<(), Mistakes> {
        *self = if value == NONE {
            None
        } else {
            Some(read_number(value, true)?)
        };
        Ok(())
    }

    fn written(&self) -> Value {
        self.map_or(NONE.into(), T::to_json)
    }
}

/// A number of games, days, players ..., from 0 to `MAX`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Whole<const MAX: u32>(pub u32);

impl<const MAX: u32> Parameter for Whole<MAX> {
    fn kind() -> Kind {
        Kind::Whole {
            min: 0,
            max: MAX.into(),
        }
    }

    fn read(&mut self, value: &Value) -> Result<(), Mistakes> {
        let number = value
            .as_u64()
            .and_then(|number| u32::try_from(number).ok())
            .filter(|number| *number <= MAX);
        self.0 = number.ok_or(Wrong::Whole(MAX))?;
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

/// A word of digits may be unquoted; `"yes"` and `"no"` may be `true` and `false`.
pub(crate) fn chosen(value: &Value, choices: &[Value]) -> Result<usize, Mistakes> {
    let word = match value {
        Value::Bool(true) => "yes".to_owned(),
        Value::Bool(false) => "no".to_owned(),
        other => other.to_string(),
    };
    let place = choices
        .iter()
        .position(|choice| choice == value || *choice == word);
    place.ok_or_else(|| Wrong::Choice(choices.to_vec()).into())
}

pub(crate) fn read_named_rows(value: &Value) -> Result<&Map<String, Value>, Mistakes> {
    value.as_object().ok_or_else(|| Wrong::NamedRows.into())
}

/// `read` reads the cells of a row in order.
pub(crate) fn read_rows<R: Default, const N: usize>(
    value: &Value,
    most: usize,
    columns: [&'static str; N],
    read: impl Fn(&mut R, &[Value; N]) -> [Result<(), Mistakes>; N],
) -> Result<Vec<R>, Mistakes> {
    let given = value
        .as_array()
        .filter(|rows| (1..=most).contains(&rows.len()));
    let (mut rows, mut mistakes) = (Vec::new(), Mistakes::default());
    for (number, cells) in (1..).zip(given.ok_or(Wrong::Rows(most))?) {
        let mut row = R::default();
        if let Some(cells) = cells
            .as_array()
            .and_then(|cells| cells.as_slice().try_into().ok())
        {
            for (column, cell) in columns.iter().zip(read(&mut row, cells)) {
                mistakes.in_cell(&RowLabel::Number(number), Some(column), cell);
            }
        } else {
            mistakes.in_cell(
                &RowLabel::Number(number),
                None,
                Err(Wrong::Columns(columns.to_vec()).into()),
            );
        }
        rows.push(row);
    }
    mistakes.into_result()?;
    Ok(rows)
}

/// The first choice is the default.
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

        impl $crate::rules::parameter::Parameter for $name {
            fn kind() -> $crate::rules::form::Kind {
                $crate::rules::form::Kind::Choice(vec![$($value.into()),+])
            }

            fn read(&mut self, value: &serde_json::Value) -> Result<(), $crate::rules::parameter::Mistakes> {
                *self = [$($name::$variant),+][$crate::rules::parameter::chosen(value, &[$($value.into()),+])?];
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

/// The documentation of a field is its article, a colon and the text shown in forms. `as` gives
/// another name in journals, `=` a printed value, `check` a function that checks the whole set.
macro_rules! parameters {
    (@name $field:ident) => { stringify!($field) };
    (@name $field:ident $word:literal) => { $word };
    (@default) => { Default::default() };
    (@default $printed:expr) => { $printed };
    (@mistakes $own:ident) => { Default::default() };
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
                $set { $($field: $crate::rules::parameter::parameters!(@default $($printed)?),)+ }
            }
        }

        impl $crate::rules::parameter::ParameterSet for $set {
            fn described() -> Vec<$crate::rules::form::Described> {
                let printed = $set::default();
                vec![$($crate::rules::form::Described::of(
                    $crate::rules::parameter::parameters!(@name $field $($word)?),
                    concat!($($doc),+),
                    &printed.$field,
                )),+]
            }

            fn values(&self) -> Vec<serde_json::Value> {
                vec![$($crate::rules::parameter::Parameter::written(&self.$field)),+]
            }

            fn set(&mut self, name: &str, value: &serde_json::Value) -> Option<Result<(), $crate::rules::parameter::Mistakes>> {
                $(if name == $crate::rules::parameter::parameters!(@name $field $($word)?) {
                    return Some($crate::rules::parameter::Parameter::read(&mut self.$field, value));
                })+
                None
            }

            fn mistakes(&self) -> $crate::rules::parameter::Mistakes {
                $crate::rules::parameter::parameters!(@mistakes self $($check)?)
            }
        }
    };
}
pub(crate) use parameters;

impl Described {
    pub(crate) fn of<T: Parameter>(
        name: &'static str,
        documentation: &'static str,
        default: &T,
    ) -> Described {
        let (article, about) = documentation
            .trim()
            .split_once(": ")
            .unwrap_or(("", documentation));
        Described {
            name,
            article,
            about,
            default: default.written(),
            kind: T::kind(),
        }
    }
}

//! Running queries.
//!
//! diesel makes the code that sends a query anew for every query's type, and once more for each of the two databases: a third of what the
//! compiler had to translate. Here a query's type is forgotten before it is sent, so that this code stands in the program once for each type
//! of row. What it costs: a prepared statement is found by its text, not by its type. The methods have diesel's names and meanings.

use std::marker::PhantomData;

use diesel::connection::DefaultLoadingMode;
use diesel::dsl::Limit;
use diesel::query_builder::{AsQuery, AstPass, Query, QueryFragment, QueryId};
use diesel::query_dsl::methods::{ExecuteDsl, LimitDsl, LoadQuery};
use diesel::{Connection, QueryResult, RunQueryDsl};

use super::Conn;

/// What a file with queries needs of diesel: its prelude, with the methods of [`Run`] in place of `RunQueryDsl`.
pub(super) mod prelude {
    pub(in crate::db) use diesel::prelude::{
        AsChangeset, BoolExpressionMethods, EscapeExpressionMethods, ExpressionMethods, Insertable, JoinOnDsl, NullableExpressionMethods,
        OptionalExtension, QueryDsl, Queryable, Selectable, SelectableHelper, TextExpressionMethods,
    };

    pub(in crate::db) use super::Run;
}

/// Both databases as one, as diesel sees them.
type Either = <Conn as Connection>::Backend;

/// A piece of SQL whose type is forgotten.
trait Piece {
    fn walk<'b>(&'b self, pass: AstPass<'_, 'b, Either>) -> QueryResult<()>;
}

impl<T: QueryFragment<Either>> Piece for T {
    fn walk<'b>(&'b self, pass: AstPass<'_, 'b, Either>) -> QueryResult<()> {
        self.walk_ast(pass)
    }
}

/// A query of which only the SQL type `S` of its rows is known.
pub(super) struct Plain<'q, S>(Box<dyn Piece + 'q>, PhantomData<S>);

impl<S> QueryFragment<Either> for Plain<'_, S> {
    fn walk_ast<'b>(&'b self, pass: AstPass<'_, 'b, Either>) -> QueryResult<()> {
        self.0.walk(pass)
    }
}

impl<S> Query for Plain<'_, S> {
    type SqlType = S;
}

impl<S> QueryId for Plain<'_, S> {
    type QueryId = ();

    const HAS_STATIC_QUERY_ID: bool = false;
}

impl<S> RunQueryDsl<Conn> for Plain<'_, S> {}

/// The query of `T`, its type forgotten.
type PlainOf<'q, T> = Plain<'q, <T as AsQuery>::SqlType>;

/// Running a query on either database.
pub(super) trait Run: Sized {
    /// All rows.
    fn load<'q, U>(self, conn: &mut Conn) -> QueryResult<Vec<U>>
    where
        Self: AsQuery,
        Self::Query: QueryFragment<Either> + 'q,
        PlainOf<'q, Self>: LoadQuery<'q, Conn, U>,
    {
        RunQueryDsl::load(Plain(Box::new(self.as_query()), PhantomData), conn)
    }

    /// Row by row, of which none is kept: for more rows than anybody wants to hold.
    fn each<'q, U>(self, conn: &mut Conn, one: &mut dyn FnMut(U)) -> QueryResult<()>
    where
        Self: AsQuery,
        Self::Query: QueryFragment<Either> + 'q,
        PlainOf<'q, Self>: LoadQuery<'q, Conn, U> + 'q,
    {
        for row in RunQueryDsl::load_iter::<U, DefaultLoadingMode>(Plain(Box::new(self.as_query()), PhantomData), conn)? {
            one(row?);
        }
        Ok(())
    }

    /// The only row, or [`diesel::NotFound`].
    fn get_result<'q, U>(self, conn: &mut Conn) -> QueryResult<U>
    where
        Self: AsQuery,
        Self::Query: QueryFragment<Either> + 'q,
        PlainOf<'q, Self>: LoadQuery<'q, Conn, U>,
    {
        RunQueryDsl::get_result(Plain(Box::new(self.as_query()), PhantomData), conn)
    }

    /// The first row, or [`diesel::NotFound`].
    fn first<'q, U>(self, conn: &mut Conn) -> QueryResult<U>
    where
        Self: LimitDsl,
        Limit<Self>: AsQuery + Run,
        <Limit<Self> as AsQuery>::Query: QueryFragment<Either> + 'q,
        PlainOf<'q, Limit<Self>>: LoadQuery<'q, Conn, U>,
    {
        Run::get_result(LimitDsl::limit(self, 1), conn)
    }

    /// How many rows were changed.
    fn execute(self, conn: &mut Conn) -> QueryResult<usize>
    where
        Self: QueryFragment<Either>,
    {
        ExecuteDsl::execute(Plain::<()>(Box::new(self), PhantomData), conn)
    }
}

impl<T> Run for T {}

//! diesel instantiates the code that sends a query for each type of query, and again for each of
//! the two databases: a third of what the compiler had to translate. Here the type of a query is
//! erased before it is sent, so that this code exists once for each type of row. The price: a
//! prepared statement is found by its text, not by its type.

use std::marker::PhantomData;

use diesel::connection::DefaultLoadingMode;
use diesel::dsl::Limit;
use diesel::query_builder::{AsQuery, AstPass, Query, QueryFragment, QueryId};
use diesel::query_dsl::methods::{ExecuteDsl, LimitDsl, LoadQuery};
use diesel::{Connection, QueryResult, RunQueryDsl};

use super::Conn;

/// diesel's prelude, with the methods of [`Run`] in place of `RunQueryDsl`.
pub(super) mod prelude {
    pub(crate) use diesel::prelude::{
        AsChangeset, BoolExpressionMethods, EscapeExpressionMethods, ExpressionMethods, Insertable,
        JoinOnDsl, NullableExpressionMethods, OptionalExtension, QueryDsl, Queryable, Selectable,
        SelectableHelper, TextExpressionMethods,
    };

    pub(crate) use super::Run;
}

/// diesel's backend type for both databases.
type AnyBackend = <Conn as Connection>::Backend;

trait Piece {
    fn walk<'b>(&'b self, pass: AstPass<'_, 'b, AnyBackend>) -> QueryResult<()>;
}

impl<T: QueryFragment<AnyBackend>> Piece for T {
    fn walk<'b>(&'b self, pass: AstPass<'_, 'b, AnyBackend>) -> QueryResult<()> {
        self.walk_ast(pass)
    }
}

/// `S` is the SQL type of the rows.
pub(super) struct ErasedQuery<'q, S>(Box<dyn Piece + 'q>, PhantomData<S>);

impl<S> QueryFragment<AnyBackend> for ErasedQuery<'_, S> {
    fn walk_ast<'b>(&'b self, pass: AstPass<'_, 'b, AnyBackend>) -> QueryResult<()> {
        self.0.walk(pass)
    }
}

impl<S> Query for ErasedQuery<'_, S> {
    type SqlType = S;
}

impl<S> QueryId for ErasedQuery<'_, S> {
    type QueryId = ();

    const HAS_STATIC_QUERY_ID: bool = false;
}

impl<S> RunQueryDsl<Conn> for ErasedQuery<'_, S> {}

type PlainOf<'q, T> = ErasedQuery<'q, <T as AsQuery>::SqlType>;

/// The methods have diesel's names and meanings.
pub(super) trait Run: Sized {
    fn load<'q, U>(self, conn: &mut Conn) -> QueryResult<Vec<U>>
    where
        Self: AsQuery,
        Self::Query: QueryFragment<AnyBackend> + 'q,
        PlainOf<'q, Self>: LoadQuery<'q, Conn, U>,
    {
        RunQueryDsl::load(ErasedQuery(Box::new(self.as_query()), PhantomData), conn)
    }

    /// Keeps no row: for results too large for memory.
    fn for_each_row<'q, U>(self, conn: &mut Conn, one: &mut dyn FnMut(U)) -> QueryResult<()>
    where
        Self: AsQuery,
        Self::Query: QueryFragment<AnyBackend> + 'q,
        PlainOf<'q, Self>: LoadQuery<'q, Conn, U> + 'q,
    {
        for row in RunQueryDsl::load_iter::<U, DefaultLoadingMode>(
            ErasedQuery(Box::new(self.as_query()), PhantomData),
            conn,
        )? {
            one(row?);
        }
        Ok(())
    }

    /// Loads the only row, or fails with [`diesel::NotFound`].
    fn get_result<'q, U>(self, conn: &mut Conn) -> QueryResult<U>
    where
        Self: AsQuery,
        Self::Query: QueryFragment<AnyBackend> + 'q,
        PlainOf<'q, Self>: LoadQuery<'q, Conn, U>,
    {
        RunQueryDsl::get_result(ErasedQuery(Box::new(self.as_query()), PhantomData), conn)
    }

    /// Loads the first row, or fails with [`diesel::NotFound`].
    fn first<'q, U>(self, conn: &mut Conn) -> QueryResult<U>
    where
        Self: LimitDsl,
        Limit<Self>: AsQuery + Run,
        <Limit<Self> as AsQuery>::Query: QueryFragment<AnyBackend> + 'q,
        PlainOf<'q, Limit<Self>>: LoadQuery<'q, Conn, U>,
    {
        Run::get_result(LimitDsl::limit(self, 1), conn)
    }

    fn execute(self, conn: &mut Conn) -> QueryResult<usize>
    where
        Self: QueryFragment<AnyBackend>,
    {
        ExecuteDsl::execute(ErasedQuery::<()>(Box::new(self), PhantomData), conn)
    }
}

impl<T> Run for T {}

/// A query that cannot be read.
package struct QueryError: Error, Equatable {
    /// What was expected at the place.
    package enum Expectation: Sendable {
        case condition, text, field, age, date, endOfQuotes, endOfExpression, endOfGroup
        /// A simpler query or expression.
        case less
        case expression, expressionClass, repetition
    }

    /// The place in the query, in Unicode scalars from its beginning.
    package let place: Int
    package let expected: Expectation
}

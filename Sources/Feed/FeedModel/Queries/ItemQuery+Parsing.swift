extension ItemQuery {
    /// Parses a query.
    ///
    /// - Parameter isTyped: true while the user types it: what is open at the end is closed, and
    ///   conditions without a value are left out.
    package init(_ text: String, isTyped: Bool = false) throws(QueryError) {
        var parser = QueryParser(text, isTyped: isTyped)
        nodes = try parser.query()
    }
}

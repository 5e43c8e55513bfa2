/// A query with a name, as a list of feeds has it beside its feeds. Readers show it as a list of its own.
public struct FeedSearch: Sendable, Hashable {
    /// The name, as plain text.
    @ExactText public var name: String
    /// The query, as the user wrote it: it may be wrong (docs/QUERIES.md).
    @ExactText public var query: String

    /// Creates a search.
    public init(name: String, query: String) {
        self.name = name
        self.query = query
    }
}

/// An entry that an item refers to; at least one property is set.
public struct FeedReference: Sendable, Hashable {
    /// Its identifier in its own feed, verbatim, not necessarily an address.
    @ExactText public var id: String?
    /// Its address.
    @ExactText public var url: String?

    /// Creates a reference.
    public init(id: String? = nil, url: String? = nil) {
        self.id = id
        self.url = url
    }
}

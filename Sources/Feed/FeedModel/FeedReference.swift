/// Something elsewhere that an item speaks of; at least one of its parts is there.
public struct FeedReference: Sendable, Hashable {
    /// Its identifier in its own feed, verbatim; it need not be an address.
    public var id: String?
    /// Where it can be read.
    public var url: String?

    /// Creates a reference.
    public init(id: String? = nil, url: String? = nil) {
        self.id = id
        self.url = url
    }
}

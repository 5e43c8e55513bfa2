extension FeedItemViewModel: Identifiable {
    /// A key that is unique in a feed: the identifier, the source, and a number for items that have
    /// both in common.
    ///
    /// Stable when the feed is loaded again with the same sources, so that lists can match their
    /// cells. Compared by bytes; shares the memory of the item's identifier.
    public struct ID: Sendable, Hashable {
        /// The item's ``FeedItemViewModel/identifier``.
        public let identifier: FeedText
        /// The item's ``FeedItemViewModel/sourceIndex``.
        public let sourceIndex: Int?
        /// The number of earlier items in the feed with the same identifier and source.
        public let number: Int

        /// Creates a key.
        public init(_ identifier: FeedText, sourceIndex: Int? = nil, number: Int = 0) {
            self.identifier = identifier
            self.sourceIndex = sourceIndex
            self.number = number
        }
    }

    /// The item's key, unique in the feed whose ``FeedViewModel/items`` it was taken from.
    ///
    /// The first key of a feed reads the identifiers of all items; complexity: O(*n*), then O(1).
    public var id: ID {
        ID($identifier, sourceIndex: sourceIndex, number: position.number)
    }
}

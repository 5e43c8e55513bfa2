extension FeedItemViewModel: Identifiable {
    /// What tells an item from all others of its feed: its identifier, its source, and, where several have both
    /// in common, which of them it is.
    ///
    /// It stays the same from one loading to the next as long as the feed has the same sources, so that a list
    /// finds its cells again. It is compared by bytes, and costs nothing but the text of the identifier, which is
    /// shared with the item.
    public struct ID: Sendable, Hashable {
        /// The item's ``FeedItemViewModel/identifier``.
        public let identifier: FeedText
        /// The item's ``FeedItemViewModel/sourceIndex``.
        public let sourceIndex: Int?
        /// How many items before it in the feed have both in common with it.
        public let number: Int

        /// Creates a key.
        public init(_ identifier: FeedText, sourceIndex: Int? = nil, number: Int = 0) {
            self.identifier = identifier
            self.sourceIndex = sourceIndex
            self.number = number
        }
    }

    /// The key, unique in the feed whose ``FeedViewModel/items`` it was taken from.
    ///
    /// The first key of a feed has the identifiers of all its items looked at, once.
    public var id: ID {
        ID($identifier, sourceIndex: sourceIndex, number: place.number)
    }
}

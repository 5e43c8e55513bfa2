public import FeedModel

/// A change of states of many items at once.
public struct FeedItemStateChange: Sendable, Equatable {
    /// The items of a change.
    public enum Items: Sendable, Equatable {
        /// Those at the indexes of a range.
        case range(Range<Int>)
        /// Those at indexes, in any order.
        case list([Int])
    }

    /// The revision of the feed that the items are of.
    public let revision: UInt64
    /// The states that change.
    public let states: FeedItemStates
    /// True to set them, false to clear them.
    public let isSet: Bool
    /// The items.
    public let items: Items

    /// Creates a change.
    public init(revision: UInt64, states: FeedItemStates, isSet: Bool, items: Items) {
        self.revision = revision
        self.states = states
        self.isSet = isSet
        self.items = items
    }
}

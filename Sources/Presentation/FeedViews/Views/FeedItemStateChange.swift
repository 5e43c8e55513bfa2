public import FeedModel

/// A change of the states of several items.
public struct FeedItemStateChange: Sendable, Equatable {
    /// The items to change.
    public enum Items: Sendable, Equatable {
        /// The items at a range of indexes.
        case range(Range<Int>)
        /// The items at the given indexes, in any order.
        case list([Int])

        /// The indexes, in the same order.
        package var indexes: FeedItemIndices {
            switch self {
            case .range(let range):
                // Of a range that no feed has, the count itself may be out of range.
                FeedItemIndices(
                    count: Int(clamping: UInt(bitPattern: range.upperBound &- range.lowerBound))
                ) { range.lowerBound + $0 }
            case .list(let list): FeedItemIndices(list)
            }
        }
    }

    /// The revision of the items' feed.
    public let revision: UInt64
    /// The states to change.
    public let states: FeedItemStates
    /// True to set them, false to clear them.
    public let isSet: Bool
    /// The items to change.
    public let items: Items

    /// Creates a change.
    public init(revision: UInt64, states: FeedItemStates, isSet: Bool, items: Items) {
        self.revision = revision
        self.states = states
        self.isSet = isSet
        self.items = items
    }
}

/// States of an item that the user sets.
public struct FeedItemStates: OptionSet, Sendable, Hashable {
    /// The user has read the item.
    public static let read = FeedItemStates(rawValue: 1)
    /// The user wants to keep the item.
    public static let starred = FeedItemStates(rawValue: 2)

    public let rawValue: UInt32

    /// Creates a set of states.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

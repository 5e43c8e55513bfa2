/// The states a person has given an item.
public struct FeedItemStates: OptionSet, Sendable, Hashable {
    /// The person has read it.
    public static let read = FeedItemStates(rawValue: 1)
    /// The person has marked it to be kept.
    public static let starred = FeedItemStates(rawValue: 2)

    public let rawValue: UInt32

    /// Creates the states of a bit set.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

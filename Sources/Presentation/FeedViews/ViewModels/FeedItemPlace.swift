/// The place at which a view model was taken from its feed, by which it finds the number of its key. It is none of
/// what the item says, so that all are equal.
public struct FeedItemPlace: Sendable, Equatable {
    @usableFromInline let numbers: FeedItemNumbers?
    // Half a word: no feed has as many items, and a view model has no room for more.
    @usableFromInline let index: Int32

    /// The place of an item that is in no feed.
    package static var none: FeedItemPlace { FeedItemPlace(nil, 0) }

    /// Creates the place at `index` of a feed.
    @inlinable
    init(_ numbers: FeedItemNumbers?, _ index: Int) {
        self.numbers = numbers
        self.index = Int32(truncatingIfNeeded: index)
    }

    /// How many items before it have the same identifier and source.
    var number: Int { numbers?[Int(index)] ?? 0 }

    public static func == (left: FeedItemPlace, right: FeedItemPlace) -> Bool { true }
}

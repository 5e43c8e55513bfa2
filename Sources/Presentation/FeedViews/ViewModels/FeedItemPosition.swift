/// The position of a view model in its feed, with which ``FeedItemViewModel/id`` finds its number.
/// Not part of the view model's value: all positions are equal.
public struct FeedItemPosition: Sendable, Equatable {
    @usableFromInline let numbers: FeedItemNumbers?
    // 32 bits, to keep ``FeedItemViewModel`` within 256 bytes.
    @usableFromInline let index: Int32

    /// The position of an item outside any feed.
    package static var none: FeedItemPosition { FeedItemPosition(nil, 0) }

    /// Creates the position `index` of a feed.
    @inlinable
    init(_ numbers: FeedItemNumbers?, _ index: Int) {
        self.numbers = numbers
        self.index = Int32(truncatingIfNeeded: index)
    }

    /// The number of earlier items with the same identifier and source.
    var number: Int { numbers?[Int(index)] ?? 0 }

    public static func == (left: FeedItemPosition, right: FeedItemPosition) -> Bool { true }
}

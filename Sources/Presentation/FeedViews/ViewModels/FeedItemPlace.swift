/// The place at which a view model was taken from its feed. It is none of what the item says, so that all are equal.
struct FeedItemPlace: Sendable, Equatable {
    private let numbers: FeedItemNumbers?
    private let index: Int

    /// The place of an item that is in no feed.
    static let none = FeedItemPlace(nil, 0)

    /// Creates the place at `index` of a feed.
    init(_ numbers: FeedItemNumbers?, _ index: Int) {
        self.numbers = numbers
        self.index = index
    }

    /// How many items before it have the same identifier and source.
    var number: Int { numbers?[index] ?? 0 }

    static func == (left: FeedItemPlace, right: FeedItemPlace) -> Bool { true }
}

/// Places of items in a feed, in the order to show them.
public struct FeedItemPlaces: RandomAccessCollection, Sendable {
    /// How many there are.
    public let count: Int
    /// The places, where they are not all from zero on.
    private let list: [Int]?

    /// All places of a feed of `count` items.
    public init(upTo count: Int) {
        self.count = count
        list = nil
    }

    /// The places in `list`.
    public init(_ list: [Int]) {
        count = list.count
        self.list = list
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    /// The place that comes at `index`.
    public subscript(index: Int) -> Int {
        precondition(index >= 0 && index < count, "there is no place at this index")
        return list?[index] ?? index
    }
}

/// Indices of items of a feed, in display order.
public struct FeedItemIndices: RandomAccessCollection, Sendable {
    public let count: Int
    /// `nil` for all indices from zero on.
    private let list: [Int]?

    /// Creates the indices of a feed with `count` items.
    public init(upTo count: Int) {
        self.count = count
        list = nil
    }

    /// Creates indices from a list.
    public init(_ list: [Int]) {
        count = list.count
        self.list = list
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    public subscript(index: Int) -> Int {
        precondition(index >= 0 && index < count, "index out of range")
        return list?[index] ?? index
    }
}

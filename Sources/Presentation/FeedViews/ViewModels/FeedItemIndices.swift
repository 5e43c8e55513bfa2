/// Indices of items of a feed, in display order.
public struct FeedItemIndices: RandomAccessCollection, Sendable {
    public let count: Int
    /// `nil` for all indices from zero on, and for those that are queried.
    private let list: [Int]?
    private let query: (@Sendable (Int) -> Int)?

    /// Creates the indices of a feed with `count` items.
    public init(upTo count: Int) {
        self.count = count
        list = nil
        query = nil
    }

    /// Creates indices from a list.
    public init(_ list: [Int]) {
        count = list.count
        self.list = list
        query = nil
    }

    /// Creates `count` indices that `query` returns.
    public init(count: Int, query: @escaping @Sendable (Int) -> Int) {
        self.count = count
        list = nil
        self.query = query
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    public subscript(index: Int) -> Int {
        precondition(index >= 0 && index < count, "index out of range")
        return list?[index] ?? query?(index) ?? index
    }
}

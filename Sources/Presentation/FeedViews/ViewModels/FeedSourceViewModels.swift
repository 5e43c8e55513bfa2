/// The sources of a feed, each made on request.
public struct FeedSourceViewModels: RandomAccessCollection, Sendable {
    /// The number of sources.
    public let count: Int
    private let source: @Sendable (Int) -> FeedSourceViewModel
    /// Count items; `nil` for the counts that ``source`` gives.
    var states: DisplayedItemStates?

    /// Creates a collection of `count` sources.
    ///
    /// - Parameter source: makes the source at an index from zero to `count - 1`.
    public init(count: Int, source: @escaping @Sendable (Int) -> FeedSourceViewModel) {
        self.count = count
        self.source = source
    }

    /// Creates a collection of existing sources.
    public init(_ sources: [FeedSourceViewModel] = []) {
        self.init(count: sources.count) { sources[$0] }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    public subscript(index: Int) -> FeedSourceViewModel {
        precondition(index >= 0 && index < count, "there is no source at this index")
        var viewModel = source(index)
        if let states {
            viewModel.unreadCount = states.unreadCount(ofSource: index)
            viewModel.starredCount = states.starredCount(ofSource: index)
        }
        return viewModel
    }
}

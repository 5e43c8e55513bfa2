/// The order of the rows of a list.
public struct ItemOrder: Sendable, Equatable {
    /// What rows are sorted by.
    public enum Criterion: String, Sendable, CaseIterable {
        /// The order of the feed.
        case asLoaded = "loaded"
        /// Newest first; items without a date are always last.
        case date
        /// By the title.
        case title
        /// In the order of the list of feeds.
        case source = "feed"
    }

    /// The text of ``ReaderAction/sort`` that asks for the other way round.
    public static let reversal = "reverse"

    /// What rows are sorted by.
    public var criterion: Criterion
    /// True for the other way round.
    public var isReversed: Bool

    /// Creates an order.
    public init(_ criterion: Criterion = .asLoaded, isReversed: Bool = false) {
        self.criterion = criterion
        self.isReversed = isReversed
    }
}

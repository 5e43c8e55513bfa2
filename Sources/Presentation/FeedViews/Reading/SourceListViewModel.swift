/// The lists that items can be read in, from top to bottom.
public struct SourceListViewModel: Sendable, Equatable {
    /// The revision of the feed.
    public var revision: UInt64
    /// Grows with each change of the lists.
    public var version: UInt64
    /// The version since which the rows are the same lists.
    public var rowsVersion: UInt64
    /// All, unread and starred items, then folders and feeds in the order of the user's list, each
    /// folder at its first feed. Empty for a single feed, which needs no choice.
    public var rows: [SourceRowViewModel]
    /// The row of the chosen list; `nil` if there are no rows.
    public var selectedRow: Int?
    /// True if the user is in these lists, rather than in items or an article.
    public var isActive: Bool

    /// Creates a view model.
    public init(
        revision: UInt64 = 0, version: UInt64 = 0, rowsVersion: UInt64 = 0,
        rows: [SourceRowViewModel] = [], selectedRow: Int? = nil, isActive: Bool = false
    ) {
        self.revision = revision
        self.version = version
        self.rowsVersion = rowsVersion
        self.rows = rows
        self.selectedRow = selectedRow
        self.isActive = isActive
    }
}

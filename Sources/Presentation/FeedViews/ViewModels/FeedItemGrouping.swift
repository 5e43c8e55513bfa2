/// What the items of a feed are grouped by, under headings.
public enum FeedItemGrouping: Int32, Sendable, CaseIterable {
    /// Nothing: there are no headings.
    case none
    /// The folder of their source; see ``FeedViewModel/itemGroups``.
    case folder
    /// Their source.
    case source
    /// The day of their date; see ``FeedItemText/day``.
    case day
}

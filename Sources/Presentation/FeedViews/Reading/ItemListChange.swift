/// What has changed between two versions of a list of items.
public struct ItemListChange: Sendable, Equatable {
    /// Everything may have changed.
    public static let all = ItemListChange(hasNewRows: true)

    /// True if the rows are others, or in another order.
    public var hasNewRows: Bool
    /// The rows whose items may have other states; empty if none. All rows if they are new.
    public var changedRows: Range<Int>
    /// True if another row is selected.
    public var hasNewSelection: Bool

    /// Creates a change.
    public init(
        hasNewRows: Bool = false, changedRows: Range<Int> = 0..<0, hasNewSelection: Bool = false
    ) {
        self.hasNewRows = hasNewRows
        self.changedRows = changedRows
        self.hasNewSelection = hasNewSelection
    }
}

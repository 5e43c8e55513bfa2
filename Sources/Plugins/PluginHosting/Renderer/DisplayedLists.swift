import FeedViews

/// What a renderer has been shown of the lists of a reader.
package struct DisplayedLists {
    /// A list that was displayed.
    package struct List {
        /// The version since which its rows are the same.
        package var rowsVersion: UInt64
        package var rowCount: UInt64

        package init(rowsVersion: UInt64, rowCount: UInt64) {
            self.rowsVersion = rowsVersion
            self.rowCount = rowCount
        }
    }

    /// The list of sources; `nil` before it was displayed.
    package var sources: List?
    /// The list of items; `nil` before it was displayed.
    package var items: List?

    /// Creates an object for a renderer that was shown nothing.
    package init() {}

    /// Returns the list whose rows an action is about.
    func list(of action: ReaderAction) -> List? { action == .chooseList ? sources : items }
}

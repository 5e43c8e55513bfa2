import FeedViews

/// What a renderer has been shown of the lists of a reader.
package struct DisplayedLists {
    /// A list that was displayed.
    struct List {
        /// The version since which its rows are the same.
        let rowsVersion: UInt64
        let rowCount: UInt64
    }

    /// The list of sources; `nil` before it was displayed.
    var sources: List?
    /// The list of items; `nil` before it was displayed.
    var items: List?

    /// Returns the list whose rows an action is about.
    func list(of action: ReaderAction) -> List? { action == .chooseList ? sources : items }
}

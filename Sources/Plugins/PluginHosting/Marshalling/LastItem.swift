import FeedViews

/// The list entry that was made last: a renderer that shows an article asks for both.
///
/// Moves the entry in and out, since a copy would count a reference for each of its texts.
package final class LastItem {
    private var index = -1
    private var item: FeedItemViewModel?
    /// False until there is an article: a list makes none.
    private var isWanted = false

    func note(_ item: consuming FeedItemViewModel, at index: Int) {
        guard isWanted else { return }
        self.index = index
        self.item = consume item
    }

    /// Returns the result of `body` for the entry, if it is that of the item at `index`.
    func withItem<Result>(at index: Int, _ body: (FeedItemViewModel) -> Result) -> Result? {
        isWanted = true
        guard index == self.index, let item = item.take() else { return nil }
        defer { self.item = consume item }
        return body(item)
    }
}

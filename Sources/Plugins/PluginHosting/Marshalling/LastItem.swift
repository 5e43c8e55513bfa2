import FeedViews

/// The list entry that was made last: a renderer that shows an article asks for both.
package final class LastItem {
    private var index = -1
    private var item: FeedItemViewModel?

    func note(_ item: FeedItemViewModel, at index: Int) {
        self.index = index
        self.item = item
    }

    func item(at index: Int) -> FeedItemViewModel? {
        index == self.index ? item : nil
    }
}

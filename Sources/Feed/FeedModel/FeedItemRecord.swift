/// What an item of a document says, as places in that.
package struct FeedItemRecord: Sendable {
    /// ``FeedItem/id``.
    package var id = TextRange.none
    /// ``FeedItem/url``.
    package var url = TextRange.none
    /// ``FeedItem/title``.
    package var title = TextRange.none
    var dates: FeedItemDates
    /// The numbers of the content and of the summary, plus one; zero where there is none.
    private(set) var contentNumber: UInt32 = 0
    private(set) var summaryNumber: UInt32 = 0
    /// The number of the details in their source, plus one; zero where that makes none.
    private(set) var detailsNumber: UInt32 = 0

    /// Creates the record of an item that has a date and no texts.
    package init(published: FeedDate?, updated: FeedDate?) {
        dates = FeedItemDates(published: published, updated: updated)
    }

    /// Gives the item a content that stands at a place in its source.
    package mutating func setContent(at index: Int, isMarkup: Bool) {
        contentNumber = FeedContent.number(of: index, isMarkup: isMarkup) + 1
    }

    /// Gives the item a summary that stands at a place in its source.
    package mutating func setSummary(at index: Int, isMarkup: Bool) {
        summaryNumber = FeedContent.number(of: index, isMarkup: isMarkup) + 1
    }

    /// Has the details made by their source, where they are at a place.
    package mutating func deferDetails(at index: Int) {
        detailsNumber = UInt32(index) + 1
    }
}

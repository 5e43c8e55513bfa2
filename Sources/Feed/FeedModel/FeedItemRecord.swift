/// What an item of a document says, as places in that.
package struct FeedItemRecord: Sendable {
    /// ``FeedItem/id``.
    package var id = FeedItemPlace.none
    /// ``FeedItem/url``.
    package var url = FeedItemPlace.none
    /// ``FeedItem/title``.
    package var title = FeedItemPlace.none
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

    /// Gives the item a content, and after that a summary, that stand at a place in their source.
    package mutating func addContent(at index: Int, isMarkup: Bool) {
        let number = FeedContent.number(of: index, isMarkup: isMarkup) + 1
        if contentNumber == 0 { contentNumber = number } else { summaryNumber = number }
    }

    /// Has the details made by their source, where they are at a place.
    package mutating func deferDetails(at index: Int) {
        detailsNumber = UInt32(index) + 1
    }
}

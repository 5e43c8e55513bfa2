/// An item of a document, as ranges of its bytes.
package struct FeedItemRecord: Sendable {
    /// ``FeedItem/id``.
    package var id = TextRange.none
    /// ``FeedItem/url``.
    package var url = TextRange.none
    /// ``FeedItem/title``.
    package var title = TextRange.none
    let published: FeedDate?
    let updated: FeedDate?
    /// The numbers of content and summary plus one; zero if absent.
    private(set) var contentNumber: UInt32 = 0
    private(set) var summaryNumber: UInt32 = 0
    /// The number of the details in their source plus one; zero if the source makes none.
    private(set) var detailsNumber: UInt32 = 0
    /// The index of the stored details; zero for none.
    private(set) var storedNumber: UInt32 = 0

    /// Creates the record of an item without texts.
    package init(published: FeedDate?, updated: FeedDate?) {
        self.published = published
        self.updated = updated
    }

    /// Sets the content to the one at `index` of the source.
    package mutating func setContent(at index: Int, isMarkup: Bool) {
        contentNumber = FeedContent.number(of: index, isMarkup: isMarkup) + 1
    }

    /// Sets the summary to the one at `index` of the source.
    package mutating func setSummary(at index: Int, isMarkup: Bool) {
        summaryNumber = FeedContent.number(of: index, isMarkup: isMarkup) + 1
    }

    /// Makes the source provide the details, at `index`.
    package mutating func deferDetails(at index: Int) {
        detailsNumber = UInt32(index) + 1
    }

    /// Appends the item's details to those of all items, which begin with ``FeedItemDetails/none``.
    package mutating func store(_ details: FeedItemDetails, in all: inout [FeedItemDetails]) {
        guard details != .none else { return }
        storedNumber = UInt32(all.count)
        all.append(details)
    }
}

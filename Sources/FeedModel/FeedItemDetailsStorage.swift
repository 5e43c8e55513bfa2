/// Holds an item's details outside the item: one word in the item where there are none.
final class FeedItemDetailsStorage: Sendable {
    let details: FeedItemDetails

    init(_ details: FeedItemDetails) {
        self.details = details
    }
}

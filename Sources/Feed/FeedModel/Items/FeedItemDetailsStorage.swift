/// Boxes details, so that items with equal details can share them.
package final class FeedItemDetailsStorage: Sendable {
    package let details: FeedItemDetails

    package init(_ details: FeedItemDetails) {
        self.details = details
    }
}

internal import FeedModel

/// The parts of an item, collected while its object is read.
struct JSONItem {
    var id: String?
    var url: String?
    var title: String?
    var html: JSONText?
    var text: JSONText?
    var summary: JSONText?
    /// The text of the image feed and of RSS.
    var description: JSONText?
    var image: String?
    var published: FeedDate?
    var updated: FeedDate?
    var details = FeedItemDetails()
}

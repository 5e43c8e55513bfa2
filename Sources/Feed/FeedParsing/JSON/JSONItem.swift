internal import FeedModel

/// The parts of an item, collected while its object is read.
struct JSONItem {
    var id: String?
    var url: String?
    var title: String?
    // The ranges of the strings these were read from; `nil` if there were several.
    var idRange: Range<Int>?
    var urlRange: Range<Int>?
    var titleRange: Range<Int>?
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

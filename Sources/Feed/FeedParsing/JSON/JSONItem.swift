internal import FeedModel

/// Collects the parts of one item while its object is read.
struct JSONItem {
    var id: String?
    var url: String?
    var title: String?
    // Where those were read, if it was one place.
    var idPlace: Range<Int>?
    var urlPlace: Range<Int>?
    var titlePlace: Range<Int>?
    var html: JSONText?
    var text: JSONText?
    var summary: JSONText?
    /// The image feed's text, and RSS's.
    var description: JSONText?
    var image: String?
    var published: FeedDate?
    var updated: FeedDate?
    var details = FeedItemDetails()
}

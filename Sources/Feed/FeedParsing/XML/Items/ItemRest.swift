internal import FeedModel

/// The parts of an item that few items have, beside its details.
///
/// A value for each of them, made anew together.
struct ItemRest: Sendable {
    var picture = Ranked<FeedItemPlace>()
    /// The number of pixels of the picture, where several of the same rank are offered.
    var pictureArea: Int64 = -1
    var thumbnail = FeedItemPlace.none
    var location = Ranked<String>()
    var comments = Ranked<String>()
    var commentCount = Ranked<Int>()
    var latitude: String?
    var longitude: String?
    var knownTags = Set<String>()
    /// Where the media of the group that is open begin, and what the group says of all.
    var groupStart = 0
    var group = ItemFiles.Media()
}

internal import FeedModel

/// The parts of an item that few items have, beside its details.
///
/// A value for each of them, made anew together.
struct RareItemValues: Sendable {
    var picture = BestCandidate<TextRange>()
    /// The number of pixels of the picture, where several of the same rank are offered.
    var pictureArea: Int64 = -1
    var thumbnail = TextRange.none
    var location = BestCandidate<String>()
    var comments = BestCandidate<String>()
    var commentCount = BestCandidate<Int>()
    var latitude: String?
    var longitude: String?
    var knownTags = Set<String>()
    /// Where the media of the group that is open begin, and what the group says of all.
    var groupStart = 0
    var group = ItemFiles.Media()
}

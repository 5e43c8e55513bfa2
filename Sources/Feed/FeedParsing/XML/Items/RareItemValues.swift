internal import FeedModel

/// Rare properties of an item, and intermediate values.
struct RareItemValues: Sendable {
    var picture = BestCandidate<TextRange>()
    /// The pixel count of the picture, to choose among those of the same rank.
    var pictureArea: Int64 = -1
    var thumbnail = TextRange.none
    var location = BestCandidate<String>()
    var comments = BestCandidate<String>()
    var commentCount = BestCandidate<Int>()
    var latitude: String?
    var longitude: String?
    var knownTags = Set<ExactText<String>>()
    /// The index of the first medium in the open group, and the group's values.
    var groupStart = 0
    var group = ItemFiles.Media()
}

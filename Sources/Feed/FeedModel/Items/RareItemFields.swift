/// Fields that most items lack; see ``FeedItemDetails``.
struct RareItemFields: Sendable, Equatable {
    @ExactText var externalURL: String?
    var image: FeedImage?
    var contributors: [FeedAuthor] = []
    @ExactText var language: String?
    var attachments: [FeedAttachment] = []
    var media: [FeedMedia] = []
    @ExactText var location: String?
    @ExactText var comments: String?
    var discussion: FeedDiscussion?
    @ExactText var section: String?
    @ExactText var department: String?
    var episode: FeedEpisode?
    @ExactText var banner: String?
    @ExactText var rights: String?
    var source: FeedSource?

    /// A copy-on-write box.
    final class Box: @unchecked Sendable {
        var fields: RareItemFields

        init(_ fields: RareItemFields) {
            self.fields = fields
        }
    }
}

#if !hasFeature(Embedded)
    extension RareItemFields.Box: CustomDebugStringConvertible {
        /// Makes printed details show all fields.
        var debugDescription: String { "\(fields)" }
    }
#endif

/// Fields that most items lack; see ``FeedItemDetails``.
struct RareItemFields: Sendable, Equatable {
    var externalURL: String?
    var image: FeedImage?
    var contributors: [FeedAuthor] = []
    var language: String?
    var attachments: [FeedAttachment] = []
    var media: [FeedMedia] = []
    var location: String?
    var comments: String?
    var discussion: FeedDiscussion?
    var section: String?
    var department: String?
    var episode: FeedEpisode?
    var banner: String?
    var rights: String?
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

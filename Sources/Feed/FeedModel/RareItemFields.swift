/// What most items have nothing of; see ``FeedItemDetails`` for what each is.
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

    /// Holds them outside a value, which copies them before it changes them where others hold them, too.
    final class Box: @unchecked Sendable {
        // Unchecked: it is changed only by who holds the one reference to it, and read for each item.
        @exclusivity(unchecked) private var stored: RareItemFields

        var fields: RareItemFields {
            _read { yield unsafe stored }
            _modify { yield unsafe &stored }
        }

        init(_ fields: RareItemFields) {
            unsafe stored = fields
        }
    }
}

#if !hasFeature(Embedded)
    extension RareItemFields.Box: CustomDebugStringConvertible {
        /// The fields: details that are printed say all that they hold.
        var debugDescription: String { "\(fields)" }
    }
#endif

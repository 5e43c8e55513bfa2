/// An item as a page shows it, beyond what a list shows; its texts are asked for one by one
/// (``FeedItemViewModels/text(_:at:)``).
///
/// Flat, with a property for each thing that a feed may say of an item: views take of it what they show.
public struct FeedItemDetailViewModel: Sendable, Equatable {
    /// The picture of the item.
    public var image: ImageViewModel?
    /// The page the item is about, where the feed tells it from the item's own page.
    @OptionalFeedText public var externalURL: String?
    /// Who wrote the item.
    public var authors: [PersonViewModel]
    /// Who else had a part in it.
    public var contributors: [PersonViewModel]
    /// The item's subjects.
    @FeedTexts public var tags: [String]
    /// The language tag declared for the item.
    @OptionalFeedText public var language: String?
    /// The files that go with the item.
    public var attachments: [AttachmentViewModel]
    /// The media the item describes.
    public var media: [MediaViewModel]
    /// The page where the item is discussed.
    @OptionalFeedText public var commentsURL: String?
    /// The copyright notice.
    @OptionalFeedText public var rights: String?
    /// How many comments there are, as declared; never negative.
    public var commentCount: Int?
    /// How many comments there are, in words, or what leads to them where that is not known; `nil`
    /// where nothing is known of comments.
    @OptionalFeedText public var commentsWords: String?
    /// The feed of the comments.
    @OptionalFeedText public var commentFeedURL: String?
    /// The references of the item to what it answers.
    public var repliesTo: [ReferenceViewModel]
    /// The part of the site the item stands in.
    @OptionalFeedText public var section: String?
    /// Who or what the item is from.
    @OptionalFeedText public var department: String?

    /// Creates a view model; whatever is not given is absent.
    public init(
        image: ImageViewModel? = nil,
        externalURL: String? = nil,
        authors: [PersonViewModel] = [],
        contributors: [PersonViewModel] = [],
        tags: [String] = [],
        language: String? = nil,
        attachments: [AttachmentViewModel] = [],
        media: [MediaViewModel] = [],
        commentsURL: String? = nil,
        rights: String? = nil,
        commentCount: Int? = nil,
        commentsWords: String? = nil,
        commentFeedURL: String? = nil,
        repliesTo: [ReferenceViewModel] = [],
        section: String? = nil,
        department: String? = nil
    ) {
        self.image = image
        self.externalURL = externalURL
        self.authors = authors
        self.contributors = contributors
        self.tags = tags
        self.language = language
        self.attachments = attachments
        self.media = media
        self.commentsURL = commentsURL
        self.rights = rights
        self.commentCount = commentCount
        self.commentsWords = commentsWords
        self.commentFeedURL = commentFeedURL
        self.repliesTo = repliesTo
        self.section = section
        self.department = department
    }
}

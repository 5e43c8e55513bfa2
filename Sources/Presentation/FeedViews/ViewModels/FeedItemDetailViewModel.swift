/// An item as an article page shows it, in addition to ``FeedItemViewModel``. Texts are requested
/// one by one, with ``FeedItemViewModels/text(_:at:)``.
public struct FeedItemDetailViewModel: Sendable, Equatable {
    /// The item's picture.
    public var image: ImageViewModel?
    /// The page that the item is about, if it isn't the item's own page.
    @OptionalFeedText(nil) public var externalURL: String?
    /// The authors.
    public var authors: [PersonViewModel] = []
    /// The contributors.
    public var contributors: [PersonViewModel] = []
    /// The subjects.
    @FeedTexts([]) public var tags: [String]
    /// The language tag, as declared; in a merged feed, for lack of one that of the item's feed.
    @OptionalFeedText(nil) public var language: String?
    /// The attached files.
    public var attachments: [AttachmentViewModel] = []
    /// The media that the item describes.
    public var media: [FeedMedia] = []
    /// The page with the discussion of the item.
    @OptionalFeedText(nil) public var commentsURL: String?
    /// The copyright notice.
    @OptionalFeedText(nil) public var rights: String?
    /// The number of comments, as declared; never negative.
    public var commentCount: Int?
    /// The number of comments in words, or just a word for comments if the number is unknown; `nil`
    /// if nothing is known about comments.
    @OptionalFeedText(nil) public var commentsWords: String?
    /// The feed of the comments.
    @OptionalFeedText(nil) public var commentFeedURL: String?
    /// The section of the site that contains the item.
    @OptionalFeedText(nil) public var section: String?
    /// The department (`slash:department`), often a joke.
    @OptionalFeedText(nil) public var department: String?
    /// The entries that the item replies to.
    public var repliesTo: [FeedReference] = []
    /// A wide picture to show above the item.
    public var bannerURL: String?
    /// The podcast data.
    public var episode: EpisodeViewModel?

    /// Creates a view model without details.
    public init() {}
}

/// An item as a page shows it, beyond what a list shows; its texts are asked for one by one
/// (``FeedItemViewModels/text(_:at:)``).
///
/// Flat, with a property for each thing that a feed may say of an item: views take of it what they show.
public struct FeedItemDetailViewModel: Sendable, Equatable {
    /// The picture of the item.
    public var image: Optional<ImageViewModel>
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
    /// The part of the site the item stands in.
    @OptionalFeedText public var section: String?
    /// Who or what the item is from.
    @OptionalFeedText public var department: String?
    /// The details that few items have.
    @usableFromInline var rare: RareItemDetails?

    /// The references of the item to what it answers.
    @inlinable public var repliesTo: [ReferenceViewModel] {
        get { rare?.values.repliesTo ?? [] }
        set {
            if !newValue.isEmpty || !repliesTo.isEmpty { changeRare { $0.repliesTo = newValue } }
        }
    }
    /// A wide picture to show above the item.
    @inlinable public var bannerURL: String? {
        get { rare?.values.bannerURL }
        set { if newValue != nil || bannerURL != nil { changeRare { $0.bannerURL = newValue } } }
    }
    /// The item as an episode.
    @inlinable public var episode: EpisodeViewModel? {
        get { rare?.values.episode }
        set { if newValue != nil || episode != nil { changeRare { $0.episode = newValue } } }
    }

    @usableFromInline mutating func changeRare(_ change: (inout RareItemDetails.Values) -> Void) {
        var values = rare?.values ?? RareItemDetails.Values()
        change(&values)
        rare = values.isEmpty ? nil : RareItemDetails(values)
    }

    /// Creates a view model; whatever is not given is absent.
    public init(
        image: ImageViewModel? = nil,
        bannerURL: String? = nil,
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
        department: String? = nil,
        episode: EpisodeViewModel? = nil
    ) {
        self.init(
            image: image, externalURL: externalURL.map { FeedText($0) }, authors: authors,
            contributors: contributors, tags: tags.map { FeedText($0) },
            language: language.map { FeedText($0) }, attachments: attachments, media: media,
            commentsURL: commentsURL.map { FeedText($0) }, rights: rights.map { FeedText($0) },
            commentCount: commentCount, commentsWords: commentsWords.map { FeedText($0) },
            commentFeedURL: commentFeedURL.map { FeedText($0) },
            section: section.map { FeedText($0) }, department: department.map { FeedText($0) })
        self.repliesTo = repliesTo
        self.bannerURL = bannerURL
        self.episode = episode
    }

    /// Creates a view model of texts that are there, without what few items have.
    package init(
        image: ImageViewModel?,
        externalURL: FeedText?,
        authors: [PersonViewModel],
        contributors: [PersonViewModel],
        tags: [FeedText],
        language: FeedText?,
        attachments: [AttachmentViewModel],
        media: [MediaViewModel],
        commentsURL: FeedText?,
        rights: FeedText?,
        commentCount: Int?,
        commentsWords: FeedText?,
        commentFeedURL: FeedText?,
        section: FeedText?,
        department: FeedText?
    ) {
        self.image = image
        _externalURL = OptionalFeedText(externalURL)
        self.authors = authors
        self.contributors = contributors
        _tags = FeedTexts(tags)
        _language = OptionalFeedText(language)
        self.attachments = attachments
        self.media = media
        _commentsURL = OptionalFeedText(commentsURL)
        _rights = OptionalFeedText(rights)
        self.commentCount = commentCount
        _commentsWords = OptionalFeedText(commentsWords)
        _commentFeedURL = OptionalFeedText(commentFeedURL)
        _section = OptionalFeedText(section)
        _department = OptionalFeedText(department)
        rare = nil
    }
}

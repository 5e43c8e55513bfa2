/// An item as an article page shows it, in addition to ``FeedItemViewModel``. Texts are requested
/// one by one, with ``FeedItemViewModels/text(_:at:)``.
public struct FeedItemDetailViewModel: Sendable, Equatable {
    /// The item's picture.
    public var image: Optional<ImageViewModel>
    /// The page that the item is about, if it isn't the item's own page.
    @OptionalFeedText public var externalURL: String?
    /// The authors.
    public var authors: [PersonViewModel]
    /// The contributors.
    public var contributors: [PersonViewModel]
    /// The subjects.
    @FeedTexts public var tags: [String]
    /// The language tag, as declared.
    @OptionalFeedText public var language: String?
    /// The attached files.
    public var attachments: [AttachmentViewModel]
    /// The media that the item describes.
    public var media: [MediaViewModel]
    /// The page with the discussion of the item.
    @OptionalFeedText public var commentsURL: String?
    /// The copyright notice.
    @OptionalFeedText public var rights: String?
    /// The number of comments, as declared; never negative.
    public var commentCount: Int?
    /// The number of comments in words, or just a word for comments if the number is unknown; `nil`
    /// if nothing is known about comments.
    @OptionalFeedText public var commentsWords: String?
    /// The feed of the comments.
    @OptionalFeedText public var commentFeedURL: String?
    /// The section of the site that contains the item.
    @OptionalFeedText public var section: String?
    /// The department (`slash:department`), often a joke.
    @OptionalFeedText public var department: String?
    /// Fields that few items have.
    @usableFromInline var rare: RareItemDetails?

    /// The entries that the item replies to.
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
    /// The podcast data.
    @inlinable public var episode: EpisodeViewModel? {
        get { rare?.values.episode }
        set { if newValue != nil || episode != nil { changeRare { $0.episode = newValue } } }
    }

    @usableFromInline mutating func changeRare(_ change: (inout RareItemDetails.Values) -> Void) {
        var values = rare?.values ?? RareItemDetails.Values()
        change(&values)
        rare = values.isEmpty ? nil : RareItemDetails(values)
    }

    /// Creates a view model.
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

    /// Creates a view model from existing texts, without the rare fields.
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

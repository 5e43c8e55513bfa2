/// An item as a page shows it, beyond what a list shows. Its texts are made when they are read.
///
/// Flat, as the struct of C that it becomes.
public struct FeedItemDetailViewModel: Sendable, Equatable {
    /// The texts of the item, which are made one by one when they are asked for.
    public var texts: FeedItemTexts
    /// The picture of the item.
    public var image: ImageViewModel?
    /// The page the item is about, where the feed tells it from the item's own page.
    public var externalURL: String?
    /// Who wrote the item.
    public var authors: [PersonViewModel]
    /// Who else had a part in it.
    public var contributors: [PersonViewModel]
    /// The item's subjects.
    public var tags: [String]
    /// The language tag declared for the item.
    public var language: String?
    /// The files that go with the item.
    public var attachments: [AttachmentViewModel]
    /// The media the item describes.
    public var media: [MediaViewModel]
    /// The page where the item is discussed.
    public var commentsURL: String?
    /// The copyright notice.
    public var rights: String?
    /// How many comments there are, as declared; never negative.
    public var commentCount: Int?
    /// How many comments there are, in words, or what leads to them where that is not known; `nil`
    /// where nothing is known of comments.
    public var commentsWords: String?
    /// The feed of the comments.
    public var commentFeedURL: String?
    /// The references of the item to what it answers.
    public var repliesTo: [ReferenceViewModel]
    /// The part of the site the item stands in.
    public var section: String?
    /// Who or what the item is from.
    public var department: String?

    /// Creates a view model; whatever is not given is absent.
    ///
    /// - Parameter texts: the texts, where they are made later; the five that follow count only where
    ///   it is `nil`.
    public init(
        texts: FeedItemTexts? = nil,
        contentHTML: String? = nil,
        contentText: String? = nil,
        summary: String? = nil,
        summaryHTML: String? = nil,
        excerpt: String? = nil,
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
        self.texts =
            texts
            ?? FeedItemTexts(
                contentHTML: contentHTML, contentText: contentText, summary: summary,
                summaryHTML: summaryHTML, excerpt: excerpt)
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

    // Each is made when it is read, and each time anew.

    /// The content as sanitised HTML: it may be put into a page as it is.
    public var contentHTML: String? { texts[.contentHTML] }
    /// The content where the feed gives plain text only.
    public var contentText: String? { texts[.contentText] }
    /// The summary as plain text, where it stands beside fuller content.
    public var summary: String? { texts[.summary] }
    /// The summary as sanitised HTML, where the feed gives it as markup.
    public var summaryHTML: String? { texts[.summaryHTML] }
    /// A few sentences to show under a title, from the summary or the content.
    public var excerpt: String? { texts[.excerpt] }
}

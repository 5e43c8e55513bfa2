/// One item as an article, with every decision made: what is shown, in which order and words.
public struct FeedArticleViewModel: Sendable, Equatable {
    /// The title; never empty.
    @FeedText public var title: String
    /// False if the title only repeats the beginning of the text.
    public var showsTitle = true
    /// What is known about the item, in order: source, authors, date, place, episode.
    public var facts: [ArticleEntryViewModel] = []
    /// The facts in one line; may be empty.
    @FeedText("") public var factsLine: String
    /// The item's picture.
    public var picture: ArticlePictureViewModel?
    /// The body as sanitised HTML; `nil` if it is plain text, or absent.
    @OptionalFeedText(nil) public var bodyHTML: String?
    /// The body as plain text with lines; `nil` if it is HTML, or absent.
    @OptionalFeedText(nil) public var bodyText: String?
    /// Plain text to show below a body that is only a picture.
    @OptionalFeedText(nil) public var caption: String?
    /// Where the item leads, in order: files, chapters, transcripts, the page that it is about, the
    /// entries it replies to, comments and their feed.
    public var links: [ArticleEntryViewModel] = []
    /// Section, department and tags, in lines with labels.
    @FeedTexts([]) public var subjects: [String]
    /// The tags alone.
    @FeedTexts([]) public var tags: [String]
    /// The sound or film to play.
    public var recording: ArticleRecordingViewModel?
    /// The language tag, as declared.
    @OptionalFeedText(nil) public var language: String?

    /// Creates an article that is only a title.
    public init(title: String) {
        self.init(FeedText(title))
    }

    /// Creates an article of an existing text.
    package init(_ title: FeedText) {
        _title = title
    }

    /// Returns facts in one line, for a view that words one of them in its own way.
    public static func line(of facts: [ArticleEntryViewModel]) -> FeedText {
        // A fact without words stays where it is.
        if facts.count == 1, facts[0].$before.isEmpty, facts[0].$after.isEmpty {
            return facts[0].$value
        }
        var texts: [FeedText] = []
        texts.reserveCapacity(4 * facts.count)
        for fact in facts {
            if !texts.isEmpty { texts.append(separator) }
            if !fact.$before.isEmpty { texts.append(fact.$before) }
            texts.append(fact.$value)
            if !fact.$after.isEmpty { texts.append(fact.$after) }
        }
        var writer = FeedTextWriter(capacity: 0)
        return writer.add(joining: texts)
    }

    private static let separator: FeedText = " · "

    /// The picture, if it belongs above the body.
    public var pictureAboveBody: ArticlePictureViewModel? {
        picture.flatMap { $0.isAboveBody ? $0 : nil }
    }
}

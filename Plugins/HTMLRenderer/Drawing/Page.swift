import FeedPresentation

/// What the parts of a page know in common while it is drawn.
struct Page {
    let feed: FeedViewModel
    let options: HTMLPageOptions
    /// Whether the items stand in a list rather than as cards.
    let isList: Bool
    /// Called in the place of whatever depends on a picture, with all before it written; `nil`
    /// where pictures are linked.
    let embed: ((PagePiece) -> Void)?
    /// The feed's language.
    let language: LanguageTag?
    /// The names of the feed's authors in one line, which need not be said at every item.
    let byline: String

    init(
        feed: FeedViewModel, options: HTMLPageOptions, isList: Bool,
        embed: ((PagePiece) -> Void)?
    ) {
        self.feed = feed
        self.options = options
        self.isList = isList
        self.embed = embed
        language = LanguageTag(feed.language)
        byline = feed.authors.compactMap { $0.name ?? $0.email }.joined(separator: ", ")
    }

    /// Says that the page's own words, which are English, follow in text of `language`.
    func ownWords(in language: LanguageTag?) -> String {
        language == nil || language?.primary == "en" ? "" : " lang=\"en\" dir=\"ltr\""
    }
}

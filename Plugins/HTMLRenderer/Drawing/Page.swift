import FeedViews

/// The settings and texts that all parts of a page share while it is drawn.
///
/// A class, so that each item holds it without a copy of all its strings.
final class Page {
    let feed: FeedViewModel
    /// The words that stay the same from item to item.
    let words: FeedWords
    let options: HTMLPageOptions
    /// The items stand in a list rather than as cards.
    let isList: Bool
    /// Called in the place of whatever depends on a picture, with all before it written; `nil`
    /// where pictures are linked.
    let embed: ((PagePiece) -> Void)?
    /// The feed's language; what declares none is taken to be in the reader's.
    let language: LanguageTag?
    /// The language of the page's own words: the reader's.
    let ownLanguage: LanguageTag?
    let title: String
    /// The style sheet.
    let sheet: String
    /// Where in a merged feed a day or a source begins; empty elsewhere.
    let groups: [PageGroup]
    /// The names of the feed's authors in one line, which need not be said at every item.
    let byline: String
    /// Items stand under the names of folders, and their own headings one level below.
    let hasFolders: Bool

    init(
        feed: FeedViewModel, words: FeedWords, options: HTMLPageOptions, isList: Bool,
        embed: ((PagePiece) -> Void)?
    ) {
        self.feed = feed
        self.words = words
        self.options = options
        self.isList = isList
        self.embed = embed
        language = LanguageTag(feed.language)
        ownLanguage = LanguageTag(words[.language])
        byline = feed.byline ?? ""
        hasFolders = !feed.isByDate && !feed.folders.isEmpty
        title = options.title ?? feed.title
        sheet = PageStyle.sheet(for: options)
        groups =
            feed.isMerged && !hasFolders
            ? PageGroup.groups(of: feed.items) : []
    }

    /// Items stand under the days of their dates.
    var isByDay: Bool { groups.first?.kind == .day }

    /// Items stand under the titles of their sources.
    var isBySource: Bool { groups.first?.kind == .source }

    /// The level of the headings of items.
    var itemLevel: Int { groups.isEmpty && !hasFolders ? 2 : 3 }

    /// The language of the page: that of its own words, as closely as the feed names it.
    var pageLanguage: LanguageTag? {
        ownLanguage == nil || language?.primary == ownLanguage?.primary ? language : ownLanguage
    }

    var isFeedRightToLeft: Bool { (language ?? ownLanguage)?.isRightToLeft ?? false }

    /// The attributes of what is the feed's text, where that is in another language than the page.
    var feedText: String {
        guard let language, language != pageLanguage else { return "" }
        let isTurned = language.isRightToLeft != (pageLanguage?.isRightToLeft ?? false)
        return language.attributes(withDirection: isTurned)
    }

    /// The attributes of the page's own words in text of `language`.
    func ownWords(in language: LanguageTag?) -> String {
        guard let language, let ownLanguage, language.primary != ownLanguage.primary else {
            return ""
        }
        return ownLanguage.attributes(withDirection: true)
    }

    /// The end of the start tag of a block in `language`: its direction is that of the text around it,
    /// which has that of its language; that of its first letter where no language is known.
    static func direction(in language: LanguageTag?) -> StaticString {
        language == nil ? " dir=\"auto\">" : ">"
    }
}

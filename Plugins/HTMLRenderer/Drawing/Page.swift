import FeedViews

/// The settings and texts shared by all parts of a page.
///
/// A class, so that items share its strings without copying.
final class Page {
    let feed: FeedViewModel
    /// Phrases used for each item.
    let words: FeedWords
    let options: HTMLPageOptions
    /// True for a list, false for cards.
    let isList: Bool
    /// Receives each part that depends on a picture, once everything before it is written; `nil`
    /// to link pictures.
    let embed: ((PagePiece) -> Void)?
    /// The feed's language; without one it counts as the user's.
    let language: LanguageTag?
    /// The language of the page's own text.
    let ownLanguage: LanguageTag?
    let title: String
    let sheet: String
    /// The groups of a merged feed; else empty.
    let groups: [PageGroup]

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
        title = options.title ?? feed.title
        sheet = PageStyle.sheet(for: options)
        groups = PageGroup.groups(of: feed)
    }

    var isByDay: Bool { !groups.isEmpty && feed.grouping == .day }

    var isBySource: Bool { !groups.isEmpty && feed.grouping == .source }

    /// The page's language: that of its own text, as precisely as the feed gives it.
    var pageLanguage: LanguageTag? {
        ownLanguage == nil || language?.primary == ownLanguage?.primary ? language : ownLanguage
    }

    var isFeedRightToLeft: Bool { (language ?? ownLanguage)?.isRightToLeft ?? false }

    /// The attributes of the feed's text, if its language differs from the page's.
    var feedText: String {
        guard let language, language != pageLanguage else { return "" }
        let isTurned = language.isRightToLeft != (pageLanguage?.isRightToLeft ?? false)
        return language.attributes(withDirection: isTurned)
    }

    /// The attributes of the page's own text within `language`.
    func ownWords(in language: LanguageTag?) -> String {
        guard let language, let ownLanguage, language.primary != ownLanguage.primary else {
            return ""
        }
        return ownLanguage.attributes(withDirection: true)
    }

    /// The direction of the page's own text within `language`, as an attribute, if it differs.
    func ownDirection(in language: LanguageTag?) -> String {
        guard let language, let ownLanguage, language.isRightToLeft != ownLanguage.isRightToLeft
        else { return "" }
        return ownLanguage.isRightToLeft ? " dir=\"rtl\"" : " dir=\"ltr\""
    }

    /// The end of a block's start tag, with a direction: inherited if a language is known, else
    /// that of its first letter.
    static func direction(in language: LanguageTag?) -> StaticString {
        language == nil ? " dir=\"auto\">" : ">"
    }
}

/// The words that stay the same from item to item: what lists, files and links are called.
///
/// A view that wants one has it here in the reader's language, and makes none of its own. Words
/// that depend on a value stand beside that value.
///
/// A value for each label: a language that lacks one does not compile.
public struct FeedLabels: Sendable, Equatable {
    /// The language the words are in, as a tag (BCP 47), such as `en`.
    public var language: String
    /// The sign between a label and what it labels, such as `: `.
    public var separator: String
    /// The sign between the members of a list, such as `, `.
    public var listSeparator: String

    /// In place of the items of a feed that has none.
    public var noItems: String
    /// A way past a page's beginning to its items.
    public var skipToItems: String
    /// A link to the rest of an item.
    public var readOn: String
    /// The words on the control that unfolds an item's whole content.
    public var readAll: String
    /// The words on the control that asks again for what has failed.
    public var retry: String

    /// The word for a picture whose own words are not known.
    public var picture: String
    /// The word for a film.
    public var video: String
    /// The word for a sound.
    public var audio: String

    /// The page that an item is about.
    public var about: String
    /// The label of what an item replies to.
    public var inReplyTo: String
    /// The feed of an item's comments.
    public var commentFeed: String
    /// The part of the site an item stands in.
    public var section: String
    /// Who or what an item is from.
    public var department: String
    /// The label of an item's subjects, in single words.
    public var tags: String
    /// The place an item is about.
    public var place: String

    /// When a feed was updated, around the date.
    public var feedUpdated: PhraseFrame
    /// When an item was updated, around the date; within a line.
    public var itemUpdated: PhraseFrame
    /// Who wrote an item, around the names.
    public var byAuthor: PhraseFrame
    /// From which feed an item comes, around that feed's title.
    public var fromSource: PhraseFrame
    /// Which page an item is about, around that page's name.
    public var aboutPage: PhraseFrame
    /// The words around the name of what an item replies to.
    public var replyTo: PhraseFrame

    /// Tells what drew the page.
    public var drawn: String
    /// Tells what drew the page and of what, around ``thisFeed``.
    public var drawnFrom: PhraseFrame
    /// The words for the feed in ``drawnFrom``.
    public var thisFeed: String

    /// The word for a page, a map or a post that content embeds from elsewhere.
    public var embedded: String

    /// The words of a reader that stays.
    public var reader: ReaderLabels

    /// Creates labels. None has a default: a language that lacks one does not compile.
    public init(
        language: String, separator: String, listSeparator: String, noItems: String,
        skipToItems: String, readOn: String, readAll: String, retry: String, picture: String,
        video: String, audio: String, about: String, inReplyTo: String, commentFeed: String,
        section: String, department: String, tags: String, place: String,
        feedUpdated: PhraseFrame, itemUpdated: PhraseFrame, byAuthor: PhraseFrame,
        fromSource: PhraseFrame, aboutPage: PhraseFrame, replyTo: PhraseFrame, drawn: String,
        drawnFrom: PhraseFrame, thisFeed: String, embedded: String,
        reader: ReaderLabels
    ) {
        self.language = language
        self.separator = separator
        self.listSeparator = listSeparator
        self.noItems = noItems
        self.skipToItems = skipToItems
        self.readOn = readOn
        self.readAll = readAll
        self.retry = retry
        self.picture = picture
        self.video = video
        self.audio = audio
        self.about = about
        self.inReplyTo = inReplyTo
        self.commentFeed = commentFeed
        self.section = section
        self.department = department
        self.tags = tags
        self.place = place
        self.feedUpdated = feedUpdated
        self.itemUpdated = itemUpdated
        self.byAuthor = byAuthor
        self.fromSource = fromSource
        self.aboutPage = aboutPage
        self.replyTo = replyTo
        self.drawn = drawn
        self.drawnFrom = drawnFrom
        self.thisFeed = thisFeed
        self.embedded = embedded
        self.reader = reader
    }

    /// No words at all, for a feed that is only data.
    public static let wordless = FeedLabels(
        language: "", separator: "", listSeparator: "", noItems: "", skipToItems: "", readOn: "",
        readAll: "", retry: "", picture: "", video: "", audio: "", about: "", inReplyTo: "",
        commentFeed: "", section: "", department: "", tags: "", place: "",
        feedUpdated: PhraseFrame(), itemUpdated: PhraseFrame(), byAuthor: PhraseFrame(),
        fromSource: PhraseFrame(), aboutPage: PhraseFrame(), replyTo: PhraseFrame(), drawn: "",
        drawnFrom: PhraseFrame(), thisFeed: "", embedded: "",
        reader: .wordless)
}

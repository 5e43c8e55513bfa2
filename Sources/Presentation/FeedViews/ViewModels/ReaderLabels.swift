/// The words of a reader that stays: what its commands are called, and what is told when one is done.
///
/// They suit the help of a terminal as well as the menus of a window. A view has them here in the
/// reader's language, and makes none of its own.
///
/// A value for each label: a language that lacks one does not compile.
public struct ReaderLabels: Sendable, Equatable {
    /// A line further: the next item of a list, the next line of a text.
    public var next: String
    /// A line back.
    public var previous: String
    /// The next item, also while one is read.
    public var nextItem: String
    /// The item before.
    public var previousItem: String
    /// The next item that was not read.
    public var nextUnread: String
    public var pageDown: String
    public var pageUp: String
    public var halfDown: String
    public var halfUp: String
    public var beginning: String
    public var end: String
    /// That a number before a command leads to the item of that number; after another label.
    public var numberIsItem: String
    public var openItem: String
    /// That a number before a command means the link of that number; after another label.
    public var numberIsLink: String
    /// From an item back to the list.
    public var back: String
    /// From an item back to the list, and from the list away.
    public var close: String
    /// From the list to the item beside it, and back.
    public var otherSide: String
    public var search: String
    public var findNext: String
    public var findPrevious: String
    /// Opens an item's page in the person's browser.
    public var openPage: String
    public var copyAddress: String
    public var toggleRead: String
    public var markAllRead: String
    public var refresh: String
    /// Asks again for what has failed, as a command.
    public var retryFailed: String
    /// One word, which leads to the list of commands.
    public var help: String
    /// One word, which leads back from the list of commands.
    public var leaveHelp: String
    public var redraw: String
    public var suspend: String
    public var leave: String
    /// Told when there is no unread item.
    public var allRead: String
    /// Told when there is no link of a number, around that number.
    public var noLink: PhraseFrame
    /// Told when something is opened, around its address.
    public var opening: PhraseFrame
    /// Told when an item has no page to open.
    public var noAddress: String
    /// Told when an address was copied, around it.
    public var copied: PhraseFrame
    /// Told when the next place is asked for before anything was searched for.
    public var nothingSearched: String
    /// Told when nothing is found, around what was searched for.
    public var notFound: PhraseFrame
    /// Told when there is no further place of what is searched for.
    public var lastFound: String

    /// Creates labels. None has a default: a language that lacks one does not compile.
    public init(
        next: String, previous: String, nextItem: String, previousItem: String,
        nextUnread: String, pageDown: String, pageUp: String, halfDown: String, halfUp: String,
        beginning: String, end: String, numberIsItem: String, openItem: String,
        numberIsLink: String, back: String, close: String, otherSide: String, search: String,
        findNext: String, findPrevious: String, openPage: String, copyAddress: String,
        toggleRead: String, markAllRead: String, refresh: String, retryFailed: String,
        help: String, leaveHelp: String, redraw: String, suspend: String, leave: String,
        allRead: String, noLink: PhraseFrame, opening: PhraseFrame, noAddress: String,
        copied: PhraseFrame, nothingSearched: String, notFound: PhraseFrame, lastFound: String
    ) {
        self.next = next
        self.previous = previous
        self.nextItem = nextItem
        self.previousItem = previousItem
        self.nextUnread = nextUnread
        self.pageDown = pageDown
        self.pageUp = pageUp
        self.halfDown = halfDown
        self.halfUp = halfUp
        self.beginning = beginning
        self.end = end
        self.numberIsItem = numberIsItem
        self.openItem = openItem
        self.numberIsLink = numberIsLink
        self.back = back
        self.close = close
        self.otherSide = otherSide
        self.search = search
        self.findNext = findNext
        self.findPrevious = findPrevious
        self.openPage = openPage
        self.copyAddress = copyAddress
        self.toggleRead = toggleRead
        self.markAllRead = markAllRead
        self.refresh = refresh
        self.retryFailed = retryFailed
        self.help = help
        self.leaveHelp = leaveHelp
        self.redraw = redraw
        self.suspend = suspend
        self.leave = leave
        self.allRead = allRead
        self.noLink = noLink
        self.opening = opening
        self.noAddress = noAddress
        self.copied = copied
        self.nothingSearched = nothingSearched
        self.notFound = notFound
        self.lastFound = lastFound
    }

    /// No words at all, for a feed that is only data.
    public static let wordless = ReaderLabels(
        next: "", previous: "", nextItem: "", previousItem: "", nextUnread: "", pageDown: "",
        pageUp: "", halfDown: "", halfUp: "", beginning: "", end: "", numberIsItem: "",
        openItem: "", numberIsLink: "", back: "", close: "", otherSide: "", search: "",
        findNext: "", findPrevious: "", openPage: "", copyAddress: "", toggleRead: "",
        markAllRead: "", refresh: "", retryFailed: "", help: "", leaveHelp: "", redraw: "",
        suspend: "", leave: "", allRead: "", noLink: PhraseFrame(), opening: PhraseFrame(),
        noAddress: "", copied: PhraseFrame(), nothingSearched: "", notFound: PhraseFrame(),
        lastFound: "")
}

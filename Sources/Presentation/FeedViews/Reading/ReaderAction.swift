/// An action of a reader; the raw value is its name, in settings and for plugins.
///
/// The presenter performs all but those that are the view's own (``isViewsOwn``).
public enum ReaderAction: String, Sendable, CaseIterable {
    case next, previous
    case nextItem = "next-item"
    case previousItem = "previous-item"
    case nextUnread = "next-unread"
    case pageDown = "page-down"
    case pageUp = "page-up"
    case halfDown = "half-down"
    case halfUp = "half-up"
    case first, last
    case enter, back, close
    case nextPane = "other"
    case previousPane = "previous-pane"
    case search
    case findNext = "find-next"
    case findPrevious = "find-previous"
    case open, copy, unread, star
    case allRead = "all-read"
    case unreadOnly = "unread-only"
    case filter, sort, rows, note
    case refresh, retry, help, redraw, suspend, quit
    /// Selects an item by row, without opening it.
    case select
    /// Chooses a list by row.
    case chooseList = "choose-list"
    /// Goes to the lists of feeds.
    case toFeeds = "to-feeds"
    /// Goes to the list of items.
    case toItems = "to-items"
    /// Disables a key.
    case none

    /// What a request for it may carry; all arguments are optional but those of
    /// ``ReaderActionArgument/row``.
    public var argument: ReaderActionArgument {
        switch self {
        case .search, .filter, .sort, .open, .copy: .text
        case .select, .chooseList, .enter: .row
        case .next, .previous, .nextItem, .previousItem, .first, .last, .note: .number
        default: .none
        }
    }

    /// True if the view performs it: it is about what is on the screen.
    public var isViewsOwn: Bool {
        switch self {
        case .pageDown, .pageUp, .halfDown, .halfUp, .rows, .note, .help, .redraw, .suspend, .none:
            true
        default: false
        }
    }

    /// The names of its default keys, the preferred one first: a character is its own name, others are
    /// `space`, `enter`, `tab`, `backtab`, `escape`, `backspace`, `up`, `down`, `left`, `right`,
    /// `home`, `end`, `pageup`, `pagedown`, and `ctrl-` with a lower-case letter.
    public var keys: [String] {
        switch self {
        case .next: ["j", "down"]
        case .previous: ["k", "up"]
        case .nextItem: ["J", "ctrl-n"]
        case .previousItem: ["K", "ctrl-p"]
        case .nextUnread: ["."]
        case .pageDown: ["space", "pagedown", "ctrl-f"]
        case .pageUp: ["b", "pageup", "ctrl-b"]
        case .halfDown: ["d", "ctrl-d"]
        case .halfUp: ["ctrl-u"]
        case .first: ["g", "home"]
        case .last: ["G", "end"]
        case .enter: ["enter", "l", "right"]
        case .back: ["h", "left", "escape", "backspace"]
        case .close: ["q"]
        case .nextPane: ["tab"]
        case .previousPane: ["backtab"]
        case .search: ["/"]
        case .findNext: ["n"]
        case .findPrevious: ["N"]
        case .open: ["o"]
        case .copy: ["y"]
        case .unread: ["m"]
        case .unreadOnly: ["u"]
        case .filter: ["f"]
        case .sort: ["S"]
        case .rows: ["v"]
        case .note: ["#"]
        case .star: ["s"]
        case .allRead: ["A"]
        case .refresh: ["r"]
        case .retry: ["R"]
        case .help: ["?"]
        case .redraw: ["ctrl-l"]
        case .suspend: ["ctrl-z"]
        case .quit: ["Q", "ctrl-c"]
        case .select, .chooseList, .toFeeds, .toItems, .none: []
        }
    }

    /// The description in the help; empty for actions that have no keys.
    ///
    /// - Parameter withNumbers: says what a number before the key means, too.
    public func description(in words: FeedWords, withNumbers: Bool = true) -> String {
        guard let word else { return "" }
        let numberWord = withNumbers ? numberWord : nil
        return numberWord.map { words[word] + words[.listSeparator] + words[$0] } ?? words[word]
    }

    private var word: FeedWord? {
        switch self {
        case .next: .readerNext
        case .previous: .readerPrevious
        case .nextItem: .readerNextItem
        case .previousItem: .readerPreviousItem
        case .nextUnread: .readerNextUnread
        case .pageDown: .readerPageDown
        case .pageUp: .readerPageUp
        case .halfDown: .readerHalfDown
        case .halfUp: .readerHalfUp
        case .first: .readerBeginning
        case .last: .readerEnd
        case .enter: .readerOpenItem
        case .back: .readerBack
        case .close: .readerClose
        case .nextPane: .readerOtherSide
        case .previousPane: .readerPreviousPane
        case .unreadOnly: .readerUnreadOnly
        case .filter: .readerFilter
        case .sort: .readerSort
        case .rows: .readerRows
        case .note: .readerFollowNote
        case .search: .readerSearch
        case .findNext: .readerFindNext
        case .findPrevious: .readerFindPrevious
        case .open: .readerOpenPage
        case .copy: .readerCopyAddress
        case .unread: .readerToggleRead
        case .star: .readerToggleStar
        case .allRead: .readerMarkAllRead
        case .refresh: .readerRefresh
        case .retry: .readerRetryFailed
        case .help: .readerHelp
        case .redraw: .readerRedraw
        case .suspend: .readerSuspend
        case .quit: .readerLeave
        case .select, .chooseList, .toFeeds, .toItems, .none: nil
        }
    }

    /// The meaning of a number before the key; `nil` if it repeats the action, or has none.
    private var numberWord: FeedWord? {
        switch self {
        case .first, .last: .readerNumberIsItem
        case .enter, .open, .copy: .readerNumberIsLink
        default: nil
        }
    }
}

package import FeedViews

/// An action of the reader; the raw value is its name in the configuration.
package enum ReaderAction: String, Sendable, CaseIterable {
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
    /// Disables a key.
    case none

    /// The description for help; empty for ``none``.
    package func description(in words: FeedWords) -> String {
        guard let word else { return "" }
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
        case .none: nil
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

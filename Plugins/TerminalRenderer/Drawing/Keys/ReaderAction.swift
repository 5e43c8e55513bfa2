/// What a person can want of the reader; the raw value is its name in the configuration.
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
    case enter, back, close, other
    case search
    case findNext = "find-next"
    case findPrevious = "find-previous"
    case open, copy, unread
    case allRead = "all-read"
    case refresh, retry, help, redraw, suspend, quit
    /// Nothing: for a key that is to do nothing.
    case none

    /// What it does, for the page of help.
    package var words: String {
        switch self {
        case .next: "down: the next item, or a line further"
        case .previous: "up"
        case .nextItem: "the next item, in an article, too"
        case .previousItem: "the item before"
        case .nextUnread: "the next unread item"
        case .pageDown: "a page down"
        case .pageUp: "a page up"
        case .halfDown: "half a page down"
        case .halfUp: "half a page up"
        case .first: "to the beginning; with a number before it, to that item"
        case .last: "to the end; with a number before it, to that item"
        case .enter: "open the item; with a number before it, that link"
        case .back: "back to the list"
        case .close: "back to the list, and from there leave"
        case .other: "to the other side"
        case .search: "search"
        case .findNext: "the next that was searched for"
        case .findPrevious: "the one before"
        case .open: "open in the browser; with a number before it, that link"
        case .copy: "copy the address; with a number before it, of that link"
        case .unread: "mark as unread, or as read"
        case .allRead: "mark all as read"
        case .refresh: "load again"
        case .retry: "try again what has failed"
        case .help: "this page"
        case .redraw: "draw all again"
        case .suspend: "back to the shell for a while"
        case .quit: "leave"
        case .none: "nothing"
        }
    }
}

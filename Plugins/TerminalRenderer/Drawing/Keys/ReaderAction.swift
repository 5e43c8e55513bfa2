package import FeedViews

/// The actions a person can ask of the reader; the raw value is the name in the configuration.
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

    /// The action's description for the page of help; its name where there are no words yet.
    package func words(in labels: FeedLabels) -> String {
        let reader = labels.reader
        let (words, ofNumber): (String, String) =
            switch self {
            case .next: (reader.next, "")
            case .previous: (reader.previous, "")
            case .nextItem: (reader.nextItem, "")
            case .previousItem: (reader.previousItem, "")
            case .nextUnread: (reader.nextUnread, "")
            case .pageDown: (reader.pageDown, "")
            case .pageUp: (reader.pageUp, "")
            case .halfDown: (reader.halfDown, "")
            case .halfUp: (reader.halfUp, "")
            case .first: (reader.beginning, reader.numberIsItem)
            case .last: (reader.end, reader.numberIsItem)
            case .enter: (reader.openItem, reader.numberIsLink)
            case .back: (reader.back, "")
            case .close: (reader.close, "")
            case .other: (reader.otherSide, "")
            case .search: (reader.search, "")
            case .findNext: (reader.findNext, "")
            case .findPrevious: (reader.findPrevious, "")
            case .open: (reader.openPage, reader.numberIsLink)
            case .copy: (reader.copyAddress, reader.numberIsLink)
            case .unread: (reader.toggleRead, "")
            case .allRead: (reader.markAllRead, "")
            case .refresh: (reader.refresh, "")
            case .retry: (reader.retryFailed, "")
            case .help: (reader.help, "")
            case .redraw: (reader.redraw, "")
            case .suspend: (reader.suspend, "")
            case .quit: (reader.leave, "")
            case .none: ("", "")
            }
        guard !words.isEmpty else { return rawValue }
        return ofNumber.isEmpty ? words : words + labels.listSeparator + ofNumber
    }
}

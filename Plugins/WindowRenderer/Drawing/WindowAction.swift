package import FeedViews

/// The actions bound to keys.
package enum WindowAction: Sendable, CaseIterable {
    case nextItem, previousItem, nextUnread
    case pageDown, pageUp, beginning, end
    case enter, back, close, sources
    case search, open, copy
    case toggleRead, toggleStar, markAllRead
    case refresh, retry, help, quit

    /// The label in the list of keys.
    package var word: FeedWord {
        switch self {
        case .nextItem: .readerNextItem
        case .previousItem: .readerPreviousItem
        case .nextUnread: .readerNextUnread
        case .pageDown: .readerPageDown
        case .pageUp: .readerPageUp
        case .beginning: .readerBeginning
        case .end: .readerEnd
        case .enter: .readerOpenItem
        case .back: .readerBack
        case .close: .readerClose
        case .sources: .readerFeeds
        case .search: .readerSearch
        case .open: .readerOpenPage
        case .copy: .readerCopyAddress
        case .toggleRead: .readerToggleRead
        case .toggleStar: .readerToggleStar
        case .markAllRead: .readerMarkAllRead
        case .refresh: .readerRefresh
        case .retry: .readerRetryFailed
        case .help: .readerHelp
        case .quit: .readerLeave
        }
    }

    /// The keys, the preferred one first.
    package var keys: [WindowKey] {
        switch self {
        case .nextItem: [.character("j"), .down, .character("J"), .control("n")]
        case .previousItem: [.character("k"), .up, .character("K"), .control("p")]
        case .nextUnread: [.character(".")]
        case .pageDown: [.space, .pageDown]
        case .pageUp: [.character("b"), .pageUp]
        case .beginning: [.character("g"), .home]
        case .end: [.character("G"), .end]
        case .enter: [.enter, .character("l"), .right]
        case .back: [.character("h"), .left, .escape, .backspace]
        case .close: [.character("q")]
        case .sources: [.character("f")]
        case .search: [.character("/"), .control("f")]
        case .open: [.character("o")]
        case .copy: [.character("y")]
        case .toggleRead: [.character("m"), .character("u")]
        case .toggleStar: [.character("s")]
        case .markAllRead: [.character("A")]
        case .refresh: [.character("r"), .f5]
        case .retry: [.character("R")]
        case .help: [.character("?"), .f1]
        case .quit: [.character("Q"), .control("q"), .control("w")]
        }
    }

    /// Returns the action of a key; `nil` if it has none.
    package init?(_ key: WindowKey) {
        guard let action = Self.allCases.first(where: { $0.keys.contains(key) }) else { return nil }
        self = action
    }
}

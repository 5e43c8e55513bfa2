/// An action of a reader; the raw value is its name, in settings and for plugins.
///
/// The presenter performs all but those that are the view's own (``isViewsOwn``).
public enum ReaderAction: String, Sendable, CaseIterable {
    /// Moves down by a feed, an item or a line of the article, or by a number of them.
    case next
    /// Moves up by a feed, an item or a line of the article, or by a number of them.
    case previous
    /// Moves to the item below, also from within an article.
    case nextItem = "next-item"
    /// Moves to the item above, also from within an article.
    case previousItem = "previous-item"
    /// Moves to the unread item below, else to one of the next feed, else to one above.
    case nextUnread = "next-unread"
    /// Scrolls down by a screen; at the end of an article, as ``nextUnread``.
    case pageDown = "page-down"
    /// Scrolls up by a screen.
    case pageUp = "page-up"
    /// Scrolls down by half a screen.
    case halfDown = "half-down"
    /// Scrolls up by half a screen.
    case halfUp = "half-up"
    /// Moves to the beginning, or to the item of a number.
    case first
    /// Moves to the end, or to the item of a number.
    case last
    /// Opens the feed or item under the cursor, or the link of a number.
    case enter
    /// Removes a filter; else leads from the article to the list, and from there to the feeds.
    case back
    /// Leads to the pane before, keeping a filter; ends the reader in the first one.
    case close
    /// Goes around the panes: feeds, list, article.
    case nextPane = "other"
    /// Goes around the panes the other way.
    case previousPane = "previous-pane"
    /// Searches for a text in the pane.
    case search
    /// Moves to the next match of the search.
    case findNext = "find-next"
    /// Moves to the match of the search before this one.
    case findPrevious = "find-previous"
    /// Opens the item's page, the feed's site or the link of a number in the user's browser.
    case open
    /// Copies the address that ``open`` opens.
    case copy
    /// Hands the item to a command that the user has configured, by its name.
    case run
    /// Shows the whole article of the item, from its page; what its feed gives if that is shown.
    case wholeArticle = "whole-article"
    /// Plays the recording of the item, or pauses it.
    case play
    /// Pauses what is played, or goes on, whichever item is selected.
    case pause
    /// Goes 30 seconds forward in what is played.
    case playForward = "play-forward"
    /// Goes 10 seconds back in what is played.
    case playBack = "play-back"
    /// Marks the item as unread; as read if it is unread.
    case unread
    /// Stars the item, or removes the star.
    case star
    /// Marks the listed items as read; undone by doing it again.
    case allRead = "all-read"
    /// Lists only unread items and feeds, or all again.
    case unreadOnly = "unread-only"
    /// Lists only items with the typed words.
    case filter
    /// Changes the order of the list; the order that it has is reversed.
    case sort
    /// Changes the number of lines of each item in the list.
    case rows
    /// Moves to the footnote of a number; without one, back to the text or to the next footnote.
    case note
    /// Loads the feed again.
    case refresh
    /// Loads again what has failed: the feed and pictures.
    case retry
    /// Adds a feed to the user's list, by its address or that of its page.
    case addFeed = "add-feed"
    /// Gives the feed another title in the user's list.
    case renameFeed = "rename-feed"
    /// Moves the feed to a folder of the user's list; `/` stands for none.
    case moveFeed = "move-feed"
    /// Removes the feed from the user's list; undone by doing it at once again.
    case removeFeed = "remove-feed"
    /// Loads this feed again, and no other.
    case refreshFeed = "refresh-feed"
    /// Copies the feed's address.
    case copyFeed = "copy-feed"
    /// Shows the keys and their actions.
    case help
    /// Draws the screen again, after another program wrote to it.
    case redraw
    /// Stops the program until the shell continues it.
    case suspend
    /// Ends the reader.
    case quit
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
        case .search, .filter, .sort, .open, .copy, .run, .addFeed, .renameFeed, .moveFeed: .text
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

    /// True if it changes the user's list of feeds, which a reader of other feeds has not.
    public var changesFeedList: Bool {
        [.addFeed, .renameFeed, .moveFeed, .removeFeed].contains(self)
    }

    /// The names of its default keys, the preferred one first: a character is its own name, others are
    /// `space`, `enter`, `tab`, `backtab`, `escape`, `backspace`, `up`, `down`, `left`, `right`,
    /// `home`, `end`, `pageup`, `pagedown`, and `ctrl-` with a lower-case letter.
    public var keys: [String] { entry.keys }

    /// The description in the help; empty for actions that have no keys.
    ///
    /// - Parameter withNumbers: says what a number before the key means, too.
    public func description(in words: FeedWords, withNumbers: Bool = true) -> String {
        guard let word = entry.word else { return "" }
        let numberWord = withNumbers ? numberWord : nil
        return numberWord.map { words[word] + words[.listSeparator] + words[$0] } ?? words[word]
    }

    /// Its default keys and its words in the help.
    private var entry: (keys: [String], word: FeedWord?) {
        switch self {
        case .next: (["j", "down"], .readerNext)
        case .previous: (["k", "up"], .readerPrevious)
        case .nextItem: (["J", "ctrl-n"], .readerNextItem)
        case .previousItem: (["K", "ctrl-p"], .readerPreviousItem)
        case .nextUnread: (["."], .readerNextUnread)
        case .pageDown: (["space", "pagedown", "ctrl-f"], .readerPageDown)
        case .pageUp: (["b", "pageup", "ctrl-b"], .readerPageUp)
        case .halfDown: (["d", "ctrl-d"], .readerHalfDown)
        case .halfUp: (["ctrl-u"], .readerHalfUp)
        case .first: (["g", "home"], .readerBeginning)
        case .last: (["G", "end"], .readerEnd)
        case .enter: (["enter", "l", "right"], .readerOpenItem)
        case .back: (["h", "left", "escape", "backspace"], .readerBack)
        case .close: (["q"], .readerClose)
        case .nextPane: (["tab"], .readerOtherSide)
        case .previousPane: (["backtab"], .readerPreviousPane)
        case .search: (["/"], .readerSearch)
        case .findNext: (["n"], .readerFindNext)
        case .findPrevious: (["N"], .readerFindPrevious)
        case .open: (["o"], .readerOpenPage)
        case .copy: (["y"], .readerCopyAddress)
        case .run: (["|"], .readerRun)
        case .wholeArticle: (["w"], .readerWholeArticle)
        case .play: (["p"], .readerPlay)
        case .pause: (["P"], .readerPause)
        case .playForward: ([">"], .readerPlayForward)
        case .playBack: (["<"], .readerPlayBack)
        case .unread: (["m"], .readerToggleRead)
        case .unreadOnly: (["u"], .readerUnreadOnly)
        case .filter: (["f"], .readerFilter)
        case .sort: (["S"], .readerSort)
        case .rows: (["v"], .readerRows)
        case .note: (["#"], .readerFollowNote)
        case .star: (["s"], .readerToggleStar)
        case .allRead: (["A"], .readerMarkAllRead)
        case .refresh: (["r"], .readerRefresh)
        case .retry: (["R"], .readerRetryFailed)
        case .addFeed: (["a"], .readerAddFeed)
        case .renameFeed: (["c"], .readerRenameFeed)
        case .moveFeed: (["M"], .readerMoveFeed)
        case .removeFeed: (["D"], .readerRemoveFeed)
        case .refreshFeed: (["L"], .readerRefreshFeed)
        case .copyFeed: (["Y"], .readerCopyFeed)
        case .help: (["?"], .readerHelp)
        case .redraw: (["ctrl-l"], .readerRedraw)
        case .suspend: (["ctrl-z"], .readerSuspend)
        case .quit: (["Q", "ctrl-c"], .readerLeave)
        case .select, .chooseList, .toFeeds, .toItems, .none: ([], nil)
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

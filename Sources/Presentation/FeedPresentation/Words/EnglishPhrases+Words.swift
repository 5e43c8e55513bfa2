extension EnglishPhrases {
    public func phrase(for word: FeedWord) -> Phrase {
        switch word {
        case .language: "en"
        case .separator: ": "
        case .listSeparator: ", "
        case .noItems: "No items."
        case .skipToItems: "Skip to the items"
        case .toTop: "To the top"
        case .asOf: Phrase(before: "As of ")
        case .readOn: "Read on"
        case .readAll: "Read all of it"
        case .retry: "Try again"
        case .picture: "Picture"
        case .video: "Video"
        case .audio: "Audio"
        case .about: "About"
        case .inReplyTo: "In reply to"
        case .commentFeed: "Feed of comments"
        case .section: "Section"
        case .department: "Department"
        case .tags: "Tags"
        case .place: "Place"
        case .feedUpdated: Phrase(before: "Updated ")
        case .itemUpdated: Phrase(before: "updated ")
        case .byAuthor: Phrase(before: "By ")
        case .fromSource: Phrase(before: "From ")
        case .aboutPage: Phrase(before: "About ")
        case .replyTo: Phrase(before: "In reply to ")
        case .drawn: "Drawn by FeedHost"
        case .drawnFrom: Phrase(before: "Drawn by FeedHost from ")
        case .thisFeed: "this feed"
        case .embedded: "Embedded page"
        case .readerNext: "down: the next item, or a line further"
        case .readerPrevious: "up"
        case .readerNextItem: "the next item, in an article, too"
        case .readerPreviousItem: "the item before"
        case .readerNextUnread: "the next unread item"
        case .readerPageDown: "a page down"
        case .readerPageUp: "a page up"
        case .readerHalfDown: "half a page down"
        case .readerHalfUp: "half a page up"
        case .readerBeginning: "to the beginning"
        case .readerEnd: "to the end"
        case .readerNumberIsItem: "with a number before it, to that item"
        case .readerOpenItem: "open it"
        case .readerNumberIsLink: "with a number before it, that link"
        case .readerBack: "back"
        case .readerClose: "back, and from the first pane leave"
        case .readerOtherSide: "to the next pane"
        case .readerSearch: "search"
        case .readerFindNext: "the next that was searched for"
        case .readerFindPrevious: "the one before"
        case .readerOpenPage: "open in the browser"
        case .readerCopyAddress: "copy the address"
        case .readerToggleRead: "mark as unread, or as read"
        case .readerToggleStar: "star it, or take the star away"
        case .readerMarkAllRead: "mark all as read that is listed, and again to undo it"
        case .readerRefresh: "load again"
        case .readerRetryFailed: "try again what has failed"
        case .readerHelp: "help"
        case .readerLeaveHelp: "back"
        case .readerRedraw: "draw all again"
        case .readerSuspend: "back to the shell for a while"
        case .readerLeave: "leave"
        case .readerUndo: "Undo"
        case .readerMarkingUndone: "all are as before"
        case .readerAllRead: "all is read"
        case .readerNoLink: Phrase(before: "there is no link ")
        case .readerOpening: Phrase(before: "opening ")
        case .readerNoAddress: "there is no address here"
        case .readerItemGone: "the feed no longer has this item"
        case .readerCopied: Phrase(before: "copied ")
        case .readerHandedTo: Phrase(before: "handed to ")
        case .readerNothingSearched: "nothing was searched for yet"
        case .readerNotFound: Phrase(before: "not found: ")
        case .readerNotUnderstood: Phrase(before: "not understood from here on: ")
        case .readerLastFound: "that was the last"
        case .readerPreviousPane: "to the pane before"
        case .readerUnreadOnly: "only what is unread, or all"
        case .readerFilter: "show only what has the words you type"
        case .readerSort: "sort the list"
        case .readerRows: "one line an item, or more"
        case .readerFollowNote: "to the footnote of the number before it, and back"
        case .readerAll: "All"
        case .readerUnread: "Unread"
        case .readerStarred: "Starred"
        case .readerFeeds: "Feeds"
        case .readerFilteredBy: Phrase(before: "filter: ")
        case .readerSortBy: "sort by"
        case .readerByDate: "date"
        case .readerByTitle: "title"
        case .readerBySource: "feed"
        case .readerAsLoaded: "as loaded"
        case .readerOtherWay: "the other way round"
        case .readerSearching: Phrase(before: "searching… ")
        case .readerNoNote: Phrase(before: "there is no footnote ")
        case .readerAddFeed: "add a feed, by its address or its page"
        case .readerRenameFeed: "rename the feed"
        case .readerMoveFeed: "move the feed to a folder; / is none"
        case .readerRemoveFeed: "remove the feed, and at once again to undo it"
        case .readerRefreshFeed: "load this feed again"
        case .readerCopyFeed: "copy the feed’s address"
        case .readerWholeArticle: "show the whole article, from its page, or the feed’s text again"
        case .readerLoadingArticle: "loading the article from its page…"
        case .readerArticleShown: "the whole article, from its page"
        case .readerFeedTextShown: "the text of the feed"
        case .readerNoMoreArticle: "the page gives no more than the feed"
        case .readerNoPages: "whole articles are not loaded here"
        case .readerPlay: "play the recording, or pause"
        case .readerPause: "pause what is played, or go on"
        case .readerPlayForward: "30 seconds forward in the recording"
        case .readerPlayBack: "10 seconds back in the recording"
        case .readerPlaying: "playing"
        case .readerPaused: "paused"
        case .readerNothingPlayed: "nothing is played"
        case .readerNoRecording: "there is no recording here"
        case .readerNoPlayer: "recordings are not played here"
        case .readerNotLoaded: "the recording can't be loaded; it may be gone"
        case .readerUnknownFormat: "the recording is in no format that can be played"
        case .readerNoSound: "there is nothing to play sound on"
        case .readerPlayerMissing: Phrase(before: "install ", after: " to play recordings")
        case .readerRun: "hand the item to a command of yours"
        case .readerNoCommand: "no command is configured"
        case .readerLookingAt: Phrase(before: "looking at ")
        case .readerFeedAdded: Phrase(before: "added: ")
        case .readerFeedPresent: Phrase(before: "in the list already: ")
        case .readerFeedRenamed: Phrase(before: "the feed’s name is now ")
        case .readerFeedMoved: Phrase(before: "the feed is now in ")
        case .readerFeedUnfiled: "the feed is in no folder now"
        case .readerNeedsTitle: "a feed needs a name; nothing is changed"
        case .readerNoFeed: "choose a feed first"
        case .readerListNotGranted:
            "this reader may not change your list of feeds; --allow feeds lets it"
        case .readerNotOwnList:
            "only your own list of feeds can be changed: it is read where no feeds are named"
        }
    }
}

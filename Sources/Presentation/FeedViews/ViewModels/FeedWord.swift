/// Keys of the phrases that views add to a feed: names of lists, files, links and commands.
///
/// The raw value is the key that plugins use. Phrases that depend on a value are part of the view
/// models.
public enum FeedWord: String, Sendable, CaseIterable {
    /// The language of the words, as a BCP 47 tag such as `en`.
    case language
    /// Separates a label from what it labels, such as `: `.
    case separator
    /// Separates the elements of a list, such as `, `.
    case listSeparator = "list-separator"
    /// Shown for a feed without items.
    case noItems = "no-items"
    /// A link from the top of a page to its items.
    case skipToItems = "skip-to-items"
    /// A link to the top of a page.
    case toTop = "to-top"
    /// The date that a page was made at; takes the date.
    case asOf = "as-of"
    /// A link to the rest of an item.
    case readOn = "read-on"
    /// The control that expands an item's content.
    case readAll = "read-all"
    /// The control that retries what has failed.
    case retry
    /// A picture without alternative text.
    case picture
    /// A film.
    case video
    /// A sound file.
    case audio
    /// The page that an item is about.
    case about
    /// The label of the entry that an item replies to.
    case inReplyTo = "in-reply-to"
    /// The feed of an item's comments.
    case commentFeed = "comment-feed"
    /// The section of the site that contains an item.
    case section
    /// The department of an item.
    case department
    /// The label of an item's subjects.
    case tags
    /// The geographic place that an item is about.
    case place
    /// The date that a feed was updated at; takes the date.
    case feedUpdated = "feed-updated"
    /// The date that an item was updated at, within a line; takes the date.
    case itemUpdated = "item-updated"
    /// The authors of an item; takes the names.
    case byAuthor = "by-author"
    /// The source of an item; takes the feed's title.
    case fromSource = "from-source"
    /// The page that an item is about; takes the page's name.
    case aboutPage = "about-page"
    /// The entry that an item replies to; takes its name.
    case replyTo = "reply-to"
    /// Names the program that drew the page.
    case drawn
    /// Names the program that drew the page, and the feed; takes ``thisFeed``.
    case drawnFrom = "drawn-from"
    /// The text of the link in ``drawnFrom``.
    case thisFeed = "this-feed"
    /// An embedded page, map or post.
    case embedded

    // Commands of the interactive reader, and their results.

    /// Moves down: to the next item of a list, the next line of a text.
    case readerNext = "reader.next"
    /// Moves up.
    case readerPrevious = "reader.previous"
    /// Moves to the next item, also while reading one.
    case readerNextItem = "reader.next-item"
    /// Moves to the previous item.
    case readerPreviousItem = "reader.previous-item"
    /// Moves to the next unread item.
    case readerNextUnread = "reader.next-unread"
    /// Scrolls down by a screen.
    case readerPageDown = "reader.page-down"
    /// Scrolls up by a screen.
    case readerPageUp = "reader.page-up"
    /// Scrolls down by half a screen.
    case readerHalfDown = "reader.half-down"
    /// Scrolls up by half a screen.
    case readerHalfUp = "reader.half-up"
    /// Moves to the first item of a list or line of a text.
    case readerBeginning = "reader.beginning"
    /// Moves to the last item of a list or line of a text.
    case readerEnd = "reader.end"
    /// Says, after another label, that a number before a command selects an item.
    case readerNumberIsItem = "reader.number-is-item"
    /// Opens the feed or item under the cursor.
    case readerOpenItem = "reader.open-item"
    /// Says, after another label, that a number before a command selects a link.
    case readerNumberIsLink = "reader.number-is-link"
    /// Leads from an item back to the list, and from the list to the feeds.
    case readerBack = "reader.back"
    /// Does the same, and leaves from the first level.
    case readerClose = "reader.close"
    /// Moves between the panes: feeds, list, item.
    case readerOtherSide = "reader.other-side"
    /// Searches for a text, as a command.
    case readerSearch = "reader.search"
    /// Moves to the next match of the search.
    case readerFindNext = "reader.find-next"
    /// Moves to the match of the search before this one.
    case readerFindPrevious = "reader.find-previous"
    /// Opens an item's page in the user's browser.
    case readerOpenPage = "reader.open-page"
    /// Copies the address of an item's page or of a link.
    case readerCopyAddress = "reader.copy-address"
    /// Marks an item as unread, or as read.
    case readerToggleRead = "reader.toggle-read"
    /// Stars an item, or removes the star.
    case readerToggleStar = "reader.toggle-star"
    /// Marks the items of a list as read; undone by the same command.
    case readerMarkAllRead = "reader.mark-all-read"
    /// Loads the feed again.
    case readerRefresh = "reader.refresh"
    /// Retries what has failed, as a command.
    case readerRetryFailed = "reader.retry-failed"
    /// Opens the list of commands; one word.
    case readerHelp = "reader.help"
    /// Closes the list of commands; one word.
    case readerLeaveHelp = "reader.leave-help"
    /// Draws the screen again, after another program wrote to it.
    case readerRedraw = "reader.redraw"
    /// Stops the program until the shell continues it.
    case readerSuspend = "reader.suspend"
    /// Ends the reader.
    case readerLeave = "reader.leave"
    /// The button that undoes the last action; one word.
    case readerUndo = "reader.undo"
    /// Marking as read was undone.
    case readerMarkingUndone = "reader.marking-undone"
    /// There is no unread item.
    case readerAllRead = "reader.all-read"
    /// There is no such link; takes its number.
    case readerNoLink = "reader.no-link"
    /// An address is being opened; takes the address.
    case readerOpening = "reader.opening"
    /// The item has no page to open.
    case readerNoAddress = "reader.no-address"
    /// The item of an open article is in its feed no longer, and has no states.
    case readerItemGone = "reader.item-gone"
    /// An address was copied; takes the address.
    case readerCopied = "reader.copied"
    /// Describes an action: a command that the user has configured gets the item.
    case readerRun = "reader.run"
    /// A command was started; its value is the command's name.
    case readerHandedTo = "reader.handed-to"
    /// There is no command, since the user has configured none.
    case readerNoCommand = "reader.no-command"
    /// Nothing was searched for yet.
    case readerNothingSearched = "reader.nothing-searched"
    /// Nothing was found; takes the search text.
    case readerNotFound = "reader.not-found"
    /// A query can't be read; takes its rest, from the place of the error.
    case readerNotUnderstood = "reader.not-understood"
    /// There are no further matches.
    case readerLastFound = "reader.last-found"
    /// Moves from an item to the list, and from there to the feeds.
    case readerPreviousPane = "reader.previous-pane"
    /// Shows only unread items, or all again, as a command.
    case readerUnreadOnly = "reader.unread-only"
    /// Filters by typed words, as a command.
    case readerFilter = "reader.filter"
    /// Changes the order of a list, as a command.
    case readerSort = "reader.sort"
    /// Changes the number of lines per item, as a command.
    case readerRows = "reader.rows"
    /// Moves from the text to a footnote, by its number, and back.
    case readerFollowNote = "reader.follow-note"
    /// The name of the list of all items.
    case readerAll = "reader.all"
    /// The name of the list of unread items.
    case readerUnread = "reader.unread"
    /// The name of the list of starred items.
    case readerStarred = "reader.starred"
    /// The heading of the list of feeds.
    case readerFeeds = "reader.feeds"
    /// The filter of a list; takes the words.
    case readerFilteredBy = "reader.filtered-by"
    /// Asks for the order of a list; followed by the orders.
    case readerSortBy = "reader.sort-by"
    /// Order by date.
    case readerByDate = "reader.by-date"
    /// Order by title.
    case readerByTitle = "reader.by-title"
    /// Order by source.
    case readerBySource = "reader.by-source"
    /// The order of the feed.
    case readerAsLoaded = "reader.as-loaded"
    /// Reverses the order.
    case readerOtherWay = "reader.other-way"
    /// A search is in progress; takes the percentage.
    case readerSearching = "reader.searching"
    /// There is no such footnote; takes its number.
    case readerNoNote = "reader.no-note"
    /// Describes an action on the user's list of feeds.
    case readerAddFeed = "reader.add-feed"
    /// Describes an action on the user's list of feeds.
    case readerRenameFeed = "reader.rename-feed"
    /// Describes an action on the user's list of feeds.
    case readerMoveFeed = "reader.move-feed"
    /// Describes an action on the user's list of feeds.
    case readerRemoveFeed = "reader.remove-feed"
    /// Describes an action on one feed.
    case readerRefreshFeed = "reader.refresh-feed"
    /// Describes an action on one feed.
    case readerCopyFeed = "reader.copy-feed"
    /// Describes an action on an item.
    case readerWholeArticle = "reader.whole-article"
    /// The page of an item is being loaded.
    case readerLoadingArticle = "reader.loading-article"
    /// The whole article of an item is shown.
    case readerArticleShown = "reader.article-shown"
    /// What the feed gives of an item is shown again.
    case readerFeedTextShown = "reader.feed-text-shown"
    /// The page of an item has no more words than the feed.
    case readerNoMoreArticle = "reader.no-more-article"
    /// A reader loads no pages of items.
    case readerNoPages = "reader.no-pages"
    /// Describes an action on a recording.
    case readerPlay = "reader.play"
    /// Describes an action on a recording.
    case readerPause = "reader.pause"
    /// Describes an action on a recording.
    case readerPlayForward = "reader.play-forward"
    /// Describes an action on a recording.
    case readerPlayBack = "reader.play-back"
    /// A recording is played.
    case readerPlaying = "reader.playing"
    /// A recording is paused.
    case readerPaused = "reader.paused"
    /// No recording is played.
    case readerNothingPlayed = "reader.nothing-played"
    /// An item has no recording.
    case readerNoRecording = "reader.no-recording"
    /// A reader plays no recordings.
    case readerNoPlayer = "reader.no-player"
    /// A recording can't be loaded.
    case readerNotLoaded = "reader.not-loaded"
    /// A recording is in no format that can be played.
    case readerUnknownFormat = "reader.unknown-format"
    /// There is nothing to play sound on.
    case readerNoSound = "reader.no-sound"
    /// The program that plays recordings is not installed; its value is the program.
    case readerPlayerMissing = "reader.player-missing"
    /// An address that is being looked at; its value is the address.
    case readerLookingAt = "reader.looking-at"
    /// A feed was added; its value is its name.
    case readerFeedAdded = "reader.feed-added"
    /// A feed is in the list already; its value is its name.
    case readerFeedPresent = "reader.feed-present"
    /// A feed has another title; its value is the title.
    case readerFeedRenamed = "reader.feed-renamed"
    /// A feed is in another folder; its value is the folder.
    case readerFeedMoved = "reader.feed-moved"
    /// A feed is in no folder now.
    case readerFeedUnfiled = "reader.feed-unfiled"
    /// A feed has no title.
    case readerNeedsTitle = "reader.needs-title"
    /// No feed is chosen.
    case readerNoFeed = "reader.no-feed"
    /// The feeds that are read are not those of the user's list.
    case readerNotOwnList = "reader.not-own-list"
    /// The view may not change the list of feeds: it lacks the grant.
    case readerListNotGranted = "reader.list-not-granted"
}

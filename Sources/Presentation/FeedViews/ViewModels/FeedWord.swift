/// The key of a phrase that stays the same from item to item: what lists, files, links and commands are
/// called.
///
/// The raw value is the key by which a plugin asks for it. Phrases that depend on a value stand beside
/// that value in the view models.
public enum FeedWord: String, Sendable, CaseIterable {
    /// The language the words are in, as a tag (BCP 47), such as `en`.
    case language
    /// The sign between a label and what it labels, such as `: `.
    case separator
    /// The sign between the members of a list, such as `, `.
    case listSeparator = "list-separator"
    /// In place of the items of a feed that has none.
    case noItems = "no-items"
    /// A way past a page's beginning to its items.
    case skipToItems = "skip-to-items"
    /// A link to the rest of an item.
    case readOn = "read-on"
    /// The words on the control that unfolds an item's whole content.
    case readAll = "read-all"
    /// The words on the control that asks again for what has failed.
    case retry
    /// The word for a picture whose own words are not known.
    case picture
    /// The word for a film.
    case video
    /// The word for a sound.
    case audio
    /// The page that an item is about.
    case about
    /// The label of what an item replies to.
    case inReplyTo = "in-reply-to"
    /// The feed of an item's comments.
    case commentFeed = "comment-feed"
    /// The part of the site an item stands in.
    case section
    /// Who or what an item is from.
    case department
    /// The label of an item's subjects, in single words.
    case tags
    /// The place an item is about.
    case place
    /// When a feed was updated, around the date.
    case feedUpdated = "feed-updated"
    /// When an item was updated, around the date; within a line.
    case itemUpdated = "item-updated"
    /// Who wrote an item, around the names.
    case byAuthor = "by-author"
    /// From which feed an item comes, around that feed's title.
    case fromSource = "from-source"
    /// Which page an item is about, around that page's name.
    case aboutPage = "about-page"
    /// The words around the name of what an item replies to.
    case replyTo = "reply-to"
    /// Tells what drew the page.
    case drawn
    /// Tells what drew the page and of what, around ``thisFeed``.
    case drawnFrom = "drawn-from"
    /// The words for the feed in ``drawnFrom``.
    case thisFeed = "this-feed"
    /// The word for a page, a map or a post that content embeds from elsewhere.
    case embedded

    // The commands of a reader that stays open, and what is told when one is done.

    /// A line further: the next item of a list, the next line of a text.
    case readerNext = "reader.next"
    /// A line back.
    case readerPrevious = "reader.previous"
    /// The next item, also while one is read.
    case readerNextItem = "reader.next-item"
    /// The item before.
    case readerPreviousItem = "reader.previous-item"
    /// The next item that was not read.
    case readerNextUnread = "reader.next-unread"
    case readerPageDown = "reader.page-down"
    case readerPageUp = "reader.page-up"
    case readerHalfDown = "reader.half-down"
    case readerHalfUp = "reader.half-up"
    case readerBeginning = "reader.beginning"
    case readerEnd = "reader.end"
    /// That a number before a command leads to the item of that number; after another label.
    case readerNumberIsItem = "reader.number-is-item"
    case readerOpenItem = "reader.open-item"
    /// That a number before a command means the link of that number; after another label.
    case readerNumberIsLink = "reader.number-is-link"
    /// From an item back to the list, and from there to the feeds.
    case readerBack = "reader.back"
    /// The same, and from the first of them away.
    case readerClose = "reader.close"
    /// From the feeds to the list, from there to the item beside it, and around.
    case readerOtherSide = "reader.other-side"
    case readerSearch = "reader.search"
    case readerFindNext = "reader.find-next"
    case readerFindPrevious = "reader.find-previous"
    /// Opens an item's page in the person's browser.
    case readerOpenPage = "reader.open-page"
    case readerCopyAddress = "reader.copy-address"
    case readerToggleRead = "reader.toggle-read"
    /// Marks an item to be kept, or no longer.
    case readerToggleStar = "reader.toggle-star"
    /// Marks the items of a list as read; once more undoes it.
    case readerMarkAllRead = "reader.mark-all-read"
    case readerRefresh = "reader.refresh"
    /// Asks again for what has failed, as a command.
    case readerRetryFailed = "reader.retry-failed"
    /// One word, which leads to the list of commands.
    case readerHelp = "reader.help"
    /// One word, which leads back from the list of commands.
    case readerLeaveHelp = "reader.leave-help"
    case readerRedraw = "reader.redraw"
    case readerSuspend = "reader.suspend"
    case readerLeave = "reader.leave"
    /// Told when all items were marked as read, around the key that undoes it.
    case readerMarkedAll = "reader.marked-all"
    /// Told when that was undone.
    case readerMarkingUndone = "reader.marking-undone"
    /// Told when there is no unread item.
    case readerAllRead = "reader.all-read"
    /// Told when there is no link of a number, around that number.
    case readerNoLink = "reader.no-link"
    /// Told when something is opened, around its address.
    case readerOpening = "reader.opening"
    /// Told when an item has no page to open.
    case readerNoAddress = "reader.no-address"
    /// Told when an address was copied, around it.
    case readerCopied = "reader.copied"
    /// Told when the next place is asked for before anything was searched for.
    case readerNothingSearched = "reader.nothing-searched"
    /// Told when nothing is found, around what was searched for.
    case readerNotFound = "reader.not-found"
    /// Told when there is no further place of what is searched for.
    case readerLastFound = "reader.last-found"
    /// From an item to the list beside it, and from there to the feeds.
    case readerPreviousPane = "reader.previous-pane"
    /// Shows only what is unread, or all again, as a command.
    case readerUnreadOnly = "reader.unread-only"
    /// Shows only what has the words that are typed, as a command.
    case readerFilter = "reader.filter"
    /// Orders a list otherwise, as a command.
    case readerSort = "reader.sort"
    /// Shows items in one line each, or in more, as a command.
    case readerRows = "reader.rows"
    /// From an article's text to a note below it, by the note's number, and back.
    case readerFollowNote = "reader.follow-note"
    /// The name of a list of all items.
    case readerAll = "reader.all"
    /// The name of a list of the unread items.
    case readerUnread = "reader.unread"
    /// The name of a list of the starred items.
    case readerStarred = "reader.starred"
    /// The heading of the list of feeds.
    case readerFeeds = "reader.feeds"
    /// Says which words the items of a list have, around them.
    case readerFilteredBy = "reader.filtered-by"
    /// Asks for the order of a list; the orders follow.
    case readerSortBy = "reader.sort-by"
    /// An order: by date.
    case readerByDate = "reader.by-date"
    /// An order: by title.
    case readerByTitle = "reader.by-title"
    /// An order: by the feed an item comes from.
    case readerBySource = "reader.by-source"
    /// An order: the one in which the items came.
    case readerAsLoaded = "reader.as-loaded"
    /// Turns an order around.
    case readerOtherWay = "reader.other-way"
    /// Told while texts are searched, around how much of them was, in percent.
    case readerSearching = "reader.searching"
    /// Told when there is no note of a number, around that number.
    case readerNoNote = "reader.no-note"
}

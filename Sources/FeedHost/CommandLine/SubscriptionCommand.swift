/// A command for the person's own list of feeds. Where it says `which`, that is a feed's address, its file, the
/// title that the list gives it, or its number in the list.
enum SubscriptionCommand: Equatable {
    /// Add a feed, by its address or its file.
    case add(String, title: String?, folder: String?, LoadingOptions)
    /// Remove a feed.
    case remove(which: String)
    /// Give a feed another title.
    case rename(which: String, title: String)
    /// Move a feed to another folder; to none where that is `nil`.
    case move(which: String, folder: String?)
    /// Show the list, or one feed of it.
    case list(which: String?, asJSON: Bool)
    /// Look for feeds that are gone, have moved, or have had no news for a year.
    case check(asJSON: Bool, writesMoves: Bool, LoadingOptions)
    /// Add what another list lists.
    case importing(String)
    /// Print the list as it is.
    case export
}

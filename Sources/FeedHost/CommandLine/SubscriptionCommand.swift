/// A command for the user's list of feeds. `which` is a feed's address, file, title or number in
/// the list.
enum SubscriptionCommand: Equatable {
    /// Add a feed by address or file.
    case add(String, title: String?, folder: String?, LoadingOptions)
    case remove(which: String)
    case rename(which: String, title: String)
    /// Move a feed to a folder; `nil` for none.
    case move(which: String, folder: String?)
    /// Show the list, or one feed.
    case list(which: String?, asJSON: Bool)
    /// Find feeds that are gone, have moved, or had no news for a year.
    case check(asJSON: Bool, writesMoves: Bool, LoadingOptions)
    /// Add another list's feeds.
    case importing(String)
    /// Print the list.
    case export
}

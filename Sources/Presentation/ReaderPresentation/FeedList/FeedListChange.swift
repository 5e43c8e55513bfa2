/// A change of the user's list of feeds. A feed is named by its identity,
/// ``FeedSourceViewModel/identity``.
public enum FeedListChange: Sendable, Equatable {
    /// Adds the feed at an address, or the one that the page there announces.
    case add(address: String)
    /// Gives a feed another title.
    case rename(feed: String, title: String)
    /// Moves a feed to a folder, by its path; a path without names stands for no folder.
    case move(feed: String, folder: String)
    /// Removes a feed, wherever the list has it.
    case remove(feed: String)
    /// Undoes the last removal, if it was of this feed.
    case undoRemoval(feed: String)
}

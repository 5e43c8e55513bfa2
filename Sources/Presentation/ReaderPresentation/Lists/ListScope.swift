import FeedModel

/// The items of a list, without regard to filters.
enum ListScope: Equatable {
    case all, unread, starred
    /// Items of the feeds in a folder, including nested folders.
    case folder(ExactText<String>)
    /// Items of one feed, by index.
    case source(Int)
    /// Items that a search of the user's list finds, by its index.
    case search(Int)
}

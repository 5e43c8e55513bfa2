import FeedModel

/// The items of a list, without regard to filters.
enum ListScope: Equatable {
    case all, unread, starred
    /// Items of the feeds in a folder, including nested folders.
    case folder(ExactText<String>)
    /// Items of one feed, by index.
    case source(Int)

    /// True if the states of items decide what is listed.
    var dependsOnStates: Bool { self == .unread || self == .starred }
}

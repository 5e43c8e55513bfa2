/// The choice of what a list of items shows.
public enum ItemFilter: Sendable, Equatable {
    /// All items.
    case all
    /// Those that were not read.
    case unread
    /// Those that were marked to be kept.
    case starred
    /// Those of the sources in a folder, and in the folders within.
    case folder(String)
    /// Those of one source, by its place in the feed.
    case source(Int)
}

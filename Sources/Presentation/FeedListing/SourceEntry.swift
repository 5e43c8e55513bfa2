/// A row of the list of sources.
public struct SourceEntry: Sendable, Equatable {
    /// The items it stands for.
    public let filter: ItemFilter
    /// Its words.
    public let title: String
    /// How many folders it stands in.
    public let depth: Int
}

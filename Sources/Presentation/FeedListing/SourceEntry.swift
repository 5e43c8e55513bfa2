/// A row of the list of sources.
public struct SourceEntry: Sendable, Equatable {
    /// The items it stands for.
    public let filter: ItemFilter
    /// Its title.
    public let title: String
    /// The number of folders around it.
    public let depth: Int
    /// The reason why its feed could not be loaded, in words.
    public var failure: String? = nil
}

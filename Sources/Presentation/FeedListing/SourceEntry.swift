/// A row of the list of sources.
package struct SourceEntry: Sendable, Equatable {
    /// The items it stands for.
    package let filter: ItemFilter
    /// Its words.
    package let title: String
    /// How many folders it stands in.
    package let depth: Int
}

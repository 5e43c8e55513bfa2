/// The page behind an item.
public struct ArticlePage: Sendable, Equatable {
    /// What the host knows the item's feed by.
    public var feed: String
    /// The item's identifier.
    public var item: String
    /// The address of the page.
    public var url: String
    /// What is shown of the item, as plain text.
    public var text: String
}

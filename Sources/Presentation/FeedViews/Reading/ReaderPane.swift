/// Where the user of a reader is.
public enum ReaderPane: Sendable {
    /// In the lists of feeds.
    case feeds
    /// In the list of items.
    case items
    /// In the article.
    case article
}

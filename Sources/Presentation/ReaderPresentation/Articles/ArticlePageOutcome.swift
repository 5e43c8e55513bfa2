/// The outcome of showing a whole article.
public enum ArticlePageOutcome: Sendable, Equatable {
    /// It is shown.
    case shown
    /// The page gives no more than the feed.
    case nothingMore
    /// The page can't be loaded; with the reason in words.
    case refused(String)
}

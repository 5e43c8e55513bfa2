/// Shows the whole articles of items in place of what their feeds give.
///
/// After a change it has the feed displayed again.
public protocol ArticlePages: AnyObject {
    /// Returns true if the whole article of an item is shown.
    func isShown(_ page: ArticlePage) -> Bool

    /// Shows the whole article of an item, which is loaded unless it is known, and calls `completion`
    /// once, perhaps before it returns.
    func show(_ page: ArticlePage, completion: @escaping (ArticlePageOutcome) -> Void)

    /// Shows what the feed gives.
    func hide(_ page: ArticlePage)
}

/// Shows the selected item as an article.
public protocol ArticleView: AnyObject {
    /// Replaces the displayed article with `viewModel`.
    func display(_ viewModel: OpenArticleViewModel)
}

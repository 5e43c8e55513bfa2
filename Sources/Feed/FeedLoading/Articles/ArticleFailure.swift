/// A reason why a page gave no whole article.
package enum ArticleFailure: Error, Hashable {
    /// The page has no article.
    case noArticle
    /// The article has no more words than the feed gives.
    case noMoreWords
}

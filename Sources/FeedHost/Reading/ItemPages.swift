import FeedLoading
import ReaderPresentation

/// Shows whole articles to the user of a reader, from their pages.
final class ItemPages: ArticlePages {
    private let articles: WholeArticles
    private let pages: PageArticleLoader
    private let origin: (String) -> DocumentOrigin
    private let didChoose: (PageKey, _ isWhole: Bool) -> Void
    /// The page that is being loaded; another one takes its place.
    private var task: (any FeedLoaderTask)?

    /// - Parameters:
    ///   - origin: returns the origin of a feed's document, by the identity of the feed.
    ///   - didChoose: keeps what was chosen for an item, and has the feed displayed again.
    init(
        _ articles: WholeArticles, pages: PageArticleLoader,
        origin: @escaping (String) -> DocumentOrigin,
        didChoose: @escaping (PageKey, _ isWhole: Bool) -> Void
    ) {
        self.articles = articles
        self.pages = pages
        self.origin = origin
        self.didChoose = didChoose
    }

    func isShown(_ page: ArticlePage) -> Bool { articles.isShown(key(page)) }

    func hide(_ page: ArticlePage) {
        choose(false, key(page))
    }

    func show(_ page: ArticlePage, completion: @escaping (ArticlePageOutcome) -> Void) {
        let key = key(page)
        func shown() {
            choose(true, key)
            completion(.shown)
        }
        task?.cancel()
        task = nil
        if articles.has(key) { return shown() }
        var isDone = false
        let loading = pages.load(page.url, namedIn: origin(key.feed)) { [weak self] result in
            isDone = true
            guard let self else { return }
            task = nil
            do {
                try articles.take(result, for: key, insteadOf: page.text, updated: nil)
                shown()
            } catch is ArticleFailure {
                completion(.nothingMore)
            } catch {
                // Remedies are those of feeds.
                completion(.refused(ErrorWording.words(for: error).message))
            }
        }
        if !isDone { task = loading }
    }

    private func choose(_ isWhole: Bool, _ key: PageKey) {
        articles.chosen[key] = isWhole
        didChoose(key, isWhole)
    }

    private func key(_ page: ArticlePage) -> PageKey {
        PageKey(feed: page.feed, item: page.item, url: page.url)
    }
}

package import FeedModel

/// Decorates a loader: items that are only in the archive get the whole articles that were asked for, too.
package final class ChosenArticlesLoader: FeedLoader {
    private let loader: any FeedLoader
    private let articles: WholeArticles

    package init(_ loader: any FeedLoader, articles: WholeArticles) {
        self.loader = loader
        self.articles = articles
    }

    package func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        loader.load(progress: progress) { [articles] result in
            completion(result.map { articles.applied(to: $0) })
        }
    }
}

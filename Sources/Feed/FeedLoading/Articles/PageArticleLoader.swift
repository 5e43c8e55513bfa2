package import FeedModel
import FeedParsing

/// Loads the article behind an address, with the further pages of it, or of the page's AMP form.
package final class PageArticleLoader {
    /// The number of pages of one article that are loaded at most.
    private static let mostPages = 12
    /// The size of an article whose further pages are not loaded.
    private static let mostBytes = 1 << 20

    private let fresh: () throws -> any RemoteDocumentLoader
    private let kept: () throws -> any RemoteDocumentLoader

    /// - Parameters:
    ///   - fresh: returns the loader of pages, by the rules that hold for all documents.
    ///   - kept: returns the loader of pages that are in the cache, whatever their age.
    package init(
        fresh: @escaping () throws -> any RemoteDocumentLoader,
        kept: @escaping () throws -> any RemoteDocumentLoader
    ) {
        self.fresh = fresh
        self.kept = kept
    }

    /// Loads an article, and calls `completion` once, perhaps before it returns.
    ///
    /// - Parameters:
    ///   - origin: the origin of the feed that names the page, which limits where it may be.
    ///   - onlyKept: only looks into the cache.
    package func load(
        _ url: String, namedIn origin: DocumentOrigin, onlyKept: Bool = false,
        completion: @escaping (Result<LoadedArticle, any Error>) -> Void
    ) -> any FeedLoaderTask {
        do {
            let load = Load(try onlyKept ? kept() : fresh(), completion)
            load.start(url, origin)
            return load
        } catch {
            completion(.failure(error))
            return StagedTask()
        }
    }

    /// The loading of one article.
    private final class Load: FeedLoaderTask {
        private let loader: any RemoteDocumentLoader
        private var completion: ((Result<LoadedArticle, any Error>) -> Void)?
        private var task: (any RemoteDocumentTask)?
        private var known: Set<String> = []
        private var html = ""
        private var words = 0

        init(
            _ loader: any RemoteDocumentLoader,
            _ completion: @escaping (Result<LoadedArticle, any Error>) -> Void
        ) {
            self.loader = loader
            self.completion = completion
        }

        func start(_ url: String, _ origin: DocumentOrigin) {
            known.insert(url)
            var isAnswered = false
            let first = loader.loadDocument(from: url, namedBy: .document(origin)) {
                [self] result in
                isAnswered = true
                switch result {
                case .success(let page): read(page, from: url)
                case .failure(let error): end(error)
                }
            }
            // After a page from the cache, the next one is loading already.
            if !isAnswered { task = first }
        }

        private func read(_ page: LoadedDocument, from url: String) {
            let article = PageArticle(
                of: page.bytes, context: page.context, converter: SystemEncodingConverter.shared)
            loader.didRead(url, as: .page, updateInterval: nil)
            let isFirst = html.isEmpty
            if let part = article.html {
                html += isFirst ? part : "\n" + part
                words += article.words
            }
            let isOfSeries = isFirst && article.isNumbered
            let further = isOfSeries ? nil : article.nextPage
            let next = article.html == nil && isFirst ? article.ampPage : further
            guard let next, known.count < PageArticleLoader.mostPages, !known.contains(next),
                html.utf8.count < PageArticleLoader.mostBytes
            else { return end(ArticleFailure.noArticle) }
            start(next, page.origin)
        }

        /// Ends with what there is, else with a failure.
        private func end(_ error: any Error) {
            guard let completion = completion.take() else { return }
            task = nil
            completion(
                html.isEmpty
                    ? .failure(error)
                    : .success(
                        LoadedArticle(
                            content: PageContent.content(html), words: words,
                            byteCount: html.utf8.count)))
        }

        func cancel() {
            completion = nil
            task.take()?.cancel()
        }
    }
}

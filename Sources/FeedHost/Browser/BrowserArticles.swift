import FeedLoading
import FeedModel
import SystemInterface

/// The whole articles of items, for the page.
final class BrowserArticles {
    private let environment: ProcessEnvironment
    private let network: NetworkServices
    /// The origins of the feeds that were sent, by identity.
    private var origins: [ExactText<String>: DocumentOrigin] = [:]
    /// The identities of the feeds whose items are shown whole.
    private var always: Set<ExactText<String>> = []
    private lazy var known = WholeArticles { [unowned self] in always.contains(ExactText($0)) }
    private lazy var pages = PageArticleLoader(
        fresh: { [network] in try network.pageLoader() },
        kept: { [network] in try network.keptPageLoader() })
    private lazy var missing = MissingArticlesLoader(
        known, pages: pages,
        origin: { [unowned self] in origins[ExactText($0)] ?? .network(nil) },
        now: { MonotonicClock.milliseconds })

    init(_ environment: ProcessEnvironment, _ network: NetworkServices) {
        self.environment = environment
        self.network = network
    }

    /// Reads again which feeds are shown whole, and what was chosen for items.
    func readAgain() {
        always = FeedSettings.identities(in: environment, where: \.isWhole)
        known.chosen = ChosenTexts(environment).all
    }

    /// Returns a feed with the whole articles that are to be shown.
    func applied(to feed: Feed) -> Feed { known.applied(to: feed) }

    /// Returns the items of a feed that are shown whole, with their articles.
    func shown(in feed: Feed) -> [(index: Int, item: FeedItem)] { known.shown(in: feed) }

    /// Remembers what the user has chosen for an item.
    func choose(whole: Bool, _ item: FeedItem, of loaded: LoadedFeed) throws {
        guard let key = PageKey(of: item, in: loaded.feed) else { return }
        known.chosen[key] = whole
        try ChosenTexts(environment).keep(whole: whole, key)
    }

    /// Notes a feed that is sent.
    func note(_ loaded: LoadedFeed) {
        let identity = ExactText(loaded.feed.sources.first?.identity ?? "")
        if loaded.page?.identity.map({ always.contains(ExactText($0)) }) ?? false {
            // What the list has itself keeps what is set for it.
            let listed = FeedSettings.identities(in: environment) { _ in true }
            if !listed.contains(identity) { always.insert(identity) }
        }
        origins[identity] = loaded.origin
        missing.takeKept(of: loaded.feed)
    }

    /// Loads the articles that feeds lack, and calls `didLoadMore` if any were found.
    func loadMissing(of feeds: [Feed], didLoadMore: @escaping () -> Void) {
        missing.load(of: feeds) { if $0 { didLoadMore() } }
    }

    /// Finds the whole article of an item that the user asks for, and calls `completion` with the item and
    /// it, or with `nil` if its page has no more than the feed.
    func find(
        _ item: FeedItem, of loaded: LoadedFeed,
        completion: @escaping (Result<FeedItem?, any Error>) -> Void
    ) {
        guard let key = PageKey(of: item, in: loaded.feed) else { return completion(.success(nil)) }
        func give() { completion(.success(known.content(of: key).map(item.withContent))) }
        if known.has(key) { return give() }
        _ = pages.load(key.url, namedIn: loaded.origin) { [known] result in
            do {
                try known.take(result, for: key, item)
                give()
            } catch is ArticleFailure {
                completion(.success(nil))
            } catch {
                completion(.failure(error))
            }
        }
    }
}

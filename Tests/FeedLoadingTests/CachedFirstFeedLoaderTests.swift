import FeedModel
import Testing

@testable import FeedLoading

/// Cached feeds are shown before fresh ones.
@Suite struct CachedFirstFeedLoaderTests {
    private struct Missing: Error {}

    private let fresh = FakeFeedLoader(Feed(format: .merged, title: "fresh"))

    private func titles(
        cached: FakeFeedLoader, isCacheSufficient: Bool = false, loads: Int = 2
    ) -> [String?] {
        let loader = CachedFirstFeedLoader(
            cached: cached, fresh: fresh, isCacheSufficient: { isCacheSufficient })
        var titles: [String?] = []
        for _ in 0..<loads {
            _ = loader.load(
                progress: { _ in }, completion: { titles.append(try? $0.get().title ?? "") })
        }
        return titles
    }

    @Test func `Returns the cached feed once, then fresh ones`() {
        let cached = FakeFeedLoader(Feed(format: .merged, title: "kept"))
        #expect(titles(cached: cached, loads: 3) == ["kept", "fresh", "fresh"])
        #expect(cached.count == 1)
    }

    @Test func `Returns the fresh feed if nothing is cached`() {
        let cached = FakeFeedLoader(.failure(Missing()))
        #expect(titles(cached: cached) == ["fresh", "fresh"])
        #expect(cached.count == 1)
    }

    @Test func `Fails without a fresh load if the cache is sufficient`() {
        let cached = FakeFeedLoader(.failure(Missing()))
        #expect(titles(cached: cached, isCacheSufficient: true, loads: 1) == [nil])
        #expect(fresh.count == 0)
    }

    @Test func `Cancels the load in progress`() {
        let cached = FakeFeedLoader(.failure(Missing()))
        let fresh = FakeFeedLoader(nil)
        CachedFirstFeedLoader(cached: cached, fresh: fresh, isCacheSufficient: { false })
            .load(progress: { _ in }, completion: { _ in }).cancel()
        #expect(fresh.isCancelled && !cached.isCancelled)
    }
}

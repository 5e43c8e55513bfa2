import FeedModel
import Testing

@testable import FeedLoading

/// Cached feeds are shown before fresh ones.
@Suite struct CachedFirstFeedLoaderTests {
    private struct Missing: Error {}

    private static func feed(_ title: String) -> Result<Feed, any Error> {
        .success(Feed(format: .merged, title: title))
    }

    private func titles(
        cached: FakeFeedLoader, fresh: FakeFeedLoader, isCacheSufficient: Bool, loads: Int = 2
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
        let cached = FakeFeedLoader(Self.feed("kept"))
        #expect(
            titles(
                cached: cached, fresh: FakeFeedLoader(Self.feed("fresh")), isCacheSufficient: false,
                loads: 3)
                == ["kept", "fresh", "fresh"])
        #expect(cached.count == 1)
    }

    @Test func `Returns the fresh feed if nothing is cached`() {
        let cached = FakeFeedLoader(.failure(Missing()))
        #expect(
            titles(
                cached: cached, fresh: FakeFeedLoader(Self.feed("fresh")), isCacheSufficient: false)
                == ["fresh", "fresh"])
        #expect(cached.count == 1)
    }

    @Test func `Fails without a fresh load if the cache is sufficient`() {
        let fresh = FakeFeedLoader(Self.feed("fresh"))
        #expect(
            titles(
                cached: FakeFeedLoader(.failure(Missing())), fresh: fresh, isCacheSufficient: true,
                loads: 1
            )
                == [nil])
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

import FeedModel
import Testing

@testable import FeedLoading

@Suite struct SlowSourcesTests {
    @Test(
        arguments: [
            ([], [], 0), (["http://a.example/1"], [("a.example", 1)], 0),
            (
                ["http://a.example/1", "https://u:p@b.example:8080"],
                [("a.example", 1), ("b.example:8080", 1)], 0
            ),
            (["http://a.example#@b.example/1", "exec:slow"], [("a.example", 1), ("slow", 1)], 0),
            (
                ["http://a.example/1", "http://b.example/", "http://a.example/2"],
                [("a.example", 2), ("b.example", 1)], 0
            ),
            (
                [
                    "http://a.example", "http://b.example", "http://c.example", "http://d.example",
                    "http://e.example?x", "http://b.example/2",
                ], [("a.example", 1), ("b.example", 2), ("c.example", 1)], 2
            ),
        ] as [([String], [(String, Int)], Int)])
    func `Names each pending host once`(
        urls: [String], hosts: [(String, Int)], others: Int
    ) {
        let named = SlowSources.named(urls.map { FeedLocation(argument: $0) })
        #expect(
            named.hosts == hosts.map { FeedLoadingSlowHost(name: $0.0, sourceCount: $0.1) })
        #expect(named.otherSources == others)
    }
}

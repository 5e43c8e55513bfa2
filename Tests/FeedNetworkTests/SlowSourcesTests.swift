import Testing

@testable import FeedLoading

@Suite struct SlowSourcesTests {
    @Test(arguments: [
        ([], ""), (["http://a.example/1"], "waiting for a.example"),
        (
            ["http://a.example/1", "https://u:p@b.example:8080"],
            "waiting for a.example, b.example:8080"
        ),
        (
            ["http://a.example/1", "http://b.example/", "http://a.example/2"],
            "waiting for a.example (2), b.example"
        ),
        (
            [
                "http://a.example", "http://b.example", "http://c.example", "http://d.example",
                "http://e.example?x", "http://b.example/2",
            ],
            "waiting for a.example, b.example (2), c.example and 2 more"
        ),
    ])
    func `those that are waited for are named, a host once`(urls: [String], words: String) {
        #expect(SlowSources.words(urls.map { .remote(url: $0) }) == words)
    }
}

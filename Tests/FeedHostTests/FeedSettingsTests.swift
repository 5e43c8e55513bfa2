import FeedModel
import SystemInterface
import TestSupport
import Testing

@testable import FeedHost
@testable import FeedLoading

@Suite struct FeedSettingsTests {
    @Test func `What is set for a page counts for its feed, unless that is loaded without it, too`()
        throws
    {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <opml version="2.0"><body>
            <outline text="P" xmlUrl="https://p.example/" feedhost-archive="false"/>
            <outline text="Q" xmlUrl="https://q.example/"/>
            </body></opml>
            """, to: "feedhost/feeds.opml")
        func loaded(_ url: String, _ page: String?) -> LoadedFeed {
            LoadedFeed(
                source: .remote(url: url), feed: Feed(format: .merged), origin: .network(nil),
                page: page.map { .remote(url: $0) })
        }
        let feeds = [
            loaded("https://p.example/feed", "https://p.example/"),
            loaded("http://listed.example/", "https://p.example/"),
            loaded("https://listed.example/", nil),
            loaded("https://q.example/feed", "https://p.example/"),
            loaded("https://q.example/feed", "https://q.example/"),
        ]
        let identities = FeedSettings.identities(
            in: ProcessEnvironment(["XDG_CONFIG_HOME": folder.path]), of: feeds
        ) { !$0.isArchived }
        #expect(identities == [ExactText("web:p.example/"), ExactText("web:p.example/feed")])
    }
}

import FeedPresentation
import PresentationTestSupport
import Testing
import TextRendering

@Suite struct LanguageSnapshotTests {
    @Test(arguments: FeedLanguage.allCases)
    func `the same feed in five languages`(language: FeedLanguage) throws {
        let feed = PresentedFeed.viewModel(in: language)
        try expectSnapshot(
            render(feed) + render(feed, style: .full), named: "language-\(language.rawValue)")
    }

    @Test(arguments: FeedLanguage.allCases)
    func `a list without lines says so in the reader's language`(language: FeedLanguage) {
        let feed = makeFeed([]).worded(in: language.phrases())
        #expect(render(feed, .terminal(80), style: .list) == feed.labels.noItems + "\n")
    }
}

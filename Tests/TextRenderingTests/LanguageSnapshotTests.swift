import FeedPresentation
import PresentationTestSupport
import Testing
import TextRendering

@Suite struct LanguageSnapshotTests {
    @Test(arguments: FeedLanguage.allCases)
    func `the same feed in five languages`(language: FeedLanguage) throws {
        let feed = PresentedFeed.viewModel(in: language)
        let words = language.phrases().words
        try expectSnapshot(
            render(feed, words: words) + render(feed, style: .full, words: words),
            named: "language-\(language.rawValue)")
    }

    @Test(arguments: FeedLanguage.allCases)
    func `a list without lines says so in the reader's language`(language: FeedLanguage) {
        let words = language.phrases().words
        #expect(
            render(makeFeed([]), .terminal(80), style: .list, words: words)
                == words[.noItems] + "\n")
    }
}

import FeedPresentation
import FeedTesting
import PresentationTestSupport
import TestSupport
import Testing
import TextRendering

@Suite struct LanguageSnapshotTests {
    @Test(arguments: FeedLanguage.allCases)
    func `Matches the snapshots in five languages`(language: FeedLanguage) throws {
        let feed = PresentedFeed.viewModel(in: language)
        let phrases = language.phrases()
        try expectSnapshot(
            render(feed, in: phrases) + render(feed, style: .full, in: phrases),
            named: "language-\(language.rawValue).txt")
    }

    @Test(arguments: FeedLanguage.allCases)
    func `Reports an empty list in the reader's language`(language: FeedLanguage) {
        let phrases = language.phrases()
        #expect(
            render(makeFeed([]), .terminal(80), style: .list, in: phrases)
                == phrases.words[.noItems] + "\n")
    }
}

import FeedPresentation
import FeedTesting
import HTMLRendering
import TestSupport
import Testing

struct LanguageSnapshotTests {
    @Test(arguments: FeedLanguage.allCases)
    func `Matches the snapshots in five languages`(language: FeedLanguage) throws {
        let page = rendered(
            PresentedFeed.viewModel(in: language), options: HTMLPageOptions(content: .full),
            in: language.phrases())
        try expectSnapshot(page, named: "language-\(language.rawValue).html")
    }

    @Test(arguments: FeedLanguage.allCases)
    func `Marks the page's own text with the reader's language`(
        language: FeedLanguage
    ) throws {
        let html = try StrictHTML(
            parsing: rendered(
                PresentedFeed.viewModel(in: language), options: HTMLPageOptions(content: .full),
                in: language.phrases()))
        // The feed is in French.
        let isFrench = language == .french
        #expect(html.all("html").first?.attributes == ["lang": language.rawValue])
        #expect(html.all("main").first?.attributes["lang"] == (isFrench ? nil : "fr"))
        let articles = html.all("article")
        #expect(
            articles.map { $0.attributes["lang"] }
                == ["fr", "ar", "fr", "fr"].map {
                    $0 == "fr" ? nil : $0
                })
        #expect(articles.map { $0.attributes["dir"] } == [nil, "rtl", nil, nil])
        let files = html.all(class: "about-file").map { $0.attributes }
        #expect(files.allSatisfy { $0["lang"] == language.rawValue && $0["dir"] == "ltr" })
        #expect(files.count == 2)
    }
}

import FeedViews
import HTMLRendering
import PresentationTestSupport
import Testing

/// The episode of an item in a page.
struct EpisodeTests {
    private func drawn(_ episode: EpisodeViewModel) throws -> StrictHTML {
        try StrictHTML(
            parsing: rendered(
                FeedItemViewModel(identifier: "1", title: "T"), ItemPage(episode: episode)))
    }

    @Test func `Shows season and number among the facts, and files in a list`() throws {
        let page = try drawn(
            EpisodeViewModel(
                words: "Season 2, Episode 7", chaptersURL: "https://a.example/c.json",
                chaptersLabel: "Chapters",
                transcripts: [
                    TranscriptViewModel(url: "https://a.example/t?a&b", label: "Transcript (en)"),
                    TranscriptViewModel(url: "javascript:x", label: "Transcript"),
                ]))
        #expect(page.all(class: "facts").last?.text == "Season 2, Episode 7 ")
        #expect(page.all(class: "files").count == 1)
        let links = page.all("a").filter { $0.attributes["href"]?.hasPrefix("#") == false }
        #expect(links.map { $0.text } == ["Chapters", "Transcript (en)"])
        #expect(
            links.map { $0.attributes["href"] } == [
                "https://a.example/c.json", "https://a.example/t?a&b",
            ])
    }

    @Test func `Omits the list without files`() throws {
        let page = try drawn(EpisodeViewModel(words: "<b>Winter</b>"))
        #expect(page.all(class: "facts").last?.text == "<b>Winter</b> ")
        #expect(page.all(class: "files").isEmpty)
    }
}

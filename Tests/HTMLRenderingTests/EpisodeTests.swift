import FeedViews
import HTMLRendering
import PresentationTestSupport
import Testing

/// The episode of an item in a page.
struct EpisodeTests {

    @Test func `Shows season and number among the facts, and files in a list`() throws {
        let episode = EpisodeViewModel(
            words: "Season 2, Episode 7", chaptersURL: "https://a.example/c.json",
            chaptersLabel: "Chapters",
            transcripts: [
                TranscriptViewModel(url: "https://a.example/t?a&b", label: "Transcript (en)"),
                TranscriptViewModel(url: "javascript:x", label: "Transcript"),
            ])
        let page = try parsed(ItemPage(episode: episode))
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
        let page = try parsed(ItemPage(episode: EpisodeViewModel(words: "<b>Winter</b>")))
        #expect(page.all(class: "facts").last?.text == "<b>Winter</b> ")
        #expect(page.all(class: "files").isEmpty)
    }
}

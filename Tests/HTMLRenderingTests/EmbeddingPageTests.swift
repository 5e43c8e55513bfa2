import FeedPresentation
import FeedRendering
import HTMLRendering
import Testing

struct EmbeddingPageTests {
    @Test func `Every picture is asked for, and nothing else`() {
        let (page, requests) = makePage()
        page.display(Samples.magazine)
        #expect(requests.indices == [0, 1, 2, 4, 5])
    }

    @Test func `Pictures that came stand in the page, in their places`() throws {
        let (page, _) = makePage()
        page.display(Samples.gallery)
        page.display(viewModel(3, DataImage(mediaType: "image/png", bytes: [1, 2, 3, 4])))
        page.display(viewModel(0, DataImage(mediaType: "image/webp", bytes: [255])))
        page.display(viewModel(1, nil))
        let html = try StrictHTML(parsing: finished(page))
        #expect(
            html.all("img").map { $0.attributes["src"] } == [
                "data:image/webp;base64,/w==", "data:image/png;base64,AQIDBA==",
            ])
        #expect(html.all(class: "missing").count == 3)
        #expect(html.all("article").count == 5)
    }

    @Test func `A picture that did not come leaves its words`() throws {
        let (page, _) = makePage()
        page.display(
            FeedViewModel(
                title: "T", format: "rss-2.0",
                items: FeedItemViewModels([
                    (
                        item: FeedItemViewModel(id: "1", title: "T"),
                        detail: FeedItemDetailViewModel(
                            image: ImageViewModel(
                                url: "https://a.example/p", alternativeText: "A <gull>"))
                    )
                ])))
        let missing = try StrictHTML(parsing: finished(page)).all(class: "missing")
        #expect(missing.map(\.text) == ["A <gull>"])
        #expect(missing.first?.attributes["aria-label"] == "A <gull>")
        #expect(missing.first?.attributes["role"] == "img")
    }

    @Test func `A page with its pictures inside fetches none`() throws {
        let (page, _) = makePage()
        page.display(Samples.magazine)
        let html = try StrictHTML(parsing: finished(page))
        let policy = html.all("meta").compactMap { $0.attributes["content"] }
            .first { $0.contains("img-src") }
        #expect(policy?.contains("img-src data:;") == true)
        #expect(html.all("img").isEmpty)
        #expect(html.all("link").allSatisfy { $0.attributes["rel"] != "icon" })
    }

    @Test func `A page carries only so many bytes of pictures`() throws {
        let page = EmbeddingPage(
            options: HTMLPageOptions(embedsImages: true), maximumBytes: 5
        ) { _ in }
        page.display(Samples.gallery)
        for (index, count) in [3, 3, 2, 1].enumerated() {
            let bytes = [UInt8](repeating: 1, count: count)
            page.display(viewModel(index, DataImage(mediaType: "image/png", bytes: bytes)))
        }
        let html = try StrictHTML(parsing: finished(page))
        #expect(html.all("img").count == 2)
        #expect(html.all(class: "missing").count == 3)
    }

    @Test func `A large picture is written whole`() throws {
        let (page, _) = makePage()
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
        page.display(Samples.gallery)
        page.display(viewModel(0, DataImage(mediaType: "image/png", bytes: bytes)))
        let source = try #require(
            try StrictHTML(parsing: finished(page)).all("img").first?.attributes["src"])
        #expect(source.utf8.count == "data:image/png;base64,".utf8.count + 133_336)
        #expect(!source.dropLast(2).contains("="))
    }

    @Test func `The feed displayed last is the one that is written`() throws {
        let (page, _) = makePage()
        page.display(Samples.magazine)
        page.display(viewModel(0, DataImage(mediaType: "image/png", bytes: [1])))
        page.display(Samples.gallery)
        let html = try StrictHTML(parsing: finished(page))
        #expect(html.all("h1").map(\.text) == ["Untitled feed"])
        #expect(html.all("img").isEmpty)
    }

    private final class Requests {
        var indices: [Int] = []
    }

    private func makePage() -> (EmbeddingPage, Requests) {
        let requests = Requests()
        let page = EmbeddingPage(options: HTMLPageOptions(embedsImages: true)) {
            requests.indices.append($0)
        }
        return (page, requests)
    }

    private func viewModel(_ index: Int, _ image: DataImage?) -> FeedImageViewModel<DataImage> {
        FeedImageViewModel(
            index: index, id: "\(index)", title: "T", image: image, isLoading: false,
            shouldRetry: image == nil)
    }

    private func finished(_ page: EmbeddingPage) -> String {
        var bytes: [UInt8] = []
        let output = RenderingOutput {
            bytes += $0
            return true
        }
        page.finish(to: output)
        return String(decoding: bytes, as: UTF8.self)
    }
}

import FeedPresentation
import FeedRendering
import HTMLRendering
import PresentationTestSupport
import Testing

struct EmbeddingPageTests {
    @Test func `Requests each picture once, and nothing else`() {
        let (page, requests) = makePage()
        page.display(Samples.magazine.worded())
        // The last item has the picture of the first.
        #expect(requests.indices == [0, 1, 2, 4])
    }

    @Test func `Embeds arrived pictures in their items`() throws {
        let (page, _) = makePage()
        page.display(Samples.gallery.worded())
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

    @Test func `Replaces a missing picture by its alternative text`() throws {
        let (page, _) = makePage()
        let image = ImageViewModel(url: "https://a.example/p|1", alternativeText: "A <gull>")
        page.display(makeFeed(ItemPage(image: image)))
        let missing = try StrictHTML(parsing: finished(page)).all(class: "missing")
        #expect(missing.map(\.text) == ["A <gull>"])
        #expect(missing.first?.attributes["href"] == "https://a.example/p%7C1")
    }

    @Test func `Draws an item whose picture is missing like one without a picture`() throws {
        let (page, _) = makePage()
        page.display(Samples.gallery.worded())
        page.display(viewModel(1, DataImage(mediaType: "image/png", bytes: [1])))
        let html = try StrictHTML(parsing: finished(page))
        let articles = html.all("article").map { $0.attributes["class"] ?? "" }
        #expect(articles.first == "item plain untitled")
        #expect(articles.dropFirst().first == "item untitled")
        #expect(html.all(class: "picture").count == 1)
    }

    @Test func `Fetches no pictures if they are embedded`() throws {
        let (page, _) = makePage()
        page.display(Samples.magazine.worded())
        let html = try StrictHTML(parsing: finished(page))
        let policy = html.all("meta").compactMap { $0.attributes["content"] }
            .first { $0.contains("img-src") }
        #expect(policy?.contains("img-src data:;") == true)
        #expect(html.all("img").isEmpty)
        #expect(html.all("link").allSatisfy { $0.attributes["rel"] != "icon" })
    }

    @Test func `Limits the bytes of embedded pictures`() throws {
        let page = EmbeddingPage(
            words: EnglishPhrases().words, options: HTMLPageOptions(embedsImages: true),
            maximumBytes: 5,
            requestImage: { _ in })
        page.display(Samples.gallery.worded())
        for (index, count) in [3, 3, 2, 1].enumerated() {
            let bytes = [UInt8](repeating: 1, count: count)
            page.display(viewModel(index, DataImage(mediaType: "image/png", bytes: bytes)))
        }
        let html = try StrictHTML(parsing: finished(page))
        #expect(html.all("img").count == 2)
        #expect(html.all(class: "missing").count == 3)
    }

    @Test func `Embeds a large picture completely`() throws {
        let (page, _) = makePage()
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
        page.display(Samples.gallery.worded())
        page.display(viewModel(0, DataImage(mediaType: "image/png", bytes: bytes)))
        let source = try #require(
            try StrictHTML(parsing: finished(page)).all("img").first?.attributes["src"])
        #expect(source.utf8.count == "data:image/png;base64,".utf8.count + 133_336)
        #expect(!source.dropLast(2).contains("="))
    }

    @Test func `Writes the feed that was displayed last`() throws {
        let (page, _) = makePage()
        page.display(Samples.magazine.worded())
        page.display(viewModel(0, DataImage(mediaType: "image/png", bytes: [1])))
        page.display(Samples.gallery.worded())
        let html = try StrictHTML(parsing: finished(page))
        #expect(html.all("h1").map(\.text) == ["Untitled feed"])
        #expect(html.all("img").isEmpty)
    }

    // MARK: Pictures in content, and the feed's picture

    private static let content = """
        <p>One <img src="https://a.example/?p=1&amp;q=2" alt="A &quot;gull&quot;" width="20" \
        height="10" srcset="https://a.example/wide.png 2x"> two <a href="https://a.example/page">\
        <img src="https://a.example/2.png"></a></p><img src="https://count.example/pixel" \
        width="1" height="1"><picture><source srcset="https://a.example/dark.png">\
        <img srcset="https://a.example/3.png 2x, https://a.example/4.png"></picture>\
        <video poster="https://a.example/poster.jpg" src="https://a.example/v.mp4"></video>\
        <img src="data:image/png;base64,AAAA" alt="own"><img alt="words only">\
        <img src="https://a.example/2.png" alt="again">
        """

    private func display(_ content: String, in page: EmbeddingPage) {
        var feed = makeFeed(ItemPage(contentHTML: content))
        feed.iconURL = "https://a.example/icon.png"
        page.display(feed)
    }

    private func picture(_ url: String) -> FeedImageViewModel<DataImage> {
        FeedImageViewModel(
            request: FeedImageRequest(revision: 0, index: 0, url: url), id: "", title: "", url: url,
            image: DataImage(mediaType: "image/png", bytes: [1]), isLoading: false,
            shouldRetry: false)
    }

    @Test func `Requests each picture in content and the feed's picture once`() {
        let (page, requests) = makePage()
        display(Self.content, in: page)
        #expect(requests.indices.isEmpty)
        #expect(
            requests.addresses == [
                "- https://a.example/icon.png", "0 https://a.example/?p=1&q=2",
                "0 https://a.example/2.png", "0 https://a.example/3.png",
                "0 https://a.example/poster.jpg",
            ])
    }

    @Test func `Leaves no address of a picture that a browser would load`() throws {
        let (page, requests) = makePage()
        display(Self.content, in: page)
        for (number, address) in requests.addresses.enumerated() where number != 2 {
            page.display(picture(String(address.dropFirst(2))))
        }
        let text = finished(page)
        let html = try StrictHTML(parsing: text)
        let own = "data:image/png;base64,AQ=="
        #expect(
            html.all("img").map { $0.attributes["src"] } == [
                own, own, own, "data:image/png;base64,AAAA",
            ])
        #expect(html.all("img").map { $0.attributes["alt"] } == ["", "A \"gull\"", "", "own"])
        #expect(html.all("img")[1].attributes["width"] == "20")
        #expect(html.all("video").map { $0.attributes["poster"] } == [own])
        #expect(html.all("video").map { $0.attributes["preload"] } == ["none"])
        #expect(html.all("link").allSatisfy { $0.attributes["rel"] != "icon" })
        #expect(html.all(class: "missing").map(\.text) == ["Picture", "words only", "again"])
        #expect(
            html.all(class: "missing").map { $0.attributes["href"] }
                == [nil, nil, "https://a.example/2.png"])
        for remote in ["srcset", "src=\"https://a.example/2", "count.example", "poster=\"http"] {
            #expect(!text.contains(remote))
        }
        #expect(text.contains("img-src data:;"))
    }

    @Test func `Requests and embeds a repeated picture once`() throws {
        let (page, requests) = makePage()
        page.display(
            makeFeed(
                ItemPage(
                    contentHTML: "<p>Long enough</p><img src='https://a.example/p'>",
                    image: ImageViewModel(url: "https://a.example/p")), count: 2))
        #expect(requests.indices == [0])
        #expect(requests.addresses.isEmpty)
        page.display(picture("https://a.example/p"))
        #expect(try StrictHTML(parsing: finished(page)).all("img").count == 1)
    }

    @Test func `Tells pictures apart by the bytes of their addresses`() throws {
        let (page, requests) = makePage()
        let addresses = ["https://a.example/\u{E9}", "https://a.example/e\u{301}"]
        page.display(
            makeFeed(
                ItemPage(contentHTML: addresses.map { "<p>A</p><img src='\($0)'>" }.joined())))
        #expect(requests.addresses.count == 2)
        page.display(picture(addresses[1]))
        let html = try StrictHTML(parsing: finished(page))
        #expect(html.all("img").count == 1)
        #expect(html.all(class: "missing").count == 1)
    }

    @Test(arguments: [HTMLPageOptions.Content.full, .whole], [true, false])
    func `Keeps an item's own picture with its caption in the article`(
        content: HTMLPageOptions.Content, hasCome: Bool
    ) throws {
        let (page, _) = makePage(content)
        let article =
            "<p>Before, at length.</p><figure><img src='https://a.example/p' alt='Blue'>"
            + "<figcaption>The caption</figcaption></figure><p>After.</p>"
        let image = ImageViewModel(url: "https://a.example/p")
        page.display(makeFeed(ItemPage(contentHTML: article, image: image)))
        if hasCome {
            page.display(picture("https://a.example/p"))
        }
        let text = finished(page)
        let html = try StrictHTML(parsing: text)
        #expect(html.all("img").count == (hasCome ? 1 : 0))
        let figure = try #require(text.firstRange(of: "<figure>"))
        let inFigure = text[figure.upperBound...].prefix { $0 != ">" }
        #expect(inFigure.hasPrefix(content == .whole && hasCome ? "<img " : "<a class=\"missing\""))
        #expect(html.all(class: "picture").count == (hasCome && content == .full ? 1 : 0))
    }

    @Test(arguments: [
        #"<img src='https://a.example/"><script>alert(1)</script>' alt='x'>"#,
        "<img src=\"https://a.example/&quot;&gt;&lt;script&gt;\" alt=\"&quot;&gt;&lt;b&gt;\">",
        "<img alt='\"><script>alert(1)</script>' src=https://a.example/p onerror=alert(1)>",
        "<img src=https://a.example/p srcset=https://b.example/p background=https://c.example/p>",
        "<img src=javascript:alert(1) alt=x><img src='java&#115;cript:x' alt=y>",
        "<img src=data:text/html,x alt=x><input type=image src=https://a.example/p>",
        "<video poster='https://a.example/\"><img src=https://b.example/p>' autoplay></video>",
        "<a><a><img src=https://a.example/p></a></a></div></article><img src=https://a.example/p",
        "<svg><image href=https://a.example/p><img src=https://a.example/p></svg>",
        "<picture><source srcset=https://a.example/p><img src=https://a.example/p></picture>",
    ])
    func `Stays valid and fetches nothing for any pictures in content`(
        content: String
    ) throws {
        for hasCome in [false, true] {
            let (page, requests) = makePage()
            display("<p>Long enough</p>" + content, in: page)
            for address in requests.addresses where hasCome {
                page.display(picture(String(address.dropFirst(2))))
            }
            let html = try StrictHTML(parsing: finished(page))
            #expect(html.all("article").count == 1)
            #expect(html.all("script").isEmpty && html.all("b").isEmpty)
            for element in ["img", "video", "source", "input", "image"] {
                for attributes in html.all(element).map(\.attributes) {
                    for name in ["src", "poster"] {
                        #expect(attributes[name]?.hasPrefix("data:image/") ?? true)
                    }
                    for name in ["srcset", "background", "onerror", "autoplay"] {
                        #expect(attributes[name] == nil)
                    }
                }
            }
        }
    }

    @Test func `Links to a picture that is already embedded`() throws {
        let (page, _) = makePage()
        display(String(repeating: "<img src='https://a.example/p'>", count: 5), in: page)
        page.display(picture("https://a.example/p"))
        let html = try StrictHTML(parsing: finished(page))
        #expect(html.all("img").map { $0.attributes["id"] } == ["picture-1"])
        let links = html.all(class: "missing").map { $0.attributes["href"] }
        #expect(links == Array(repeating: "#picture-1", count: 4))
    }

    @Test func `Limits the number of requested pictures`() {
        let (page, requests) = makePage()
        let pictures = (0..<1_500).map { "<img src='https://a.example/\($0)'>" }
        display(pictures.joined(), in: page)
        #expect(requests.addresses.count == 1_000)
    }

    @Test func `Limits the positions in content that wait for pictures`() {
        let (page, _) = makePage()
        let content = String(repeating: "<img src='https://a.example/p'>", count: 1_000)
        page.display(makeFeed(ItemPage(contentHTML: content), count: 11))
        page.display(picture("https://a.example/p"))
        let html = finished(page)
        // It is embedded once; waiting positions link there, and those beyond the limit to its
        // address.
        #expect(html.split(separator: "src=\"data:").count == 2)
        #expect(html.split(separator: "class=\"missing\" href=\"#picture-1\"").count == 10_000)
        #expect(
            html.split(separator: "class=\"missing\" href=\"https://a.example/p\"").count == 1_001)
    }

    private final class Requests {
        var indices: [Int] = []
        var addresses: [String] = []
    }

    private func makePage(_ content: HTMLPageOptions.Content = .excerpt) -> (
        EmbeddingPage, Requests
    ) {
        let requests = Requests()
        let page = EmbeddingPage(
            words: EnglishPhrases().words,
            options: HTMLPageOptions(content: content, embedsImages: true),
            requestImage: { request in
                if let url = request.url {
                    let place = request.index.map(String.init) ?? "-"
                    requests.addresses.append("\(place) \(url)")
                } else if let index = request.index {
                    requests.indices.append(index)
                }
            })
        return (page, requests)
    }

    private func viewModel(_ index: Int, _ image: DataImage?) -> FeedImageViewModel<DataImage> {
        FeedImageViewModel(
            request: FeedImageRequest(revision: 0, index: index), id: "\(index)", title: "T",
            image: image, isLoading: false,
            shouldRetry: image == nil)
    }

    private func finished(_ page: EmbeddingPage) -> String {
        written { page.finish(to: $0) }
    }
}

import FeedViews
import HTMLRendering
import PresentationTestSupport
import Testing

struct HostileFeedTests {
    static let texts = [
        "</title><script>alert(1)</script>", "\" onload=\"alert(1)", "' onload='alert(1)",
        "<img src=x onerror=alert(1)>", "--><script>", "&lt;script&gt;", "a & b < c > d",
        "\u{0}\u{1}\u{1B}[31m\u{7F}\u{85}\u{9F}", "line\r\nline\rline", "\u{202E}evil\u{2066}",
        "]]></style><b>", "café 漢字 👩‍🚀 À Â \u{A0}",
    ]

    @Test(arguments: texts)
    func `Escapes text in every position`(text: String) throws {
        let page = try StrictHTML(parsing: rendered(feed(saying: text)))
        #expect(page.all("script").isEmpty)
        #expect(page.all("b").isEmpty)
        let shown = visible(text)
        #expect(page.all("title").map(\.text) == [shown])
        #expect(page.all("h1").map(\.text) == [shown])
        #expect(page.all("h2").map(\.text) == [shown])
        #expect(page.all(class: "excerpt").map(\.text) == ["x" + shown])
        #expect(page.all(class: "tags").map(\.text) == [shown])
        #expect(page.all(class: "about").map(\.text) == ["x" + shown])
        #expect(page.elements.contains { $0.attributes["alt"] == "alt" + shown })
        let handlers = page.elements.flatMap(\.attributes.keys).filter { $0.hasPrefix("on") }
        #expect(handlers.isEmpty)
    }

    @Test(arguments: texts)
    func `Stays valid with hostile text in all positions at once`(text: String) throws {
        for options in [
            HTMLPageOptions(content: .full, layout: .cards), HTMLPageOptions(content: .none),
        ] {
            let page = try parsed(feed(saying: text, everywhere: true), options: options)
            let plain = try parsed(feed(saying: "word", everywhere: true), options: options)
            #expect(page.all("main").count == 1)
            #expect(page.all("article").count == plain.all("article").count)
            #expect(page.all("a").count <= plain.all("a").count)
        }
    }

    @Test(arguments: [
        "javascript:alert(1)", "JAVASCRIPT:alert(1)", " javascript:alert(1)",
        "java\nscript:alert(1)", "\u{1}javascript:alert(1)", "data:text/html,<script>",
        "vbscript:x",
        "file:///etc/passwd", "//evil.example/", "/relative", "#fragment", "", "ftp://a.example/",
        "ht\ttp://a.example/", "http:/a", "blob:http://a.example/1",
    ])
    func `Omits unsafe links and pictures`(address: String) throws {
        let person = PersonViewModel(name: "A", url: address)
        let item = FeedItemViewModel(
            identifier: "1", title: "I", url: address,
            source: ItemSourceViewModel(title: "S", url: address))
        let detail = ItemPage(
            contentHTML: "<p>c</p>", excerpt: "e", image: ImageViewModel(url: address),
            externalURL: address,
            attachments: [AttachmentViewModel(url: address, mimeType: "audio/mpeg")],
            media: [FeedMedia(url: address, thumbnail: address)], commentsURL: address)
        let feed = FeedViewModel(
            title: "T", homePageURL: address, feedURL: address, iconURL: address, authors: [person],
            format: "rss-2.0", items: FeedItemViewModels([(item: item, page: detail)]))
        let page = try parsed(feed, options: HTMLPageOptions(content: .full, layout: .cards))
        let addresses = page.elements.flatMap { element in
            ["href", "src", "poster"].compactMap { element.attributes[$0] }
        }
        #expect(addresses == ["#items", "#top"])
    }

    @Test func `Forbids scripts and foreign styles by its content security policy`() throws {
        let page = try StrictHTML(parsing: rendered(Samples.magazine))
        let policy = page.all("meta").first {
            $0.attributes["http-equiv"] == "Content-Security-Policy"
        }
        let directives = try #require(policy?.attributes["content"]).split(separator: "; ")
        #expect(directives.first == "default-src 'none'")
        #expect(directives.contains("base-uri 'none'"))
        #expect(!directives.contains { $0.contains("unsafe") || $0.hasPrefix("script-src") })
        // The page itself complies with the policy.
        #expect(page.elements.allSatisfy { $0.attributes["style"] == nil })
        #expect(page.all("style").count == 1)
    }

    private func visible(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
            if scalar == "\r" {
                result.append("\n")
            } else if !isControl || scalar == "\n" || scalar == "\t" {
                result.append(scalar)
            }
        }
        return String(result)
    }

    private func feed(saying text: String, everywhere: Bool = false) -> FeedViewModel {
        let address = everywhere ? "https://a.example/" + text : "https://a.example/"
        let more = everywhere ? text : nil
        let date = DateViewModel(secondsSince1970: 0, rfc3339: text, words: text)
        return FeedViewModel(
            title: text, summary: "x" + text, homePageURL: address, feedURL: address,
            iconURL: address,
            language: more, authors: [PersonViewModel(name: more)],
            asOf: everywhere ? date : nil, rights: more, format: more ?? "rss-2.0",
            items: FeedItemViewModels([
                (
                    item: FeedItemViewModel(
                        identifier: text, title: text, url: everywhere ? nil : address,
                        published: everywhere ? date : nil, byline: more, location: more,
                        source: everywhere ? ItemSourceViewModel(title: text, url: address) : nil),
                    page: ItemPage(
                        contentText: everywhere ? text + text + text : nil, excerpt: "x" + text,
                        image: ImageViewModel(
                            url: "https://a.example/p.png", alternativeText: "alt" + text),
                        externalURL: everywhere ? address : nil, tags: [text], language: more,
                        attachments: everywhere
                            ? [
                                AttachmentViewModel(
                                    url: address, mimeType: "audio/" + text, title: text)
                            ] : [], commentsURL: everywhere ? address : nil)
                )
            ]))
    }
}

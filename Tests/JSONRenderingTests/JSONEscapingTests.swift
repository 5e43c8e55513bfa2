import FeedViews
import JSONRendering
import PresentationTestSupport
import Testing

struct JSONEscapingTests {
    @Test(arguments: [
        ("plain", #""plain""#),
        (#"a "quoted" word"#, #""a \"quoted\" word""#),
        (#"C:\temp"#, #""C:\\temp""#),
        ("two\nlines\r\n\tand a tab", #""two\nlines\r\n\tand a tab""#),
        ("\u{0}\u{1}\u{8}\u{C}\u{1F}\u{7F}", #""\u0000\u0001\b\f\u001f"# + "\u{7F}\""),
        ("\u{2028}\u{2029}\u{202E}", "\"\u{2028}\u{2029}\u{202E}\""),
        ("</title><script>'&", #""</title><script>'&""#),
        ("café, 漢字, 👩‍🚀", #""café, 漢字, 👩‍🚀""#),
        ("\"", #""\"""#),
    ])
    func `Escapes strings as JSON requires`(text: String, literal: String) throws {
        var feed = makeFeed()
        feed.title = text
        let line = "\n  \"title\": \(literal),\n"
        #expect(Array(rendered(feed).utf8).contains(Array(line.utf8)))
        #expect(try document(feed)["title"] == .string(text))
    }

    @Test(arguments: ["\"", "\\", "\n", "\u{0}", "\u{1F}", "\u{7F}", "!", "é", "日"])
    func `Escapes characters at any offset`(sign: String) throws {
        for before in 0..<20 {
            for after in 0..<10 {
                let text =
                    String(repeating: "x", count: before) + sign
                    + String(repeating: "y", count: after)
                var feed = makeFeed()
                feed.title = text
                #expect(try document(feed)["title"] == .string(text))
            }
        }
    }

    @Test func `Round-trips scalars up to U+10FFFF`() throws {
        var text = ""
        for value in stride(from: UInt32(0), through: 0x10FFFF, by: 7) {
            if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
        }
        for value in UInt32(0)..<0x300 {
            if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
        }
        let written = try document(page: ItemPage(contentHTML: text))
        let found = try #require(written["content_html"]?.text)
        #expect(Array(found.unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test func `Round-trips a text written in many chunks`() throws {
        // The odd length makes chunks end within characters.
        let text = String(repeating: "\u{1}\"日本語 𝄞 plain\\\n", count: 20_000)
        let written = try document(page: ItemPage(contentHTML: text))
        #expect(written["content_html"]?.text == text)
    }

    @Test func `Escapes every string of a feed`() throws {
        let bad = "\"},\\\n\u{0}{\"x\":\""
        let person = PersonViewModel(name: bad, url: bad, avatarURL: bad, email: bad)
        let item = FeedItemViewModel(
            identifier: bad, title: bad, url: bad, published: makeDate(bad), updated: makeDate(bad),
            byline: bad, location: bad, source: ItemSourceViewModel(title: bad, url: bad))
        let detail = ItemPage(
            contentHTML: bad, contentText: bad, summary: bad, summaryHTML: bad, excerpt: bad,
            image: ImageViewModel(url: "x:", alternativeText: bad), externalURL: bad,
            authors: [person], contributors: [person], tags: [bad], language: bad,
            attachments: [AttachmentViewModel(url: bad, mimeType: bad, title: bad)],
            media: [
                FeedMedia(
                    url: bad, mimeType: bad, medium: bad, title: bad, description: bad,
                    thumbnail: bad)
            ], commentsURL: bad, rights: bad)
        let feed = FeedViewModel(
            title: bad, summary: bad, homePageURL: bad, feedURL: bad, iconURL: bad, language: bad,
            authors: [person], updated: makeDate(bad), published: makeDate(bad), rights: bad,
            tags: [bad], generator: bad, id: bad, format: bad,
            document: FeedDocumentViewModel(
                encoding: bad, problems: [FeedProblem(code: bad, message: bad)]),
            items: FeedItemViewModels([(item: item, page: detail)]))
        let strings = strings(in: try document(feed))
        #expect(strings.count == 55)
        #expect(strings.count { $0 == bad } == 54)
    }

    private func strings(in value: StrictJSON) -> [String] {
        switch value {
        case .string(let text): [text]
        case .array(let elements): elements.flatMap(strings)
        case .object(let members):
            members.filter { $0.key != "version" }.flatMap { strings(in: $0.value) }
        case .number, .literal: []
        }
    }
}

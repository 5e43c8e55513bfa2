import FeedPresentation
import FeedRendering
import PresentationTestSupport
import Synchronization
import Testing

@testable import HTMLRendering

struct PageTests {
    /// Items with pictures that count requests for articles, and for other parts of details.
    private final class Pictures: FeedItemSource {
        let count = 3
        let asked = Mutex(0)

        func item(at index: Int) -> FeedItemViewModel {
            FeedItemViewModel(
                identifier: "\(index)", title: "\(index)", openURL: "https://a.example/")
        }

        func detail(at index: Int, parts: FeedDetailParts) -> FeedItemDetailViewModel {
            if parts != .files { asked.withLock { $0 += 1 } }
            return ItemPage(
                image: ImageViewModel(url: "https://a.example/\(index).png")
            ).detail
        }

        func article(at index: Int, parts: FeedArticleParts) -> FeedArticleViewModel {
            if parts.contains(.heading) { asked.withLock { $0 += 1 } }
            return FeedArticleViewModel(title: "\(index)")
        }

        func text(_ text: FeedItemText, at index: Int) -> FeedText? { nil }
    }

    @Test func `Reads only the files of details to choose a layout`() {
        let items = Pictures()
        let feed = FeedViewModel(
            title: "Any", format: "rss-2.0",
            items: FeedItemViewModels(items))
        let page = rendered(feed, options: HTMLPageOptions(layout: .auto), isWorded: false)
        #expect(page.contains("<body class=\"cards\">"))
        #expect(items.asked.withLock { $0 } == 3)
    }

    @Test(arguments: [
        Samples.gallery, Samples.magazine, Samples.journal, Samples.empty,
    ])
    func `Has one heading for the page and one for each item`(feed: FeedViewModel) throws {
        for content in HTMLPageOptions.Content.allCases {
            for layout in HTMLPageOptions.Layout.allCases {
                let options = HTMLPageOptions(content: content, layout: layout)
                let page = try StrictHTML(parsing: rendered(feed, options: options))
                #expect(page.all("h1").count == 1)
                #expect(page.all("article").count == feed.items.count)
                #expect(page.all("h2").count == feed.items.count)
                #expect(page.all("main").count == 1)
                #expect(page.all("img").allSatisfy { $0.attributes["alt"] != nil })
                #expect(page.all("html").first?.attributes["lang"]?.isEmpty == false)
                #expect(page.all("a").first?.attributes["href"] == "#items")
            }
        }
    }

    @Test(arguments: [
        (Samples.gallery, "cards"), (Samples.magazine, "cards"), (Samples.journal, "list"),
        (Samples.empty, "list"),
    ])
    func `Chooses cards if most items have pictures, else a list`(feed: FeedViewModel, name: String)
        throws
    {
        let page = try StrictHTML(parsing: rendered(feed))
        #expect(page.all("body").first?.attributes["class"] == name)
    }

    @Test func `Draws the requested layout`() {
        let cards = rendered(Samples.journal, options: HTMLPageOptions(layout: .cards))
        #expect(cards.contains("<body class=\"cards\">"))
        let list = rendered(Samples.gallery, options: HTMLPageOptions(layout: .list))
        #expect(list.contains("<body class=\"list\">"))
    }

    @Test func `Says that a feed has no items`() throws {
        let page = try StrictHTML(parsing: rendered(Samples.empty))
        #expect(page.all(class: "empty").map(\.text) == ["No items."])
    }

    @Test func `Leaves no space for a missing picture`() throws {
        let page = try parsed(ItemPage(), url: "https://a.example/")
        #expect(page.all("img").isEmpty)
        #expect(page.all(class: "picture").isEmpty)
    }

    @Test func `Gives pictures beside their text an empty alternative text`() throws {
        let page = try StrictHTML(parsing: rendered(Samples.gallery))
        #expect(page.all("img").allSatisfy { $0.attributes["alt"] == "" })
        let links = page.all("a").filter { $0.attributes["href"]?.hasSuffix(".jpg") == true }
        #expect(links.count == 5)
        #expect(links.allSatisfy { $0.attributes["aria-labelledby"] != nil })
    }

    @Test func `Skips a linked picture in keyboard order if its title is linked`() throws {
        let image = ImageViewModel(url: "https://a.example/p.png")
        let page = try parsed(ItemPage(image: image), url: "https://a.example/1")
        let links = page.all("a").filter { $0.attributes["href"] == "https://a.example/1" }
        #expect(links.map { $0.attributes["tabindex"] } == ["-1", nil])
        #expect(links.map { $0.attributes["aria-hidden"] } == ["true", nil])
    }

    @Test(arguments: ["long ago", nil])
    func `Shows a title taken from the text once, and links the date or a phrase`(date: String?)
        throws
    {
        let item = FeedItemViewModel(
            identifier: "1", title: "The first words…", titleOrigin: .text,
            url: "https://a.example/1",
            published: date.map {
                DateViewModel(secondsSince1970: 0, rfc3339: "1970-01-01T00:00:00Z", words: $0)
            })
        let page = try StrictHTML(
            parsing: rendered(item, ItemPage(excerpt: "The first words of a short note.")))
        #expect(page.all("h2").first?.attributes["class"] == "title unseen")
        #expect(page.all(class: "excerpt").map(\.text) == ["The first words of a short note."])
        let link = page.all("a").first { $0.attributes["href"] == "https://a.example/1" }
        #expect(link?.text == date ?? "Read on")
    }

    @Test(
        arguments: [
            (.excerpt, "https://a.example/", false),
            (.excerpt, nil, true), (.full, "https://a.example/", true), (.none, nil, false),
        ] as [(HTMLPageOptions.Content, String?, Bool)])
    func `Folds in the full text if requested or not available elsewhere`(
        content: HTMLPageOptions.Content, url: String?, isFolded: Bool
    ) throws {
        let page = try parsed(
            ItemPage(contentHTML: "<p>Begin and <b>go on</b></p>", excerpt: "Begin…"), url: url,
            options: HTMLPageOptions(content: content))
        #expect(page.all("details").isEmpty != isFolded)
        #expect(page.all("b").map(\.text) == (isFolded ? ["go on"] : []))
        #expect(page.all(class: "excerpt").isEmpty == (content == .none))
    }

    @Test func `Links an item without a page to its file, and folds in its text`() throws {
        let file = AttachmentViewModel(url: "https://a.example/1.mp3", mimeType: "audio/mpeg")
        let page = try parsed(
            ItemPage(
                contentHTML: "<p>Begin and <b>go on</b></p>", excerpt: "Begin…",
                attachments: [file]))
        let links = page.all("a").filter { $0.attributes["href"] == "https://a.example/1.mp3" }
        #expect(links.map(\.text) == ["T", "1.mp3"])
        #expect(page.all("details").count == 1)
    }

    @Test(arguments: ["<p>All of it.</p>", "All of it.", "All <b>of</b> it."])
    func `Does not fold in content that equals the title`(content: String) throws {
        let page = try StrictHTML(
            parsing: rendered(
                FeedItemViewModel(identifier: "1", title: "All of it.", titleOrigin: .text),
                ItemPage(contentHTML: content, excerpt: "All of it."),
                options: HTMLPageOptions(content: .full)))
        #expect(page.all("details").isEmpty)
        #expect(page.all("h2").first?.attributes["class"] == "title")
        let other = try parsed(
            ItemPage(contentHTML: "<hr><b>x</b>"), title: "All of it.",
            options: HTMLPageOptions(content: .full))
        #expect(other.all("details").count == 1)
    }

    @Test func `Shows content unfolded if requested`() throws {
        let page = try parsed(
            ItemPage(contentHTML: "<p>Begin and <b>go on</b></p>", excerpt: "Begin…"),
            url: "https://a.example/", options: HTMLPageOptions(content: .whole))
        #expect(page.all("details").isEmpty)
        #expect(page.all(class: "excerpt").isEmpty)
        #expect(page.all("b").map(\.text) == ["go on"])
    }

    @Test func `Applies the user's title, colour and rules, safely escaped`()
        throws
    {
        let css =
            "p { color: red }</style><script>alert(1)</script>\r\n.x::before { content: '</' }"
        let text = rendered(
            FeedItemViewModel(identifier: "1", title: "T"), ItemPage(),
            options: HTMLPageOptions(
                title: "<b>Mine</b>", accent: PageColor("#123abc"), css: css))
        let page = try StrictHTML(parsing: text)
        #expect(page.all("h1").map(\.text) == ["<b>Mine</b>"])
        #expect(page.all("script").isEmpty)
        let sheet = try #require(page.all("style").first?.text)
        #expect(sheet.contains(":root { --link: #123abc; }"))
        #expect(sheet.contains("content: '\\3c /'"))
        #expect(text.contains(PageStyle.hash(of: sheet)))
    }

    @Test(arguments: [
        ("#123", true), ("#a1B2c3", true), ("teal", true), ("#12", false), ("#12345", false),
        ("red;}", false), ("</style>", false), ("url(x)", false), ("", false), ("#ggg", false),
        ("RebeccaPurple", true), ("yellowgreen", true), ("notacolour", false), ("tea", false),
        ("teal thistle", false),
    ])
    func `Accepts only colours`(text: String, isColor: Bool) {
        #expect((PageColor(text) != nil) == isColor)
    }

    @Test func `Does not fold in content that equals the excerpt`() throws {
        let page = try parsed(
            ItemPage(contentHTML: "<p>A button.</p>", excerpt: "A button."),
            options: HTMLPageOptions(content: .full))
        #expect(page.all("details").isEmpty)
    }

    @Test func `Does not list the pictures of a gallery as files`() {
        let urls = (0..<200).map { "https://a.example/gallery/\($0).bin" }
        let detail = ItemPage(
            image: ImageViewModel(url: urls[0]),
            attachments: urls.map { AttachmentViewModel(url: $0, kind: .picture) },
            media: urls.map { FeedMedia(url: $0, medium: "image") })
        let page = rendered(FeedItemViewModel(identifier: "1", title: "Gallery"), detail)
        #expect(!page.contains("class=\"files\""))
    }

    @Test func `Shows a player for a recording, and the types of files`() throws {
        let files = [
            AttachmentViewModel(
                url: "https://a.example/f.mp3", mimeType: "audio/mpeg", facts: "two minutes <long>"),
            AttachmentViewModel(url: "https://a.example/f.ogg", mimeType: "audio/ogg"),
        ]
        let page = try parsed(ItemPage(attachments: files), url: "https://a.example/")
        #expect(page.all("audio").map { $0.attributes["src"] } == ["https://a.example/f.mp3"])
        #expect(page.all("audio").first?.attributes["preload"] == "none")
        #expect(
            page.all(class: "about-file").map(\.text) == [" (two minutes <long>)"])
        #expect(page.all("li").map { $0.text.prefix(5) } == ["f.mp3", "f.ogg"])
    }

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

    @Test func `Does not list a visible picture as a file`() throws {
        let detail = ItemPage(
            image: ImageViewModel(url: "https://a.example/p.png"),
            attachments: [
                AttachmentViewModel(url: "https://a.example/p.png"),
                AttachmentViewModel(url: "https://a.example/q", mimeType: "image/png"),
            ])
        let page = try parsed(detail, url: "https://a.example/")
        #expect(page.all("li").isEmpty)
    }

    @Test func `Writes declared size and shape of a picture`() throws {
        let page = try parsed(
            ItemPage(
                image: ImageViewModel(url: "https://a.example/p.png", alternativeText: "A"),
                media: [FeedMedia(url: "https://a.example/p.png", width: 300, height: 900)]))
        let image = try #require(page.all("img").first)
        #expect(image.attributes["width"] == "300")
        #expect(image.attributes["height"] == "900")
        #expect(image.attributes["alt"] == "A")
        #expect(image.attributes["loading"] == "lazy")
        #expect(page.all(class: "whole").count == 1)
    }

    @Test
    func `Sets text direction by language, or by its letters if unknown`()
        throws
    {
        var feed = Samples.journal
        feed.language = nil
        let unknown = try StrictHTML(parsing: rendered(feed))
        #expect(unknown.all("h1").first?.attributes["dir"] == "auto")
        #expect(unknown.all("article").contains { $0.attributes["lang"] == nil })
        #expect(unknown.all(class: "title").contains { $0.attributes["dir"] == "auto" })
        feed.language = "fa-IR"
        let persian = try StrictHTML(parsing: rendered(feed))
        #expect(persian.all("main").first?.attributes["dir"] == "rtl")
        for part in ["title", "excerpt", "content"] {
            #expect(persian.all(class: part).allSatisfy { $0.attributes["dir"] == nil })
        }
        #expect(persian.all("h1").first?.attributes["dir"] == nil)
        // "From" stands before the source.
        #expect(persian.all(class: "source").first?.attributes["dir"] == "ltr")
        #expect(unknown.all(class: "source").first?.attributes["dir"] == nil)
    }

    @Test func `Marks text of another language or direction`() throws {
        let page = try StrictHTML(parsing: rendered(Samples.journal))
        let arabic = page.all("article").filter { $0.attributes["lang"] == "ar" }
        #expect(arabic.map { $0.attributes["dir"] } == ["rtl"])
        #expect(page.all("article").count { $0.attributes["dir"] == nil } == 3)

        var feed = Samples.empty
        feed.language = "fa"
        let persian = try StrictHTML(parsing: rendered(feed))
        #expect(persian.all("html").first?.attributes == ["lang": "en"])
        for part in ["title", "header", "main", "footer"] {
            #expect(persian.all(part).first?.attributes["lang"] == "fa")
            #expect(persian.all(part).first?.attributes["dir"] == "rtl")
        }
        #expect(persian.all(class: "empty").first?.attributes["lang"] == "en")
        #expect(persian.all(class: "empty").first?.attributes["dir"] == "ltr")
        #expect(persian.all(class: "skip").first?.attributes["lang"] == nil)
    }

    @Test(
        arguments: [
            (nil, FeedLanguage.japanese, "ja", nil), ("en-GB", .english, "en-GB", nil),
            ("de-CH", .french, "fr", "de-CH"), ("xx\"onload=", .german, "de", nil),
        ] as [(String?, FeedLanguage, String, String?)])
    func `Marks the page with the reader's language, and items with the feed's`(
        declared: String?, reader: FeedLanguage, page: String, items: String?
    ) throws {
        var feed = Samples.journal
        feed.language = declared
        let html = try StrictHTML(
            parsing: rendered(
                feed, options: HTMLPageOptions(content: .full), in: reader.phrases()))
        #expect(html.all("html").first?.attributes == ["lang": page])
        #expect(html.all("main").first?.attributes["lang"] == items)
        // The page's own words within items are marked with its language.
        #expect(
            html.all("summary").map { $0.attributes["lang"] }.first == (items == nil ? nil : page))
        #expect(html.all("time").first?.attributes["lang"] == (items == nil ? nil : page))
    }

    @Test func `Draws forty thousand items without collecting them`() {
        let feed = FeedViewModel(
            title: "Many", format: "rss-2.0",
            items: FeedItemViewModels(
                count: 40_000,
                item: { FeedItemViewModel(identifier: "\($0)", title: "Item \($0)") },
                page: { _ in ItemPage() }))
        var sizes: [Int] = []
        let output = RenderingOutput {
            sizes.append($0.count)
            return true
        }
        HTMLPageRenderer(words: EnglishPhrases().words).render(feed, to: output)
        #expect(sizes.count > 20)
        #expect(sizes.allSatisfy { $0 < 200_000 })
    }

    @Test func `Stops drawing when the output refuses bytes`() {
        let feed = FeedViewModel(
            title: "Many", format: "rss-2.0",
            items: FeedItemViewModels(
                count: Int.max, item: { FeedItemViewModel(identifier: "\($0)", title: "Item") },
                page: { _ in ItemPage() }))
        let output = RenderingOutput { _ in false }
        HTMLPageRenderer(words: EnglishPhrases().words).render(feed, to: output)
        #expect(output.hasFailed)
    }
}

import FeedPresentation
import FeedRendering
import PluginHosting
import PluginReading
import PluginTestSupport
import PresentationTestSupport
import Testing
import TextRendering
import WorkerProtocol

@Suite struct TextRendererTests {
    @Test func `Describes itself in its note`() throws {
        let manifest = try PluginLibrary(opening: BuiltPlugin.path("TextRenderer")).manifest
        #expect(manifest.id == "text")
        #expect(manifest.views == [.feed])
        #expect(manifest.needs == [])
        #expect(manifest.fileExtension == "txt")
        #expect(manifest.options.map(\.key) == ["style", "dates", "links", "width"])
        #expect(manifest.options.map(\.defaultValue) == ["summary", "words", "auto", ""])
    }

    @Test(arguments: TextRenderingOptions.Style.allCases, [nil, 30, 80])
    func `Draws like the drawing module`(
        style: TextRenderingOptions.Style, columns: Int?
    ) throws {
        let plugin = try OpenedPlugin(
            PluginLibrary(opening: BuiltPlugin.path("TextRenderer")),
            options: ["style": style.rawValue], environment: environment(columns: columns),
            words: Self.words)
        try plugin.draw(Self.feed)
        #expect(plugin.output == drawn(TextRenderingOptions(style: style), columns: columns))
        #expect(plugin.output.contains("Title"))
        #expect(plugin.status.isEmpty)
        #expect(plugin.log.messages.isEmpty)
    }

    @Test(arguments: TextRenderingOptions.Links.allCases, [12, 200])
    func `Applies links and width options`(links: TextRenderingOptions.Links, width: Int) throws {
        let plugin = try OpenedPlugin(
            PluginLibrary(opening: BuiltPlugin.path("TextRenderer")),
            options: ["links": links.rawValue, "width": "\(width)", "style": "full"],
            environment: environment(columns: 80), words: Self.words)
        try plugin.draw(Self.feed)
        let options = TextRenderingOptions(style: .full, links: links, width: width)
        #expect(plugin.output == drawn(options, columns: 80))
    }

    @Test(arguments: [
        ("style", "round"), ("links", "maybe"), ("width", "wide"), ("width", "-3"), ("colour", "1"),
    ])
    func `Rejects unknown options and values`(key: String, value: String) throws {
        #expect(throws: PluginOptionError.self) {
            try OpenedPlugin(product: "TextRenderer", options: [key: value])
        }
    }

    @Test(arguments: TextRenderingOptions.Style.allCases)
    func `Fails when the output refuses bytes`(style: TextRenderingOptions.Style) throws {
        let plugin = try OpenedPlugin(
            product: "TextRenderer", options: ["style": style.rawValue], outputCapacity: 10)
        #expect {
            try plugin.draw(Self.feed)
        } throws: {
            ($0 as? PluginFailure)?.reason == .outputRefused
        }
        #expect(plugin.output.isEmpty)
    }

    private static let words = SpanishPhrases().words

    private static let feed: FeedViewModel = {
        let items = (0..<300).map { number in
            (
                item: FeedItemViewModel(
                    identifier: "item-\(number)", title: "Title “\(number)” 日本 👩‍👩‍👧‍👦",
                    url: "https://a.example/ä/\(number)",
                    openURL: "https://a.example/ä/\(number)",
                    published: DateViewModel(
                        secondsSince1970: Int64(number) * 100_000, rfc3339: "", words: "then"),
                    byline: "Ada"),
                page: ItemPage(
                    contentHTML: "<h2>Head</h2><p>Text <b>\(number)</b> "
                        + "<a href=\"https://a.example/l\">link</a></p><ul><li>x<li>y</ul>"
                        + "<table><tr><td>a<td>1</table><pre>code</pre>",
                    excerpt: "A few words of no. \(number).",
                    image: ImageViewModel(url: "https://a.example/\(number).png"), tags: ["x"])
            )
        }
        return FeedViewModel(
            title: "T", summary: "S", homePageURL: "https://a.example/", format: "rss-2.0",
            items: FeedItemViewModels(items))
    }()

    private func environment(columns: Int?) -> PluginEnvironment {
        guard let columns else { return PluginEnvironment() }
        return PluginEnvironment(
            output: PluginSurface(
                columns: columns, rows: 24, colors: 256, isTerminal: true, allowsHyperlinks: true))
    }

    private func drawn(_ options: TextRenderingOptions, columns: Int?) -> String {
        let environment = columns.map {
            RenderingEnvironment(
                columns: $0, rows: 24, isTerminal: true, colorDepth: .ansi256,
                allowsHyperlinks: true)
        }
        return written {
            TextFeedView(
                output: $0, environment: environment ?? RenderingEnvironment(),
                words: Self.words, options: options
            ).display(Self.feed)
        }
    }
}

import FeedViews
import JSONRendering
import PluginHosting
import PluginReading
import PluginTestSupport
import PresentationTestSupport
import Testing

@Suite struct JSONRendererTests {
    @Test func `Describes itself in its note`() throws {
        let manifest = try PluginLibrary(opening: BuiltPlugin.path("JSONRenderer")).manifest
        #expect(manifest.id == "json")
        #expect(manifest.views == [.feed])
        #expect(manifest.needs == [])
        #expect(manifest.mediaType == "application/feed+json")
        #expect(manifest.fileExtension == "json")
        #expect(manifest.options.map(\.key) == ["layout"])
        #expect(manifest.options.map(\.defaultValue) == ["lines"])
    }

    @Test func `Draws like the drawing module`() throws {
        let plugin = try OpenedPlugin(product: "JSONRenderer")
        try plugin.draw(Self.feed)
        #expect(plugin.output == drawn(.lines))
        #expect(plugin.output.contains("\"location\":\"Weir \\\"B\\\"\""))
        #expect(plugin.status.isEmpty)
        #expect(plugin.log.messages.isEmpty)
    }

    @Test(arguments: JSONLayout.allCases)
    func `Draws every layout`(layout: JSONLayout) throws {
        let plugin = try OpenedPlugin(
            product: "JSONRenderer", options: ["layout": layout.rawValue])
        try plugin.draw(Self.feed)
        #expect(plugin.output == drawn(layout))
    }

    @Test func `Rejects an unknown layout`() throws {
        #expect(throws: PluginOptionError.self) {
            try OpenedPlugin(product: "JSONRenderer", options: ["layout": "round"])
        }
    }

    @Test func `Fails when the output refuses bytes`() throws {
        let plugin = try OpenedPlugin(product: "JSONRenderer", outputCapacity: 10)
        #expect {
            try plugin.draw(Self.feed)
        } throws: {
            ($0 as? PluginFailure)?.reason == .outputRefused
        }
        #expect(plugin.output.isEmpty)
    }

    private static let feed: FeedViewModel = {
        let items = (0..<300).map { number in
            (
                item: FeedItemViewModel(
                    identifier: "item-\(number)", title: "Title “\(number)”",
                    url: "https://a.example/",
                    location: number == 7 ? "Weir \"B\"" : nil),
                page: ItemPage(
                    contentHTML: "<p>Text \(number)</p>",
                    image: ImageViewModel(url: "https://a.example/\(number).png"),
                    authors: [PersonViewModel(name: "Ada")], tags: ["x", "y"],
                    attachments: [
                        AttachmentViewModel(
                            url: "https://a.example/f", sizeInBytes: 12, durationInSeconds: 1.5)
                    ],
                    media: [FeedMedia(url: "https://a.example/m", width: 3, height: 4)])
            )
        }
        return FeedViewModel(
            title: "T", summary: "S", language: "en",
            updated: DateViewModel(
                secondsSince1970: 0, rfc3339: "1970-01-01T00:00:00Z", words: "then"),
            tags: ["c"], format: "rss-2.0",
            document: FeedDocumentViewModel(
                encoding: "utf-8", problems: [FeedProblem(code: "a", message: "b", line: 3)]),
            items: FeedItemViewModels(items))
    }()

    private func drawn(_ layout: JSONLayout) -> String {
        written { JSONFeedRenderer(layout: layout).render(Self.feed, to: $0) }
    }
}

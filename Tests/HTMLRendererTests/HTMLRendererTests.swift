import FeedModel
import FeedPresentation
import HTMLRendering
import PluginHosting
import PluginReading
import PluginTestSupport
import PresentationTestSupport
import Testing

@Suite struct HTMLRendererTests {
    @Test func `Describes itself in its note`() throws {
        let manifest = try PluginLibrary(opening: BuiltPlugin.path("HTMLRenderer")).manifest
        #expect(manifest.id == "html")
        #expect(manifest.views == [.feed, .image])
        #expect(manifest.needs == [])
        #expect(manifest.mediaType == "text/html; charset=utf-8")
        #expect(manifest.fileExtension == "html")
        #expect(
            manifest.options.map(\.key) == [
                "content", "layout", "embed-images", "title", "accent", "css",
            ])
        #expect(manifest.options.map(\.defaultValue) == ["excerpt", "auto", "false", "", "", ""])
    }

    @Test(arguments: [
        ([:], HTMLPageOptions()),
        (["content": "full", "layout": "list"], HTMLPageOptions(content: .full, layout: .list)),
        (["content": "none", "layout": "cards"], HTMLPageOptions(content: .none, layout: .cards)),
        (
            ["content": "whole", "title": "Mine", "accent": "teal", "css": "p { margin: 0 }"],
            HTMLPageOptions(
                content: .whole, title: "Mine", accent: PageColor("teal"), css: "p { margin: 0 }")
        ),
    ])
    func `Draws like the drawing module`(given: [String: String], options: HTMLPageOptions)
        throws
    {
        let plugin = try OpenedPlugin(
            PluginLibrary(opening: BuiltPlugin.path("HTMLRenderer")), options: given,
            words: Self.words)
        try plugin.draw(Self.feed)
        #expect(plugin.output == drawn(options))
        #expect(plugin.seat.imageView == nil)
        #expect(plugin.log.messages.isEmpty)
    }

    @Test(arguments: [["content": "all"], ["layout": "round"], ["embed-images": "perhaps"]])
    func `Rejects invalid option values`(options: [String: String]) throws {
        #expect(throws: PluginOptionError.self) {
            try OpenedPlugin(product: "HTMLRenderer", options: options)
        }
    }

    @Test func `Embeds available pictures`() throws {
        let plugin = try OpenedPlugin(product: "HTMLRenderer", options: ["embed-images": "true"])
        let pictures = Pictures(plugin.seat)
        plugin.seat.delegate = pictures
        plugin.seat.feedView?.display(Self.feed)
        #expect(plugin.output.isEmpty)
        #expect(
            pictures.requests
                == [0, 1, 2].map { FeedImageRequest(revision: 0, index: $0) }
                + [FeedImageRequest(revision: 0, index: nil, url: "https://a.example/icon.png")])
        pictures.answer()
        try plugin.seat.finish()
        #expect(plugin.output.hasSuffix("</html>\n"))
        #expect(plugin.output.contains("<img src=\"data:image/png;base64,AAEC\""))
        #expect(plugin.output.contains("<img src=\"data:image/png;base64,AgEC\""))
        #expect(plugin.output.contains("class=\"missing\""))
        #expect(plugin.output.contains("<img class=\"icon\" src=\"data:image/png;base64,BwcH\""))
        #expect(!plugin.output.contains("src=\"https:"))
        plugin.seat.delegate = nil
        #expect(plugin.log.messages.isEmpty)
    }

    @Test func `Rejects data that is not a picture`() throws {
        let plugin = try OpenedPlugin(product: "HTMLRenderer", options: ["embed-images": "true"])
        plugin.seat.feedView?.display(Self.feed)
        #expect {
            try plugin.seat.makeImage(FeedImageData(bytes: [1], mediaType: "text/html"))
        } throws: {
            ($0 as? PluginFailure)?.call == .makeImage
        }
    }

    @Test func `Fails when the output refuses bytes`() throws {
        let plugin = try OpenedPlugin(product: "HTMLRenderer", outputCapacity: 100)
        #expect {
            try plugin.draw(Self.feed)
        } throws: {
            ($0 as? PluginFailure)?.reason == .outputRefused
        }
    }

    /// Answers every second request for a picture.
    private final class Pictures: FeedDelegate {
        private(set) var requests: [FeedImageRequest] = []
        private let seat: PluginRenderer

        init(_ seat: PluginRenderer) {
            self.seat = seat
        }

        func didRequestImage(for request: FeedImageRequest) {
            requests.append(request)
        }

        /// Displays the requested pictures.
        func answer() {
            for request in requests {
                let number = request.index.map { UInt8($0) } ?? 7
                let data = FeedImageData(
                    bytes: request.index == nil ? [7, 7, 7] : [number, 1, 2],
                    mediaType: "image/png")
                let isThere = request.index == nil || number % 2 == 0
                let image = isThere ? try? seat.makeImage(data) : nil
                seat.imageView?.display(
                    FeedImageViewModel(
                        request: request, id: "", title: "T", image: image, isLoading: false,
                        shouldRetry: image == nil))
            }
        }

        func didRequestFeedRefresh() {}
        func didCancelImageRequest(for request: FeedImageRequest) {}
        func didRequestImagePreload(for request: FeedImageRequest) {}
        func didRequestStates(_ change: FeedItemStateChange) -> FeedRequestOutcome { .done }
        func didRequestOpening(
            of url: String, from index: Int?, in revision: UInt64
        ) -> FeedRequestOutcome { .done }
        func didRequestCopy(of text: String) -> FeedRequestOutcome { .done }
    }

    private static let words = JapanesePhrases().words

    private static let feed: FeedViewModel = {
        let items = (0..<3).map { number in
            (
                item: FeedItemViewModel(
                    identifier: "\(number)", title: "Title <\(number)>", url: "https://a.example/",
                    openURL: "https://a.example/",
                    published: DateViewModel(
                        secondsSince1970: 0, rfc3339: "1970-01-01T00:00:00Z", words: "then")),
                page: ItemPage(
                    contentHTML: "<h2>Head</h2><p>Text</p>", excerpt: "Text & more",
                    image: ImageViewModel(
                        url: "https://a.example/\(number).png", alternativeText: "A"),
                    tags: ["x"])
            )
        }
        return FeedViewModel(
            title: "T", summary: "S", iconURL: "https://a.example/icon.png", language: "ar",
            format: "rss-2.0", itemCountWords: "3", items: FeedItemViewModels(items))
    }()

    private func drawn(_ options: HTMLPageOptions) -> String {
        written {
            HTMLPageRenderer(words: Self.words, options: options).render(Self.feed, to: $0)
        }
    }
}

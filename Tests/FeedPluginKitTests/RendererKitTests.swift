import FeedModel
import FeedPluginAPI
import FeedPluginKit
import PluginHosting
import PluginTestSupport
import PresentationTestSupport
import Testing
import WorkerProtocol

@testable import PluginReading

@Suite struct RendererKitTests {
    private func open(
        given: [String: String] = [:], outputCapacity: Int = .max,
        environment: PluginEnvironment = PluginEnvironment(),
        onDisplay: @escaping (RecordingRenderer, FeedViewModel) -> Void = { _, _ in },
        words: FeedWords = .none, plainText: ((String) -> String)? = nil
    ) throws -> (plugin: OpenedPlugin, renderer: RecordingRenderer) {
        let box = RecordingRenderer.Box()
        box.onDisplay = onDisplay
        let options = ["refuse", "fail"].map {
            PluginOption(key: $0, type: .boolean, defaultValue: "false", help: "")
        }
        let plugin = try RecordingRenderer.$box.withValue(box) {
            try LinkedPlugin.open(
                RecordingRenderer.self, options: options, given: given, environment: environment,
                outputCapacity: outputCapacity, words: words, plainText: plainText)
        }
        return (plugin, try #require(box.renderer))
    }

    @Test func `Receives a complete feed`() throws {
        let (plugin, renderer) = try open()
        let feed = FullViewModels.feed
        try plugin.draw(feed)
        let seen = try #require(renderer.feeds.first)
        #expect(seen.title == feed.title)
        #expect(seen.titleOrigin == feed.titleOrigin)
        #expect(seen.isMerged == feed.isMerged)
        #expect(seen.isImageFeed == feed.isImageFeed)
        #expect(seen.grouping == feed.grouping)
        let texts: [KeyPath<FeedViewModel, String?>] = [
            \.summary, \.homePageURL, \.feedURL, \.document.newFeedURL, \.document.nextPageURL,
            \.iconURL, \.faviconURL, \.language, \.rights, \.generator, \.id, \.document.encoding,
            \.byline,
        ]
        for text in texts { #expect(seen[keyPath: text] == feed[keyPath: text], "\(text)") }
        #expect(seen.document.hubs == feed.document.hubs)
        #expect(seen.document.isExpired)
        #expect(seen.authors == feed.authors)
        #expect(seen.updated == feed.updated)
        #expect(seen.published == feed.published)
        #expect(seen.tags == feed.tags)
        #expect(seen.format == feed.format)
        #expect(seen.document.problems == feed.document.problems)
        #expect(seen.document.updateIntervalInSeconds == feed.document.updateIntervalInSeconds)
        #expect(seen.itemCountWords == feed.itemCountWords)
        #expect(renderer.sources == Array(feed.sources))
        #expect(renderer.items == Array(feed.items))
        #expect(renderer.details == feed.items.indices.map { feed.items.detail(at: $0) })
        #expect(renderer.pictures == feed.items.indices.map { feed.items.detail(at: $0).image })
        #expect(renderer.pictures.contains { $0 != nil })
        #expect(renderer.finishes == 1)
    }

    @Test func `Receives missing values as nil`() throws {
        let (plugin, renderer) = try open()
        try plugin.draw(
            FeedViewModel(title: "T", format: "unknown", items: FeedItemViewModels([])))
        let seen = try #require(renderer.feeds.first)
        #expect(seen.summary == nil)
        #expect(seen.updated == nil)
        #expect(seen.document.encoding == nil)
        #expect(seen.document.updateIntervalInSeconds == nil)
        #expect(seen.authors.isEmpty)
        #expect(seen.items.isEmpty)
    }

    @Test func `Receives loading states, errors and pictures`() throws {
        let (plugin, renderer) = try open()
        let loading = FeedLoadingViewModel(
            isLoading: true, message: "m", completedSources: 1, totalSources: 3,
            receivedBytes: 1 << 40, amount: "1/3")
        let error = FeedErrorViewModel(
            message: "m", remedy: "r", canRetry: true, label: "l", words: "w", retryLabel: "a")
        plugin.seat.loadingView?.display(loading)
        plugin.seat.errorView?.display(error)
        plugin.seat.errorView?.display(.noError)
        #expect(renderer.loadings == [loading])
        #expect(renderer.errors == [error, .noError])
        let image = try plugin.seat.makeImage(
            FeedImageData(bytes: [1, 2, 3], mediaType: "image/webp"))
        plugin.seat.imageView?.display(
            FeedImageViewModel(
                request: FeedImageRequest(revision: 0, index: 7), id: "i", title: "t",
                description: "d", location: "l", url: "u", image: image, isLoading: false,
                shouldRetry: true, words: "w"))
        let seen = try #require(renderer.images.first)
        #expect(seen.request.index == 7)
        let texts: [String?] = [
            seen.id, seen.title, seen.description, seen.location, seen.url, seen.words,
        ]
        #expect(texts == ["i", "t", "d", "l", "u", "w"])
        #expect(seen.image?.bytes == [1, 2, 3])
        #expect(seen.image?.mediaType == "image/webp")
        #expect(!seen.isLoading)
        #expect(seen.shouldRetry)
    }

    /// Records the renderer's requests.
    private final class Requests: NoDelegate {
        private(set) var requests: [FeedImageRequest] = []
        private(set) var cancelled: [FeedImageRequest] = []
        private(set) var preloads: [FeedImageRequest] = []

        override func didRequestImage(for request: FeedImageRequest) { requests.append(request) }
        override func didCancelImageRequest(for request: FeedImageRequest) {
            cancelled.append(request)
        }
        override func didRequestImagePreload(for request: FeedImageRequest) {
            preloads.append(request)
        }
    }

    @Test func `Requests pictures and receives them in the requested form`() throws {
        let long = String(repeating: "a", count: 8_193)
        let wanted: [(index: Int?, url: String?, form: FeedImageForm)] = [
            (1, nil, .file), (0, "a", .pixels(maximumWidth: 8_192, maximumHeight: 2_048)),
            (nil, nil, .file), (nil, "icon", .pixels(maximumWidth: 1, maximumHeight: 1)),
        ]
        let refused: [(index: Int?, url: String?, form: FeedImageForm)] = [
            (2, "b", .file), (-1, "c", .file), (0, long, .file),
            (0, nil, .pixels(maximumWidth: 0, maximumHeight: 0)),
            (0, nil, .pixels(maximumWidth: .max, maximumHeight: -1)),
        ]
        let (plugin, renderer) = try open { renderer, feed in
            for (index, url, form) in wanted + refused {
                let request = FeedImageRequest(
                    revision: feed.revision, index: index, url: url, form: form)
                renderer.host.requestImage(request)
                renderer.host.preloadImage(request)
                renderer.host.cancelImage(request)
            }
        }
        let requests = Requests()
        plugin.seat.delegate = requests
        defer { plugin.seat.delegate = nil }
        var feed = FullViewModels.feed
        feed.revision = 12
        plugin.seat.feedView?.display(feed)
        let expected = wanted.map {
            FeedImageRequest(revision: 12, index: $0.index, url: $0.url, form: $0.form)
        }
        #expect(requests.requests == expected)
        #expect(requests.preloads == expected)
        #expect(requests.cancelled == expected)
        // Invalid requests are refused; repeated warnings are logged once.
        let warnings = plugin.log.texts(.warning)
        #expect(warnings.contains("asked for the picture of item 2 of 2; refused"))
        #expect(warnings.contains { $0.contains("a picture of 0 by 0 pixels") })
        #expect(warnings.filter { $0.contains("an address that is none") }.count == 3)
        let pixels = FeedImagePixels(
            width: 1, height: 2, bytesPerRow: 5, bytes: [1, 2, 3, 4, 0, 5, 6, 7, 8, 0])
        let image = try plugin.seat.makeImage(.pixels(pixels))
        plugin.seat.imageView?.display(
            FeedImageViewModel(
                request: FeedImageRequest(
                    revision: 12, index: nil, url: "b",
                    form: .pixels(maximumWidth: 3, maximumHeight: 4)),
                id: "", title: "t", url: "b", image: image, isLoading: false, shouldRetry: false))
        let seen = try #require(renderer.images.first)
        #expect(
            seen.request
                == FeedImageRequest(
                    revision: renderer.feeds[0].revision, index: nil, url: "b",
                    form: .pixels(maximumWidth: 3, maximumHeight: 4)))
        #expect(seen.image?.pixels == pixels)
    }

    @Test func `Releases its images and itself at the end`() throws {
        weak var leakedRenderer: RecordingRenderer?
        weak var leakedPicture: Picture?
        do {
            let (plugin, renderer) = try open()
            leakedRenderer = renderer
            let image = try plugin.seat.makeImage(
                FeedImageData(bytes: [1], mediaType: "image/png"))
            plugin.seat.imageView?.display(
                FeedImageViewModel(
                    request: FeedImageRequest(revision: 0, index: 0), id: "", title: "",
                    image: image, isLoading: false,
                    shouldRetry: false))
            leakedPicture = renderer.images.first?.image
            #expect(leakedPicture != nil)
            try plugin.draw(FullViewModels.feed)
        }
        #expect(leakedRenderer == nil)
        #expect(leakedPicture == nil)
    }

    /// Expects all values of the first item in a stored feed.
    private func expectFull(_ feed: FeedViewModel, at location: SourceLocation = #_sourceLocation) {
        #expect(feed.items.count == 2, sourceLocation: location)
        #expect(feed.items[0] == FullViewModels.item, sourceLocation: location)
        #expect(feed.items.detail(at: 0) == FullViewModels.detail, sourceLocation: location)
        let files = feed.items.detail(at: 0, parts: .files)
        #expect(files.image == FullViewModels.detail.image, sourceLocation: location)
        #expect(files.attachments == FullViewModels.detail.attachments, sourceLocation: location)
        #expect(files.authors.isEmpty && files.tags.isEmpty, sourceLocation: location)
        #expect(feed.items.article(at: 0) == FullViewModels.article, sourceLocation: location)
        #expect(
            feed.items.article(at: 1) == FeedArticleViewModel(title: "Bare"),
            sourceLocation: location)
        let end = feed.items.article(at: 0, parts: .end)
        #expect(end.links == FullViewModels.article.links, sourceLocation: location)
        #expect(end.facts.isEmpty && end.bodyHTML == nil, sourceLocation: location)
        for text in FeedItemText.allCases {
            let expected = FullViewModels.texts[text]
            #expect(feed.items.text(text, at: 0) == expected, sourceLocation: location)
            #expect(feed.items.text(text, at: 1) == nil, sourceLocation: location)
        }
    }

    private func expectEmpty(_ feed: FeedViewModel, at location: SourceLocation = #_sourceLocation)
    {
        #expect(feed.title == "Feed", sourceLocation: location)
        #expect(feed.items.count == 2, sourceLocation: location)
        #expect(
            feed.items[0] == FeedItemViewModel(identifier: "", title: ""), sourceLocation: location)
        #expect(feed.items.detail(at: 0) == FeedItemDetailViewModel(), sourceLocation: location)
        #expect(
            feed.items.article(at: 0) == FeedArticleViewModel(title: ""), sourceLocation: location)
        #expect(feed.items.text(.contentHTML, at: 0) == nil, sourceLocation: location)
    }

    @Test func `Keeps a feed until the next one is displayed, and reads nothing from it later`()
        throws
    {
        var inDisplay: [FeedItemViewModel] = []
        let (plugin, renderer) = try open { renderer, feed in
            if let last = renderer.feeds.dropLast().last {
                inDisplay = [last.items[0], feed.items[0]]
            }
        }
        plugin.seat.feedView?.display(FullViewModels.feed)
        let first = try #require(renderer.feeds.first)
        plugin.seat.errorView?.display(.noError)
        expectFull(first)
        plugin.seat.feedView?.display(FullViewModels.feed)
        let second = try #require(renderer.feeds.last)
        #expect(inDisplay == [FullViewModels.item, FullViewModels.item])
        #expect(second.revision > first.revision && first.revision > 0)
        expectEmpty(first)
        expectFull(second)
        plugin.seat.close()
        expectEmpty(second)
    }

    @Test func `Requests single texts of an item on access`() throws {
        let source = RecordingItems()
        let (plugin, renderer) = try open()
        plugin.seat.feedView?.display(
            FeedViewModel(title: "T", format: "rss-2.0", items: FeedItemViewModels(source)))
        let feed = try #require(renderer.feeds.first)
        #expect(feed.items.detail(at: 0).tags == ["a"])
        #expect(source.texts == [])
        #expect(feed.items.text(.contentText, at: 0) == "contentText")
        #expect(source.texts == [.contentText])
    }

    /// Records requested texts. Used on one thread.
    private final class RecordingItems: FeedItemSource, @unchecked Sendable {
        let count = 1
        private(set) var texts: [FeedItemText] = []

        func item(at index: Int) -> FeedItemViewModel {
            FeedItemViewModel(identifier: "1", title: "I")
        }

        func detail(at index: Int, parts: FeedDetailParts) -> FeedItemDetailViewModel {
            ItemPage(tags: ["a"]).detail
        }

        func article(at index: Int, parts: FeedArticleParts) -> FeedArticleViewModel {
            FeedArticleViewModel(title: "I")
        }

        func text(_ text: FeedItemText, at index: Int) -> FeedText? {
            texts.append(text)
            return FeedText("\(text)")
        }
    }

    @Test func `Writes to its streams, flushed after each call`() throws {
        let (plugin, _) = try open { renderer, _ in
            renderer.host.output.write("out")
            renderer.host.status.write("status")
        }
        plugin.seat.feedView?.display(FullViewModels.feed)
        #expect(plugin.output == "out")
        #expect(plugin.status == "status")
    }

    @Test func `Stops when the output refuses bytes`() throws {
        let (plugin, _) = try open(outputCapacity: 10) { renderer, _ in
            renderer.host.output.write(String(repeating: "x", count: 1_000_000))
        }
        let failure = #expect(throws: PluginFailure.self) {
            try plugin.draw(FullViewModels.feed)
        }
        #expect(failure?.reason == .outputRefused)
    }

    @Test func `Reports errors of create, display and finish`() throws {
        let refusal = #expect(throws: PluginFailure.self) { try open(given: ["refuse": "true"]) }
        #expect(refusal?.message == "it refuses")
        let beginning = #expect(throws: PluginFailure.self) {
            try open(given: ["refuse": "true", "fail": "true"])
        }
        #expect(beginning?.message == "it fails to begin")
        let (drawing, _) = try open { renderer, _ in
            renderer.host.fail("the ink is dry")
            renderer.host.fail("and there is no paper")
        }
        let failure = #expect(throws: PluginFailure.self) {
            try drawing.draw(FullViewModels.feed)
        }
        #expect(failure?.message == "the ink is dry")
        #expect(failure?.call == .displayFeed)
        let (finishing, _) = try open(given: ["fail": "true"])
        let last = #expect(throws: PluginFailure.self) {
            try finishing.draw(FullViewModels.feed)
        }
        #expect(last?.message == "it fails to finish")
    }

    @Test func `Reports bytes that are not a picture, and continues`() throws {
        let (plugin, _) = try open()
        let failure = #expect(throws: PluginFailure.self) {
            try plugin.seat.makeImage(FeedImageData(bytes: [], mediaType: "image/png"))
        }
        #expect(failure?.reason == .status(-1))
        #expect(failure?.message == "there is no picture in nothing")
        let other = #expect(throws: PluginFailure.self) {
            try plugin.seat.makeImage(FeedImageData(bytes: [0], mediaType: "image/png"))
        }
        #expect(other?.message == "there is no picture in a zero")
        try plugin.draw(FullViewModels.feed)
        #expect(plugin.seat.failure == nil)
    }

    @Test func `Receives options, environment and plain text`() throws {
        let (plugin, renderer) = try open(
            given: ["fail": "false"],
            environment: PluginEnvironment(
                output: PluginSurface(
                    columns: 80, rows: 25, colors: 16_777_216, isTerminal: true,
                    allowsHyperlinks: true),
                status: PluginSurface(colors: 16), locale: "C", timeZone: "UTC",
                desktop: DesktopSettings(
                    colorScheme: .dark, contrast: .high, textScalePercent: 125)),
            plainText: { "text of \($0)" })
        let environment = renderer.host.environment
        #expect(renderer.options == RendererOptions(["refuse": "false", "fail": "false"]))
        #expect(environment.columns == 80)
        #expect(environment.rows == 25)
        #expect(environment.isTerminal)
        #expect(environment.colorDepth == .trueColor)
        #expect(environment.allowsHyperlinks)
        #expect(environment.locale == "C")
        #expect(environment.timeZone == "UTC")
        #expect(environment.colorScheme == .dark)
        #expect(environment.hasHighContrast == true)
        #expect(environment.textScale == 1.25)
        #expect(renderer.host.statusEnvironment.columns == nil)
        #expect(renderer.host.statusEnvironment.colorDepth == .ansi16)
        #expect(renderer.host.name == "feedhost test")
        #expect(renderer.host.plainText("<b>") == "text of <b>")
        #expect(plugin.log.messages.isEmpty)
    }

    @Test func `Ignores calls to the host after its end`() throws {
        let (plugin, renderer) = try open()
        let host = renderer.host
        plugin.seat.close()
        host.output.write("late")
        host.output.flush()
        host.log(.warning, "late")
        host.delegate.didRequestFeedRefresh()
        #expect(host.environment.columns == nil)
        #expect(host.plainText("x") == nil)
        #expect(host.eventDescriptor == nil)
        #expect(!host.dispatch())
        #expect(plugin.output == "")
        #expect(plugin.log.messages.isEmpty)
    }

    @Test(
        arguments: [(0, 0, false), (9, 2, false), (9, 1, true), (1, 1, true)]
            as [(UInt32, UInt32, Bool)])
    func `Rejects hosts of other ABI versions`(
        version: UInt32, minimum: UInt32, isMet: Bool
    ) {
        var entry = unsafe feed_entry()
        unsafe entry.size = MemoryLayout<feed_entry>.size
        unsafe entry.abi_version = version
        unsafe entry.abi_minimum_version = minimum
        var words = [CChar](repeating: 0, count: 1_024)
        unsafe words.withUnsafeMutableBufferPointer { buffer in
            var error = unsafe feed_error()
            unsafe error.buffer = buffer.baseAddress
            unsafe error.capacity = buffer.count
            var plugin: UnsafePointer<feed_plugin>?
            let status = unsafe PluginEntry.enter(RecordingRenderer.self, &entry, &plugin, &error)
            #expect((status == FEED_STATUS_OK) == isMet)
            #expect(unsafe (plugin != nil) == isMet)
            #expect(unsafe (error.length > 0) == !isMet)
        }
    }

    @Test func `Receives words by key, and grants`() throws {
        let words = FeedWords { Phrase(before: "<\($0.rawValue)", after: ">") }
        let (plugin, renderer) = try open(words: words)
        defer { plugin.seat.close() }
        for word in FeedWord.allCases {
            #expect(renderer.host.words[phrase: word] == words[phrase: word])
        }
        #expect(!renderer.host.isGranted("terminal"))
        #expect(!renderer.host.isGranted("no such need"))
    }
}

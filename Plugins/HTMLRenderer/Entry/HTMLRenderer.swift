import FeedPluginKit
import HTMLRendering

final class HTMLRenderer: FeedRenderer, FeedView {
    typealias Image = DataImage

    private let host: RendererHost
    private let options: HTMLPageOptions
    /// The page, if pictures are embedded.
    private let embeddingPage: EmbeddingPage?

    init(host: RendererHost, options: RendererOptions) throws(RendererError) {
        let options = try HTMLPageOptions(options)
        self.host = host
        self.options = options
        embeddingPage =
            options.embedsImages
            ? EmbeddingPage(
                words: host.words, options: options, requestImage: host.requestImage) : nil
    }

    var feedView: (any FeedView)? { embeddingPage ?? self }
    var imageView: (any FeedImageView<DataImage>)? { embeddingPage }

    func display(_ viewModel: FeedViewModel) {
        HTMLPageRenderer(words: host.words, options: options)
            .render(viewModel, to: host.output)
    }

    func makeImage(from bytes: [UInt8], mediaType: String) throws(RendererError) -> DataImage {
        guard let image = DataImage(mediaType: mediaType, bytes: bytes) else {
            throw RendererError("\(mediaType) is no type of a picture")
        }
        return image
    }

    func finish() {
        embeddingPage?.finish(to: host.output)
    }
}

extension HTMLPageOptions {
    fileprivate init(_ options: RendererOptions) throws(RendererError) {
        let title = options.text("title")
        // The host has validated the choices against the note.
        self.init(
            content: Content(rawValue: options.text("content")) ?? .excerpt,
            layout: Layout(rawValue: options.text("layout")) ?? .auto,
            embedsImages: options.boolean("embed-images"), title: title.isEmpty ? nil : title,
            css: options.text("css"))
        let accent = options.text("accent")
        if !accent.isEmpty {
            guard let color = PageColor(accent) else {
                throw RendererError(
                    "accent is a colour such as #0b5b73 or teal, not “\(accent)”")
            }
            self.accent = color
        }
    }
}

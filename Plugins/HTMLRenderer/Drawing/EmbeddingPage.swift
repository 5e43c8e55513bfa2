import FeedMarkup
import FeedModel
public import FeedRendering
public import FeedViews

/// A page with embedded pictures: those of items, of their content, and the feed's own.
///
/// Draws the feed at once and leaves placeholders. Each address is requested once; ``finish(to:)``
/// writes the page with the pictures that have arrived. The page contains no address that a browser
/// would load.
public final class EmbeddingPage: FeedView, FeedImageView {
    public typealias Image = DataImage

    /// The requested addresses per page, beside items' own pictures.
    private static let maximumContentPictures = 1_000
    /// The placeholders in all content: each takes much more memory than its source. Further
    /// pictures show their text at once.
    private static let maximumContentPlaceholders = 10_000
    /// The size up to which bytes are merged into one piece.
    private static let pieceLength = 32_768

    private let renderer: HTMLPageRenderer
    private let requestImage: (FeedImageRequest) -> Void
    private let maximumBytes: Int
    private var pieces: [PagePiece] = []
    /// The addresses of items' own pictures, by index.
    private var itemAddresses: [Int: ExactText<String>] = [:]
    private var images: [ExactText<String>: DataImage] = [:]
    private var byteCount = 0

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - words: the phrases in the user's language.
    ///   - options: the user's options.
    ///   - maximumBytes: the limit on bytes of embedded pictures; those beyond show their text.
    ///   - requestImage: requests a picture.
    public init(
        words: FeedWords, options: HTMLPageOptions, maximumBytes: Int = 128 << 20,
        requestImage: @escaping (FeedImageRequest) -> Void
    ) {
        renderer = HTMLPageRenderer(words: words, options: options)
        self.maximumBytes = maximumBytes
        self.requestImage = requestImage
    }

    /// Draws `viewModel` with placeholders, and requests its pictures.
    public func display(_ viewModel: FeedViewModel) {
        clear()
        let output = RenderingOutput {
            self.append($0)
            return true
        }
        var count = 0
        renderer.render(viewModel, to: output) { piece in
            switch piece {
            case .bytes(let bytes): self.append(bytes)
            case .picture(let placeholder) where !placeholder.isOfItem:
                count += 1
                if count <= Self.maximumContentPlaceholders {
                    self.pieces.append(piece)
                } else {
                    self.append(placeholder.otherwise)
                }
            case .picture, .unlessShown: self.pieces.append(piece)
            }
        }
        output.flush()
        requestPictures(in: viewModel.revision)
    }

    private func append(_ bytes: [UInt8]) {
        guard case .bytes(var last)? = pieces.last, last.count < Self.pieceLength else {
            pieces.append(.bytes(bytes))
            return
        }
        // Removed first, so that appending doesn't copy it.
        pieces.removeLast()
        last += bytes
        pieces.append(.bytes(last))
    }

    private func requestPictures(in revision: UInt64) {
        var asked: Set<ExactText<String>> = []
        for case .picture(let placeholder) in pieces where placeholder.isOfItem {
            guard let index = placeholder.index else { continue }
            itemAddresses[index] = placeholder.address
            if asked.insert(placeholder.address).inserted {
                requestImage(FeedImageRequest(revision: revision, index: index))
            }
        }
        var contentCount = 0
        for case .picture(let placeholder) in pieces where !placeholder.isOfItem {
            guard contentCount < Self.maximumContentPictures else { return }
            guard asked.insert(placeholder.address).inserted else { continue }
            contentCount += 1
            requestImage(
                FeedImageRequest(revision: revision, index: placeholder.index, url: placeholder.url)
            )
        }
    }

    /// Stores a picture for ``finish(to:)``.
    public func display(_ viewModel: FeedImageViewModel<DataImage>) {
        let request = viewModel.request
        let own = request.index.flatMap { itemAddresses[$0] }
        guard let address = request.url.map({ ExactText(wrappedValue: $0) }) ?? own,
            let image = viewModel.image, images[address] == nil,
            image.bytes.count <= maximumBytes - byteCount
        else { return }
        byteCount += image.bytes.count
        images[address] = image
    }

    /// Writes the page and flushes it. A missing picture leaves a small box with its text.
    public func finish(to output: RenderingOutput) {
        var writer = HTMLWriter(output: output)
        var remaining = maximumBytes
        var shown = itemsWithTheirPicture()
        // The anchor of each repeated picture.
        var anchors = repeatedAddresses()
        var count = 0
        for piece in pieces {
            if writer.hasFailed { break }
            switch piece {
            case .bytes(let bytes): writer.raw(bytes)
            case .picture(let placeholder):
                let item = placeholder.isOfItem ? placeholder.index : nil
                if let item, shown.contains(item) {
                    writer.raw(placeholder.otherwise)
                    continue
                }
                // A repeated picture is embedded once.
                if let anchor = anchors[placeholder.address], !anchor.isEmpty {
                    if let item {
                        shown.insert(item)
                        writer.raw(placeholder.otherwise)
                    } else {
                        writer.raw(placeholder.again(at: anchor))
                    }
                    continue
                }
                guard let image = images[placeholder.address], image.bytes.count <= remaining else {
                    writer.raw(placeholder.otherwise)
                    continue
                }
                remaining -= image.bytes.count
                if let item { shown.insert(item) }
                if anchors[placeholder.address] != nil,
                    let before = placeholder.before(anchor: "picture-\(count + 1)")
                {
                    count += 1
                    anchors[placeholder.address] = "picture-\(count)"
                    writer.raw(before)
                } else {
                    writer.raw(placeholder.before)
                }
                Self.writeAddress(of: image, to: &writer)
                writer.raw(placeholder.after)
            case .unlessShown(let index, let bytes):
                if !shown.contains(index) { writer.raw(bytes) }
            }
        }
        writer.flush()
        clear()
    }

    /// Writes a `data:` URL with `image` (RFC 2397).
    private static func writeAddress(of image: DataImage, to writer: inout HTMLWriter) {
        writer.markup("data:")
        writer.text(image.mediaType)
        writer.markup(";base64,")
        // A multiple of three, so that only the last chunk is padded.
        let pieceLength = 24_576
        for start in stride(from: 0, to: image.bytes.count, by: pieceLength) {
            let piece = image.bytes[start..<min(start + pieceLength, image.bytes.count)]
            writer.raw { Base64.append(piece.span, to: &$0) }
        }
    }

    /// Returns the items whose own picture stands in the article, where it has its caption.
    private func itemsWithTheirPicture() -> Set<Int> {
        var items: Set<Int> = []
        // Only where articles are open.
        guard renderer.options.content == .whole else { return items }
        for case .picture(let placeholder) in pieces where !placeholder.isOfItem {
            if let index = placeholder.index, itemAddresses[index] == placeholder.address {
                items.insert(index)
            }
        }
        return items
    }

    /// Returns the addresses of repeated pictures, without anchors yet.
    private func repeatedAddresses() -> [ExactText<String>: String] {
        var seen: Set<ExactText<String>> = []
        var repeated: [ExactText<String>: String] = [:]
        for case .picture(let placeholder) in pieces
        where !seen.insert(placeholder.address).inserted {
            repeated[placeholder.address] = ""
        }
        return repeated
    }

    private func clear() {
        pieces = []
        itemAddresses = [:]
        images = [:]
        byteCount = 0
    }
}

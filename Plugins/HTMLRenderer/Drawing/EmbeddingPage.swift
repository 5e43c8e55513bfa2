package import FeedPresentation
package import FeedRendering

/// A page that carries its pictures inside.
///
/// The feed is drawn as soon as it is displayed, since what the host lends it does not outlive
/// that; only the places of the pictures stay open. Each is asked for, and ``finish(to:)`` writes
/// the page with those that have come.
package final class EmbeddingPage: FeedView, FeedImageView {
    package typealias Image = DataImage

    private enum Piece {
        case bytes([UInt8])
        case picture(PictureSlot)
    }

    private let renderer: HTMLPageRenderer
    private let requestImage: (Int) -> Void
    private let maximumBytes: Int
    private var pieces: [Piece] = []
    private var images: [Int: DataImage] = [:]
    private var byteCount = 0

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - options: what a person may choose.
    ///   - requestImage: asks for the picture of the item at a place.
    ///   - maximumBytes: how many bytes of pictures the page carries; a place beyond shows the words
    ///     that stand for it.
    package init(
        options: HTMLPageOptions, maximumBytes: Int = 128 << 20,
        requestImage: @escaping (Int) -> Void
    ) {
        renderer = HTMLPageRenderer(options: options)
        self.maximumBytes = maximumBytes
        self.requestImage = requestImage
    }

    /// Draws `viewModel` but for its pictures, and asks for those.
    package func display(_ viewModel: FeedViewModel) {
        pieces = []
        images = [:]
        byteCount = 0
        let output = RenderingOutput {
            self.pieces.append(.bytes($0))
            return true
        }
        renderer.render(viewModel, to: output) {
            self.pieces.append(.picture($0))
        }
        output.flush()
        for case .picture(let picture) in pieces {
            requestImage(picture.index)
        }
    }

    /// Keeps the picture for ``finish(to:)``.
    package func display(_ viewModel: FeedImageViewModel<DataImage>) {
        guard let image = viewModel.image, images[viewModel.index] == nil,
            image.bytes.count <= maximumBytes - byteCount
        else { return }
        byteCount += image.bytes.count
        images[viewModel.index] = image
    }

    /// Writes the page to `output` and flushes it. A picture that has not come leaves a quiet
    /// place with the words that stand for it.
    package func finish(to output: RenderingOutput) {
        var writer = HTMLWriter(output: output)
        for piece in pieces {
            if writer.hasFailed { break }
            switch piece {
            case .bytes(let bytes):
                writer.raw { $0.append(contentsOf: bytes) }
            case .picture(let picture):
                if let image = images[picture.index] {
                    PictureMarkup.write(picture, data: image, to: &writer)
                } else {
                    PictureMarkup.writeMissing(picture, to: &writer)
                }
            }
        }
        writer.flush()
        pieces = []
        images = [:]
        byteCount = 0
    }
}

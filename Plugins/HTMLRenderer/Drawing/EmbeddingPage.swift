package import FeedRendering
package import FeedViews

/// A page that carries its pictures inside: those of the items, those that their content shows, and
/// the feed's own.
///
/// The feed is drawn as soon as it is displayed; only the places of the pictures stay open. Each address is asked for once, and
/// ``finish(to:)`` writes the page with those pictures that have come. No address of one is left
/// that a browser would load.
package final class EmbeddingPage: FeedView, FeedImageView {
    package typealias Image = DataImage

    /// How many addresses a page asks for beside the pictures of items.
    private static let maximumContentPictures = 1_000
    /// How many places of pictures content has in all: each takes many times what it is written
    /// with. Those beyond show their words at once.
    private static let maximumContentPlaces = 10_000
    /// How much of what is there in any case is put together, in bytes.
    private static let pieceLength = 32_768

    private let renderer: HTMLPageRenderer
    private let requestImage: (FeedImageRequest) -> Void
    private let maximumBytes: Int
    private var pieces: [PagePiece] = []
    /// The addresses of the pictures of items, by their places in the feed.
    private var itemAddresses: [Int: String] = [:]
    private var images: [String: DataImage] = [:]
    private var byteCount = 0

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - words: the reader's.
    ///   - options: what a person may choose.
    ///   - maximumBytes: how many bytes of pictures the page carries; a place beyond shows the words
    ///     that stand for it.
    ///   - requestImage: asks for a picture.
    package init(
        words: FeedWords, options: HTMLPageOptions, maximumBytes: Int = 128 << 20,
        requestImage: @escaping (FeedImageRequest) -> Void
    ) {
        renderer = HTMLPageRenderer(words: words, options: options)
        self.maximumBytes = maximumBytes
        self.requestImage = requestImage
    }

    /// Draws `viewModel` but for its pictures, and asks for those.
    package func display(_ viewModel: FeedViewModel) {
        clear()
        let output = RenderingOutput {
            self.append($0)
            return true
        }
        var places = 0
        renderer.render(viewModel, to: output) { piece in
            switch piece {
            case .bytes(let bytes): self.append(bytes)
            case .picture(let place) where !place.isOfItem:
                places += 1
                if places <= Self.maximumContentPlaces {
                    self.pieces.append(piece)
                } else {
                    self.append(place.otherwise)
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
        // Not held twice, so that it is not copied.
        pieces.removeLast()
        last += bytes
        pieces.append(.bytes(last))
    }

    private func requestPictures(in revision: UInt64) {
        var asked: Set<String> = []
        for case .picture(let place) in pieces where place.isOfItem {
            guard let index = place.index else { continue }
            itemAddresses[index] = place.url
            if asked.insert(place.url).inserted {
                requestImage(FeedImageRequest(revision: revision, index: index))
            }
        }
        var contentCount = 0
        for case .picture(let place) in pieces where !place.isOfItem {
            guard contentCount < Self.maximumContentPictures else { return }
            guard asked.insert(place.url).inserted else { continue }
            contentCount += 1
            requestImage(
                FeedImageRequest(revision: revision, index: place.index, url: place.url))
        }
    }

    /// Keeps the picture for ``finish(to:)``.
    package func display(_ viewModel: FeedImageViewModel<DataImage>) {
        let request = viewModel.request
        guard let url = request.url ?? request.index.flatMap({ itemAddresses[$0] }),
            let image = viewModel.image, images[url] == nil,
            image.bytes.count <= maximumBytes - byteCount
        else { return }
        byteCount += image.bytes.count
        images[url] = image
    }

    /// Writes the page to `output` and flushes it. A picture that has not come leaves a small
    /// place with the words that stand for it.
    package func finish(to output: RenderingOutput) {
        var writer = HTMLWriter(output: output)
        var remaining = maximumBytes
        var shown: Set<Int> = []
        // Where each picture stands that is wanted in several places.
        var anchors = repeatedAddresses()
        var count = 0
        for piece in pieces {
            if writer.hasFailed { break }
            switch piece {
            case .bytes(let bytes): writer.raw(bytes)
            case .picture(let place):
                // A picture that is wanted in two places stands in the first.
                if let anchor = anchors[place.url], !anchor.isEmpty {
                    if place.isOfItem, let index = place.index, shown.insert(index).inserted {
                        writer.raw(place.otherwise)
                    } else if place.index.map({ itemAddresses[$0] }) != place.url {
                        writer.raw(place.again(at: anchor))
                    }
                    continue
                }
                guard let image = images[place.url],
                    image.bytes.count <= min(remaining, place.maximumBytes)
                else {
                    writer.raw(place.otherwise)
                    continue
                }
                remaining -= image.bytes.count
                if place.isOfItem, let index = place.index { shown.insert(index) }
                if anchors[place.url] != nil,
                    let before = place.before(anchor: "picture-\(count + 1)")
                {
                    count += 1
                    anchors[place.url] = "picture-\(count)"
                    writer.raw(before)
                } else {
                    writer.raw(place.before)
                }
                PictureMarkup.writeAddress(of: image, to: &writer)
                writer.raw(place.after)
            case .unlessShown(let index, let bytes):
                if !shown.contains(index) { writer.raw(bytes) }
            }
        }
        writer.flush()
        clear()
    }

    /// The addresses of pictures that are wanted in several places, each without an anchor yet.
    private func repeatedAddresses() -> [String: String] {
        var seen: Set<String> = []
        var repeated: [String: String] = [:]
        for case .picture(let place) in pieces where !seen.insert(place.url).inserted {
            repeated[place.url] = ""
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

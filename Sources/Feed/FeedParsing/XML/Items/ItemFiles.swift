internal import FeedMarkup
internal import FeedModel

/// The picture, files and media of an item, as ranges of the document.
///
/// An item may have many, so strings that can be used as written are not copied.
struct ItemFiles: Sendable {
    struct Attachment: Sendable {
        var url: TextRange
        var mimeType: TextRange
        var title: TextRange
        var sizeInBytes: Int64?
        var durationInSeconds: Double?
        /// It is the item's own file, unlike one that Media RSS lists.
        var isEnclosure = false
    }

    struct Media: Sendable, Equatable {
        var url = TextRange.none
        var mimeType = TextRange.none
        var medium = TextRange.none
        var width: Int?
        var height: Int?
        var title = TextRange.none
        var description = TextRange.none
        var thumbnail = TextRange.none
    }

    /// The texts that are no slice of the document, such as decoded ones.
    var arena: [UInt8] = []
    var picture = TextRange.none
    var attachments: [Attachment] = []
    var media: [Media] = []

    /// Duplicates are looked for among the first files only, since search is linear.
    private static let maximumComparisons = 64

    var isEmpty: Bool {
        arena.isEmpty && picture.isNone && attachments.isEmpty && media.isEmpty
    }

    /// Calls `body` with the text at `range`.
    func read<Result>(
        _ range: TextRange, in bytes: Span<UInt8>, _ body: (Span<UInt8>) -> Result
    ) -> Result {
        range.isMade
            ? body(arena.span.extracting(range.range)) : body(bytes.extracting(range.range))
    }

    /// The index of the file at `url` among the first files.
    func attachment(at url: TextRange, in bytes: Span<UInt8>) -> Int? {
        for index in 0..<min(attachments.count, Self.maximumComparisons)
        where equals(attachments[index].url, url, in: bytes) {
            return index
        }
        return nil
    }

    /// Returns true if both ranges have the same text.
    private func equals(_ one: TextRange, _ other: TextRange, in bytes: Span<UInt8>) -> Bool {
        let (one, other) = (one.isMade ? other : one, one.isMade ? one : other)
        guard one.range.count == other.range.count else { return false }
        if !other.isMade { return bytes.equals(one.range, other.range) }
        return read(one, in: bytes) { text in
            text.indices.allSatisfy { text[$0] == arena[other.range.lowerBound + $0] }
        }
    }

    /// Adds everything to `details`, the media only if `withMedia`.
    func add(to details: inout FeedItemDetails, withMedia: Bool = true, in bytes: Span<UInt8>) {
        var texts = FeedTextWriter(
            capacity: withMedia ? lengthOfFiles + lengthOfMedia : lengthOfFiles)
        func text(_ range: TextRange) -> FeedText? {
            range.isNone ? nil : read(range, in: bytes) { texts.add($0) }
        }
        details.image = text(picture).map { FeedImage(url: $0, alternativeText: nil) }
        details.attachments = attachments.map {
            FeedAttachment(
                url: text($0.url) ?? .empty, mimeType: text($0.mimeType), title: text($0.title),
                sizeInBytes: $0.sizeInBytes, durationInSeconds: $0.durationInSeconds)
        }
        guard withMedia else { return }
        // The media of a group share title, description and thumbnail, so each is stored once.
        var last = Media()
        var (title, description, thumbnail) = (FeedText?.none, FeedText?.none, FeedText?.none)
        details.media = media.map { medium in
            if medium.title != last.title { title = text(medium.title) }
            if medium.description != last.description { description = text(medium.description) }
            if medium.thumbnail != last.thumbnail { thumbnail = text(medium.thumbnail) }
            last = medium
            return FeedMedia(
                url: text(medium.url), mimeType: text(medium.mimeType), medium: text(medium.medium),
                width: medium.width, height: medium.height, title: title,
                description: description, thumbnail: thumbnail)
        }
    }

    /// The number of bytes in the texts of picture and files.
    private var lengthOfFiles: Int {
        var length = picture.range.count
        for file in attachments {
            length += file.url.range.count + file.mimeType.range.count + file.title.range.count
        }
        return length
    }

    private var lengthOfMedia: Int {
        var length = 0
        var last = Media()
        for medium in media {
            length += medium.url.range.count + medium.mimeType.range.count
            length += medium.medium.range.count
            if medium.title != last.title { length += medium.title.range.count }
            if medium.description != last.description { length += medium.description.range.count }
            if medium.thumbnail != last.thumbnail { length += medium.thumbnail.range.count }
            last = medium
        }
        return length
    }
}

extension TextRange {
    /// Returns this range, or `other` if there is none.
    func or(_ other: @autoclosure () -> TextRange) -> TextRange {
        isNone ? other() : self
    }
}

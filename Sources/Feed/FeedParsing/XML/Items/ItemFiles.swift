internal import FeedMarkup
internal import FeedModel

/// The picture, the files and the media of an item, as places in its document.
///
/// An item may have many, and most are read to be handed on as bytes: no text is made of what stands in the
/// document as it is to be shown.
struct ItemFiles: Sendable {
    /// A ``FeedAttachment``.
    struct Attachment: Sendable {
        var url: TextRange
        var mimeType: TextRange
        var title: TextRange
        var sizeInBytes: Int64?
        var durationInSeconds: Double?
    }

    /// A ``FeedMedia``.
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

    /// The texts that do not stand in the document as they are shown.
    private(set) var made: [UInt8] = []
    var picture = TextRange.none
    var attachments: [Attachment] = []
    var media: [Media] = []

    /// Nobody has as many files that are told twice; to compare all of very many takes long.
    private static let comparedFiles = 64
    /// One item of very long addresses must not stay for ever, in bytes.
    private static let keptCapacity = 64 << 10

    /// There is nothing to be taken away.
    var isEmpty: Bool {
        made.isEmpty && picture.isNone && attachments.isEmpty && media.isEmpty
    }

    /// Takes all away, and keeps its memory where that is not very much.
    mutating func removeAll() {
        made.removeAll(keepingCapacity: made.capacity <= Self.keptCapacity)
        picture = .none
        attachments.removeAll(keepingCapacity: true)
        media.removeAll(keepingCapacity: true)
    }

    /// The place of `text`, which does not stand in the document as it is.
    mutating func keep(_ text: String) -> TextRange {
        let start = made.count
        made.append(contentsOf: text.utf8)
        return TextRange(made: start..<made.count)
    }

    /// What `body` says of the text at `place`.
    func read<Result>(
        _ place: TextRange, in bytes: Span<UInt8>, _ body: (Span<UInt8>) -> Result
    ) -> Result {
        place.isMade
            ? body(made.span.extracting(place.range)) : body(bytes.extracting(place.range))
    }

    /// Which of the first files is at `url`.
    func attachment(at url: TextRange, in bytes: Span<UInt8>) -> Int? {
        for index in 0..<min(attachments.count, Self.comparedFiles)
        where equals(attachments[index].url, url, in: bytes) {
            return index
        }
        return nil
    }

    /// True where the same text stands at both places.
    private func equals(_ one: TextRange, _ other: TextRange, in bytes: Span<UInt8>) -> Bool {
        let (one, other) = (one.isMade ? other : one, one.isMade ? one : other)
        guard one.range.count == other.range.count else { return false }
        if !other.isMade {
            let (one, other) = (one.range, other.range)
            // Addresses mostly differ where they end.
            let isLong = one.count >= 8
            if isLong, bytes.word(at: one.upperBound - 8) != bytes.word(at: other.upperBound - 8) {
                return false
            }
            return bytes.equals(one, other)
        }
        return read(one, in: bytes) { text in
            text.indices.allSatisfy { text[$0] == made[other.range.lowerBound + $0] }
        }
    }

    /// Adds them to `details`: the media only where they are wanted.
    func add(to details: inout FeedItemDetails, withMedia: Bool = true, in bytes: Span<UInt8>) {
        var texts = FeedTextWriter(
            capacity: withMedia ? lengthOfFiles + lengthOfMedia : lengthOfFiles)
        func text(_ place: TextRange) -> FeedText? {
            place.isNone ? nil : read(place, in: bytes) { texts.add($0) }
        }
        details.image = text(picture).map { FeedImage(url: $0, alternativeText: nil) }
        details.attachments = attachments.map {
            FeedAttachment(
                url: text($0.url) ?? .empty, mimeType: text($0.mimeType), title: text($0.title),
                sizeInBytes: $0.sizeInBytes, durationInSeconds: $0.durationInSeconds)
        }
        guard withMedia else { return }
        // What a group says of all its media, of which there may be very many, is kept once.
        var last = (places: Media(), title: FeedText?.none, description: FeedText?.none)
        var thumbnail = FeedText?.none
        details.media = media.map { medium in
            let places = last.places
            if medium.title != places.title { last.title = text(medium.title) }
            if medium.description != places.description {
                last.description = text(medium.description)
            }
            if medium.thumbnail != places.thumbnail { thumbnail = text(medium.thumbnail) }
            last.places = medium
            return FeedMedia(
                url: text(medium.url), mimeType: text(medium.mimeType), medium: text(medium.medium),
                width: medium.width, height: medium.height, title: last.title,
                description: last.description, thumbnail: thumbnail)
        }
    }

    /// How many bytes the texts of the picture and the files have.
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
    /// This place, or `other` where it is of no text.
    func or(_ other: @autoclosure () -> TextRange) -> TextRange {
        isNone ? other() : self
    }
}

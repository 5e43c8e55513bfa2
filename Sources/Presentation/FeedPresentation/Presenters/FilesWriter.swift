import FeedModel

/// Makes view models of the files and media of an item, of which there may be very many: their texts are
/// copied once, all together.
struct FilesWriter: ~Copyable {
    private let files: FeedItemFiles
    /// All texts of the files.
    private let source: FeedText
    private var texts: FeedTextWriter
    /// The label that is being put together.
    private var label: [UInt8] = []
    private let factory: FeedViewModelFactory

    /// Creates a writer of `files`, which have their texts in `bytes`.
    init(_ files: FeedItemFiles, in bytes: consuming [UInt8], for factory: FeedViewModelFactory) {
        if let words = files.image?.alternativeText { bytes.removeLineFeeds(in: words) }
        for file in files.attachments {
            if let title = file.title { bytes.removeLineFeeds(in: title) }
        }
        var last: FeedItemFiles.Media?
        for medium in files.media {
            // What a group says of all its media, of which there may be very many, has one place.
            if let title = medium.title, title != last?.title { bytes.removeLineFeeds(in: title) }
            if let description = medium.description, description != last?.description {
                bytes.removeLineFeeds(in: description)
            }
            last = medium
        }
        self.files = files
        self.factory = factory
        texts = FeedTextWriter(capacity: bytes.count + 128)
        source = texts.add(bytes.span)
    }

    /// Adds the picture and the attachments of `item`.
    mutating func addFiles(of item: FeedItem, to shown: inout FeedItemDetailViewModel) {
        if let image = files.image {
            shown.image = ImageViewModel(
                url: source[image.url], alternativeText: text(image.alternativeText) ?? .empty)
        } else {
            shown.image = item.contentImage.map(PresentedItems.image)
        }
        let image = shown.image?.$url
        shown.attachments.reserveCapacity(files.attachments.count)
        for file in files.attachments {
            shown.attachments.append(attachment(file, of: item, pictured: image))
        }
    }

    /// Adds the media.
    func addMedia(to shown: inout FeedItemDetailViewModel) {
        shown.media = files.media.map { medium in
            MediaViewModel(
                url: text(medium.url), mimeType: text(medium.mimeType),
                medium: text(medium.medium), width: medium.width, height: medium.height,
                title: text(medium.title), description: text(medium.description),
                thumbnailURL: text(medium.thumbnail))
        }
    }

    /// The label is a name, and in brackets the facts: what is known of the type, the size and the length.
    private mutating func attachment(
        _ file: FeedItemFiles.Attachment, of item: FeedItem, pictured image: FeedText?
    ) -> AttachmentViewModel {
        let url = source[file.url]
        let type = text(file.mimeType)
        let title = text(file.title)
        label.removeAll(keepingCapacity: true)
        if let title, !title.isEmpty {
            label.append(title)
        } else {
            label.append(factory.attachment)
        }
        let nameEnd = label.count
        label.append(factory.qualification.before)
        let start = label.count
        if let type { label.append(type) }
        let size = addFact(
            file.sizeInBytes.flatMap { $0 > 0 ? factory.phrases.size(ByteCount($0)) : nil },
            after: start)
        let duration = addFact(
            file.durationInSeconds.flatMap { PlayingTime(seconds: $0) }
                .map(factory.phrases.duration), after: start)
        let facts = start..<label.count
        if facts.isEmpty {
            label.removeSubrange(nameEnd...)
        } else {
            label.append(factory.qualification.after)
        }
        let bytes = label
        let words = texts.add(bytes.span)
        return AttachmentViewModel(
            url: url, mimeType: type,
            kind: FileKind(
                ofType: type, at: url, imageURL: image, media: { item.details.media }),
            title: title, sizeInBytes: file.sizeInBytes,
            durationInSeconds: file.durationInSeconds, sizeWords: size.map { words[$0] },
            durationWords: duration.map { words[$0] },
            facts: facts.isEmpty ? .empty : words[facts], label: words)
    }

    /// Adds a fact to the label, whose facts begin at `start`; tells where it stands, or that there is none.
    private mutating func addFact(_ fact: String?, after start: Int) -> Range<Int>? {
        guard let fact else { return nil }
        if label.count > start, !fact.isEmpty {
            label.append(contentsOf: factory.listSeparator.utf8)
        }
        let start = label.count
        label.append(contentsOf: fact.utf8)
        return start..<label.count
    }

    private func text(_ range: Range<Int>?) -> FeedText? {
        range.map { source[$0] }
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ text: FeedText) {
        text.withUTF8 { bytes in
            unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
        }
    }
}

import FeedModel

/// Makes view models of the files and media of an item, of which there may be very many: their texts are
/// copied once.
struct FilesWriter: ~Copyable {
    private var bytes: [UInt8]
    private var texts: FeedTextWriter
    private let factory: FeedViewModelFactory

    /// Creates a writer of what has its texts in `bytes`.
    init(_ bytes: [UInt8], for factory: FeedViewModelFactory) {
        self.bytes = bytes
        self.factory = factory
        texts = FeedTextWriter(capacity: bytes.count + 128)
    }

    /// Adds the picture and the attachments of `item`.
    mutating func add(
        _ files: FeedItemFiles, of item: FeedItem, to shown: inout FeedItemDetailViewModel
    ) {
        if let image = files.image {
            var model = ImageViewModel(url: "")
            model.$url = text(image.url)
            if let words = image.alternativeText { model.$alternativeText = line(words) }
            shown.image = model
        } else {
            shown.image = item.contentImage.map(PresentedItems.image)
        }
        shown.attachments.reserveCapacity(files.attachments.count)
        for file in files.attachments {
            var model = attachment(file)
            model.kind = FileKind(
                ofType: model.$mimeType, at: model.$url, imageURL: shown.image?.$url,
                media: { item.details.media })
            shown.attachments.append(model)
        }
    }

    /// Adds `media`. What a group says of all of them, of which there may be very many, is copied once.
    mutating func add(_ media: [FeedItemFiles.Media], to shown: inout FeedItemDetailViewModel) {
        shown.media.reserveCapacity(media.count)
        var last: (source: FeedItemFiles.Media, shown: MediaViewModel)?
        for medium in media {
            var model = MediaViewModel(width: medium.width, height: medium.height)
            model.$url = text(medium.url)
            model.$mimeType = text(medium.mimeType)
            model.$medium = text(medium.medium)
            for words in [medium.title, medium.description] {
                if let words { bytes.removeLineFeeds(in: words) }
            }
            model.$title =
                medium.title == last?.source.title ? last?.shown.$title : text(medium.title)
            model.$description =
                medium.description == last?.source.description
                ? last?.shown.$description : text(medium.description)
            model.$thumbnailURL =
                medium.thumbnail == last?.source.thumbnail
                ? last?.shown.$thumbnailURL : text(medium.thumbnail)
            shown.media.append(model)
            last = (medium, model)
        }
    }

    /// The label is a name, and in brackets the facts: what is known of the type, the size and the length.
    private mutating func attachment(_ file: FeedItemFiles.Attachment) -> AttachmentViewModel {
        let phrases = factory.phrases
        var model = AttachmentViewModel(
            url: "", sizeInBytes: file.sizeInBytes, durationInSeconds: file.durationInSeconds)
        model.$url = text(file.url)
        model.$mimeType = text(file.mimeType)
        model.$title = file.title.map { line($0) }
        let size = file.sizeInBytes.flatMap { $0 > 0 ? phrases.size(ByteCount($0)) : nil }
        let duration = file.durationInSeconds.flatMap { PlayingTime(seconds: $0) }
            .map(phrases.duration)
        model.$sizeWords = texts.add(size)
        model.$durationWords = texts.add(duration)
        let facts = [model.mimeType, size, duration].compactMap { $0 }.filter { !$0.isEmpty }
            .joined(separator: factory.listSeparator)
        model.$facts = texts.add(facts)
        let title = model.title ?? ""
        let name = title.isEmpty ? phrases.attachment : title
        model.$label = texts.add(facts.isEmpty ? name : phrases.qualified(name, by: facts))
        return model
    }

    private mutating func text(_ range: Range<Int>) -> FeedText {
        let bytes = bytes
        return texts.add(bytes.span.extracting(range))
    }

    private mutating func text(_ range: Range<Int>?) -> FeedText? {
        guard let range else { return nil }
        let text: FeedText = text(range)
        return text
    }

    private mutating func line(_ range: Range<Int>) -> FeedText {
        bytes.removeLineFeeds(in: range)
        return text(range)
    }
}

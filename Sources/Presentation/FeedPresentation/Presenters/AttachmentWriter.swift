import FeedMarkup
import FeedModel

/// Makes view models of an item's attachments. Their labels share memory, since there may be very
/// many.
struct AttachmentWriter: ~Copyable {
    private let item: FeedItem
    private let imageURL: FeedText?
    private let factory: FeedViewModelFactory
    private var texts = FeedTextWriter(capacity: 128)
    /// The item's media, which take long to make; `nil` until a file needs them.
    private var media: [FeedMedia]?
    /// A buffer for the current label.
    private var label: [UInt8] = []

    /// Creates a writer.
    ///
    /// - Parameter imageURL: the address of the item's picture.
    init(of item: FeedItem, imageURL: FeedText?, by factory: FeedViewModelFactory) {
        self.item = item
        self.imageURL = imageURL
        self.factory = factory
    }

    /// Converts an attachment. Its label is a name, followed by the known facts in brackets: type,
    /// size and playing time.
    mutating func viewModel(of file: FeedAttachment) -> AttachmentViewModel {
        // WordPress.com's pictures have no type, and a title of their own.
        let described = file.$title == nil && file.$mimeType == nil ? madeMedia() : []
        let title = (file.$title ?? described.first { $0.$url == file.$url }?.$title)?.inOneLine
        label.removeAll(keepingCapacity: true)
        if let title, !title.isEmpty {
            label.append(title)
        } else {
            label.append(factory.attachment)
        }
        let nameEnd = label.count
        label.append(factory.articles.brackets.before)
        let start = label.count
        if let type = file.$mimeType { label.append(type) }
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
            label.append(factory.articles.brackets.after)
        }
        let bytes = label
        let words = texts.add(bytes.span)
        var shown = AttachmentViewModel(
            url: "",
            kind: FileKind(
                ofType: file.$mimeType, at: file.$url, imageURL: imageURL,
                media: { madeMedia() }),
            sizeInBytes: file.sizeInBytes, durationInSeconds: file.durationInSeconds)
        shown.$url = file.$url
        shown.$mimeType = file.$mimeType
        shown.$title = title
        shown.$sizeWords = size.map { words[$0] }
        shown.$durationWords = duration.map { words[$0] }
        if !facts.isEmpty { shown.$facts = words[facts] }
        shown.$label = words
        return shown
    }

    private mutating func madeMedia() -> [FeedMedia] {
        let made = media ?? item.details.media
        media = made
        return made
    }

    /// Appends a fact to the label. Returns its range, or `nil` if there is none.
    ///
    /// - Parameter start: the offset of the first fact.
    private mutating func addFact(_ fact: String?, after start: Int) -> Range<Int>? {
        guard let fact else { return nil }
        if label.count > start, !fact.isEmpty {
            label.append(contentsOf: factory.listSeparator.utf8)
        }
        let start = label.count
        label.append(contentsOf: fact.utf8)
        return start..<label.count
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ text: FeedText) {
        text.withUTF8 { append($0, 0..<$0.count) }
    }
}

/// The picture, the files and the media of an item, with the places of their texts among bytes of UTF-8: for
/// who hands very many on as bytes.
package struct FeedItemFiles: Sendable {
    /// A ``FeedImage``.
    package struct Image: Sendable {
        package var url: Range<Int>
        package var alternativeText: Range<Int>?
    }

    /// A ``FeedAttachment``.
    package struct Attachment: Sendable {
        package var url: Range<Int>
        package var mimeType: Range<Int>?
        package var title: Range<Int>?
        package var sizeInBytes: Int64?
        package var durationInSeconds: Double?

        /// Creates a file.
        package init(
            url: Range<Int>, mimeType: Range<Int>?, title: Range<Int>?, sizeInBytes: Int64?,
            durationInSeconds: Double?
        ) {
            self.url = url
            self.mimeType = mimeType
            self.title = title
            self.sizeInBytes = sizeInBytes
            self.durationInSeconds = durationInSeconds
        }
    }

    /// A ``FeedMedia``.
    package struct Media: Sendable {
        package var url: Range<Int>?
        package var mimeType: Range<Int>?
        package var medium: Range<Int>?
        package var width: Int?
        package var height: Int?
        package var title: Range<Int>?
        package var description: Range<Int>?
        package var thumbnail: Range<Int>?

        /// Creates a piece of media.
        package init(
            url: Range<Int>?, mimeType: Range<Int>?, medium: Range<Int>?, width: Int?, height: Int?,
            title: Range<Int>?, description: Range<Int>?, thumbnail: Range<Int>?
        ) {
            self.url = url
            self.mimeType = mimeType
            self.medium = medium
            self.width = width
            self.height = height
            self.title = title
            self.description = description
            self.thumbnail = thumbnail
        }
    }

    /// Those of an item without any.
    package static let none = FeedItemFiles(image: nil, attachments: [], media: [])

    package var image: Image?
    package var attachments: [Attachment]
    package var media: [Media]

    /// Creates what an item has whose texts were appended to some bytes.
    package init(image: Range<Int>?, attachments: [Attachment], media: [Media]) {
        self.image = image.map { Image(url: $0) }
        self.attachments = attachments
        self.media = media
    }

    /// Creates those of `details`, whose texts are appended to `output`.
    init(_ details: FeedItemDetails, to output: inout [UInt8]) {
        func add(_ text: String) -> Range<Int> {
            let start = output.count
            output.append(contentsOf: text.utf8)
            return start..<output.count
        }
        image = details.image.map {
            Image(url: add($0.url), alternativeText: $0.alternativeText.map(add))
        }
        attachments = details.attachments.map {
            Attachment(
                url: add($0.url), mimeType: $0.mimeType.map(add), title: $0.title.map(add),
                sizeInBytes: $0.sizeInBytes, durationInSeconds: $0.durationInSeconds)
        }
        media = details.media.map {
            Media(
                url: $0.url.map(add), mimeType: $0.mimeType.map(add), medium: $0.medium.map(add),
                width: $0.width, height: $0.height, title: $0.title.map(add),
                description: $0.description.map(add), thumbnail: $0.thumbnail.map(add))
        }
    }
}

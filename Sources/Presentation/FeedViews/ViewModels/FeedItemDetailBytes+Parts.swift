// The parts of a detail, with the places of their texts.

extension FeedItemDetailBytes {
    /// An ``ImageViewModel``.
    public struct Image: Sendable {
        public var url: Range<Int>
        public var alternativeText: Range<Int>

        /// Creates a picture.
        public init(url: Range<Int>, alternativeText: Range<Int>) {
            self.url = url
            self.alternativeText = alternativeText
        }
    }

    /// A ``PersonViewModel``.
    public struct Person: Sendable {
        public var name: Range<Int>?
        public var url: Range<Int>?
        public var avatarURL: Range<Int>?
        public var email: Range<Int>?

        /// Creates a person.
        public init(
            name: Range<Int>?, url: Range<Int>?, avatarURL: Range<Int>?, email: Range<Int>?
        ) {
            self.name = name
            self.url = url
            self.avatarURL = avatarURL
            self.email = email
        }
    }

    /// An ``AttachmentViewModel``.
    public struct Attachment: Sendable {
        public var url: Range<Int>
        public var mimeType: Range<Int>?
        public var kind: FileKind
        public var title: Range<Int>?
        public var sizeInBytes: Int64?
        public var durationInSeconds: Double?
        public var sizeWords: Range<Int>?
        public var durationWords: Range<Int>?
        public var facts: Range<Int>
        public var label: Range<Int>

        /// Creates an attachment.
        public init(
            url: Range<Int>, mimeType: Range<Int>?, kind: FileKind = .other,
            title: Range<Int>? = nil, sizeInBytes: Int64?,
            durationInSeconds: Double?, sizeWords: Range<Int>? = nil,
            durationWords: Range<Int>? = nil, facts: Range<Int> = 0..<0, label: Range<Int> = 0..<0
        ) {
            self.url = url
            self.mimeType = mimeType
            self.kind = kind
            self.title = title
            self.sizeInBytes = sizeInBytes
            self.durationInSeconds = durationInSeconds
            self.sizeWords = sizeWords
            self.durationWords = durationWords
            self.facts = facts
            self.label = label
        }
    }

    /// A ``MediaViewModel``.
    public struct Media: Sendable {
        public var url: Range<Int>?
        public var mimeType: Range<Int>?
        public var medium: Range<Int>?
        public var width: Int?
        public var height: Int?
        public var title: Range<Int>?
        public var description: Range<Int>?
        public var thumbnailURL: Range<Int>?

        /// Creates a piece of media.
        public init(
            url: Range<Int>?, mimeType: Range<Int>?, medium: Range<Int>?, width: Int?, height: Int?,
            title: Range<Int>?, description: Range<Int>?, thumbnailURL: Range<Int>?
        ) {
            self.url = url
            self.mimeType = mimeType
            self.medium = medium
            self.width = width
            self.height = height
            self.title = title
            self.description = description
            self.thumbnailURL = thumbnailURL
        }
    }

    /// A ``ReferenceViewModel``.
    public struct Reference: Sendable {
        public var id: Range<Int>?
        public var url: Range<Int>?

        /// Creates a reference.
        public init(id: Range<Int>?, url: Range<Int>?) {
            self.id = id
            self.url = url
        }
    }
}

/// A ``FeedItemDetailViewModel`` whose texts are bytes of UTF-8, but for those that are made one by one when
/// they are asked for.
///
/// As ``FeedItemBytes``, the same one serves for one item after the other.
public struct FeedItemDetailBytes: Sendable {
    /// The texts; what adds one keeps its place below.
    public var texts = FeedTextBytes()

    // The places of the texts; as in the view model, those that are `nil` are absent.

    public var image: Image?
    public var externalURL: Range<Int>?
    public var authors: [Person] = []
    public var contributors: [Person] = []
    public var tags: [Range<Int>] = []
    public var language: Range<Int>?
    public var attachments: [Attachment] = []
    public var media: [Media] = []
    public var commentsURL: Range<Int>?
    public var rights: Range<Int>?
    public var commentCount: Int?
    public var commentsWords: Range<Int>?
    public var commentFeedURL: Range<Int>?
    public var repliesTo: [Reference] = []
    public var section: Range<Int>?
    public var department: Range<Int>?

    /// Creates a detail that says nothing.
    public init() {}

    /// Creates the bytes of `detail`.
    public init(_ detail: FeedItemDetailViewModel) {
        copy(detail)
    }

    /// The text in `range`.
    public func text(_ range: Range<Int>) -> String { texts[range] }

    /// Takes all away.
    public mutating func removeAll() {
        texts.removeAll()
        image = nil
        externalURL = nil
        authors.removeAll(keepingCapacity: true)
        contributors.removeAll(keepingCapacity: true)
        tags.removeAll(keepingCapacity: true)
        language = nil
        attachments.removeAll(keepingCapacity: true)
        media.removeAll(keepingCapacity: true)
        commentsURL = nil
        rights = nil
        commentCount = nil
        commentsWords = nil
        commentFeedURL = nil
        repliesTo.removeAll(keepingCapacity: true)
        section = nil
        department = nil
    }

    /// Makes it say what `detail` says.
    public mutating func copy(_ detail: FeedItemDetailViewModel) {
        removeAll()
        image = detail.image.map {
            Image(url: texts.add($0.url), alternativeText: texts.add($0.alternativeText))
        }
        externalURL = texts.add(detail.externalURL)
        for author in detail.authors { authors.append(add(author)) }
        for contributor in detail.contributors { contributors.append(add(contributor)) }
        for tag in detail.tags { tags.append(texts.add(tag)) }
        language = texts.add(detail.language)
        for attachment in detail.attachments { attachments.append(add(attachment)) }
        for medium in detail.media { media.append(add(medium)) }
        commentsURL = texts.add(detail.commentsURL)
        rights = texts.add(detail.rights)
        commentCount = detail.commentCount
        commentsWords = texts.add(detail.commentsWords)
        commentFeedURL = texts.add(detail.commentFeedURL)
        for reference in detail.repliesTo {
            repliesTo.append(
                Reference(id: texts.add(reference.id), url: texts.add(reference.url)))
        }
        section = texts.add(detail.section)
        department = texts.add(detail.department)
    }

    private mutating func add(_ person: PersonViewModel) -> Person {
        Person(
            name: texts.add(person.name), url: texts.add(person.url),
            avatarURL: texts.add(person.avatarURL), email: texts.add(person.email))
    }

    private mutating func add(_ attachment: AttachmentViewModel) -> Attachment {
        Attachment(
            url: texts.add(attachment.url), mimeType: texts.add(attachment.mimeType),
            kind: attachment.kind, title: texts.add(attachment.title),
            sizeInBytes: attachment.sizeInBytes,
            durationInSeconds: attachment.durationInSeconds,
            sizeWords: texts.add(attachment.sizeWords),
            durationWords: texts.add(attachment.durationWords),
            facts: texts.add(attachment.facts), label: texts.add(attachment.label))
    }

    private mutating func add(_ media: MediaViewModel) -> Media {
        Media(
            url: texts.add(media.url), mimeType: texts.add(media.mimeType),
            medium: texts.add(media.medium), width: media.width, height: media.height,
            title: texts.add(media.title), description: texts.add(media.description),
            thumbnailURL: texts.add(media.thumbnailURL))
    }
}

import FeedModel
import FeedPluginAPI
import FeedRendering
import FeedViews

// The view models of presentation as bytes, copied from what the host lends.

extension [UInt8] {
    /// Appends what the host lends, if there is a text; what is no UTF-8 is repaired.
    mutating func append(_ text: feed_string) -> Bool {
        guard let start = unsafe text.bytes else { return false }
        let lent = unsafe UnsafeRawBufferPointer(start: start, count: text.length)
            .assumingMemoryBound(to: UInt8.self)
        if unsafe lent.span.isUTF8 {
            unsafe append(lent.span)
        } else {
            unsafe append(String(feedString: text).utf8Span.span)
        }
        return true
    }
}

extension Span<UInt8> {
    fileprivate var isUTF8: Bool {
        isASCII || (try? UTF8Span(validating: self)) != nil
    }
}

extension FeedTextBytes {
    /// Appends what the host lends, where there is a text; what is no UTF-8 is repaired.
    fileprivate mutating func add(_ text: feed_string) -> Range<Int>? {
        guard unsafe text.bytes != nil else { return nil }
        return add { _ = unsafe $0.append(text) }
    }
}

extension FeedItemBytes {
    /// Makes it say what the host lends.
    mutating func copy(_ item: UnsafePointer<feed_item>) {
        removeAll()
        id = unsafe texts.add(item.pointee.id) ?? 0..<0
        title = unsafe texts.add(item.pointee.title) ?? 0..<0
        titleOrigin = unsafe FeedTitleOrigin(item.pointee.title_origin)
        states = unsafe FeedItemStates(rawValue: item.pointee.states)
        url = unsafe texts.add(item.pointee.url)
        openURL = unsafe texts.add(item.pointee.open_url)
        published = unsafe add(item.pointee.published)
        updated = unsafe add(item.pointee.updated)
        byline = unsafe texts.add(item.pointee.byline)
        location = unsafe texts.add(item.pointee.location)
        sourceIndex = unsafe Int(exactly: item.pointee.source_index)
        sourceTitle = unsafe texts.add(item.pointee.source_title)
        sourceURL = unsafe texts.add(item.pointee.source_url)
    }

    private mutating func add(_ date: feed_date) -> Date? {
        guard unsafe date.is_known != 0 else { return nil }
        return unsafe Date(
            secondsSince1970: date.seconds, rfc3339: texts.add(date.rfc3339) ?? 0..<0,
            words: texts.add(date.words) ?? 0..<0)
    }
}

extension FeedItemDetailBytes {
    /// Makes it say what the host lends; the parts that were not asked for are absent there.
    mutating func copy(_ detail: UnsafePointer<feed_item_detail>) {
        removeAll()
        if let url = unsafe texts.add(detail.pointee.image_url) {
            image = unsafe Image(
                url: url,
                alternativeText: texts.add(detail.pointee.image_alternative_text) ?? 0..<0)
        }
        externalURL = unsafe texts.add(detail.pointee.external_url)
        unsafe detail.pointee.attachments.forEach(of: feed_attachment.self) {
            unsafe attachments.append(add($0))
        }
        var last: UnsafePointer<feed_media>?
        unsafe detail.pointee.media.forEach(of: feed_media.self) {
            unsafe media.append(add($0, after: last))
            unsafe last = unsafe $0
        }
        unsafe detail.pointee.authors.forEach(of: feed_person.self) {
            unsafe authors.append(add($0))
        }
        unsafe detail.pointee.contributors.forEach(of: feed_person.self) {
            unsafe contributors.append(add($0))
        }
        language = unsafe texts.add(detail.pointee.language)
        rights = unsafe texts.add(detail.pointee.rights)
        unsafe detail.pointee.tags.forEach(of: feed_string.self) {
            unsafe tags.append(texts.add($0.pointee) ?? 0..<0)
        }
        section = unsafe texts.add(detail.pointee.section)
        department = unsafe texts.add(detail.pointee.department)
        commentsURL = unsafe texts.add(detail.pointee.comments_url)
        commentFeedURL = unsafe texts.add(detail.pointee.comment_feed_url)
        let count = unsafe detail.pointee.comment_count
        commentCount = count < 0 ? nil : Int(count)
        commentsWords = unsafe texts.add(detail.pointee.comments_words)
        unsafe detail.pointee.replies_to.forEach(of: feed_reference.self) {
            unsafe repliesTo.append(
                Reference(id: texts.add($0.pointee.id), url: texts.add($0.pointee.url)))
        }
    }

    private mutating func add(_ person: UnsafePointer<feed_person>) -> Person {
        unsafe Person(
            name: texts.add(person.pointee.name), url: texts.add(person.pointee.url),
            avatarURL: texts.add(person.pointee.avatar_url),
            email: texts.add(person.pointee.email))
    }

    private mutating func add(_ attachment: UnsafePointer<feed_attachment>) -> Attachment {
        let size = unsafe attachment.pointee.size_in_bytes
        let duration = unsafe attachment.pointee.duration_in_seconds
        return unsafe Attachment(
            url: texts.add(attachment.pointee.url) ?? 0..<0,
            mimeType: texts.add(attachment.pointee.mime_type),
            kind: FileKind(attachment.pointee.kind),
            title: texts.add(attachment.pointee.title),
            sizeInBytes: size < 0 ? nil : size,
            durationInSeconds: duration < 0 ? nil : duration,
            sizeWords: texts.add(attachment.pointee.size_words),
            durationWords: texts.add(attachment.pointee.duration_words),
            facts: texts.add(attachment.pointee.facts) ?? 0..<0,
            label: texts.add(attachment.pointee.label) ?? 0..<0)
    }

    private mutating func add(
        _ medium: UnsafePointer<feed_media>, after last: UnsafePointer<feed_media>?
    ) -> Media {
        // What a group says of all its media, of which there may be very many, is kept once.
        let known = media.last
        func isSame(_ text: feed_string, _ other: feed_string?) -> Bool {
            guard let other = unsafe other else { return false }
            return unsafe text.bytes == other.bytes && text.length == other.length
        }
        return unsafe Media(
            url: texts.add(medium.pointee.url), mimeType: texts.add(medium.pointee.mime_type),
            medium: texts.add(medium.pointee.medium),
            width: medium.pointee.width < 0 ? nil : Int(medium.pointee.width),
            height: medium.pointee.height < 0 ? nil : Int(medium.pointee.height),
            title: isSame(medium.pointee.title, last?.pointee.title)
                ? known?.title : texts.add(medium.pointee.title),
            description: isSame(medium.pointee.description, last?.pointee.description)
                ? known?.description : texts.add(medium.pointee.description),
            thumbnailURL: isSame(medium.pointee.thumbnail_url, last?.pointee.thumbnail_url)
                ? known?.thumbnailURL : texts.add(medium.pointee.thumbnail_url))
    }
}

extension FeedTitleOrigin {
    /// The origin that the host names; one that this version does not know is the feed's own.
    init(_ origin: feed_title_origin) {
        self = FeedTitleOrigin(rawValue: origin) ?? .own
    }
}

extension FileKind {
    /// The kind that the host names; one that this version does not know is any.
    init(_ kind: feed_file_kind) {
        self = FileKind(rawValue: kind) ?? .other
    }
}

import FeedPluginAPI
import FeedRendering
import FeedViews

// The view models of presentation as bytes, copied from what the host lends.

extension FeedTextBytes {
    /// Appends what the host lends, where there is a text; what is no UTF-8 is repaired.
    fileprivate mutating func add(_ text: feed_string) -> Range<Int>? {
        guard let start = unsafe text.bytes else { return nil }
        let lent = unsafe UnsafeRawBufferPointer(start: start, count: text.length)
            .assumingMemoryBound(to: UInt8.self)
        guard unsafe lent.span.isPrintableASCII else { return unsafe add(String(feedString: text)) }
        return add { unsafe $0.append(lent.span) }
    }
}

extension FeedItemBytes {
    /// Makes it say what the host lends.
    mutating func copy(_ item: feed_item) {
        removeAll()
        id = unsafe texts.add(item.id) ?? 0..<0
        title = unsafe texts.add(item.title) ?? 0..<0
        isTitleDerived = unsafe item.is_title_derived != 0
        url = unsafe texts.add(item.url)
        published = unsafe add(item.published)
        updated = unsafe add(item.updated)
        byline = unsafe texts.add(item.byline)
        location = unsafe texts.add(item.location)
        sourceTitle = unsafe texts.add(item.source_title)
        sourceURL = unsafe texts.add(item.source_url)
        sourceFolder = unsafe texts.add(item.source_folder)
        isRead = unsafe item.is_read != 0
    }

    private mutating func add(_ date: feed_date) -> Date? {
        guard unsafe date.is_known != 0 else { return nil }
        return unsafe Date(
            secondsSince1970: date.seconds, rfc3339: texts.add(date.rfc3339) ?? 0..<0,
            words: texts.add(date.words) ?? 0..<0)
    }
}

extension FeedItemDetailBytes {
    /// Makes it say what the host lends.
    ///
    /// - Parameter isSummary: whether only what a summary shows is wanted.
    mutating func copy(_ detail: feed_item_detail, isSummary: Bool) {
        removeAll()
        if let url = unsafe texts.add(detail.image_url) {
            image = unsafe Image(
                url: url, alternativeText: texts.add(detail.image_alternative_text) ?? 0..<0)
        }
        externalURL = unsafe texts.add(detail.external_url)
        unsafe detail.attachments.forEach(of: feed_attachment.self) {
            unsafe attachments.append(add($0.pointee))
        }
        if isSummary { return }
        unsafe detail.authors.forEach(of: feed_person.self) {
            unsafe authors.append(add($0.pointee))
        }
        unsafe detail.contributors.forEach(of: feed_person.self) {
            unsafe contributors.append(add($0.pointee))
        }
        unsafe detail.tags.forEach(of: feed_string.self) {
            unsafe tags.append(texts.add($0.pointee) ?? 0..<0)
        }
        language = unsafe texts.add(detail.language)
        unsafe detail.media.forEach(of: feed_media.self) { unsafe media.append(add($0.pointee)) }
        comments = unsafe texts.add(detail.comments)
        rights = unsafe texts.add(detail.rights)
        commentCount = unsafe detail.comment_count < 0 ? nil : Int(detail.comment_count)
        commentsWords = unsafe texts.add(detail.comments_words)
        commentFeedURL = unsafe texts.add(detail.comment_feed_url)
        unsafe detail.replies_to.forEach(of: feed_reference.self) {
            unsafe repliesTo.append(
                Reference(id: texts.add($0.pointee.id), url: texts.add($0.pointee.url)))
        }
        section = unsafe texts.add(detail.section)
        department = unsafe texts.add(detail.department)
    }

    private mutating func add(_ person: feed_person) -> Person {
        unsafe Person(
            name: texts.add(person.name), url: texts.add(person.url),
            avatar: texts.add(person.avatar), email: texts.add(person.email))
    }

    private mutating func add(_ attachment: feed_attachment) -> Attachment {
        unsafe Attachment(
            url: texts.add(attachment.url) ?? 0..<0, mimeType: texts.add(attachment.mime_type),
            title: texts.add(attachment.title),
            sizeInBytes: attachment.size_in_bytes < 0 ? nil : attachment.size_in_bytes,
            durationInSeconds: attachment.duration_in_seconds < 0
                ? nil : attachment.duration_in_seconds,
            sizeWords: texts.add(attachment.size_words),
            durationWords: texts.add(attachment.duration_words),
            facts: texts.add(attachment.facts) ?? 0..<0,
            label: texts.add(attachment.label) ?? 0..<0)
    }

    private mutating func add(_ media: feed_media) -> Media {
        unsafe Media(
            url: texts.add(media.url), mimeType: texts.add(media.mime_type),
            medium: texts.add(media.medium), width: media.width < 0 ? nil : Int(media.width),
            height: media.height < 0 ? nil : Int(media.height), title: texts.add(media.title),
            description: texts.add(media.description), thumbnail: texts.add(media.thumbnail))
    }
}

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

    /// The same, but that what is a part of `whole`, whose copy is in `range`, is found there.
    fileprivate mutating func add(
        _ text: feed_string, of whole: feed_string, in range: Range<Int>
    ) -> Range<Int>? {
        guard let start = unsafe text.bytes, let wholeStart = unsafe whole.bytes,
            // As it was lent, not repaired.
            unsafe whole.length == range.count
        else { return unsafe add(text) }
        let offset = Int(bitPattern: start) &- Int(bitPattern: wholeStart)
        guard offset >= 0, offset <= range.count,
            unsafe text.length >= 0 && text.length <= range.count - offset
        else {
            return unsafe add(text)
        }
        let first = range.lowerBound + offset
        let part = unsafe first..<first + text.length
        // Both ends are those of characters.
        for end in [part.lowerBound, part.upperBound]
        where end < range.upperBound && UTF8.isContinuation(bytes[end]) {
            return unsafe add(text)
        }
        return part
    }

    /// The same, but that what lies in `piece`, which is copied, is found there.
    fileprivate mutating func add(_ text: feed_string, in piece: LentPiece) -> Range<Int>? {
        if let range = unsafe piece.range(of: text) { return range }
        return unsafe add(text)
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
        // Of a summary few texts are wanted.
        let piece = unsafe isSummary ? LentPiece() : LentPiece(of: detail)
        if !piece.isEmpty { _ = texts.add { unsafe $0.append(piece.bytes.span) } }
        if let url = unsafe texts.add(detail.image_url, in: piece) {
            image = unsafe Image(
                url: url,
                alternativeText: texts.add(detail.image_alternative_text, in: piece) ?? 0..<0)
        }
        externalURL = unsafe texts.add(detail.external_url, in: piece)
        unsafe detail.attachments.forEach(of: feed_attachment.self) {
            unsafe attachments.append(add($0.pointee, in: piece, isSummary: isSummary))
        }
        if isSummary { return }
        unsafe detail.authors.forEach(of: feed_person.self) {
            unsafe authors.append(add($0.pointee, in: piece))
        }
        unsafe detail.contributors.forEach(of: feed_person.self) {
            unsafe contributors.append(add($0.pointee, in: piece))
        }
        unsafe detail.tags.forEach(of: feed_string.self) {
            unsafe tags.append(texts.add($0.pointee, in: piece) ?? 0..<0)
        }
        language = unsafe texts.add(detail.language, in: piece)
        var last = unsafe feed_media()
        unsafe detail.media.forEach(of: feed_media.self) {
            unsafe media.append(add($0.pointee, in: piece, after: last))
            unsafe last = $0.pointee
        }
        comments = unsafe texts.add(detail.comments, in: piece)
        rights = unsafe texts.add(detail.rights, in: piece)
        commentCount = unsafe detail.comment_count < 0 ? nil : Int(detail.comment_count)
        commentsWords = unsafe texts.add(detail.comments_words, in: piece)
        commentFeedURL = unsafe texts.add(detail.comment_feed_url, in: piece)
        unsafe detail.replies_to.forEach(of: feed_reference.self) {
            unsafe repliesTo.append(
                Reference(
                    id: texts.add($0.pointee.id, in: piece),
                    url: texts.add($0.pointee.url, in: piece)))
        }
        section = unsafe texts.add(detail.section, in: piece)
        department = unsafe texts.add(detail.department, in: piece)
    }

    private mutating func add(_ person: feed_person, in piece: LentPiece) -> Person {
        unsafe Person(
            name: texts.add(person.name, in: piece), url: texts.add(person.url, in: piece),
            avatar: texts.add(person.avatar, in: piece), email: texts.add(person.email, in: piece))
    }

    private mutating func add(
        _ attachment: feed_attachment, in piece: LentPiece, isSummary: Bool
    ) -> Attachment {
        var added = unsafe Attachment(
            url: texts.add(attachment.url, in: piece) ?? 0..<0,
            mimeType: texts.add(attachment.mime_type, in: piece),
            sizeInBytes: attachment.size_in_bytes < 0 ? nil : attachment.size_in_bytes,
            durationInSeconds: attachment.duration_in_seconds < 0
                ? nil : attachment.duration_in_seconds,
            label: texts.add(attachment.label, in: piece) ?? 0..<0)
        if isSummary { return added }
        added.title = unsafe texts.add(attachment.title, in: piece)
        // Our host says the facts in the label, and the words in those.
        let label = unsafe attachment.label
        added.sizeWords = unsafe texts.add(attachment.size_words, of: label, in: added.label)
        added.durationWords = unsafe texts.add(
            attachment.duration_words, of: label, in: added.label)
        added.facts = unsafe texts.add(attachment.facts, of: label, in: added.label) ?? 0..<0
        return added
    }

    private mutating func add(
        _ medium: feed_media, in piece: LentPiece, after last: feed_media
    ) -> Media {
        // What a group says of all its media, of which there may be very many, is lent once.
        func shared(
            _ text: feed_string, _ other: feed_string, _ known: Range<Int>??
        ) -> Range<Int>? {
            if unsafe text.bytes == other.bytes && text.length == other.length, let known {
                return known
            }
            return unsafe texts.add(text, in: piece)
        }
        return unsafe Media(
            url: texts.add(medium.url, in: piece), mimeType: texts.add(medium.mime_type, in: piece),
            medium: texts.add(medium.medium, in: piece),
            width: medium.width < 0 ? nil : Int(medium.width),
            height: medium.height < 0 ? nil : Int(medium.height),
            title: shared(medium.title, last.title, media.last?.title),
            description: shared(medium.description, last.description, media.last?.description),
            thumbnail: shared(medium.thumbnail, last.thumbnail, media.last?.thumbnail))
    }
}

import FeedModel
import FeedPluginAPI
import FeedViews

// The items of a feed as C structs, whose strings and arrays lie in the arena.

extension Arena {
    /// Lends what lists show of the item at `index`.
    func item(at index: Int, of items: FeedItemViewModels) -> feed_item {
        unsafe items.copy(at: index, to: &item)
        defer {
            if unsafe item.texts.bytes.capacity > Self.keptCapacity {
                unsafe item = FeedItemBytes()
            }
        }
        return unsafe lent(item)
    }

    private func lent(_ item: FeedItemBytes) -> feed_item {
        let bytes = item.texts.bytes
        var lent = unsafe feed_item()
        unsafe lent.size = MemoryLayout<feed_item>.size
        unsafe lent.id = string(item.id, in: bytes)
        unsafe lent.title = string(item.title, in: bytes)
        unsafe lent.title_origin = item.titleOrigin.rawValue
        unsafe lent.states = item.states.rawValue
        unsafe lent.url = string(item.url, in: bytes)
        unsafe lent.open_url = string(item.openURL, in: bytes)
        unsafe lent.byline = string(item.byline, in: bytes)
        unsafe lent.location = string(item.location, in: bytes)
        unsafe lent.published = date(item.published, in: bytes)
        unsafe lent.updated = date(item.updated, in: bytes)
        if unsafe lent.published.words.length > 0 {
            unsafe lent.date = unsafe lent.published
        } else if unsafe lent.updated.words.length > 0 {
            unsafe lent.date = unsafe lent.updated
        }
        // FEED_NO_SOURCE where that is not known.
        unsafe lent.source_index = item.sourceIndex.map { UInt64(clamping: $0) } ?? .max
        unsafe lent.source_title = string(item.sourceTitle, in: bytes)
        unsafe lent.source_url = string(item.sourceURL, in: bytes)
        return unsafe lent
    }

    private func date(_ date: FeedItemBytes.Date?, in bytes: [UInt8]) -> feed_date {
        var lent = unsafe feed_date()
        guard let date else { return unsafe lent }
        unsafe lent.is_known = 1
        unsafe lent.seconds = date.secondsSince1970
        unsafe lent.rfc3339 = string(date.rfc3339, in: bytes)
        unsafe lent.words = string(date.words, in: bytes)
        return unsafe lent
    }

    /// Lends `parts` of what pages show of the item at `index`.
    func detail(
        at index: Int, of items: FeedItemViewModels, parts: FeedDetailParts
    ) -> feed_item_detail {
        unsafe items.copyDetail(at: index, parts: parts, to: &detail)
        defer {
            if unsafe detail.texts.bytes.capacity > Self.keptCapacity {
                unsafe detail = FeedItemDetailBytes()
            }
        }
        return unsafe lent(detail, parts)
    }

    /// The loan of an item that has nothing but texts.
    var nothing: feed_item_detail { unsafe lent(FeedItemDetailBytes(), .all) }

    private func lent(_ detail: FeedItemDetailBytes, _ parts: FeedDetailParts) -> feed_item_detail {
        let bytes = detail.texts.bytes
        var lent = unsafe feed_item_detail()
        unsafe lent.size = MemoryLayout<feed_item_detail>.size
        // Lists have their stride, even where they are empty.
        unsafe lent.attachments = list([]) { (_: Int) in unsafe feed_attachment() }
        unsafe lent.media = list([]) { (_: Int) in unsafe feed_media() }
        unsafe lent.authors = list([]) { (_: Int) in unsafe feed_person() }
        unsafe lent.contributors = unsafe lent.authors
        unsafe lent.tags = list([]) { (_: Int) in unsafe feed_string() }
        unsafe lent.replies_to = list([]) { (_: Int) in unsafe feed_reference() }
        unsafe lent.comment_count = -1
        if parts.contains(.files) {
            unsafe lent.image_url = string(detail.image?.url, in: bytes)
            unsafe lent.image_alternative_text = string(detail.image?.alternativeText, in: bytes)
            unsafe lent.external_url = string(detail.externalURL, in: bytes)
            unsafe lent.attachments = list(detail.attachments) { unsafe attachment($0, in: bytes) }
        }
        if parts.contains(.media) {
            var last: (media: FeedItemDetailBytes.Media, lent: feed_media)?
            unsafe lent.media = list(detail.media) { medium in
                let lent = unsafe media(medium, in: bytes, after: last)
                unsafe last = unsafe (medium, lent)
                return unsafe lent
            }
        }
        if parts.contains(.people) {
            unsafe lent.authors = list(detail.authors) { unsafe person($0, in: bytes) }
            unsafe lent.contributors = list(detail.contributors) { unsafe person($0, in: bytes) }
        }
        if parts.contains(.rest) { unsafe addRest(of: detail, to: &lent) }
        return unsafe lent
    }

    private func addRest(of detail: FeedItemDetailBytes, to lent: inout feed_item_detail) {
        let bytes = detail.texts.bytes
        unsafe lent.language = string(detail.language, in: bytes)
        unsafe lent.rights = string(detail.rights, in: bytes)
        unsafe lent.tags = list(detail.tags) { unsafe string($0, in: bytes) }
        unsafe lent.section = string(detail.section, in: bytes)
        unsafe lent.department = string(detail.department, in: bytes)
        unsafe lent.comments_url = string(detail.commentsURL, in: bytes)
        unsafe lent.comment_feed_url = string(detail.commentFeedURL, in: bytes)
        unsafe lent.comment_count = Int64(detail.commentCount ?? -1)
        unsafe lent.comments_words = string(detail.commentsWords, in: bytes)
        unsafe lent.replies_to = list(detail.repliesTo) { unsafe reference($0, in: bytes) }
    }

    private func person(
        _ person: FeedItemDetailBytes.Person, in bytes: [UInt8]
    ) -> feed_person {
        var lent = unsafe feed_person()
        unsafe lent.size = MemoryLayout<feed_person>.size
        unsafe lent.name = string(person.name, in: bytes)
        unsafe lent.url = string(person.url, in: bytes)
        unsafe lent.avatar_url = string(person.avatarURL, in: bytes)
        unsafe lent.email = string(person.email, in: bytes)
        return unsafe lent
    }

    private func attachment(
        _ attachment: FeedItemDetailBytes.Attachment, in bytes: [UInt8]
    ) -> feed_attachment {
        var lent = unsafe feed_attachment()
        unsafe lent.size = MemoryLayout<feed_attachment>.size
        unsafe lent.url = string(attachment.url, in: bytes)
        unsafe lent.mime_type = string(attachment.mimeType, in: bytes)
        unsafe lent.kind = attachment.kind.rawValue
        unsafe lent.title = string(attachment.title, in: bytes)
        unsafe lent.label = string(attachment.label, in: bytes)
        unsafe lent.facts = string(attachment.facts, in: bytes)
        unsafe lent.size_in_bytes = attachment.sizeInBytes ?? -1
        unsafe lent.size_words = string(attachment.sizeWords, in: bytes)
        unsafe lent.duration_in_seconds = attachment.durationInSeconds ?? -1
        unsafe lent.duration_words = string(attachment.durationWords, in: bytes)
        return unsafe lent
    }

    private func media(
        _ media: FeedItemDetailBytes.Media, in bytes: [UInt8],
        after last: (media: FeedItemDetailBytes.Media, lent: feed_media)?
    ) -> feed_media {
        // What a group says of all its media, of which there may be very many, is lent once.
        func shared(
            _ range: Range<Int>?, _ known: Range<Int>??, _ lent: feed_string?
        ) -> feed_string {
            if let range, let lent = unsafe lent, known == .some(range) { return unsafe lent }
            return unsafe string(range, in: bytes)
        }
        var lent = unsafe feed_media()
        unsafe lent.size = MemoryLayout<feed_media>.size
        unsafe lent.url = string(media.url, in: bytes)
        unsafe lent.mime_type = string(media.mimeType, in: bytes)
        unsafe lent.medium = string(media.medium, in: bytes)
        unsafe lent.title = shared(media.title, last?.media.title, last?.lent.title)
        unsafe lent.description = shared(
            media.description, last?.media.description, last?.lent.description)
        unsafe lent.thumbnail_url = shared(
            media.thumbnailURL, last?.media.thumbnailURL, last?.lent.thumbnail_url)
        unsafe lent.width = Int64(media.width ?? -1)
        unsafe lent.height = Int64(media.height ?? -1)
        return unsafe lent
    }

    private func reference(
        _ reference: FeedItemDetailBytes.Reference, in bytes: [UInt8]
    ) -> feed_reference {
        var lent = unsafe feed_reference()
        unsafe lent.size = MemoryLayout<feed_reference>.size
        unsafe lent.id = string(reference.id, in: bytes)
        unsafe lent.url = string(reference.url, in: bytes)
        return unsafe lent
    }

    /// Copies the text in `range` of `bytes`; an absent one stays absent.
    private func string(_ range: Range<Int>?, in bytes: [UInt8]) -> feed_string {
        guard let range else { return unsafe feed_string() }
        return unsafe string(of: bytes.span.extracting(range))
    }
}

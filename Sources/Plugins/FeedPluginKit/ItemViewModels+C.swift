import FeedPluginAPI
import FeedRendering
import FeedViews

// View models of items, copied from the host's. Copies each member, since an older host's structs
// are smaller.

extension FeedItemViewModel {
    /// Copies the item at `position`.
    init(_ item: UnsafePointer<feed_item>, at position: FeedItemPosition) {
        var texts = unsafe FeedTextWriter(
            capacity: item.pointee.id.length + item.pointee.title.length + item.pointee.url.length
                + item.pointee.open_url.length + 128)
        let url = unsafe texts.add(item.pointee.url)
        unsafe self.init(
            identifier: texts.add(item.pointee.id) ?? .empty,
            title: texts.add(item.pointee.title) ?? .empty,
            titleOrigin: FeedTitleOrigin(item.pointee.title_origin),
            states: FeedItemStates(rawValue: item.pointee.states),
            url: url,
            openURL: item.pointee.open_url.isLent(as: item.pointee.url)
                ? url : texts.add(item.pointee.open_url),
            published: texts.date(item.pointee.published),
            updated: texts.date(item.pointee.updated),
            dateOrigin: FeedDateOrigin(of: item),
            byline: texts.add(item.pointee.byline),
            location: texts.add(item.pointee.location),
            sourceIndex: Int(exactly: item.pointee.source_index),
            source: texts.source(item), position: position)
    }
}

extension FeedItemDetailViewModel {
    /// Copies details; parts that were not requested are absent.
    init(_ detail: UnsafePointer<feed_item_detail>) {
        var texts = FeedTextWriter()
        let count = unsafe detail.pointee.comment_count
        self.init()
        image = unsafe texts.image(detail)
        $externalURL = unsafe texts.add(detail.pointee.external_url)
        authors = unsafe texts.people(detail.pointee.authors)
        contributors = unsafe texts.people(detail.pointee.contributors)
        $tags = unsafe texts.list(detail.pointee.tags)
        $language = unsafe texts.add(detail.pointee.language)
        attachments = unsafe detail.pointee.attachments.map(of: feed_attachment.self) {
            unsafe texts.attachment($0)
        }
        media = unsafe texts.media(detail.pointee.media)
        $commentsURL = unsafe texts.add(detail.pointee.comments_url)
        $rights = unsafe texts.add(detail.pointee.rights)
        commentCount = count < 0 ? nil : Int(count)
        $commentsWords = unsafe texts.add(detail.pointee.comments_text)
        $commentFeedURL = unsafe texts.add(detail.pointee.comment_feed_url)
        $section = unsafe texts.add(detail.pointee.section)
        $department = unsafe texts.add(detail.pointee.department)
        bannerURL = unsafe detail.pointee.banner_url.text
        repliesTo = unsafe detail.pointee.replies_to.map(of: feed_reference.self) {
            unsafe FeedReference(id: $0.pointee.id.text, url: $0.pointee.url.text)
        }
        if let lent = unsafe detail.pointee.episode { episode = unsafe texts.episode(lent) }
    }
}

extension FeedTextWriter {
    /// Copies a text if there is one, and repairs invalid UTF-8.
    mutating func add(_ text: feed_string) -> FeedText? {
        guard let start = unsafe text.bytes else { return nil }
        let lent = unsafe UnsafeRawBufferPointer(start: start, count: text.length)
            .assumingMemoryBound(to: UInt8.self)
        if unsafe lent.span.isUTF8 { return unsafe add(lent.span) }
        let repaired: FeedText = unsafe add(String(feedString: text))
        return repaired
    }

    /// Copies a date; `nil` if unknown.
    mutating func date(_ date: feed_date) -> DateViewModel? {
        guard unsafe date.precision != FEED_PRECISION_NONE else { return nil }
        return unsafe DateViewModel(
            precision: FeedDatePrecision(date.precision),
            secondsSince1970: date.seconds, secondsAheadOfUTC: Int(date.seconds_ahead_of_utc),
            rfc3339: add(date.rfc3339) ?? .empty, words: add(date.text) ?? .empty)
    }

    /// Copies the item's source, if there is one.
    fileprivate mutating func source(_ item: UnsafePointer<feed_item>) -> ItemSourceViewModel? {
        guard unsafe item.pointee.source_title.bytes != nil || item.pointee.source_url.bytes != nil
        else {
            return nil
        }
        var source = ItemSourceViewModel()
        source.$title = unsafe add(item.pointee.source_title)
        source.$url = unsafe add(item.pointee.source_url)
        return source
    }

    mutating func people(_ people: feed_list) -> [PersonViewModel] {
        unsafe people.map(of: feed_person.self) {
            var model = PersonViewModel()
            model.$name = unsafe add($0.pointee.name)
            model.$url = unsafe add($0.pointee.url)
            model.$avatarURL = unsafe add($0.pointee.avatar_url)
            model.$email = unsafe add($0.pointee.email)
            return model
        }
    }

    /// Copies the item's picture, if there is one.
    fileprivate mutating func image(_ detail: UnsafePointer<feed_item_detail>) -> ImageViewModel? {
        guard let url = unsafe add(detail.pointee.image_url) else { return nil }
        var model = ImageViewModel(url: "")
        model.$url = url
        model.$alternativeText = unsafe add(detail.pointee.image_alternative_text) ?? .empty
        return model
    }

    fileprivate mutating func attachment(_ attachment: UnsafePointer<feed_attachment>)
        -> AttachmentViewModel
    {
        let size = unsafe attachment.pointee.size_in_bytes
        let duration = unsafe attachment.pointee.duration_in_seconds
        var model = unsafe AttachmentViewModel(
            url: "", kind: FileKind(attachment.pointee.kind), sizeInBytes: size < 0 ? nil : size,
            durationInSeconds: duration < 0 ? nil : duration)
        model.$url = unsafe add(attachment.pointee.url) ?? .empty
        model.$mimeType = unsafe add(attachment.pointee.mime_type)
        model.$title = unsafe add(attachment.pointee.title)
        model.$sizeWords = unsafe add(attachment.pointee.size_text)
        model.$durationWords = unsafe add(attachment.pointee.duration_text)
        model.$facts = unsafe add(attachment.pointee.facts) ?? .empty
        model.$label = unsafe add(attachment.pointee.label) ?? .empty
        return model
    }

    /// Copies media. Texts shared by the media of a group are copied once.
    fileprivate mutating func media(_ media: feed_list) -> [FeedMedia] {
        var last: (lent: UnsafePointer<feed_media>, model: FeedMedia)?
        return unsafe media.map(of: feed_media.self) { lent in
            let width = unsafe lent.pointee.width
            let height = unsafe lent.pointee.height
            let title = unsafe lent.pointee.title
            let description = unsafe lent.pointee.description
            let thumbnail = unsafe lent.pointee.thumbnail_url
            var model = FeedMedia(
                width: width < 0 ? nil : Int(width), height: height < 0 ? nil : Int(height))
            model.$url = unsafe add(lent.pointee.url)
            model.$mimeType = unsafe add(lent.pointee.mime_type)
            model.$medium = unsafe add(lent.pointee.medium)
            model.$title =
                unsafe title.isLent(as: last?.lent.pointee.title)
                ? last?.model.$title : add(title)
            model.$description =
                unsafe description.isLent(as: last?.lent.pointee.description)
                ? last?.model.$description : add(description)
            model.$thumbnail =
                unsafe thumbnail.isLent(as: last?.lent.pointee.thumbnail_url)
                ? last?.model.$thumbnail : add(thumbnail)
            unsafe last = unsafe (lent, model)
            return model
        }
    }
}

extension Span<UInt8> {
    fileprivate var isUTF8: Bool {
        isASCII || (try? UTF8Span(validating: self)) != nil
    }
}

extension feed_string {
    /// True if both are the same memory.
    fileprivate func isLent(as other: feed_string?) -> Bool {
        guard let other = unsafe other else { return false }
        return unsafe bytes == other.bytes && length == other.length
    }
}

extension FeedDateOrigin {
    /// The kind of date that the host shows.
    fileprivate init(of item: UnsafePointer<feed_item>) {
        guard unsafe item.pointee.date.precision != FEED_PRECISION_NONE else {
            self = .none
            return
        }
        let date = unsafe item.pointee.date.rfc3339
        self = unsafe date.isLent(as: item.pointee.published.rfc3339) ? .published : .updated
    }
}

extension FeedDatePrecision {
    /// Converts a precision; an unknown one becomes that of an instant.
    fileprivate init(_ precision: feed_precision) {
        self = FeedDatePrecision(rawValue: UInt8(clamping: precision)) ?? .instant
    }
}

extension FeedTitleOrigin {
    /// Converts an origin; an unknown one becomes the feed's own.
    init(_ origin: feed_title_origin) {
        self = FeedTitleOrigin(rawValue: origin) ?? .own
    }
}

extension FileKind {
    /// Converts a kind; an unknown one becomes any.
    init(_ kind: feed_file_kind) {
        self = FileKind(rawValue: kind) ?? .other
    }
}

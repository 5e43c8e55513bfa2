import FeedModel
import FeedPluginAPI
import FeedRendering
import FeedViews

// The view models of presentation, copied from what the host lends: member by member, since an older host's
// structs are smaller.

extension FeedViewModel {
    /// The feed itself, copied, and its items and sources as the host lends them.
    init(_ model: UnsafePointer<feed_view_model>, items: LentItems) {
        let interval = unsafe model.pointee.update_interval_seconds
        unsafe self.init(
            revision: model.pointee.revision,
            title: String(feedString: model.pointee.title),
            titleOrigin: FeedTitleOrigin(model.pointee.title_origin),
            isMerged: model.pointee.is_merged != 0,
            isImageFeed: model.pointee.is_image_feed != 0,
            summary: model.pointee.summary.text,
            homePageURL: model.pointee.home_page_url.text,
            feedURL: model.pointee.feed_url.text,
            iconURL: model.pointee.icon_url.text,
            language: model.pointee.language.text,
            authors: model.pointee.authors.map(of: feed_person.self) {
                unsafe PersonViewModel($0)
            },
            byline: model.pointee.byline.text,
            updated: DateViewModel(model.pointee.updated),
            published: DateViewModel(model.pointee.published),
            rights: model.pointee.rights.text,
            tags: model.pointee.tags.map(of: feed_string.self) {
                unsafe String(feedString: $0.pointee)
            },
            generator: model.pointee.generator.text,
            id: model.pointee.id.text,
            format: String(feedString: model.pointee.format),
            encoding: model.pointee.encoding.text,
            problems: model.pointee.problems.map(of: feed_problem.self) {
                unsafe ProblemViewModel($0)
            },
            updateIntervalInSeconds: interval > 0 ? Int(interval) : nil,
            itemCountWords: String(feedString: model.pointee.item_count_words),
            sources: FeedSourceViewModels(count: items.sourceCount) { items.source(at: $0) },
            items: FeedItemViewModels(
                count: items.count,
                item: { items.item(at: $0) },
                line: { items.set(&$1, at: $0) },
                bytes: { items.copy(at: $0, to: &$1) },
                detail: { items.detail(at: $0) },
                detailBytes: { items.copyDetail(at: $0, parts: $1, to: &$2) },
                text: { items.text($0, at: $1) },
                textBytes: { items.append($0, at: $1, to: &$2) },
                image: { items.image(at: $0) }))
    }
}

extension FeedItemViewModel {
    /// The item, copied.
    init(_ item: UnsafePointer<feed_item>) {
        let sourceTitle = unsafe item.pointee.source_title.text
        let sourceURL = unsafe item.pointee.source_url.text
        unsafe self.init(
            id: String(feedString: item.pointee.id),
            title: String(feedString: item.pointee.title),
            titleOrigin: FeedTitleOrigin(item.pointee.title_origin),
            states: FeedItemStates(rawValue: item.pointee.states),
            url: item.pointee.url.text,
            openURL: item.pointee.open_url.text,
            published: DateViewModel(item.pointee.published),
            updated: DateViewModel(item.pointee.updated),
            byline: item.pointee.byline.text,
            location: item.pointee.location.text,
            sourceIndex: Int(exactly: item.pointee.source_index),
            source: sourceTitle == nil && sourceURL == nil
                ? nil : SourceViewModel(title: sourceTitle, url: sourceURL))
    }
}

extension FeedItemLine {
    /// Makes it the line of what the host lends.
    mutating func set(_ item: UnsafePointer<feed_item>) {
        removeAll()
        title = unsafe add(item.pointee.title) ?? 0..<0
        url = unsafe add(item.pointee.url)
        sourceTitle = unsafe add(item.pointee.source_title)
        secondsSince1970 = unsafe item.pointee.date.is_known != 0 ? item.pointee.date.seconds : nil
    }

    private mutating func add(_ text: feed_string) -> Range<Int>? {
        guard let start = unsafe text.bytes else { return nil }
        return unsafe add(
            UnsafeRawBufferPointer(start: start, count: text.length)
                .assumingMemoryBound(to: UInt8.self).span)
    }
}

extension FeedSourceViewModel {
    /// The source, copied.
    init(_ source: UnsafePointer<feed_source>) {
        unsafe self.init(
            title: String(feedString: source.pointee.title),
            homePageURL: source.pointee.home_page_url.text,
            feedURL: source.pointee.feed_url.text,
            folder: source.pointee.folder.text,
            itemCount: Int(clamping: source.pointee.item_count),
            unreadCount: Int(clamping: source.pointee.unread_count))
    }
}

extension ImageViewModel {
    /// The item's own picture; `nil` where it has none.
    init?(of detail: UnsafePointer<feed_item_detail>) {
        guard let url = unsafe detail.pointee.image_url.text else { return nil }
        unsafe self.init(
            url: url,
            alternativeText: String(feedString: detail.pointee.image_alternative_text))
    }
}

extension FeedItemDetailViewModel {
    /// The detail, copied, with its texts.
    init(_ detail: UnsafePointer<feed_item_detail>, texts: FeedItemTexts) {
        let commentCount = unsafe detail.pointee.comment_count
        unsafe self.init(
            texts: texts,
            image: ImageViewModel(of: detail),
            externalURL: detail.pointee.external_url.text,
            authors: detail.pointee.authors.map(of: feed_person.self) {
                unsafe PersonViewModel($0)
            },
            contributors: detail.pointee.contributors.map(of: feed_person.self) {
                unsafe PersonViewModel($0)
            },
            tags: detail.pointee.tags.map(of: feed_string.self) {
                unsafe String(feedString: $0.pointee)
            },
            language: detail.pointee.language.text,
            attachments: detail.pointee.attachments.map(of: feed_attachment.self) {
                unsafe AttachmentViewModel($0)
            },
            media: detail.pointee.media.map(of: feed_media.self) { unsafe MediaViewModel($0) },
            commentsURL: detail.pointee.comments_url.text,
            rights: detail.pointee.rights.text,
            commentCount: commentCount < 0 ? nil : Int(commentCount),
            commentsWords: detail.pointee.comments_words.text,
            commentFeedURL: detail.pointee.comment_feed_url.text,
            repliesTo: detail.pointee.replies_to.map(of: feed_reference.self) {
                unsafe ReferenceViewModel(
                    id: $0.pointee.id.text, url: $0.pointee.url.text)
            },
            section: detail.pointee.section.text,
            department: detail.pointee.department.text)
    }
}

extension DateViewModel {
    fileprivate init?(_ date: feed_date) {
        guard unsafe date.is_known != 0 else { return nil }
        unsafe self.init(
            secondsSince1970: date.seconds,
            rfc3339: String(feedString: date.rfc3339),
            words: String(feedString: date.words))
    }
}

extension PersonViewModel {
    fileprivate init(_ person: UnsafePointer<feed_person>) {
        unsafe self.init(
            name: person.pointee.name.text, url: person.pointee.url.text,
            avatarURL: person.pointee.avatar_url.text, email: person.pointee.email.text)
    }
}

extension AttachmentViewModel {
    fileprivate init(_ attachment: UnsafePointer<feed_attachment>) {
        let size = unsafe attachment.pointee.size_in_bytes
        let duration = unsafe attachment.pointee.duration_in_seconds
        unsafe self.init(
            url: String(feedString: attachment.pointee.url),
            mimeType: attachment.pointee.mime_type.text,
            kind: FileKind(attachment.pointee.kind),
            title: attachment.pointee.title.text,
            sizeInBytes: size < 0 ? nil : size,
            durationInSeconds: duration < 0 ? nil : duration,
            sizeWords: attachment.pointee.size_words.text,
            durationWords: attachment.pointee.duration_words.text,
            facts: String(feedString: attachment.pointee.facts),
            label: String(feedString: attachment.pointee.label))
    }
}

extension MediaViewModel {
    fileprivate init(_ media: UnsafePointer<feed_media>) {
        let width = unsafe media.pointee.width
        let height = unsafe media.pointee.height
        unsafe self.init(
            url: media.pointee.url.text,
            mimeType: media.pointee.mime_type.text,
            medium: media.pointee.medium.text,
            width: width < 0 ? nil : Int(width),
            height: height < 0 ? nil : Int(height),
            title: media.pointee.title.text,
            description: media.pointee.description.text,
            thumbnailURL: media.pointee.thumbnail_url.text)
    }
}

extension ProblemViewModel {
    fileprivate init(_ problem: UnsafePointer<feed_problem>) {
        let line = unsafe problem.pointee.line
        unsafe self.init(
            code: String(feedString: problem.pointee.code),
            message: String(feedString: problem.pointee.message),
            line: line <= 0 ? nil : Int(line))
    }
}

extension FeedLoadingViewModel {
    init(_ model: UnsafePointer<feed_loading_view_model>) {
        unsafe self.init(
            isLoading: model.pointee.is_loading != 0,
            message: String(feedString: model.pointee.message),
            completedSources: Int(clamping: model.pointee.completed_sources),
            totalSources: Int(clamping: model.pointee.total_sources),
            receivedBytes: Int64(clamping: model.pointee.received_bytes),
            amount: String(feedString: model.pointee.amount))
    }
}

extension FeedErrorViewModel {
    init(_ model: UnsafePointer<feed_error_view_model>) {
        unsafe self.init(
            message: model.pointee.message.text,
            remedy: model.pointee.remedy.text,
            canRetry: model.pointee.can_retry != 0,
            label: String(feedString: model.pointee.label),
            words: String(feedString: model.pointee.words),
            retryLabel: String(feedString: model.pointee.retry_label))
    }
}

extension FeedImageViewModel {
    init(_ model: UnsafePointer<feed_image_view_model>) {
        let image = unsafe model.pointee.image.map {
            unsafe Unmanaged<ImageBox<Image>>.fromOpaque($0).takeUnretainedValue().image
        }
        unsafe self.init(
            request: model.pointee.request.map { unsafe FeedImageRequest($0) }
                ?? FeedImageRequest(revision: 0, index: nil),
            id: String(feedString: model.pointee.item_id),
            title: String(feedString: model.pointee.title),
            description: model.pointee.description.text,
            location: model.pointee.location.text,
            url: model.pointee.url.text,
            image: image,
            isLoading: model.pointee.is_loading != 0,
            shouldRetry: model.pointee.should_retry != 0,
            words: String(feedString: model.pointee.words))
    }
}

extension FeedImageRequest {
    fileprivate init(_ request: UnsafePointer<feed_image_request>) {
        let index = unsafe request.pointee.item_index
        unsafe self.init(
            revision: request.pointee.revision,
            index: index == .max ? nil : Int(clamping: index),
            url: request.pointee.url.text,
            form: request.pointee.form == feed_image_form(FEED_IMAGE_PIXELS)
                ? .pixels(
                    maximumWidth: Int(request.pointee.maximum_width),
                    maximumHeight: Int(request.pointee.maximum_height)) : .file)
    }
}

extension FeedImagePixels {
    init(_ pixels: UnsafePointer<feed_pixels>) {
        let height = unsafe Int(pixels.pointee.height)
        let stride = unsafe pixels.pointee.stride
        unsafe self.init(
            width: Int(pixels.pointee.width), height: height, bytesPerRow: stride,
            bytes: [UInt8](
                UnsafeBufferPointer(start: pixels.pointee.bytes, count: stride * height)))
    }
}

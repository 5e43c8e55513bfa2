import FeedModel
import FeedPluginAPI
import FeedRendering
import FeedViews

// The view models of presentation, copied from what the host lends.

extension FeedViewModel {
    /// The feed itself, copied, and its items as the host lends them.
    init(_ model: feed_view_model, items: LentItems) {
        unsafe self.init(
            revision: model.revision,
            title: String(feedString: model.title),
            isTitleDerived: model.is_title_derived != 0,
            summary: model.summary.text,
            homePageURL: model.home_page_url.text,
            feedURL: model.feed_url.text,
            icon: model.icon.text,
            language: model.language.text,
            authors: model.authors.map(of: feed_person.self) { unsafe PersonViewModel($0) },
            byline: model.byline.text,
            updated: DateViewModel(model.updated),
            published: DateViewModel(model.published),
            rights: model.rights.text,
            categories: model.categories.map(of: feed_string.self) {
                unsafe String(feedString: $0)
            },
            generator: model.generator.text,
            id: model.id.text,
            format: String(feedString: model.format),
            encoding: model.encoding.text,
            problems: model.problems.map(of: feed_problem.self) { unsafe ProblemViewModel($0) },
            updateIntervalInSeconds: model.update_interval_seconds > 0
                ? Int(model.update_interval_seconds) : nil,
            itemCountWords: String(feedString: model.item_count_words),
            labels: model.labels.map { unsafe FeedLabels(lent: $0) } ?? .wordless,
            folders: model.folders.map(of: feed_string.self) { unsafe String(feedString: $0) },
            items: FeedItemViewModels(
                count: items.count,
                item: { items.item(at: $0) },
                line: { items.set(&$1, at: $0) },
                bytes: { items.copy(at: $0, to: &$1) },
                detail: { items.detail(at: $0) },
                detailBytes: { items.copyDetail(at: $0, isSummary: $1, to: &$2) },
                text: { items.text($0, at: $1) },
                textBytes: { items.append($0, at: $1, to: &$2) },
                image: { items.image(at: $0) }))
    }
}

// Functions, since an initialiser that calls another makes a copy.

extension feed_item {
    /// The item, copied.
    var viewModel: FeedItemViewModel {
        let hasSource =
            unsafe source_title.bytes != nil || source_url.bytes != nil
            || source_folder.bytes != nil
        return unsafe FeedItemViewModel(
            id: String(feedString: id),
            title: String(feedString: title),
            isTitleDerived: is_title_derived != 0,
            url: url.text,
            published: DateViewModel(published),
            updated: DateViewModel(updated),
            byline: byline.text,
            location: location.text,
            source: hasSource
                ? SourceViewModel(
                    title: source_title.text, url: source_url.text, folder: source_folder.text)
                : nil,
            isRead: is_read != 0)
    }
}

extension FeedItemLine {
    /// Makes it the line of what the host lends.
    mutating func set(_ item: feed_item) {
        removeAll()
        title = unsafe add(item.title) ?? 0..<0
        url = unsafe add(item.url)
        sourceTitle = unsafe add(item.source_title)
        secondsSince1970 = unsafe item.published.shownSeconds ?? item.updated.shownSeconds
    }

    private mutating func add(_ text: feed_string) -> Range<Int>? {
        guard let start = unsafe text.bytes else { return nil }
        return unsafe add(
            UnsafeRawBufferPointer(start: start, count: text.length)
                .assumingMemoryBound(to: UInt8.self).span)
    }
}

extension feed_date {
    /// The instant, where it is one to be shown; see ``FeedItemViewModel/shownDate``.
    fileprivate var shownSeconds: Int64? {
        unsafe is_known != 0 && words.length > 0 ? seconds : nil
    }
}

extension ImageViewModel {
    /// The item's own picture; `nil` where it has none.
    init?(of detail: feed_item_detail) {
        guard let url = unsafe detail.image_url.text else { return nil }
        unsafe self.init(
            url: url, alternativeText: String(feedString: detail.image_alternative_text))
    }
}

extension feed_item_detail {
    /// The detail, copied, with its texts.
    func viewModel(texts: FeedItemTexts) -> FeedItemDetailViewModel {
        unsafe FeedItemDetailViewModel(
            texts: texts,
            image: ImageViewModel(of: self),
            externalURL: external_url.text,
            authors: authors.map(of: feed_person.self) { unsafe PersonViewModel($0) },
            contributors: contributors.map(of: feed_person.self) { unsafe PersonViewModel($0) },
            tags: tags.map(of: feed_string.self) { unsafe String(feedString: $0) },
            language: language.text,
            attachments: attachments.map(of: feed_attachment.self) {
                unsafe AttachmentViewModel($0)
            },
            media: media.map(of: feed_media.self) { unsafe MediaViewModel($0) },
            comments: comments.text,
            rights: rights.text,
            commentCount: comment_count < 0 ? nil : Int(comment_count),
            commentsWords: comments_words.text,
            commentFeedURL: comment_feed_url.text,
            repliesTo: replies_to.map(of: feed_reference.self) { unsafe ReferenceViewModel($0) },
            section: section.text,
            department: department.text)
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
    fileprivate init(_ person: feed_person) {
        unsafe self.init(
            name: person.name.text, url: person.url.text, avatar: person.avatar.text,
            email: person.email.text)
    }
}

extension AttachmentViewModel {
    fileprivate init(_ attachment: feed_attachment) {
        unsafe self.init(
            url: String(feedString: attachment.url),
            mimeType: attachment.mime_type.text,
            title: attachment.title.text,
            sizeInBytes: attachment.size_in_bytes < 0 ? nil : attachment.size_in_bytes,
            durationInSeconds: attachment.duration_in_seconds < 0
                ? nil : attachment.duration_in_seconds,
            sizeWords: attachment.size_words.text,
            durationWords: attachment.duration_words.text,
            facts: String(feedString: attachment.facts),
            label: String(feedString: attachment.label))
    }
}

extension MediaViewModel {
    fileprivate init(_ media: feed_media) {
        unsafe self.init(
            url: media.url.text,
            mimeType: media.mime_type.text,
            medium: media.medium.text,
            width: media.width < 0 ? nil : Int(media.width),
            height: media.height < 0 ? nil : Int(media.height),
            title: media.title.text,
            description: media.description.text,
            thumbnail: media.thumbnail.text)
    }
}

extension ReferenceViewModel {
    fileprivate init(_ reference: feed_reference) {
        unsafe self.init(id: reference.id.text, url: reference.url.text)
    }
}

extension ProblemViewModel {
    fileprivate init(_ problem: feed_problem) {
        unsafe self.init(
            code: String(feedString: problem.code),
            message: String(feedString: problem.message),
            line: problem.line <= 0 ? nil : Int(problem.line))
    }
}

extension FeedLoadingViewModel {
    init(_ model: feed_loading_view_model) {
        unsafe self.init(
            isLoading: model.is_loading != 0,
            message: String(feedString: model.message),
            completedSources: Int(clamping: model.completed_sources),
            totalSources: Int(clamping: model.total_sources),
            receivedBytes: Int64(clamping: model.received_bytes),
            amount: String(feedString: model.amount))
    }
}

extension FeedErrorViewModel {
    init(_ model: feed_error_view_model) {
        unsafe self.init(
            message: model.message.text,
            remedy: model.remedy.text,
            canRetry: model.can_retry != 0,
            label: String(feedString: model.label),
            words: String(feedString: model.words),
            retryLabel: String(feedString: model.retry_label))
    }
}

extension FeedImageViewModel {
    init(_ model: feed_image_view_model) {
        let image = unsafe model.image.map {
            unsafe Unmanaged<ImageBox<Image>>.fromOpaque($0).takeUnretainedValue().image
        }
        unsafe self.init(
            request: model.request.map { unsafe FeedImageRequest($0.pointee) }
                ?? FeedImageRequest(revision: 0, index: nil),
            id: String(feedString: model.item_id),
            title: String(feedString: model.title),
            description: model.description.text,
            location: model.location.text,
            url: model.url.text,
            image: image,
            isLoading: model.is_loading != 0,
            shouldRetry: model.should_retry != 0,
            words: String(feedString: model.words))
    }
}

extension FeedImageRequest {
    fileprivate init(_ request: feed_image_request) {
        unsafe self.init(
            revision: request.revision,
            index: request.item_index == .max ? nil : Int(clamping: request.item_index),
            url: request.url.text,
            form: request.form == feed_image_form(FEED_IMAGE_PIXELS)
                ? .pixels(
                    maximumWidth: Int(request.maximum_width),
                    maximumHeight: Int(request.maximum_height)) : .file)
    }
}

extension FeedImagePixels {
    init(_ pixels: feed_pixels) {
        let count = unsafe pixels.stride * Int(pixels.height)
        unsafe self.init(
            width: Int(pixels.width), height: Int(pixels.height), bytesPerRow: pixels.stride,
            bytes: [UInt8](UnsafeBufferPointer(start: pixels.bytes, count: count)))
    }
}

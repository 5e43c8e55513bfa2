import FeedPluginAPI
import FeedViews

// View models copied from the host's. Copies each member, since an older host's structs are
// smaller.

extension FeedViewModel {
    /// Copies a feed; its items and sources stay the host's.
    init(_ model: UnsafePointer<feed_view_model>, items: LentItems) {
        var texts = FeedTextWriter()
        unsafe self.init(
            revision: model.pointee.revision,
            title: String(feedString: model.pointee.title),
            titleOrigin: FeedTitleOrigin(model.pointee.title_origin),
            isMerged: model.pointee.is_merged != 0,
            isImageFeed: model.pointee.is_image_feed != 0,
            grouping: FeedItemGrouping(rawValue: model.pointee.grouping) ?? .none,
            summary: model.pointee.summary.text,
            homePageURL: model.pointee.home_page_url.text,
            feedURL: model.pointee.feed_url.text,
            iconURL: model.pointee.icon_url.text,
            faviconURL: model.pointee.favicon_url.text,
            language: model.pointee.language.text,
            authors: texts.people(model.pointee.authors),
            byline: model.pointee.byline.text,
            updated: texts.date(model.pointee.updated),
            published: texts.date(model.pointee.published),
            asOf: texts.date(model.pointee.as_of),
            rights: model.pointee.rights.text,
            tags: model.pointee.tags.map(of: feed_string.self) {
                unsafe String(feedString: $0.pointee)
            },
            generator: model.pointee.generator.text,
            id: model.pointee.id.text,
            format: String(feedString: model.pointee.format),
            document: FeedDocumentViewModel(model.pointee.document(model)),
            itemCountWords: String(feedString: model.pointee.item_count_text),
            sources: FeedSourceViewModels(count: items.sourceCount) { items.source(at: $0) },
            items: FeedItemViewModels(items))
    }
}

extension FeedDocumentViewModel {
    fileprivate init(_ document: UnsafePointer<feed_document>?) {
        guard let document = unsafe document else {
            self.init()
            return
        }
        let interval = unsafe document.pointee.update_interval_seconds
        unsafe self.init(
            newFeedURL: document.pointee.new_feed_url.text,
            nextPageURL: document.pointee.next_page_url.text,
            encoding: document.pointee.encoding.text,
            updateIntervalInSeconds: interval > 0 ? Int(interval) : nil,
            hubs: document.pointee.hubs.map(of: feed_hub.self) {
                unsafe FeedHub(
                    protocol: String(feedString: $0.pointee.protocol),
                    url: String(feedString: $0.pointee.url))
            },
            problems: document.pointee.problems.map(of: feed_problem.self) {
                unsafe FeedProblem($0)
            },
            isExpired: document.pointee.is_expired != 0)
    }
}

extension FeedSourceViewModel {
    init(_ source: UnsafePointer<feed_source>) {
        unsafe self.init(
            title: String(feedString: source.pointee.title),
            homePageURL: source.pointee.home_page_url.text,
            feedURL: source.pointee.feed_url.text,
            folder: source.pointee.folder.text,
            itemCount: Int(clamping: source.pointee.item_count),
            unreadCount: Int(clamping: source.pointee.unread_count),
            starredCount: Int(clamping: source.pointee.starred_count),
            failure: source.pointee.failure.text)
    }
}

extension FeedProblem {
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
            words: String(feedString: model.pointee.text),
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
            words: String(feedString: model.pointee.text))
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

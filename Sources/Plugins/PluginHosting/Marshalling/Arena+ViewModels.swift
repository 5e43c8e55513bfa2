import FeedModel
import FeedPluginAPI
import FeedViews

// The view models of presentation as C structs, whose strings and arrays lie in the arena.

extension Arena {
    /// Lends what lists show of the item at `index`, its texts in one piece.
    func item(at index: Int, of items: FeedItemViewModels) -> feed_item {
        unsafe items.copy(at: index, to: &item)
        defer {
            if unsafe item.texts.bytes.capacity > Self.keptCapacity {
                unsafe item = FeedItemBytes()
            }
        }
        return unsafe lent(item)
    }

    @inline(__always)
    private func lent(_ item: FeedItemBytes) -> feed_item {
        let texts = unsafe string(of: item.texts.bytes)
        func text(_ range: Range<Int>?) -> feed_string { unsafe self.text(range, in: texts) }
        func date(_ date: FeedItemBytes.Date?) -> feed_date {
            guard let date else { return unsafe feed_date() }
            return unsafe feed_date(
                is_known: 1, reserved: 0, seconds: date.secondsSince1970,
                rfc3339: text(date.rfc3339), words: text(date.words))
        }
        return unsafe feed_item(
            size: MemoryLayout<feed_item>.size,
            id: text(item.id),
            title: text(item.title),
            url: text(item.url),
            byline: text(item.byline),
            location: text(item.location),
            source_title: text(item.sourceTitle),
            source_url: text(item.sourceURL),
            published: date(item.published),
            updated: date(item.updated),
            is_title_derived: item.isTitleDerived ? 1 : 0,
            is_read: item.isRead ? 1 : 0,
            source_folder: text(item.sourceFolder))
    }

    /// Lends what pages show of the item at `index`, its texts in one piece; only its picture, the page it is
    /// about and its files where no more is wanted.
    func detail(
        at index: Int, of items: FeedItemViewModels, isOfFiles: Bool
    ) -> feed_item_detail {
        unsafe items.copyDetail(at: index, isSummary: isOfFiles, to: &detail)
        defer {
            if unsafe detail.texts.bytes.capacity > Self.keptCapacity {
                unsafe detail = FeedItemDetailBytes()
            }
        }
        return unsafe lent(detail)
    }

    /// What is lent of an item that has nothing but texts.
    var nothing: feed_item_detail { unsafe lent(FeedItemDetailBytes()) }

    private func lent(_ detail: FeedItemDetailBytes) -> feed_item_detail {
        let texts = unsafe string(of: detail.texts.bytes)
        func text(_ range: Range<Int>?) -> feed_string { unsafe self.text(range, in: texts) }
        return unsafe feed_item_detail(
            size: MemoryLayout<feed_item_detail>.size,
            image_url: text(detail.image?.url),
            image_alternative_text: text(detail.image?.alternativeText),
            external_url: text(detail.externalURL),
            language: text(detail.language),
            rights: text(detail.rights),
            authors: list(detail.authors) { unsafe person($0, in: texts) },
            contributors: list(detail.contributors) { unsafe person($0, in: texts) },
            tags: list(detail.tags) { unsafe text($0) },
            section: text(detail.section),
            department: text(detail.department),
            attachments: list(detail.attachments) { unsafe attachment($0, in: texts) },
            media: list(detail.media) { unsafe media($0, in: texts) },
            comments: text(detail.comments),
            comment_feed_url: text(detail.commentFeedURL),
            comment_count: Int64(detail.commentCount ?? -1),
            replies_to: list(detail.repliesTo) { unsafe reference($0, in: texts) },
            comments_words: text(detail.commentsWords))
    }

    /// The text that stands in `range` of `texts`; an absent one stays absent.
    private func text(_ range: Range<Int>?, in texts: feed_string) -> feed_string {
        guard let range, let start = unsafe texts.bytes else { return unsafe feed_string() }
        return unsafe feed_string(bytes: start + range.lowerBound, length: range.count)
    }

    func loading(_ model: FeedLoadingViewModel) -> feed_loading_view_model {
        unsafe feed_loading_view_model(
            size: MemoryLayout<feed_loading_view_model>.size,
            is_loading: model.isLoading ? 1 : 0,
            reserved: 0,
            message: string(model.message),
            completed_sources: UInt64(clamping: model.completedSources),
            total_sources: UInt64(clamping: model.totalSources),
            received_bytes: UInt64(clamping: model.receivedBytes),
            amount: string(model.amount))
    }

    func error(_ model: FeedErrorViewModel) -> feed_error_view_model {
        unsafe feed_error_view_model(
            size: MemoryLayout<feed_error_view_model>.size,
            message: string(model.message),
            remedy: string(model.remedy),
            can_retry: model.canRetry ? 1 : 0,
            reserved: 0,
            label: string(model.label),
            words: string(model.words),
            retry_label: string(model.retryLabel))
    }

    /// - Parameters:
    ///   - revision: that of the feed on show as the plugin knows it.
    ///   - image: the plugin's own image, where the view model has one.
    func image(
        _ model: FeedImageViewModel<PluginImage>, revision: UInt64,
        image: UnsafeMutableRawPointer?
    ) -> feed_image_view_model {
        let request = unsafe list(upTo: 1) { _ in
            unsafe self.request(model.request, revision: revision)
        }
        return unsafe feed_image_view_model(
            size: MemoryLayout<feed_image_view_model>.size,
            request: request.first?.assumingMemoryBound(to: feed_image_request.self),
            item_id: string(model.id),
            title: string(model.title),
            description: string(model.description),
            location: string(model.location),
            url: string(model.url),
            image: image,
            is_loading: model.isLoading ? 1 : 0,
            should_retry: model.shouldRetry ? 1 : 0,
            words: string(model.words))
    }

    private func request(_ request: FeedImageRequest, revision: UInt64) -> feed_image_request {
        var lent = unsafe feed_image_request(
            size: MemoryLayout<feed_image_request>.size,
            revision: revision,
            // FEED_NO_ITEM for the feed's own.
            item_index: request.index.map { UInt64(clamping: $0) } ?? .max,
            url: string(request.url),
            maximum_width: 0, maximum_height: 0, form: feed_image_form(FEED_IMAGE_ENCODED),
            reserved: 0)
        if case .pixels(let width, let height) = request.form {
            unsafe lent.form = feed_image_form(FEED_IMAGE_PIXELS)
            unsafe lent.maximum_width = UInt32(clamping: width)
            unsafe lent.maximum_height = UInt32(clamping: height)
        }
        return unsafe lent
    }

    func date(_ date: DateViewModel?) -> feed_date {
        guard let date else { return unsafe feed_date() }
        return unsafe feed_date(
            is_known: 1, reserved: 0, seconds: date.secondsSince1970,
            rfc3339: string(date.rfc3339), words: string(date.words))
    }

    func person(_ person: PersonViewModel) -> feed_person {
        unsafe feed_person(
            size: MemoryLayout<feed_person>.size,
            name: string(person.name), url: string(person.url),
            avatar: string(person.avatar), email: string(person.email))
    }

    func problem(_ problem: ProblemViewModel) -> feed_problem {
        unsafe feed_problem(
            size: MemoryLayout<feed_problem>.size,
            code: string(problem.code), message: string(problem.message),
            line: Int64(problem.line ?? 0))
    }

    private func person(
        _ person: FeedItemDetailBytes.Person, in texts: feed_string
    ) -> feed_person {
        unsafe feed_person(
            size: MemoryLayout<feed_person>.size,
            name: text(person.name, in: texts), url: text(person.url, in: texts),
            avatar: text(person.avatar, in: texts), email: text(person.email, in: texts))
    }

    private func attachment(
        _ attachment: FeedItemDetailBytes.Attachment, in texts: feed_string
    ) -> feed_attachment {
        unsafe feed_attachment(
            size: MemoryLayout<feed_attachment>.size,
            url: text(attachment.url, in: texts),
            mime_type: text(attachment.mimeType, in: texts),
            title: text(attachment.title, in: texts),
            size_in_bytes: attachment.sizeInBytes ?? -1,
            duration_in_seconds: attachment.durationInSeconds ?? -1,
            size_words: text(attachment.sizeWords, in: texts),
            duration_words: text(attachment.durationWords, in: texts),
            facts: text(attachment.facts, in: texts),
            label: text(attachment.label, in: texts))
    }

    private func reference(
        _ reference: FeedItemDetailBytes.Reference, in texts: feed_string
    ) -> feed_reference {
        unsafe feed_reference(
            size: MemoryLayout<feed_reference>.size,
            id: text(reference.id, in: texts), url: text(reference.url, in: texts))
    }

    private func media(
        _ media: FeedItemDetailBytes.Media, in texts: feed_string
    ) -> feed_media {
        unsafe feed_media(
            size: MemoryLayout<feed_media>.size,
            url: text(media.url, in: texts), mime_type: text(media.mimeType, in: texts),
            medium: text(media.medium, in: texts), title: text(media.title, in: texts),
            description: text(media.description, in: texts),
            thumbnail: text(media.thumbnail, in: texts),
            width: Int64(media.width ?? -1), height: Int64(media.height ?? -1))
    }
}

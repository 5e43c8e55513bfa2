package import FeedPluginAPI
package import FeedViews

// View models beside feeds as C structs, whose strings lie in the arena.

extension Arena {
    package func loading(_ model: FeedLoadingViewModel) -> feed_loading_view_model {
        var lent = unsafe sized(feed_loading_view_model())
        unsafe lent.is_loading = model.isLoading ? 1 : 0
        unsafe lent.message = string(model.message)
        unsafe lent.completed_sources = UInt64(clamping: model.completedSources)
        unsafe lent.total_sources = UInt64(clamping: model.totalSources)
        unsafe lent.received_bytes = UInt64(clamping: model.receivedBytes)
        unsafe lent.amount = string(model.amount)
        return unsafe lent
    }

    package func error(_ model: FeedErrorViewModel) -> feed_error_view_model {
        var lent = unsafe sized(feed_error_view_model())
        unsafe lent.message = string(model.message)
        unsafe lent.remedy = string(model.remedy)
        unsafe lent.text = string(model.words)
        unsafe lent.label = string(model.label)
        unsafe lent.can_retry = model.canRetry ? 1 : 0
        unsafe lent.retry_label = string(model.retryLabel)
        return unsafe lent
    }

    /// - Parameters:
    ///   - revision: the plugin's revision of the displayed feed.
    ///   - image: the plugin's own image, if there is one.
    package func image(
        _ model: FeedImageViewModel<PluginImage>, revision: UInt64,
        image: UnsafeMutableRawPointer?
    ) -> feed_image_view_model {
        var lent = unsafe sized(feed_image_view_model())
        unsafe lent.request = unsafe value(request(model.request, revision: revision))
        unsafe lent.image = unsafe image
        unsafe lent.is_loading = model.isLoading ? 1 : 0
        unsafe lent.should_retry = model.shouldRetry ? 1 : 0
        unsafe lent.text = string(model.words)
        unsafe lent.url = string(model.url)
        unsafe lent.item_id = string(model.id)
        unsafe lent.title = string(model.title)
        unsafe lent.description = string(model.description)
        unsafe lent.location = string(model.location)
        return unsafe lent
    }

    private func request(_ request: FeedImageRequest, revision: UInt64) -> feed_image_request {
        var lent = unsafe sized(feed_image_request())
        unsafe lent.revision = revision
        // FEED_NO_ITEM for the feed's own picture.
        unsafe lent.item_index = request.index.map { UInt64(clamping: $0) } ?? .max
        unsafe lent.url = string(request.url)
        unsafe lent.form = feed_image_form(FEED_IMAGE_ENCODED)
        if case .pixels(let width, let height) = request.form {
            unsafe lent.form = feed_image_form(FEED_IMAGE_PIXELS)
            unsafe lent.maximum_width = UInt32(clamping: width)
            unsafe lent.maximum_height = UInt32(clamping: height)
        }
        return unsafe lent
    }

    /// Lends a phrase. Empty sides are empty strings, not absent ones.
    func phrase(_ phrase: Phrase) -> feed_phrase {
        var lent = unsafe feed_phrase()
        unsafe lent.before = string(phrase.before)
        unsafe lent.after = string(phrase.after)
        return unsafe lent
    }
}

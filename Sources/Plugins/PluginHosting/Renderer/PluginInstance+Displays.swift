package import FeedModel
import FeedPluginAPI
package import FeedViews

/// Displays view models, and makes images.
extension PluginInstance: FeedView, FeedLoadingView, FeedErrorView, FeedImageView {
    package func display(_ viewModel: FeedViewModel) {
        if shown.isReplaced(by: viewModel) { return feeds.replace(viewModel) }
        deliver(.displayFeed) { [unowned self] table, failure in
            // Its display may have waited with this one.
            if shown.isReplaced(by: viewModel) {
                feeds.replace(viewModel)
                return feed_status(FEED_STATUS_OK)
            }
            return unsafe lend(viewModel) { unsafe table.display($0, failure) }
        }
    }

    package func display(_ viewModel: FeedLoadingViewModel) {
        deliver(.displayLoading) { [arena] table, failure in
            defer { arena.reset() }
            var model = unsafe arena.loading(viewModel)
            return unsafe table.display(&model, failure)
        }
    }

    package func display(_ viewModel: FeedErrorViewModel) {
        deliver(.displayError) { [arena] table, failure in
            defer { arena.reset() }
            var model = unsafe arena.error(viewModel)
            return unsafe table.display(&model, failure)
        }
    }

    /// Displays a picture, unless the plugin has cancelled it.
    package func display(_ viewModel: FeedImageViewModel<PluginImage>) {
        deliver(.displayImage) { [unowned self] table, failure in
            guard shown.shows(viewModel.request),
                let revision = shown.revision(ofGiven: viewModel.request.revision)
            else { return feed_status(FEED_STATUS_OK) }
            defer { arena.reset() }
            let image = unsafe viewModel.image.flatMap { unsafe pointer(of: $0) }
            var model = unsafe arena.image(viewModel, revision: revision, image: image)
            return unsafe table.display(&model, failure)
        }
    }

    /// Makes the plugin's own image of a picture.
    package func makeImage(_ data: FeedImageData) throws(PluginFailure) -> PluginImage {
        try unsafe makeImage { table, image, failure in
            switch data {
            case .file(let file):
                unsafe file.bytes.withUnsafeBytes { bytes in
                    let arena = Arena()
                    defer { withExtendedLifetime(arena) {} }
                    let mediaType = unsafe arena.string(file.mediaType)
                    return unsafe table.makeImage(of: bytes, mediaType: mediaType, &image, failure)
                }
            case .pixels(let pixels):
                unsafe pixels.bytes.withUnsafeBufferPointer { bytes in
                    var lent = unsafe sized(feed_pixels())
                    unsafe lent.width = UInt32(pixels.width)
                    unsafe lent.height = UInt32(pixels.height)
                    unsafe lent.stride = pixels.bytesPerRow
                    unsafe lent.bytes = bytes.baseAddress
                    return unsafe table.makeImage(from: &lent, &image, failure)
                }
            // No loader in the host produces handles.
            case .handle: feed_status(FEED_STATUS_FAILED)
            }
        }
    }
}

package import FeedPluginAPI
import FeedViews

extension FeedImageRequest {
    /// Creates a request from the one that the plugin passed.
    package init(lent request: feed_image_request) {
        unsafe self.init(
            revision: request.revision, index: Int(exactly: request.item_index),
            url: request.url.checkedText(),
            form: request.form == feed_image_form(FEED_IMAGE_PIXELS)
                ? .pixels(
                    maximumWidth: Int(request.maximum_width),
                    maximumHeight: Int(request.maximum_height)) : .file)
    }
}

import FeedModel
import FeedPluginAPI
import FeedViews

// The requests of a plugin for pictures. The host table has checked thread and life.

extension PluginInstance {
    /// Tells the delegate of a picture, if what the plugin asks for makes sense.
    func tell(
        _ wish: PluginImageWish, _ request: UnsafePointer<feed_image_request>?
    ) -> FeedRequestOutcome {
        guard isMade(for: wish.rawValue) else { return .refused }
        let parts = unsafe request.flatMap {
            unsafe PluginTables.copy(
                $0, over: feed_image_request(), minimum: FEED_IMAGE_REQUEST_SIZE_1)
        }
        guard let parts = unsafe parts else {
            host.complain("called \(wish.rawValue) with a request that is none; refused")
            return .refused
        }
        guard unsafe isShown(parts.revision, for: wish.rawValue) else { return .stale }
        guard let request = unsafe checked(parts, for: wish) else { return .refused }
        guard takesRequest(ofAddressBytes: request.url?.utf8.count ?? 0) else { return .failed }
        switch wish {
        case .request:
            shown.withdrawnImages.remove(request)
            delegate?.didRequestImage(for: request)
        case .cancel:
            shown.withdrawnImages.insert(request)
            delegate?.didCancelImageRequest(for: request)
        case .preload: delegate?.didRequestImagePreload(for: request)
        }
        return .done
    }

    /// The request, for whoever displays the feed on show; `nil`, told, where it is none.
    private func checked(
        _ request: feed_image_request, for wish: PluginImageWish
    ) -> FeedImageRequest? {
        let index = unsafe request.item_index
        guard isPlace(index, "asked for the picture of") else { return nil }
        var url: String?
        if unsafe request.url.bytes != nil {
            guard unsafe request.url.length <= Self.addressLimit,
                let text = unsafe request.url.checkedText
            else {
                host.complain("called \(wish.rawValue) with an address that is none; refused")
                return nil
            }
            url = text
        }
        guard let form = unsafe form(of: request) else { return nil }
        return FeedImageRequest(
            revision: shown.givenRevision, index: Int(exactly: index), url: url, form: form)
    }

    private static var addressLimit: Int { Int(FEED_IMAGE_MAXIMUM_ADDRESS) }

    private func form(of request: feed_image_request) -> FeedImageForm? {
        let width = unsafe request.maximum_width
        let height = unsafe request.maximum_height
        switch unsafe Int(request.form) {
        case Int(FEED_IMAGE_ENCODED):
            let isRight =
                host.demand(
                    width == 0 && height == 0,
                    "asked for an encoded picture of \(width) by \(height) pixels, which only "
                        + "pixels can be; refused")
                && host.demand(
                    table?.takesEncodedImages == true,
                    "asked for an encoded picture, and has no make_image; refused")
            return isRight ? .file : nil
        case Int(FEED_IMAGE_PIXELS):
            let isRight =
                host.demand(
                    FeedImageForm.areSides(Int(width), Int(height)),
                    "asked for a picture of \(width) by \(height) pixels, which is none that may "
                        + "be; refused")
                && host.demand(
                    table?.takesPixels == true,
                    "asked for pixels, and has no make_image_from_pixels; refused")
            return isRight ? .pixels(maximumWidth: Int(width), maximumHeight: Int(height)) : nil
        default:
            host.complain("asked for a picture as what there is none; refused")
            return nil
        }
    }
}

import FeedPluginAPI
import FeedViews
import WorkerProtocol

// Requests of the plugin for pictures. The host table has checked thread and lifetime.

extension PluginInstance {
    /// Passes a request for a picture to the delegate if it is valid.
    func tell(
        _ kind: WorkerImageRequest, _ request: UnsafePointer<feed_image_request>?
    ) -> FeedRequestOutcome {
        let name = "\(kind)_image"
        return answer(name) { rules throws(RequestRefusal) in
            let parts = try unsafe PluginTables.copy(
                request, over: feed_image_request(), minimum: FEED_IMAGE_REQUEST_SIZE_1,
                else: "called \(name) with a request that is none")
            try unsafe rules.require(
                parts.reserved == 0, "called \(name) with a reserved member that is not zero")
            let request = try unsafe rules.image(of: parts.item_index, in: parts.revision) {
                () throws(RequestRefusal) in
                guard unsafe parts.url.bytes != nil else { return nil }
                let text = unsafe parts.url.checkedText(upTo: RequestRules.imageAddressBytes)
                try rules.requireAddress(text != nil)
                return text
            } as: { () throws(RequestRefusal) in
                try unsafe form(of: parts, by: rules)
            }
            guard takesRequest(ofAddressBytes: request.url?.utf8.count ?? 0) else {
                return .failed
            }
            switch kind {
            case .request: shown.withdrawnImages.remove(request)
            case .cancel: shown.withdrawnImages.insert(request)
            case .preload: break
            }
            if let delegate { kind.tell(delegate, of: request) }
            return .done
        }
    }

    private func form(
        of request: feed_image_request, by rules: RequestRules
    ) throws(RequestRefusal) -> FeedImageForm {
        let width = unsafe request.maximum_width
        let height = unsafe request.maximum_height
        switch unsafe Int(request.form) {
        case Int(FEED_IMAGE_ENCODED):
            try rules.require(
                width == 0 && height == 0,
                "asked for an encoded picture of \(width) by \(height) pixels, which only pixels can be"
            )
            try rules.require(
                table?.features.contains(.encodedImages) == true,
                "asked for an encoded picture, and has no make_image")
            return .file
        case Int(FEED_IMAGE_PIXELS):
            let form = try rules.pixels(width, height)
            try rules.require(
                table?.features.contains(.pixels) == true,
                "asked for pixels, and has no make_image_from_pixels")
            return form
        default: throw .refused("asked for a picture as what there is none")
        }
    }
}

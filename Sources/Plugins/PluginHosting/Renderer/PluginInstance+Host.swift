import FeedModel
import FeedPluginAPI
import FeedViews

// What the plugin asks of the host. The host table has checked thread and life.

extension PluginInstance {
    func write(
        _ bytes: UnsafeRawPointer?, _ length: Int, to stream: feed_stream
    ) -> feed_status {
        guard let stream = PluginStream(rawValue: stream), length >= 0 else {
            host.complain("called write with a stream or a length that is none; refused")
            return feed_status(FEED_STATUS_INVALID_ARGUMENT)
        }
        guard isMade(for: "write") else { return feed_status(FEED_STATUS_NOT_SUPPORTED) }
        guard length > 0 else { return feed_status(FEED_STATUS_OK) }
        guard let bytes = unsafe bytes else {
            host.complain("called write with a null pointer; refused")
            return feed_status(FEED_STATUS_INVALID_ARGUMENT)
        }
        if stream == .output, isRefusalTold, !isWritingOn {
            isWritingOn = true
            host.complain("wrote on when its output was refused; dropped")
        }
        if !(stream == .output && isOutputRefused) {
            let span = unsafe RawSpan(_unsafeStart: bytes, byteCount: length)
            if services.output.write(span, to: stream) { return feed_status(FEED_STATUS_OK) }
            if stream == .output { isOutputRefused = true }
        }
        if stream == .output { isRefusalTold = true }
        return feed_status(FEED_STATUS_OUTPUT_CLOSED)
    }

    func environment() -> UnsafePointer<feed_environment> {
        unsafe loans.environment.lend(services.environment())
    }

    func requestRefresh() {
        guard isMade(for: "request_refresh"), takesRefresh() else { return }
        delegate?.didRequestFeedRefresh()
    }

    /// Tells the delegate of a picture, if what the plugin asks for makes sense.
    func tell(_ wish: PluginImageWish, _ request: UnsafePointer<feed_image_request>?) {
        guard isMade(for: wish.rawValue) else { return }
        guard let request = unsafe request,
            unsafe request.pointee.size >= MemoryLayout<feed_image_request>.size
        else {
            return host.complain("called \(wish.rawValue) with a request that is none; ignored")
        }
        let parts = unsafe request.pointee
        guard unsafe isShown(parts.revision, for: wish.rawValue),
            let request = unsafe checked(parts, for: wish),
            takesRequest(ofAddressBytes: request.url?.utf8.count ?? 0)
        else { return }
        switch wish {
        case .request:
            shown.withdrawnImages.remove(request)
            delegate?.didRequestImage(for: request)
        case .cancel:
            shown.withdrawnImages.insert(request)
            delegate?.didCancelImageRequest(for: request)
        case .preload: delegate?.didRequestImagePreload(for: request)
        }
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
                host.complain("called \(wish.rawValue) with an address that is none; ignored")
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
                        + "pixels can be; ignored")
                && host.demand(
                    table?.takesEncodedImages == true,
                    "asked for an encoded picture, and has no make_image; ignored")
            return isRight ? .file : nil
        case Int(FEED_IMAGE_PIXELS):
            let isRight =
                host.demand(
                    FeedImageForm.areSides(Int(width), Int(height)),
                    "asked for a picture of \(width) by \(height) pixels, which is none that may "
                        + "be; ignored")
                && host.demand(
                    table?.takesPixels == true,
                    "asked for pixels, and has no make_image_from_pixels; ignored")
            return isRight ? .pixels(maximumWidth: Int(width), maximumHeight: Int(height)) : nil
        default:
            host.complain("asked for a picture as what there is none; ignored")
            return nil
        }
    }

    /// Compares the feed's revision with that of the one displayed last. That they differ is
    /// nobody's fault: a person may have pointed at what was there a moment ago.
    func isShown(_ revision: UInt64, for name: String) -> Bool {
        if revision == shown.revision { return true }
        host.remark(
            "called \(name) for feed \(revision), and feed \(shown.revision) is displayed; ignored")
        return false
    }

    /// The person wants their shell back for a while.
    func suspend() {
        if host.demand(calls.isRunning, "called suspend from outside its run; refused") {
            services.suspend()
        }
    }

    var eventDescriptor: Int32 { services.events.descriptor }

    func hostExtension(named name: String) -> UnsafeRawPointer? {
        unsafe loans.hostExtension(named: name)
    }

    func plainText(of html: feed_string) -> feed_string {
        unsafe loans.plainText?.lend(html) ?? feed_string()
    }

    func keep(_ bytes: UnsafeRawPointer?, _ length: Int) {
        guard isMade(for: "feed_memory_extension.keep") else { return }
        // Of what a plugin hands over nothing is believed; a length beyond all reason is negative here.
        guard
            host.demand(
                unsafe length >= 0 && (bytes != nil || length == 0),
                "called feed_memory_extension.keep with bytes that are none; ignored"),
            host.demand(
                length <= PluginMemory.maximumLength,
                "wants \(length) bytes kept, where \(PluginMemory.maximumLength) are the most; "
                    + "ignored")
        else { return }
        loans.memory?.keep(
            unsafe Array(UnsafeRawBufferPointer(start: bytes, count: length)))
    }

    func isMade(for name: String) -> Bool {
        host.demand(table != nil, "called \(name) from create; refused")
    }

    /// Whether the feed on show has an item there; the largest number stands for the feed itself.
    func isPlace(_ index: UInt64, _ deed: String) -> Bool {
        host.demand(
            index == .max || index < UInt64(shown.itemCount),
            "\(deed) item \(index) of \(shown.itemCount); ignored")
    }
}

import FeedPluginAPI
import FeedPresentation

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
        if stream == .output && isOutputRefused {
            return feed_status(FEED_STATUS_OUTPUT_CLOSED)
        }
        let span = unsafe RawSpan(_unsafeStart: bytes, byteCount: length)
        if services.output.write(span, to: stream) {
            return feed_status(FEED_STATUS_OK)
        }
        if stream == .output {
            isOutputRefused = true
        }
        return feed_status(FEED_STATUS_OUTPUT_CLOSED)
    }

    func environment() -> UnsafePointer<feed_environment> {
        unsafe lentEnvironment.lend(services.environment())
    }

    func requestRefresh() {
        guard isMade(for: "request_refresh") else { return }
        tell { $0.delegate?.didRequestFeedRefresh() }
    }

    func request(_ request: PluginRequest, of index: UInt64) {
        guard isMade(for: request.rawValue) else { return }
        guard let index = Int(exactly: index), index < itemCount else {
            host.complain("asked for the picture of item \(index) of \(itemCount); ignored")
            return
        }
        tell { instance in
            switch request {
            case .image: instance.delegate?.didRequestImage(for: index)
            case .imageCancel: instance.delegate?.didCancelImageRequest(for: index)
            case .preload: instance.delegate?.didRequestImagePreload(for: index)
            case .preloadCancel: instance.delegate?.didCancelImagePreload(for: index)
            }
        }
    }

    /// - Parameter index: the item's; the largest number there is stands for the feed itself.
    func requestPicture(at url: feed_string, of index: UInt64) {
        let name = "feed_pictures_extension.request_picture"
        guard isMade(for: name) else { return }
        guard index == .max || index < UInt64(itemCount) else {
            host.complain("asked for a picture of item \(index) of \(itemCount); ignored")
            return
        }
        guard unsafe url.length <= HostPictures.addressLimit, let address = unsafe url.checkedText
        else {
            host.complain("called \(name) with an address that is none; ignored")
            return
        }
        tell { instance in
            instance.delegate?.didRequestPicture(at: address, of: Int(exactly: index))
        }
    }

    private func tell(_ wish: @escaping (PluginInstance) -> Void) {
        if tellsDelegateAtOnce {
            wish(self)
        } else {
            wait(wish)
        }
    }

    var eventDescriptor: Int32 { services.events.descriptor }

    func hostExtension(named name: String) -> UnsafeRawPointer? {
        switch name {
        case FEED_EXTENSION_PLAIN_TEXT: unsafe plainTextExtension?.pointer
        case FEED_EXTENSION_PICTURES: unsafe picturesExtension.pointer
        default: nil
        }
    }

    func plainText(of html: feed_string) -> feed_string {
        unsafe plainTextExtension?.lend(html) ?? feed_string()
    }

    private func isMade(for name: String) -> Bool {
        guard table != nil else {
            host.complain("called \(name) from create; refused")
            return false
        }
        return true
    }
}

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

    func request(_ request: PluginRequest, of index: UInt64, in revision: UInt64) {
        guard isMade(for: request.rawValue), isShown(revision, for: request.rawValue) else {
            return
        }
        guard let index = Int(exactly: index), index < shown.itemCount else {
            host.complain("asked for the picture of item \(index) of \(shown.itemCount); ignored")
            return
        }
        let revision = shown.givenRevision
        tell { instance in
            let delegate = instance.delegate
            switch request {
            case .image: delegate?.didRequestImage(for: index, in: revision)
            case .imageCancel: delegate?.didCancelImageRequest(for: index, in: revision)
            case .preload: delegate?.didRequestImagePreload(for: index, in: revision)
            case .preloadCancel: delegate?.didCancelImagePreload(for: index, in: revision)
            }
        }
    }

    /// - Parameter index: the item's; the largest number there is stands for the feed itself.
    func requestPicture(at url: feed_string, of index: UInt64, in revision: UInt64) {
        let name = "feed_pictures_extension.request_picture"
        guard isMade(for: name), isShown(revision, for: name) else { return }
        guard index == .max || index < UInt64(shown.itemCount) else {
            host.complain("asked for a picture of item \(index) of \(shown.itemCount); ignored")
            return
        }
        guard unsafe url.length <= HostPictures.addressLimit, let address = unsafe url.checkedText
        else {
            host.complain("called \(name) with an address that is none; ignored")
            return
        }
        let revision = shown.givenRevision
        tell { instance in
            instance.delegate?.didRequestPicture(
                at: address, of: Int(exactly: index), in: revision)
        }
    }

    /// Whether the feed of a revision is the one displayed last. That it is not is nobody's fault: a
    /// person may have pointed at what was there a moment ago.
    func isShown(_ revision: UInt64, for name: String) -> Bool {
        guard revision == shown.revision else {
            host.note(
                "called \(name) for feed \(revision), and feed \(shown.revision) is displayed; "
                    + "ignored")
            return false
        }
        return true
    }

    func tell(_ wish: @escaping (PluginInstance) -> Void) {
        if tellsDelegateAtOnce {
            wish(self)
        } else {
            wait(wish)
        }
    }

    /// The person wants their shell back for a while.
    func suspend() {
        guard isRunning else {
            host.complain("called suspend from outside its run; refused")
            return
        }
        services.suspend()
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

    func isMade(for name: String) -> Bool {
        guard table != nil else {
            host.complain("called \(name) from create; refused")
            return false
        }
        return true
    }
}

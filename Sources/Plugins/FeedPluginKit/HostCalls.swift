import FeedModel
import FeedPluginAPI
import FeedRendering
import FeedViews

/// The host's function table, and all calls into it.
///
/// The pointer is dropped at the renderer's end, so that whoever kept a ``RendererHost`` longer
/// reads nothing that is gone.
@safe final class HostCalls: FeedDelegate {
    enum Stream: feed_stream {
        case output = 1
        case status = 2
    }

    private var host: UnsafePointer<feed_host>?
    private let plainTextExtension: UnsafePointer<feed_plain_text_extension>?
    private let memoryExtension: UnsafePointer<feed_memory_extension>?
    /// The first status but OK that a write had.
    private(set) var writeStatus = feed_status(FEED_STATUS_OK)
    /// The first status but OK that dispatch had.
    private(set) var dispatchStatus = feed_status(FEED_STATUS_OK)

    init(_ host: UnsafePointer<feed_host>) {
        unsafe self.host = unsafe host
        let table = unsafe host.pointee.get_extension?(host, FEED_EXTENSION_PLAIN_TEXT)
        unsafe plainTextExtension = unsafe table?.assumingMemoryBound(
            to: feed_plain_text_extension.self)
        let memory = unsafe host.pointee.get_extension?(host, FEED_EXTENSION_MEMORY)
        unsafe memoryExtension = unsafe memory?.assumingMemoryBound(to: feed_memory_extension.self)
    }

    /// Forgets the host.
    func invalidate() {
        unsafe host = nil
    }

    var hostName: String {
        unsafe host.map { unsafe String(feedString: $0.pointee.name) } ?? ""
    }

    func write(_ bytes: [UInt8], to stream: Stream) -> Bool {
        guard let host = unsafe host, writeStatus == FEED_STATUS_OK else { return false }
        let status = unsafe bytes.withUnsafeBytes { bytes in
            unsafe host.pointee.write(host, stream.rawValue, bytes.baseAddress, bytes.count)
        }
        // What a person is told of loading may be lost; the rendering may not.
        if stream == .output {
            writeStatus = status
        }
        return status == FEED_STATUS_OK
    }

    func log(_ level: RendererLogLevel, _ message: String) {
        guard let host = unsafe host else { return }
        unsafe message.withFeedString { unsafe host.pointee.log(host, level.rawValue, $0) }
    }

    func environment(of stream: Stream) -> RenderingEnvironment {
        guard let host = unsafe host, let environment = unsafe host.pointee.environment(host),
            let surface = unsafe stream == .output
                ? environment.pointee.output : environment.pointee.status
        else { return RenderingEnvironment() }
        return unsafe RenderingEnvironment(surface.pointee, in: environment.pointee)
    }

    // MARK: The delegate of its views

    func didRequestFeedRefresh() {
        guard let host = unsafe host else { return }
        unsafe host.pointee.request_refresh(host)
    }

    func didRequestImage(for request: FeedImageRequest) {
        unsafe tell(request) { unsafe $0.pointee.request_image($0, $1) }
    }

    func didCancelImageRequest(for request: FeedImageRequest) {
        unsafe tell(request) { unsafe $0.pointee.cancel_image($0, $1) }
    }

    func didRequestImagePreload(for request: FeedImageRequest) {
        unsafe tell(request) { unsafe $0.pointee.preload_image($0, $1) }
    }

    private func tell(
        _ request: FeedImageRequest,
        by call: (UnsafePointer<feed_host>, UnsafePointer<feed_image_request>) -> Void
    ) {
        // What no item can have is the feed itself, and asking for it would be taken for that.
        guard let host = unsafe host,
            let index = request.index.map({ UInt64(exactly: $0) }) ?? .some(.max)
        else { return }
        var parts = unsafe feed_image_request()
        unsafe parts.size = MemoryLayout<feed_image_request>.size
        unsafe parts.revision = request.revision
        unsafe parts.item_index = index
        if case .pixels(let width, let height) = request.form {
            unsafe parts.form = feed_image_form(FEED_IMAGE_PIXELS)
            unsafe parts.maximum_width = UInt32(clamping: width)
            unsafe parts.maximum_height = UInt32(clamping: height)
        }
        guard let url = request.url else { return unsafe call(host, &parts) }
        unsafe url.withFeedString { url in
            unsafe parts.url = unsafe url
            unsafe call(host, &parts)
        }
    }

    func didRequestItemRead(_ isRead: Bool, for index: Int, in revision: UInt64) {
        guard let host = unsafe host, let index = UInt64(exactly: index) else { return }
        unsafe host.pointee.mark_item(host, revision, index, isRead ? 1 : 0)
    }

    func didRequestOpening(of url: String, from index: Int?, in revision: UInt64) {
        guard let host = unsafe host else { return }
        // What no item can have is the feed itself, and asking for it would be taken for that.
        let item = index.map { UInt64(exactly: $0) } ?? .max
        guard let item else { return }
        unsafe url.withFeedString { unsafe host.pointee.open_link(host, revision, item, $0) }
    }

    func didRequestCopy(of text: String) {
        guard let host = unsafe host else { return }
        unsafe text.withFeedString { unsafe host.pointee.copy_text(host, $0) }
    }

    var eventDescriptor: Int32? {
        guard let host = unsafe host else { return nil }
        let descriptor = unsafe host.pointee.event_descriptor(host)
        return descriptor < 0 ? nil : descriptor
    }

    func dispatch() -> Bool {
        guard let host = unsafe host else { return false }
        let status = unsafe host.pointee.dispatch(host)
        if dispatchStatus == FEED_STATUS_OK {
            dispatchStatus = status
        }
        return status == FEED_STATUS_OK
    }

    func wake() {
        guard let host = unsafe host else { return }
        unsafe host.pointee.wake(host)
    }

    func suspend() {
        guard let host = unsafe host else { return }
        unsafe host.pointee.suspend(host)
    }

    /// The terminal that was granted, and its descriptor.
    var terminal: (environment: RenderingEnvironment, descriptor: Int32)? {
        guard let host = unsafe host, let environment = unsafe host.pointee.environment(host),
            let surface = unsafe environment.pointee.terminal
        else { return nil }
        return unsafe (
            RenderingEnvironment(surface.pointee, in: environment.pointee),
            environment.pointee.terminal_descriptor
        )
    }

    func plainText(_ html: String) -> String? {
        guard let host = unsafe host, let table = unsafe plainTextExtension else { return nil }
        return unsafe html.withFeedString { html in
            unsafe table.pointee.text(host, html)
        }.text
    }

    func recall() -> [UInt8] {
        guard let host = unsafe host, let table = unsafe memoryExtension else { return [] }
        let kept = unsafe table.pointee.recall(host)
        return unsafe Array(UnsafeRawBufferPointer(start: kept.bytes, count: kept.length))
    }

    func keep(_ bytes: [UInt8]) {
        guard let host = unsafe host, let table = unsafe memoryExtension else { return }
        unsafe bytes.withUnsafeBytes { bytes in
            unsafe table.pointee.keep(host, bytes.baseAddress, bytes.count)
        }
    }
}

extension RenderingEnvironment {
    fileprivate init(_ surface: feed_surface, in environment: feed_environment) {
        self.init(
            columns: surface.columns == 0 ? nil : Int(surface.columns),
            rows: surface.rows == 0 ? nil : Int(surface.rows),
            isTerminal: surface.is_terminal != 0,
            colorDepth: ColorDepth(colors: surface.colors),
            allowsHyperlinks: surface.allows_hyperlinks != 0,
            pixelWidth: surface.pixel_width == 0 ? nil : Int(surface.pixel_width),
            pixelHeight: surface.pixel_height == 0 ? nil : Int(surface.pixel_height),
            locale: unsafe String(feedString: environment.locale),
            timeZone: unsafe String(feedString: environment.time_zone))
    }
}

extension ColorDepth {
    /// The depth that `colors` colours are enough for.
    fileprivate init(colors: UInt32) {
        switch colors {
        case 0..<16: self = .none
        case 16..<256: self = .ansi16
        case 256..<16_777_216: self = .ansi256
        default: self = .trueColor
        }
    }
}

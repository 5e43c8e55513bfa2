import FeedPluginAPI
import FeedRendering
import FeedViews

/// The host's function table. All calls to the host pass through here.
///
/// The pointer is cleared when the renderer ends, so that a ``RendererHost`` kept longer reads no
/// freed memory.
@safe final class HostCalls: FeedDelegate, ReaderDelegate {
    enum Stream: feed_stream {
        case output = 1
        case status = 2
    }

    private var host: UnsafePointer<feed_host>?
    private let eventLoop: UnsafePointer<feed_event_loop_extension>?
    private let terminalExtension: UnsafePointer<feed_terminal_extension>?
    private let clipboard: UnsafePointer<feed_clipboard_extension>?
    private let plainTextExtension: UnsafePointer<feed_plain_text_extension>?
    private let memoryExtension: UnsafePointer<feed_memory_extension>?
    private let readerExtension: UnsafePointer<feed_reader_extension>?
    let waker: RendererWaker
    /// The first failure of a write.
    private(set) var writeStatus = feed_status(FEED_STATUS_OK)
    /// The first status of dispatch other than OK.
    private(set) var dispatchStatus = feed_status(FEED_STATUS_OK)

    init(_ host: UnsafePointer<feed_host>) {
        unsafe self.host = unsafe host
        func find<Table>(_ name: String, _ type: Table.Type) -> UnsafePointer<Table>? {
            unsafe host.pointee.get_extension(host, name)?.assumingMemoryBound(to: type)
        }
        unsafe eventLoop = unsafe find(FEED_EXTENSION_EVENT_LOOP, feed_event_loop_extension.self)
        unsafe terminalExtension = unsafe find(
            FEED_EXTENSION_TERMINAL, feed_terminal_extension.self)
        unsafe clipboard = unsafe find(FEED_EXTENSION_CLIPBOARD, feed_clipboard_extension.self)
        unsafe plainTextExtension = unsafe find(
            FEED_EXTENSION_PLAIN_TEXT, feed_plain_text_extension.self)
        unsafe memoryExtension = unsafe find(FEED_EXTENSION_MEMORY, feed_memory_extension.self)
        unsafe readerExtension = unsafe find(FEED_EXTENSION_READER, feed_reader_extension.self)
        waker = unsafe RendererWaker(host, eventLoop)
    }

    /// Clears the pointer.
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
        // Failures of the status stream are ignored.
        if stream == .output, status < 0 {
            writeStatus = status
        }
        return status >= 0
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
        return unsafe RenderingEnvironment(surface, in: environment)
    }

    /// Returns the phrase for a key; empty if the host doesn't know it.
    func phrase(for word: FeedWord) -> Phrase {
        guard let host = unsafe host else { return Phrase() }
        let lent = unsafe host.pointee.words(host, word.rawValue)
        return unsafe Phrase(
            before: String(feedString: lent.before), after: String(feedString: lent.after))
    }

    func isGranted(_ need: String) -> Bool {
        guard let host = unsafe host else { return false }
        return unsafe host.pointee.is_granted(host, need) != 0
    }

    // MARK: Delegate of the views

    func didRequestFeedRefresh() {
        guard let host = unsafe host else { return }
        _ = unsafe host.pointee.request_refresh(host)
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
        by call: (UnsafePointer<feed_host>, UnsafePointer<feed_image_request>) -> feed_status
    ) {
        // Checked here: an invalid index could read as FEED_NO_ITEM, which means the feed itself.
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
        guard let url = request.url else {
            _ = unsafe call(host, &parts)
            return
        }
        unsafe url.withFeedString { url in
            unsafe parts.url = unsafe url
            _ = unsafe call(host, &parts)
        }
    }

    func didRequestStates(_ change: FeedItemStateChange) -> FeedRequestOutcome {
        guard let host = unsafe host else { return .refused }
        var parts = unsafe feed_state_change()
        unsafe parts.size = MemoryLayout<feed_state_change>.size
        unsafe parts.revision = change.revision
        unsafe parts.states = change.states.rawValue
        unsafe parts.is_set = change.isSet ? 1 : 0
        switch change.items {
        case .range(let range):
            guard let first = UInt64(exactly: range.lowerBound) else { return .refused }
            unsafe parts.first = first
            unsafe parts.count = UInt64(range.count)
            return unsafe FeedRequestOutcome(host.pointee.set_states(host, &parts))
        case .list(let list):
            // An invalid index becomes one out of range.
            let indexes = list.map { UInt64(exactly: $0) ?? .max }
            return unsafe indexes.withUnsafeBufferPointer { indexes in
                unsafe parts.indexes = indexes.baseAddress
                unsafe parts.count = UInt64(indexes.count)
                return unsafe FeedRequestOutcome(host.pointee.set_states(host, &parts))
            }
        }
    }

    func didRequestOpening(
        of url: String, from index: Int?, in revision: UInt64
    ) -> FeedRequestOutcome {
        // Checked here: an invalid index could read as FEED_NO_ITEM, which means the feed itself.
        let item = index.map { UInt64(exactly: $0) } ?? .max
        guard let host = unsafe host, let item else { return .refused }
        return unsafe url.withFeedString {
            unsafe FeedRequestOutcome(host.pointee.open_link(host, revision, item, $0))
        }
    }

    func didRequestCopy(of text: String) -> FeedRequestOutcome {
        guard let host = unsafe host, let table = unsafe clipboard else { return .refused }
        return unsafe text.withFeedString {
            unsafe FeedRequestOutcome(table.pointee.copy_text(host, $0))
        }
    }

    // MARK: Reading

    /// True if the host keeps the state of reading.
    var offersReader: Bool { unsafe readerExtension != nil }

    func didRequestAction(_ request: ReaderActionRequest) -> FeedRequestOutcome {
        // Checked here: an invalid row could read as FEED_NO_ROW, which means the selected one.
        let row = request.row.map { UInt64(exactly: $0) } ?? .max
        guard let host = unsafe host, let table = unsafe readerExtension, let row else {
            return .refused
        }
        var parts = unsafe feed_action_request()
        unsafe parts.size = MemoryLayout<feed_action_request>.size
        unsafe parts.row = row
        unsafe parts.number = Int64(request.number ?? 0)
        unsafe parts.version = request.version ?? 0
        return unsafe request.action.rawValue.withFeedString { name in
            unsafe parts.name = unsafe name
            guard let text = request.text else {
                return unsafe FeedRequestOutcome(table.pointee.perform(host, &parts))
            }
            return unsafe text.withFeedString { text in
                unsafe parts.text = unsafe text
                return unsafe FeedRequestOutcome(table.pointee.perform(host, &parts))
            }
        }
    }

    /// The keys of the actions that the kit knows, with the user's own.
    var readerKeys: ReaderKeys {
        guard let host = unsafe host, let table = unsafe readerExtension else { return .standard }
        var bound: [(key: String, action: ReaderAction)] = []
        unsafe table.pointee.actions(host).forEach(of: feed_action.self) { action in
            let name = unsafe String(feedString: action.pointee.name)
            guard let known = ReaderAction(rawValue: name) else { return }
            unsafe action.pointee.keys.forEach(of: feed_string.self) {
                bound.append((unsafe String(feedString: $0.pointee), known))
            }
        }
        return ReaderKeys(bound)
    }

    // MARK: The main loop

    var eventDescriptor: Int32? {
        guard let host = unsafe host, let table = unsafe eventLoop else { return nil }
        let descriptor = unsafe Int32(exactly: table.pointee.descriptor(host))
        return descriptor.flatMap { $0 < 0 ? nil : $0 }
    }

    func dispatch() -> Bool {
        guard let host = unsafe host, let table = unsafe eventLoop else { return false }
        let status = unsafe table.pointee.dispatch(host)
        if dispatchStatus == FEED_STATUS_OK, status < 0 {
            dispatchStatus = status
        }
        return status >= 0
    }

    func suspend() -> FeedRequestOutcome {
        guard let host = unsafe host, let table = unsafe terminalExtension else { return .refused }
        return unsafe FeedRequestOutcome(table.pointee.suspend(host))
    }

    /// `nil` if the terminal is not granted.
    var terminalEnvironment: RenderingEnvironment? {
        guard let host = unsafe host, let table = unsafe terminalExtension,
            let surface = unsafe table.pointee.surface(host),
            let environment = unsafe host.pointee.environment(host)
        else { return nil }
        return unsafe RenderingEnvironment(surface, in: environment)
    }

    /// `nil` if the terminal is not granted.
    var terminalDescriptor: Int32? {
        guard let host = unsafe host, let table = unsafe terminalExtension else { return nil }
        let descriptor = unsafe Int32(exactly: table.pointee.descriptor(host))
        return descriptor.flatMap { $0 < 0 ? nil : $0 }
    }

    // MARK: Other services

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

    func keep(_ bytes: [UInt8]) -> FeedRequestOutcome {
        guard let host = unsafe host, let table = unsafe memoryExtension else { return .refused }
        return unsafe bytes.withUnsafeBytes { bytes in
            unsafe FeedRequestOutcome(
                table.pointee.keep(host, bytes.baseAddress, bytes.count))
        }
    }
}

extension FeedRequestOutcome {
    /// Converts a status of the host.
    fileprivate init(_ status: feed_status) {
        self = status >= 0 ? .done : FeedRequestOutcome(rawValue: status) ?? .failed
    }
}

extension RenderingEnvironment {
    fileprivate init(
        _ surface: UnsafePointer<feed_surface>, in environment: UnsafePointer<feed_environment>
    ) {
        let contrast = unsafe Int(environment.pointee.contrast)
        let scale = unsafe environment.pointee.text_scale
        unsafe self.init(
            columns: Self.size(surface.pointee.columns),
            rows: Self.size(surface.pointee.rows),
            isTerminal: surface.pointee.is_terminal != 0,
            colorDepth: ColorDepth(colors: surface.pointee.colors),
            allowsHyperlinks: surface.pointee.allows_hyperlinks != 0,
            pixelWidth: Self.size(surface.pointee.pixel_width),
            pixelHeight: Self.size(surface.pointee.pixel_height),
            locale: String(feedString: environment.pointee.locale),
            timeZone: String(feedString: environment.pointee.time_zone),
            colorScheme: ColorScheme(rawValue: environment.pointee.color_scheme),
            hasHighContrast: contrast == Int(FEED_CONTRAST_UNKNOWN)
                ? nil : contrast == Int(FEED_CONTRAST_HIGH),
            textScale: scale > 0 ? scale : nil)
    }

    private static func size(_ size: UInt32) -> Int? { size == 0 ? nil : Int(size) }
}

extension ColorDepth {
    /// Converts a number of colours.
    fileprivate init(colors: UInt32) {
        switch colors {
        case 0..<16: self = .none
        case 16..<256: self = .ansi16
        case 256..<16_777_216: self = .ansi256
        default: self = .trueColor
        }
    }
}

import FeedNetworkAPI
import SystemInterface

/// Transfers of libcurl in parallel on one thread: a safe wrapper of the function table.
@safe
final class TransferClient {
    typealias Tag = UInt64

    private let table: UnsafePointer<feed_network_table>
    private let client: OpaquePointer
    private var transfers: [Tag: OpaquePointer] = unsafe [:]
    private var nextTag: Tag = 1

    /// - Parameter path: the library for libcurl.
    init(libraryPath path: String) throws(LibraryError) {
        unsafe table = unsafe try LibraryTable.open(
            path, entry: FEED_NETWORK_ENTRY, version: FEED_NETWORK_VERSION)
        let classify: feed_network_classify = { bytes, count in
            guard let bytes = unsafe bytes, count == 4 || count == 16 else {
                return AddressClass.reserved.rawValue
            }
            let buffer = unsafe UnsafeBufferPointer(start: bytes, count: Int(count))
            return unsafe AddressClass(buffer.span).rawValue
        }
        guard let client = unsafe table.pointee.client_create(classify) else {
            throw LibraryError(path: path, reason: .outOfResources)
        }
        unsafe self.client = client
    }

    deinit {
        while let tag = unsafe transfers.keys.first { stop(tag) }
        unsafe table.pointee.client_destroy(client)
    }

    /// Readable when there is something to process.
    var descriptor: Int32 { unsafe table.pointee.client_descriptor(client) }

    /// Does all work that doesn't block.
    func process() {
        unsafe table.pointee.client_process(client)
    }

    /// Converts the host to ASCII (IDNA); `nil` if that fails or gives an invalid host.
    func ascii(_ address: ResourceAddress) -> ResourceAddress? {
        if address.host.utf8.allSatisfy({ $0 < 0x80 }) { return address }
        var buffer = [CChar](repeating: 0, count: 512)
        let text = address.text
        let isWritten = unsafe buffer.withUnsafeMutableBufferPointer { buffer in
            unsafe text.withCString {
                unsafe table.pointee.ascii_host($0, buffer.baseAddress, buffer.count)
            }
        }
        guard isWritten == 1 else { return nil }
        let host = String(
            decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        guard host.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        return address.replacingHost(by: host)
    }

    /// Starts a transfer; `nil` on failure.
    ///
    /// - Parameter certificates: a file of trusted certificates; empty for the system's.
    func start(
        _ request: HTTPRequest, userAgent: String, proxy: String, certificates: String
    ) -> Tag? {
        let tag = nextTag
        nextTag += 1
        let strings =
            [request.address.requestText, userAgent, proxy, certificates]
            + request.fields.map { "\($0.name): \($0.value)" }
        let transfer = unsafe SystemText.withPaths(strings) { strings -> OpaquePointer? in
            let headers = unsafe UnsafeRawPointer(strings + 4)
                .assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            var settings = unsafe feed_network_request(
                url: strings[0], headers: headers, header_count: request.fields.count,
                user_agent: strings[1], proxy: strings[2], certificate_file: strings[3],
                allowed_address_classes: request.allowedClasses.rawValue,
                timeout_milliseconds: max(1, request.timeoutMilliseconds),
                connect_timeout_milliseconds: TransferLimits.connectMilliseconds,
                low_speed_bytes_per_second: TransferLimits.slowBytesPerSecond,
                low_speed_seconds: TransferLimits.slowSeconds,
                maximum_body_bytes: Int64(request.maximumBytes),
                maximum_head_bytes: TransferLimits.headBytes)
            return unsafe table.pointee.transfer_start(client, &settings, tag)
        }
        guard let transfer = unsafe transfer else { return nil }
        unsafe transfers[tag] = transfer
        return tag
    }

    /// Returns true once the address of the host is known.
    func hasAddress(_ tag: Tag) -> Bool {
        guard let transfer = unsafe transfers[tag] else { return false }
        return unsafe table.pointee.transfer_has_address(transfer) == 1
    }

    /// In decoded bytes.
    func receivedBytes(_ tag: Tag) -> Int64 {
        guard let transfer = unsafe transfers[tag] else { return 0 }
        return unsafe table.pointee.transfer_received(transfer)
    }

    func stop(_ tag: Tag) {
        guard let transfer = unsafe transfers.removeValue(forKey: tag) else { return }
        unsafe table.pointee.transfer_release(transfer)
    }

    /// Returns the next finished transfer and its result.
    func nextFinished() -> (tag: Tag, result: HTTPResult)? {
        guard let transfer = unsafe table.pointee.client_next_finished(client) else { return nil }
        let tag = unsafe table.pointee.transfer_tag(transfer)
        var response = unsafe feed_network_response()
        unsafe table.pointee.transfer_response(transfer, &response)
        var result = unsafe Self.result(response)
        unsafe result.receivedBytes = table.pointee.transfer_received(transfer)
        stop(tag)
        return (tag, result)
    }

    @unsafe
    private static func result(_ response: feed_network_response) -> HTTPResult {
        let head = unsafe bytes(response.head, response.head_length)
        let refused = unsafe AddressClass(rawValue: response.refused_class)
        let outcome: HTTPResult.Outcome =
            switch unsafe Int(response.outcome) {
            case Int(FEED_NETWORK_COMPLETE): .complete
            case Int(FEED_NETWORK_ADDRESS_REFUSED): .addressRefused(refused)
            case Int(FEED_NETWORK_BODY_TOO_LARGE): .bodyTooLarge
            case Int(FEED_NETWORK_HEAD_TOO_LARGE): .headTooLarge
            case Int(FEED_NETWORK_DEADLINE_PASSED): .deadlinePassed
            case Int(FEED_NETWORK_TOO_SLOW): .tooSlow
            case Int(FEED_NETWORK_HOST_NOT_FOUND): .hostNotFound
            case Int(FEED_NETWORK_CONNECTION_FAILED): .connectionFailed
            case Int(FEED_NETWORK_TLS_FAILED): .secureConnectionFailed
            case Int(FEED_NETWORK_UNTRUSTED): .untrusted
            case Int(FEED_NETWORK_CUT_SHORT): .cutShort
            case Int(FEED_NETWORK_MALFORMED): .malformed
            case Int(FEED_NETWORK_BAD_URL): .badAddress
            case Int(FEED_NETWORK_PROXY_FAILED): .proxyFailed
            case Int(FEED_NETWORK_PROXY_REFUSED): unsafe .proxyRefused(Int(response.proxy_status))
            default: .failed
            }
        let isComplete = outcome == .complete
        return unsafe HTTPResult(
            outcome: outcome, head: ResponseHead(head.span),
            body: isComplete || outcome == .cutShort
                ? bytes(response.body, response.body_length) : [],
            addressClass: AddressClass(rawValue: response.address_class),
            detail: isComplete ? "" : String(String(cString: response.message)[...].trimmed()),
            elapsedMilliseconds: response.elapsed_milliseconds)
    }

    @unsafe
    private static func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
    }
}

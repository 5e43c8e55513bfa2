import FeedServerAPI
import SystemInterface

/// A server on 127.0.0.1, a safe wrapper of the library for libmicrohttpd.
///
/// Makes no decisions: its owner handles each request, now or later. From one thread.
@safe
package final class LoopbackServer {
    /// Simultaneous connections; a browser makes six.
    private static let connections: UInt32 = 64
    /// The size of a request with its fields, including long picture addresses.
    private static let requestBytes: UInt32 = 64 << 10
    /// The time until a client's next request is complete.
    private static let requestMilliseconds: Int64 = 20_000
    /// The time for a client to receive a response.
    private static let responseMilliseconds: Int64 = 60_000

    private let table: UnsafePointer<feed_server_table>
    private let server: OpaquePointer
    private var requests: [UInt64: OpaquePointer] = unsafe [:]
    private var nextNumber: UInt64 = 1
    package let port: Int

    /// Opens the library at `path`, and listens.
    ///
    /// - Parameter port: the port; zero for a free one.
    package init(libraryPath path: String, port: Int) throws(LoopbackServerError) {
        do throws(LibraryError) {
            unsafe table = unsafe try LibraryTable.open(
                path, entry: FEED_SERVER_ENTRY, version: FEED_SERVER_VERSION)
        } catch {
            throw .library(error)
        }
        var limits = feed_server_limits(
            connections: Self.connections, request_bytes: Self.requestBytes,
            request_milliseconds: Self.requestMilliseconds,
            response_milliseconds: Self.responseMilliseconds)
        var number: Int32 = 0
        guard let server = unsafe table.pointee.server_create(&limits, UInt16(port), &number) else {
            throw .notListening(SystemError(number: number))
        }
        unsafe self.server = server
        self.port = unsafe Int(table.pointee.server_port(server))
    }

    deinit {
        unsafe table.pointee.server_destroy(server)
    }

    /// Readable when there is something to process.
    package var descriptor: Int32 { unsafe table.pointee.server_descriptor(server) }

    /// The bytes of bodies that clients have not received yet.
    package var heldBytes: Int { unsafe table.pointee.server_held_bytes(server) }

    /// Does all work that doesn't block, and returns in how many milliseconds to call it again;
    /// `nil` for never.
    package func process() -> Int64? {
        let milliseconds = unsafe table.pointee.server_process(server)
        return milliseconds < 0 ? nil : milliseconds
    }

    /// Returns the next request, if any. Each must be answered, or its body read.
    package func nextRequest() -> ServerRequest? {
        guard let request = unsafe table.pointee.server_next_request(server) else { return nil }
        let number = nextNumber
        nextNumber += 1
        unsafe requests[number] = request
        var fields: [String: String] = [:]
        for name in ServerRequest.fieldNames {
            fields[name] = unsafe Self.text(table.pointee.request_field(request, name))
        }
        var length = 0
        let body = unsafe table.pointee.request_body(request, &length).map {
            unsafe Array(UnsafeBufferPointer(start: $0, count: length))
        }
        return unsafe ServerRequest(
            number: number, method: Self.text(table.pointee.request_method(request)) ?? "",
            target: Self.text(table.pointee.request_target(request)) ?? "", fields: fields,
            body: body)
    }

    /// Receives the body of a request, instead of an answer; the request then comes again with
    /// another number. Call ``process()`` after it.
    ///
    /// - Parameter limit: the most bytes; the connection is closed if it has more.
    package func readBody(of number: UInt64, limit: Int) {
        guard let request = unsafe requests.removeValue(forKey: number) else { return }
        unsafe table.pointee.request_read(request, limit)
    }

    @unsafe
    private static func text(_ start: UnsafePointer<CChar>?) -> String? {
        unsafe start.map { unsafe String(cString: $0) }
    }

    /// Answers a request; call ``process()`` after it.
    ///
    /// - Parameter isAuthorized: whether the client may be here: its connection is then not closed
    ///   in favour of new ones.
    package func answer(_ number: UInt64, _ response: ServerResponse, isAuthorized: Bool) {
        guard let request = unsafe requests.removeValue(forKey: number) else { return }
        let fields = response.fields.flatMap { [$0.name, $0.value] }.map { text in
            String(decoding: text.utf8.filter { $0 >= 0x20 && $0 < 0x7F }, as: UTF8.self)
        }
        unsafe SystemText.withPaths(fields) { strings in
            unsafe response.body.withUnsafeBufferPointer { body in
                var answer = unsafe feed_server_response(
                    status: UInt32(response.status), is_authorized: isAuthorized ? 1 : 0,
                    fields: UnsafeRawPointer(strings)
                        .assumingMemoryBound(to: UnsafePointer<CChar>?.self),
                    field_count: fields.count, body: body.baseAddress, body_length: body.count)
                unsafe table.pointee.request_answer(request, &answer)
            }
        }
    }
}

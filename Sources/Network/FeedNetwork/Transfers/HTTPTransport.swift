/// Sends requests, and says what comes of them.
package protocol HTTPTransport: AnyObject {
    /// Sends `request`, as soon as there is room for it, and calls `completion` once with what
    /// came of it, in a later turn of the event loop. After the transfer is cancelled it is not
    /// called any more.
    func send(
        _ request: HTTPRequest, completion: @escaping (HTTPResult) -> Void
    ) -> any HTTPTransfer

    /// Returns true where a request to `address` goes through a proxy.
    func usesProxy(for address: ResourceAddress) -> Bool
}

/// A request under way.
package protocol HTTPTransfer: AnyObject {
    /// How many decoded bytes have come.
    var receivedBytes: Int64 { get }
    /// True once the request has left the queue.
    var isStarted: Bool { get }
    /// Stops it; its completion is not called any more.
    func cancel()
}

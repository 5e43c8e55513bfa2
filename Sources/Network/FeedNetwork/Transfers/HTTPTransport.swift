/// Sends requests.
package protocol HTTPTransport: AnyObject {
    /// Sends `request` when there is room, and calls `completion` once, in a later turn of the
    /// event loop; not after the transfer is cancelled.
    func send(
        _ request: HTTPRequest, completion: @escaping (HTTPResult) -> Void
    ) -> any HTTPTransfer

    func usesProxy(for address: ResourceAddress) -> Bool
}

/// A request in progress.
package protocol HTTPTransfer: AnyObject {
    /// In decoded bytes.
    var receivedBytes: Int64 { get }
    /// True once the request has left the queue.
    var isStarted: Bool { get }
    /// Cancels it, without calling its completion.
    func cancel()
}

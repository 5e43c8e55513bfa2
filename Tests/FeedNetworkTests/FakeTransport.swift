@testable import FeedNetwork

/// Answers requests when the test says so, and records them.
final class FakeTransport: HTTPTransport {
    final class Transfer: HTTPTransfer {
        var receivedBytes: Int64 = 0
        var isStarted = true
        private(set) var isCancelled = false
        fileprivate var completion: ((HTTPResult) -> Void)?

        func cancel() {
            isCancelled = true
            completion = nil
        }
    }

    private(set) var requests: [HTTPRequest] = []
    private(set) var transfers: [Transfer] = []

    func send(
        _ request: HTTPRequest, completion: @escaping (HTTPResult) -> Void
    ) -> any HTTPTransfer {
        let transfer = Transfer()
        transfer.completion = completion
        requests.append(request)
        transfers.append(transfer)
        return transfer
    }

    /// True if requests use a proxy.
    var hasProxy = false

    func usesProxy(for address: ResourceAddress) -> Bool { hasProxy }

    /// Answers the last request.
    func answer(
        _ status: Int, _ fields: [(String, String)] = [], body: String = "",
        from addressClass: AddressClass? = .public, elapsedMilliseconds: Int64 = 0
    ) {
        answer(
            status, fields, bytes: Array(body.utf8), from: addressClass,
            elapsedMilliseconds: elapsedMilliseconds)
    }

    /// Answers the last request with a body that need not be text.
    func answer(
        _ status: Int, _ fields: [(String, String)] = [], bytes: [UInt8],
        from addressClass: AddressClass? = .public, elapsedMilliseconds: Int64 = 0
    ) {
        finish(
            HTTPResult(
                outcome: .complete, head: ResponseHead(status: status, fields: fields),
                body: bytes, receivedBytes: Int64(bytes.count),
                addressClass: addressClass, elapsedMilliseconds: elapsedMilliseconds))
    }

    /// Fails the last request after `receivedBytes` decoded bytes.
    func fail(_ outcome: HTTPResult.Outcome, receivedBytes: Int64 = 0) {
        finish(HTTPResult(outcome: outcome, receivedBytes: receivedBytes))
    }

    private func finish(_ result: HTTPResult) {
        let completion = transfers.last?.completion
        transfers.last?.completion = nil
        completion?(result)
    }
}

/// A request that waits or runs.
final class QueuedTransfer: HTTPTransfer {
    let request: HTTPRequest
    /// The transfer's number, once it runs.
    var tag: TransferClient.Tag?
    /// The number of answers of its server before it was started.
    var earlierAnswers = 0
    private weak let client: HTTPClient?
    private var completion: ((HTTPResult) -> Void)?

    init(
        client: HTTPClient, request: HTTPRequest, completion: @escaping (HTTPResult) -> Void
    ) {
        self.client = client
        self.request = request
        self.completion = completion
    }

    var isStarted: Bool { tag != nil }

    var receivedBytes: Int64 { tag.flatMap { client?.receivedBytes($0) } ?? 0 }

    func cancel() {
        guard completion.take() != nil else { return }
        client?.cancel(self)
    }

    func finish(with result: HTTPResult) {
        completion.take()?(result)
    }
}

import FeedViews
import WorkerProtocol

/// Sends the plugin's requests to the host.
final class WorkerDelegate: FeedDelegate, ReaderDelegate {
    private let channel: WorkerChannel
    /// Sends a request and waits for the outcome.
    private let ask: (WorkerMessage) -> FeedRequestOutcome
    /// Drops cached items and sources after states have changed.
    private let forgetStates: () -> Void

    init(
        channel: WorkerChannel, ask: @escaping (WorkerMessage) -> FeedRequestOutcome,
        forgetStates: @escaping () -> Void
    ) {
        self.channel = channel
        self.ask = ask
        self.forgetStates = forgetStates
    }

    func didRequestFeedRefresh() {
        channel.send(.request(.refresh))
    }

    func didRequestImage(for request: FeedImageRequest) {
        send(.request, request)
    }

    func didCancelImageRequest(for request: FeedImageRequest) {
        send(.cancel, request)
    }

    func didRequestImagePreload(for request: FeedImageRequest) {
        send(.preload, request)
    }

    private func send(_ kind: WorkerImageRequest.Kind, _ request: FeedImageRequest) {
        var message = WorkerImageRequest(
            kind: kind, feed: request.revision, index: request.index.map { UInt64($0) } ?? .max,
            url: request.url, width: 0, height: 0)
        if case .pixels(let width, let height) = request.form {
            message.width = UInt32(clamping: width)
            message.height = UInt32(clamping: height)
        }
        channel.send(.image(message))
    }

    /// Sends the request; what it changes arrives as displays.
    func didRequestAction(_ request: ReaderActionRequest) -> FeedRequestOutcome {
        channel.send(
            .perform(
                WorkerActionRequest(
                    name: request.action.rawValue, text: request.text,
                    row: request.row.map { UInt64($0) } ?? .max,
                    number: Int64(request.number ?? 0), version: request.version ?? 0)))
        return .done
    }

    func didRequestStates(_ change: FeedItemStateChange) -> FeedRequestOutcome {
        let items: WorkerStateItems
        switch change.items {
        case .range(let range):
            items = .range(first: UInt64(range.lowerBound), count: UInt64(range.count))
        case .list(let list):
            items = .list
            send(list)
        }
        let outcome = ask(
            .setStates(
                feed: change.revision, states: change.states.rawValue, isSet: change.isSet,
                items: items))
        if outcome == .done { forgetStates() }
        return outcome
    }

    private func send(_ indexes: [Int]) {
        let bytes = indexes.flatMap { index in
            (0..<8).map { UInt8(truncatingIfNeeded: index >> (8 * $0)) }
        }
        for part in WorkerProtocol.parts(of: bytes) { channel.send(.stateIndexes(part: part)) }
    }

    func didRequestOpening(
        of url: String, from index: Int?, in revision: UInt64
    ) -> FeedRequestOutcome {
        ask(.openLink(feed: revision, index: index.map { UInt64($0) } ?? .max, url: url))
    }

    func didRequestCopy(of text: String) -> FeedRequestOutcome {
        var parts = WorkerProtocol.parts(of: Array(text.utf8))
        let last = parts.removeLast()
        for part in parts { channel.send(.copyText(part: part, isLast: false)) }
        return ask(.copyText(part: last, isLast: true))
    }
}

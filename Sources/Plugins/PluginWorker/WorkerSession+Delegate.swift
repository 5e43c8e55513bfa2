import FeedViews
import WorkerProtocol

// Sends the plugin's requests to the host.

extension WorkerSession: FeedDelegate, ReaderDelegate {
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

    private func send(_ kind: WorkerImageRequest, _ request: FeedImageRequest) {
        var (width, height) = (0, 0)
        if case .pixels(let mostWidth, let mostHeight) = request.form {
            (width, height) = (mostWidth, mostHeight)
        }
        channel.send(
            .image(
                kind, feed: request.revision, index: request.index.map { UInt64($0) } ?? .max,
                url: request.url, width: UInt32(clamping: width), height: UInt32(clamping: height)))
    }

    /// Sends the request; what it changes arrives as displays.
    func didRequestAction(_ request: ReaderActionRequest) -> FeedRequestOutcome {
        channel.send(
            .perform(
                name: request.action.rawValue, text: request.text,
                row: request.row.map { UInt64($0) } ?? .max, number: Int64(request.number ?? 0),
                version: request.version ?? 0))
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
        let outcome = askOutcome(
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
        askOutcome(.openLink(feed: revision, index: index.map { UInt64($0) } ?? .max, url: url))
    }

    func didRequestCopy(of text: String) -> FeedRequestOutcome {
        var parts = WorkerProtocol.parts(of: Array(text.utf8))
        let last = parts.removeLast()
        for part in parts { channel.send(.copyText(part: part, isLast: false)) }
        return askOutcome(.copyText(part: last, isLast: true))
    }
}

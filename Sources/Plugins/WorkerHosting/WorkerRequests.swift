import FeedModel
import FeedPluginAPI
import FeedViews
import PluginHosting
import PluginTracing
import WorkerProtocol

/// The requests of a plugin in a worker, for the delegate. The worker has checked them, but the
/// worker is the plugin's.
final class WorkerRequests {
    /// Whom the plugin's views tell of the person's requests.
    var delegate: (any FeedDelegate)?
    private let exchange: WorkerExchange
    private let lending: WorkerLending
    private let suspendProgram: () -> Void
    /// The part that has come of a text that is to be copied.
    private var copied: [UInt8] = []
    private var copiedTooMuch = false
    private var pace = ReadingPace()
    /// The indexes that have come of items whose states are to change.
    private var indexes: [UInt64] = []

    /// - Parameter suspend: stops the program until the person wants it again.
    init(
        over exchange: WorkerExchange, lending: WorkerLending, suspend: @escaping () -> Void
    ) {
        self.exchange = exchange
        self.lending = lending
        suspendProgram = suspend
    }

    private var shown: ShownFeed { lending.shown }

    // MARK: Counting

    /// Who sits before a main loop may ask for more as time goes by.
    private func passTime() {
        if exchange.conversation.isLoopRunning {
            exchange.quota.requests.passTime(to: HelperProcess.now)
        }
    }

    /// Counts what is asked of the delegate; false where that is too much, and the worker is lost.
    func isCounted() -> Bool {
        passTime()
        guard exchange.quota.requests.takesRequest(itemCount: shown.itemCount) else {
            exchange.lose(.flood(.requests))
            return false
        }
        return true
    }

    // MARK: Told at once

    /// The feed is to be loaded again.
    func refresh() {
        passTime()
        guard exchange.quota.requests.takesRefresh() else {
            return exchange.lose(.flood(.refreshes))
        }
        delegate?.didRequestFeedRefresh()
    }

    /// The person wants their shell back for a while.
    func suspend() {
        _ = answer("suspend") { rules, _ throws(RequestRefusal) in
            try rules.suspension(isRunning: exchange.conversation.isLoopRunning)
            suspendProgram()
            return .done
        }
    }

    /// A picture is wanted, or not any more.
    func takeImage(_ message: WorkerImageRequest) {
        _ = answer("\(message.kind)_image") { rules, delegate throws(RequestRefusal) in
            let request = try rules.image(of: message.index, in: message.feed) {
                () throws(RequestRefusal) in
                message.url
            } as: { () throws(RequestRefusal) in
                message.width == 0 && message.height == 0
                    ? .file : try rules.pixels(message.width, message.height)
            }
            // They are kept until they are answered, and a large feed may have very many asked for.
            guard exchange.quota.requests.takesAddress(of: message.url?.utf8.count ?? 0) else {
                exchange.lose(.flood(.requests))
                return .failed
            }
            message.kind.tell(delegate, of: request)
            return .done
        }
    }

    // MARK: Answered

    /// Counts a request, and does what it asks for where the rules allow it.
    private func answer(
        _ name: String,
        _ request: (RequestRules, any FeedDelegate) throws(RequestRefusal) -> FeedRequestOutcome
    ) -> FeedRequestOutcome {
        guard isCounted() else { return .failed }
        guard let delegate else { return .refused }
        let rules = RequestRules(
            name, shown: shown,
            hasMainLoop: exchange.features?.contains(.mainLoop) == true,
            grants: exchange.settings.grants)
        do {
            return try request(rules, delegate)
        } catch {
            return error.outcome
        }
    }

    /// Takes indexes of items whose states are to change.
    func takeIndexes(_ part: ArraySlice<UInt8>) {
        guard isCounted(), part.count % 8 == 0,
            indexes.count + part.count / 8 <= shown.itemCount
        else { return exchange.lose(.brokeProtocol) }
        for start in stride(from: part.startIndex, to: part.endIndex, by: 8) {
            indexes.append(
                part[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) })
        }
    }

    /// The person sets or clears states of items.
    func setStates(
        _ states: FeedItemStates, _ isSet: Bool, of items: WorkerStateItems, in feed: UInt64
    ) -> FeedRequestOutcome {
        let list = indexes
        indexes = []
        return answer("set_states") { rules, delegate throws(RequestRefusal) in
            let change = try rules.change(states, isSet: isSet, in: feed) {
                () throws(RequestRefusal) in
                switch items {
                case .list: try rules.list(count: UInt64(list.count)) { list[$0] }
                case .range(let first, let count): try rules.range(from: first, count: count)
                }
            }
            // No view is called from it, and the items that are asked for next say so.
            return exchange.excusing { delegate.didRequestStates(change) }
        }
    }

    /// The page at an address is to be opened.
    func open(_ url: String, from index: UInt64, in feed: UInt64) -> FeedRequestOutcome {
        answer("open_link") { rules, delegate throws(RequestRefusal) in
            let opening = try rules.opening(of: url, from: index, in: feed)
            return exchange.excusing {
                delegate.didRequestOpening(
                    of: opening.url, from: opening.index, in: opening.revision)
            }
        }
    }

    /// A text is to be copied, of which this is a part. The plugin waits in dispatch for the last to be answered.
    func copy(_ part: ArraySlice<UInt8>, isLast: Bool) -> FeedRequestOutcome {
        copiedTooMuch = copiedTooMuch || copied.count + part.count > RequestRules.textBytes
        if !copiedTooMuch { copied += part }
        guard isLast else { return isCounted() ? .done : .failed }
        let text = copiedTooMuch ? nil : String(decoding: copied, as: UTF8.self)
        copied = []
        copiedTooMuch = false
        return answer("copy_text") { rules, delegate throws(RequestRefusal) in
            try rules.copying(of: text?.utf8.count, pace: &pace, at: HelperProcess.now)
            return exchange.excusing { delegate.didRequestCopy(of: text ?? "") }
        }
    }
}

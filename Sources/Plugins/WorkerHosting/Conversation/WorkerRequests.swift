import FeedModel
import FeedViews
import PluginHosting
import PluginReading
import PluginTracing
import WorkerProtocol

/// Handles what a plugin sends while the host waits. Its requests are checked again, since the
/// plugin controls the worker.
final class WorkerRequests {
    var delegate: (any FeedDelegate)?
    var reader: (any ReaderDelegate)?
    private let exchange: WorkerExchange
    private let lending: WorkerLending
    private let output: RelayedOutput
    private let services: PluginHostServices
    /// The parts received so far of a text to copy.
    private var copied: [UInt8] = []
    private var copiedTooMuch = false
    /// Shorter than the worker's, since requests take more or less time: a reader waits for the end of an
    /// action that its worker has allowed.
    private var copyLimit = RateLimit(milliseconds: 4_000)
    /// The indexes received so far of items whose states change.
    private var indexes: [UInt64] = []

    init(
        over exchange: WorkerExchange, lending: WorkerLending, output: RelayedOutput,
        services: PluginHostServices
    ) {
        self.exchange = exchange
        self.lending = lending
        self.output = output
        self.services = services
    }

    /// Handles a message that is not an answer.
    func serve(_ message: WorkerMessage) {
        switch message {
        case .output(let stream, let bytes): output.write(bytes, to: stream)
        case .log(let level, let text):
            passOn(PluginLogMessage.Level(rawValue: level) ?? .warning, text, isBreach: false)
        case .breach(let text): passOn(.warning, text, isBreach: true)
        case .request(.refresh): refresh()
        case .request(.suspension): suspend()
        case .image(let kind, let feed, let index, let url, let width, let height):
            takeImage(kind, of: index, in: feed, at: url, width, height)
        case .perform(let name, let text, let row, let number, let version):
            perform(name, text, row, number, version)
        case .stateIndexes(let part): takeIndexes(part)
        case .setStates(let feed, let states, let isSet, let items):
            reply(setStates(FeedItemStates(rawValue: states), isSet, of: items, in: feed))
        case .openLink(let feed, let index, let url):
            reply(open(url, from: index, in: feed))
        case .copyText(let part, let isLast):
            let outcome = copy(part, isLast: isLast)
            if isLast { reply(outcome) }
        case .keep(let bytes): keep(bytes)
        case .need(let query): lending.answer(query)
        case .confined, .created, .refused, .returned, .madeImage, .closed, .mapped, .measured,
            .incident:
            exchange.lose(.brokeProtocol)
        }
    }

    private func reply(_ outcome: FeedRequestOutcome) {
        exchange.send(.outcome(outcome.rawValue))
    }

    /// Passes on a log message of the plugin or the worker.
    private func passOn(_ level: PluginLogMessage.Level, _ text: String, isBreach: Bool) {
        switch exchange.quota.takesLog() {
        case .passedOn:
            exchange.notices.log(level, text.oneDisplayableLine, isBreach: isBreach)
        case .dropped: break
        case .flood: exchange.lose(.flood(.log))
        }
    }

    /// Stores state for the next renderer. Checks the length again, since the plugin controls the
    /// worker.
    private func keep(_ bytes: ArraySlice<UInt8>) {
        guard isCounted(), bytes.count <= RendererState.maximumLength else { return }
        services.memory?.keep(exchange.notices.plugin, Array(bytes))
    }

    private var shown: DisplayedFeed { lending.shown }

    // MARK: Counting

    /// Raises the limits over time, for a user at a main loop.
    private func passTime() {
        if exchange.conversation.isLoopRunning {
            exchange.quota.requests.passTime(to: HelperProcess.now)
        }
    }

    /// Counts a request. Returns false, and ends the worker, if there are too many.
    private func isCounted() -> Bool {
        passTime()
        guard exchange.quota.requests.takesRequest(itemCount: shown.itemCount) else {
            exchange.lose(.flood(.requests))
            return false
        }
        return true
    }

    // MARK: Requests without an answer

    private func refresh() {
        passTime()
        guard exchange.quota.requests.takesRefresh() else {
            return exchange.lose(.flood(.refreshes))
        }
        delegate?.didRequestFeedRefresh()
    }

    private func suspend() {
        _ = answer("suspend") { rules, _ throws(RequestRefusal) in
            try rules.suspension(isRunning: exchange.conversation.isLoopRunning)
            services.suspend()
            return .done
        }
    }

    /// Handles a request for a picture, or its cancellation.
    private func takeImage(
        _ kind: WorkerImageRequest, of index: UInt64, in feed: UInt64, at url: String?,
        _ width: UInt32, _ height: UInt32
    ) {
        _ = answer("\(kind)_image") { rules, delegate throws(RequestRefusal) in
            let request = try rules.image(of: index, in: feed) { () throws(RequestRefusal) in
                url
            } as: { () throws(RequestRefusal) in
                width == 0 && height == 0 ? .file : try rules.pixels(width, height)
            }
            // Requests are stored until answered, and a large feed may cause very many.
            guard exchange.quota.requests.takesAddress(of: url?.utf8.count ?? 0) else {
                exchange.lose(.flood(.requests))
                return .failed
            }
            kind.tell(delegate, of: request)
            return .done
        }
    }

    /// Requests an action of a reader. The reader itself judges its row, which may be of a list on its
    /// way to the worker: a view that was told that all is well waits for the notice.
    private func perform(
        _ name: String, _ text: String?, _ row: UInt64, _ number: Int64, _ version: UInt64
    ) {
        _ = answer("perform") { rules, _ throws(RequestRefusal) in
            let action = try rules.action(
                name, text: text, row: row, number: number, version: version, in: nil,
                copyLimit: &copyLimit, at: HelperProcess.now)
            return reader?.didRequestAction(action) ?? .refused
        }
    }

    // MARK: Requests with an answer

    /// Counts a request, and runs it if the rules allow it.
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

    /// Receives indexes of items whose states change, maybe of a feed that is being replaced.
    private func takeIndexes(_ part: ArraySlice<UInt8>) {
        guard isCounted(), part.count % 8 == 0,
            indexes.count + part.count / 8 <= lending.mostItems
        else { return exchange.lose(.brokeProtocol) }
        for start in stride(from: part.startIndex, to: part.endIndex, by: 8) {
            indexes.append(
                part[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) })
        }
    }

    private func setStates(
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
            // Calls no view; later queries return the new states.
            return exchange.excusing { delegate.didRequestStates(change) }
        }
    }

    private func open(_ url: String, from index: UInt64, in feed: UInt64) -> FeedRequestOutcome {
        answer("open_link") { rules, delegate throws(RequestRefusal) in
            let opening = try rules.opening(of: url, from: index, in: feed)
            return exchange.excusing {
                delegate.didRequestOpening(
                    of: opening.url, from: opening.index, in: opening.revision)
            }
        }
    }

    /// Copies a text that arrives in parts. The plugin waits in `dispatch` for the answer to the
    /// last one.
    private func copy(_ part: ArraySlice<UInt8>, isLast: Bool) -> FeedRequestOutcome {
        copiedTooMuch = copiedTooMuch || copied.count + part.count > RequestRules.textBytes
        if !copiedTooMuch { copied += part }
        guard isLast else { return isCounted() ? .done : .failed }
        let text = copiedTooMuch ? nil : String(decoding: copied, as: UTF8.self)
        copied = []
        copiedTooMuch = false
        return answer("copy_text") { rules, delegate throws(RequestRefusal) in
            try rules.copying(of: text?.utf8.count, limit: &copyLimit, at: HelperProcess.now)
            return exchange.excusing { delegate.didRequestCopy(of: text ?? "") }
        }
    }
}

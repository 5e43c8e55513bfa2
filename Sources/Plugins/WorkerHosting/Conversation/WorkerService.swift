import FeedViews
import PluginHosting
import PluginReading
import PluginTracing
import WorkerProtocol

/// Handles a plugin's requests that arrive while the host waits.
final class WorkerService {
    private let exchange: WorkerExchange
    private let lending: WorkerLending
    private let output: RelayedOutput
    private let requests: WorkerRequests
    /// Stores state for the next renderer; `nil` if not offered.
    private let memory: RendererState?

    init(
        over exchange: WorkerExchange, lending: WorkerLending, output: RelayedOutput,
        requests: WorkerRequests, memory: RendererState?
    ) {
        self.exchange = exchange
        self.lending = lending
        self.output = output
        self.requests = requests
        self.memory = memory
    }

    /// Handles a message that is not an answer.
    func serve(_ message: WorkerMessage) {
        switch message {
        case .output(let stream, let bytes): output.write(bytes, to: stream)
        case .log(let level, let text):
            passOn(PluginLogMessage.Level(rawValue: level) ?? .warning, text, isBreach: false)
        case .breach(let text): passOn(.warning, text, isBreach: true)
        case .request(.refresh): requests.refresh()
        case .request(.suspension): requests.suspend()
        case .image(let request): requests.takeImage(request)
        case .perform(let request): requests.perform(request)
        case .stateIndexes(let part): requests.takeIndexes(part)
        case .setStates(let feed, let states, let isSet, let items):
            answer(requests.setStates(FeedItemStates(rawValue: states), isSet, of: items, in: feed))
        case .openLink(let feed, let index, let url):
            answer(requests.open(url, from: index, in: feed))
        case .copyText(let part, let isLast):
            let outcome = requests.copy(part, isLast: isLast)
            if isLast { answer(outcome) }
        case .keep(let bytes): keep(bytes)
        case .need(let query): lending.answer(query)
        case .confined, .created, .refused, .returned, .madeImage, .closed, .mapped, .measured,
            .incident:
            exchange.lose(.brokeProtocol)
        }
    }

    private func answer(_ outcome: FeedRequestOutcome) {
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
        guard requests.isCounted(), bytes.count <= RendererState.maximumLength else { return }
        memory?.keep(exchange.notices.plugin, Array(bytes))
    }
}

import FeedModel
import FeedViews
import PluginHosting
import PluginReading
import PluginTracing
import WorkerProtocol

/// Does what a worker's plugin asks for while something else is waited for.
final class WorkerService {
    private let exchange: WorkerExchange
    private let lending: WorkerLending
    private let output: RelayedOutput
    private let wishes: WorkerWishes
    /// Kept for the next renderer; `nil` where nothing is kept.
    private let memory: PluginMemory?

    init(
        over exchange: WorkerExchange, lending: WorkerLending, output: RelayedOutput,
        wishes: WorkerWishes, memory: PluginMemory?
    ) {
        self.exchange = exchange
        self.lending = lending
        self.output = output
        self.wishes = wishes
        self.memory = memory
    }

    /// Does what a message asks for that is no answer.
    func serve(_ message: WorkerMessage) {
        switch message {
        case .output(let stream, let bytes): output.write(bytes, to: stream)
        case .log(let level, let text):
            passOn(PluginLogMessage.Level(rawValue: level) ?? .warning, text, isBreach: false)
        case .breach(_, let text): passOn(.warning, text, isBreach: true)
        case .request(.refresh): wishes.refresh()
        case .request(.suspension): wishes.suspend()
        case .image(let wish): wishes.takeImage(wish)
        case .stateIndexes(let part): wishes.takeIndexes(part)
        case .setStates(let feed, let states, let isSet, let items):
            answer(wishes.setStates(FeedItemStates(rawValue: states), isSet, of: items, in: feed))
        case .openLink(let feed, let index, let url):
            answer(wishes.open(url, from: index, in: feed))
        case .copyText(let part, let isLast):
            let outcome = wishes.copy(part, isLast: isLast)
            if isLast { answer(outcome) }
        case .keep(let bytes): keep(bytes)
        case .needItems, .needDetails, .needTexts, .needSources: lending.answer(message)
        case .confined, .created, .refused, .returned, .madeImage, .closed, .mapped, .measured,
            .incident:
            exchange.lose(.brokeProtocol)
        }
    }

    private func answer(_ outcome: FeedRequestOutcome) {
        exchange.send(.outcome(outcome.rawValue))
    }

    /// Passes on what the plugin says, or its side of the worker.
    private func passOn(_ level: PluginLogMessage.Level, _ text: String, isBreach: Bool) {
        switch exchange.quota.takesLog() {
        case .passedOn:
            exchange.notices.log(
                PluginLogMessage(
                    plugin: exchange.notices.plugin, level: level, text: text.oneDisplayableLine,
                    isBreach: isBreach))
        case .dropped: break
        case .flood: exchange.lose(.flood(.log))
        }
    }

    /// Keeps what the next renderer is to be given; the worker has seen to its length, but the worker is
    /// the plugin's.
    private func keep(_ bytes: ArraySlice<UInt8>) {
        guard wishes.isCounted(), bytes.count <= PluginMemory.maximumLength else { return }
        memory?.keep(exchange.notices.plugin, Array(bytes))
    }
}

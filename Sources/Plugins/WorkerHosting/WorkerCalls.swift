import PluginFinding
import PluginHosting
import PluginTracing
import WorkerProtocol

/// The calls that a plugin in a worker gets: one at a time, when it can be called, each for as long as it
/// may take; those that come meanwhile wait.
final class WorkerCalls {
    private let exchange: WorkerExchange
    /// The plugin's file.
    private let path: String
    private let output: RelayedOutput
    private let services: PluginHostServices
    private let pending: PendingWork
    private(set) var confinement: ConfinementCheck
    /// The place to draw in, as the worker was told it last.
    private var environment: PluginEnvironment
    /// Milliseconds that calls have taken.
    private var waited = 0
    private var isStopTold = false

    /// - Parameters:
    ///   - environment: what the worker is started with.
    ///   - pending: what waits until the plugin can be called.
    init(
        over exchange: WorkerExchange, path: String, output: RelayedOutput,
        services: PluginHostServices, environment: PluginEnvironment, pending: PendingWork
    ) {
        self.exchange = exchange
        self.path = path
        self.output = output
        self.services = services
        self.environment = environment
        self.pending = pending
        confinement = ConfinementCheck(
            acceptsMissingParts: exchange.settings.acceptsMissingParts)
    }

    private var deadlines: WorkerDeadlines { exchange.settings.deadlines }

    // MARK: Displays

    /// Has something displayed, now or as soon as the plugin can be called.
    ///
    /// - Parameters:
    ///   - message: makes the message when it is sent; `nil` where there is nothing to say then.
    ///   - end: takes back what was lent, when that has been displayed.
    func display(
        _ call: PluginCall, on view: WorkerFeatures, _ message: @escaping () -> HostMessage?,
        end: @escaping () -> Void = {}
    ) {
        guard exchange.failure == nil, !exchange.isOver, let features = awaitRenderer() else {
            return
        }
        guard features.contains(view) else {
            // Pictures are an extra, which a plugin may give or not as its options say.
            if view != .imageView {
                // The other seat finds it out when the renderer is made; it is told alike.
                exchange.fail(
                    exchange.failure(in: .create, .contractBroken(PluginFailure.missingView)))
            }
            return
        }
        guard exchange.conversation.isCallable else {
            pending.add { [weak self] in self?.display(call, on: view, message, end: end) }
            return
        }
        exchange.during(.call(call)) {
            sendEnvironment()
            if let message = message() { awaitReturn(of: call, message) }
        }
        end()
        performPending()
    }

    /// Does what waits, where the plugin can be called.
    func performPending() {
        guard exchange.conversation.isCallable else { return }
        pending.perform { exchange.failure == nil && !exchange.isOver }
    }

    private func sendEnvironment() {
        let current = services.environment()
        if current != environment {
            environment = current
            exchange.send(.environment(current))
        }
    }

    // MARK: Calls

    /// Makes the call that was begun, and waits for its answer.
    private func answer<Answer>(
        to message: HostMessage, _ descriptor: Int32 = -1, _ answer: (WorkerMessage) -> Answer?
    ) -> Answer? {
        guard exchange.failure == nil, exchange.send(message, descriptor) else { return nil }
        let start = exchange.now
        defer { waited += exchange.now - start }
        return exchange.answer(
            before: start + min(deadlines.call, max(0, deadlines.total - waited)),
            else: deadlines.call, answer)
    }

    private func awaitReturn(of call: PluginCall, _ message: HostMessage) {
        let answer: Return? = answer(to: message) {
            if case .returned(let problem) = $0 { Return(problem: problem) } else { nil }
        }
        if let answer { noteReturn(of: call, answer.problem) }
    }

    /// That a call has returned, and what went wrong in it.
    private struct Return {
        let problem: WorkerFailure?
    }

    /// Keeps what a call that has returned says of itself.
    private func noteReturn(of call: PluginCall, _ problem: WorkerFailure?) {
        if output.isRefused {
            exchange.fail(exchange.failure(in: call, .outputRefused))
        } else if let problem {
            exchange.fail(problem.failure(of: exchange.notices.plugin, in: call))
        }
    }

    /// Has an image made.
    ///
    /// - Parameter file: what holds the picture.
    /// - Returns: its number in the worker.
    func makeImage(_ message: HostMessage, _ file: Int32) throws(PluginFailure) -> Int {
        let made: (number: UInt64?, problem: WorkerFailure?)? = exchange.during(.call(.makeImage)) {
            answer(to: message, file) {
                if case .madeImage(let number, let problem) = $0 { (number, problem) } else { nil }
            }
        }
        guard let number = made?.number.flatMap({ Int(exactly: $0) }) else {
            throw made?.problem?.failure(of: exchange.notices.plugin, in: .makeImage)
                ?? (made == nil ? exchange.failure : nil)
                ?? exchange.failure(in: .makeImage, .contractBroken("no image came back"))
        }
        return number
    }

    /// Says that everything has been displayed.
    func finish() throws(PluginFailure) {
        _ = awaitRenderer()
        if let failure = exchange.failure { throw failure }
        exchange.during(.call(.finish)) {
            sendEnvironment()
            awaitReturn(of: .finish, .finish)
        }
        if let failure = exchange.failure { throw failure }
    }

    /// Has the worker make and end so many renderers.
    func measure(rounds: UInt32) -> WorkerFootprint? {
        guard awaitRenderer() != nil else { return nil }
        let measured: (heapGrowth: Int64, descriptors: UInt32)? = exchange.during(.call(.create)) {
            answer(to: .rounds(rounds)) {
                if case .measured(let growth, let count) = $0 { (growth, count) } else { nil }
            }
        }
        return measured.map {
            WorkerFootprint(
                heapGrowth: $0.heapGrowth, descriptors: Int($0.descriptors),
                threads: exchange.status?.threads, memory: exchange.memory?.data.size)
        }
    }

    /// Has the worker draw a feed of its own, as a message says how.
    func drawOwn(_ message: HostMessage) {
        guard awaitRenderer() != nil else { return }
        exchange.during(.call(.displayFeed)) { awaitReturn(of: .displayFeed, message) }
    }

    // MARK: The main loop

    /// Runs the plugin's main loop until the person is done.
    func run() throws(PluginFailure) {
        _ = awaitRenderer()
        if let failure = exchange.failure { throw failure }
        exchange.during(.call(.run)) {
            // Who is to leave already learns it from its first dispatch, as it does in the host's process.
            tellStop()
            if exchange.send(.run) { awaitLoopEnd() }
        }
        performPending()
        if let failure = exchange.failure { throw failure }
    }

    private func awaitLoopEnd() {
        let total = deadlines.total
        /// Until when the loop has to be left that nobody is in front of.
        let unattended =
            exchange.settings.grants.isDisjoint(with: .attended) ? exchange.now + total : nil
        /// Until when it has to be left.
        var leaving = isStopTold ? exchange.now + deadlines.leaving : nil
        while exchange.failure == nil {
            let event = exchange.next(
                before: leaving ?? unattended ?? exchange.now + 3_600_000,
                watching: services.events.descriptor)
            switch event {
            case .message(.returned(let problem)):
                noteReturn(of: .run, problem)
                return
            case .message(let message):
                guard exchange.handle(message) else { return }
            case .interrupted:
                services.events.runPending()
                performPending()
                if tellStop() { leaving = exchange.now + deadlines.leaving }
            case .timedOut where leaving != nil: exchange.loseHung(deadlines.leaving)
            case .timedOut:
                if unattended != nil { exchange.lose(.ranOn(total)) }
            case .nonsense, .ended: exchange.judge(event)
            }
        }
    }

    /// Tells the worker that its main loop is to be left, once. Answers whether it was told now.
    @discardableResult
    private func tellStop() -> Bool {
        guard services.events.isStopRequested, !isStopTold else { return false }
        isStopTold = true
        exchange.send(.stop)
        return true
    }

    /// Tells the main loop that the environment it draws in has changed.
    func environmentDidChange() {
        guard exchange.conversation.isLoopRunning, exchange.failure == nil else { return }
        sendEnvironment()
        exchange.send(.environmentChanged)
    }

    // MARK: Beginning

    /// Waits until the worker has a renderer; `nil` where it has none.
    @discardableResult
    func awaitRenderer() -> WorkerFeatures? {
        if let features = exchange.features { return features }
        guard exchange.failure == nil, !exchange.isOver else { return nil }
        let loading = deadlines.loading
        return exchange.during(.renderer) {
            let deadline = exchange.now + loading
            while exchange.features == nil,
                let message = exchange.answer(
                    before: deadline, else: loading, { Self.isOfBeginning($0) ? $0 : nil })
            {
                begin(message)
            }
            return exchange.features
        }
    }

    private static func isOfBeginning(_ message: WorkerMessage) -> Bool {
        switch message {
        case .confined, .created, .refused: true
        default: false
        }
    }

    /// Judges what a worker says of itself at its beginning.
    private func begin(_ message: WorkerMessage) {
        switch message {
        case .confined(WorkerProtocol.version, let report):
            confinement.keep(report, telling: exchange.notices)
        case .created(let features):
            if confinement.holds(for: exchange.status, telling: exchange.notices) {
                exchange.features = features
            } else {
                refuse(confinement.missingParts)
            }
        case .refused(let refusal) where confinement.isCredible(refusal):
            refuse(confinement.fault(for: refusal).explained(at: path, in: .worker))
        default: exchange.lose(.brokeProtocol)
        }
    }

    private func refuse(_ fault: PluginFault) {
        exchange.fail(exchange.failure(in: .create, .refused(fault)))
    }
}

import PluginFinding
import PluginHosting
import PluginTracing
import WorkerProtocol

/// Makes a worker's calls: one at a time, each with a deadline; others are queued.
final class WorkerCalls {
    private let exchange: WorkerExchange
    private let path: String
    private let output: RelayedOutput
    private let services: PluginHostServices
    private let pending: PendingWork
    private(set) var confinement: ConfinementCheck
    /// As last sent to the worker.
    private var environment: PluginEnvironment
    /// The time taken by calls outside an attended main loop, in milliseconds.
    private var waited = 0
    private var isStopSent = false

    /// - Parameters:
    ///   - environment: the environment that the worker starts with.
    ///   - pending: the queue for work that has to wait.
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

    /// True if a main loop can have a user or a peer, who may stay for days.
    private var isAttended: Bool { !exchange.settings.grants.isDisjoint(with: .attended) }

    // MARK: Displays

    /// Displays something now, or once the plugin can be called.
    ///
    /// - Parameters:
    ///   - message: makes the message when it is sent; `nil` if there is nothing left to display.
    ///   - end: takes back what was lent after the display.
    func display(
        _ call: PluginCall, on view: WorkerFeatures, _ message: @escaping () -> HostMessage?,
        end: @escaping () -> Void = {}
    ) {
        guard exchange.failure == nil, !exchange.isOver, let features = awaitRenderer() else {
            return
        }
        guard features.contains(view) else {
            // The image view is optional, even if the note names it: it may depend on options.
            if view != .imageView {
                // Same message as the in-process place, which notices when the renderer is made.
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

    /// Runs the queue if the plugin can be called.
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

    /// Waits for the answer to the call in progress.
    private func answer<Answer>(
        to message: HostMessage, _ descriptor: Int32 = -1, _ answer: (WorkerMessage) -> Answer?
    ) -> Answer? {
        guard exchange.failure == nil, exchange.send(message, descriptor) else { return nil }
        let start = exchange.now
        let isTimeless = isAttended && exchange.conversation.isLoopRunning
        let rest = isTimeless ? .max : max(0, deadlines.total - waited)
        let limit = min(deadlines.call, rest)
        defer { if !isTimeless { waited += exchange.now - start } }
        return exchange.answer(before: start + limit, else: limit, answer)
    }

    private func awaitReturn(of call: PluginCall, _ message: HostMessage) {
        _ = answer(to: message) { reply -> Void? in
            guard case .returned(let problem) = reply else { return nil }
            return noteReturn(of: call, problem)
        }
    }

    /// Records the return of a call.
    private func noteReturn(of call: PluginCall, _ problem: WorkerFailure?) {
        if output.isRefused {
            exchange.fail(exchange.failure(in: call, .outputRefused))
        } else if let problem {
            exchange.fail(problem.failure(of: exchange.notices.plugin, in: call))
        }
    }

    /// Makes an image.
    ///
    /// - Parameter file: holds the picture.
    /// - Returns: the image's number in the worker.
    func makeImage(_ message: HostMessage, _ file: Int32) throws(PluginFailure) -> Int {
        let made: (number: UInt64?, problem: WorkerFailure?)? = exchange.during(.call(.makeImage)) {
            answer(to: message, file) {
                if case .madeImage(let number, let problem) = $0 { (number, problem) } else { nil }
            }
        }
        // What came meanwhile is displayed before the image, as in the in-process place.
        performPending()
        guard let number = made?.number.flatMap({ Int(exactly: $0) }) else {
            throw made?.problem?.failure(of: exchange.notices.plugin, in: .makeImage)
                ?? exchange.failure
                ?? exchange.failure(in: .makeImage, .contractBroken("no image came back"))
        }
        return number
    }

    /// Tells the plugin that everything has been displayed.
    func finish() throws(PluginFailure) {
        _ = awaitRenderer()
        if let failure = exchange.failure { throw failure }
        exchange.during(.call(.finish)) {
            sendEnvironment()
            awaitReturn(of: .finish, .signal(.finish))
        }
        if let failure = exchange.failure { throw failure }
    }

    /// Makes and destroys so many renderers in the worker.
    func measure(rounds: UInt32) -> WorkerFootprint? {
        guard awaitRenderer() != nil else { return nil }
        return exchange.during(.call(.create)) {
            answer(to: .rounds(rounds)) { message -> WorkerFootprint? in
                guard case .measured(let growth, let count) = message else { return nil }
                return WorkerFootprint(
                    heapGrowth: growth, descriptors: Int(count),
                    threads: exchange.status?.threads, memory: exchange.memory?.data.size)
            }
        }
    }

    /// Has the worker draw a feed of its own, as `message` says.
    func drawOwn(_ signal: HostSignal) {
        guard awaitRenderer() != nil else { return }
        exchange.during(.call(.displayFeed)) { awaitReturn(of: .displayFeed, .signal(signal)) }
    }

    // MARK: The main loop

    /// Runs the main loop until the user quits.
    func run() throws(PluginFailure) {
        _ = awaitRenderer()
        if let failure = exchange.failure { throw failure }
        exchange.during(.call(.run)) {
            // The first `dispatch` already returns FEED_STATUS_LEAVE, as in the in-process place.
            sendStop()
            if exchange.send(.signal(.run)) { awaitLoopEnd() }
        }
        performPending()
        if let failure = exchange.failure { throw failure }
    }

    private func awaitLoopEnd() {
        /// The deadline for a loop without a user.
        let unattended = isAttended ? nil : exchange.now + deadlines.total
        /// The deadline for leaving.
        var leaving = isStopSent ? exchange.now + deadlines.leaving : nil
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
                if sendStop() { leaving = exchange.now + deadlines.leaving }
            case .timedOut where leaving != nil:
                exchange.endHungWorker(deadlines.leaving, isLeaving: true)
            case .timedOut:
                if unattended != nil { exchange.lose(.ranOn(deadlines.total)) }
            case .nonsense, .flooded, .ended: exchange.handle(event)
            }
        }
    }

    /// Tells the worker once to leave its main loop. Returns true if this call did.
    @discardableResult
    private func sendStop() -> Bool {
        guard services.events.isStopRequested, !isStopSent else { return false }
        isStopSent = true
        exchange.send(.signal(.stop))
        return true
    }

    /// Notifies the main loop of a changed environment.
    func environmentDidChange() {
        guard exchange.conversation.isLoopRunning, exchange.failure == nil else { return }
        sendEnvironment()
        exchange.send(.signal(.environmentChanged))
    }

    // MARK: Beginning

    /// Waits for the renderer and returns its features; `nil` on failure.
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

    /// Judges the worker's first messages.
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

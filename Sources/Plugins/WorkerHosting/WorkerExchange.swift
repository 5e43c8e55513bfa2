import PluginHosting
import PluginTracing
import WorkerProtocol

/// The exchange of messages with one worker: what is sent to it, what it says next, until when that is
/// waited for, and the first failure, after which it is told nothing more.
///
/// What the plugin asks for while something is waited for is done by a ``WorkerService``.
///
/// Its values are what every message may touch; what only some of them do stands in types of its
/// own.
final class WorkerExchange {
    /// How long the last words of a worker that is lost are waited for, in milliseconds.
    private static let lastMoment = 300

    let settings: WorkerSettings
    let notices: WorkerNotices
    private(set) var conversation = WorkerConversation()
    /// Counts what the worker has said and asked for.
    var quota: WorkerQuota
    /// The renderer's features; `nil` before there is one.
    var features: WorkerFeatures?
    /// Who does what the plugin asks for. Held by who holds this.
    weak var service: WorkerService?
    /// The first failure, or a loss after another.
    private(set) var failure: PluginFailure?
    /// Tried by the plugin and refused.
    private var refusedCalls: RefusedCalls

    private var connection: WorkerConnection?
    private var diagnosis: CrashDiagnosis
    /// Milliseconds the output took to be written, which is its reader's fault.
    private var excused = 0
    private var isClosing = false

    /// - Parameter symbols: the plugin's.
    init(
        over connection: WorkerConnection, symbols: PluginSymbols, settings: WorkerSettings,
        telling notices: WorkerNotices
    ) {
        self.connection = connection
        self.settings = settings
        refusedCalls = RefusedCalls(for: settings.grants)
        self.notices = notices
        diagnosis = CrashDiagnosis(of: symbols, processorLimit: settings.limits.processorTime)
        quota = WorkerQuota(settings, birth: HelperProcess.now)
    }

    /// The worker's part is over, or about to be.
    var isOver: Bool { isClosing || connection == nil }

    /// The worker is gone, whatever else failed.
    var isLost: Bool { failure?.isLoss == true }

    /// The system's facts about the worker; `nil` where it does not show them.
    var status: ProcessStatus? { connection?.status }

    /// The memory that the worker has; `nil` where the system does not show it.
    var memory: MemoryUsage? { connection?.memory }

    // MARK: Sending

    /// Sends a message, and what a descriptor is open on. Answers whether the worker was told; where not,
    /// it is lost or over.
    @discardableResult
    func send(_ message: HostMessage, _ descriptor: Int32 = -1) -> Bool {
        guard let connection, !isLost else { return false }
        let deadline = HelperProcess.now + settings.deadlines.call
        if connection.send(message, descriptor: descriptor, before: deadline) {
            return true
        }
        if connection.isOverfull {
            lose(.flood(.messages))
        } else if HelperProcess.now >= deadline {
            loseHung(settings.deadlines.call)
        } else {
            loseEnded()
        }
        return false
    }

    // MARK: Waiting

    /// The time by which the worker is judged: it stands still while its output is written.
    var now: Int { HelperProcess.now - excused }

    /// Does something that takes time by nobody's fault in the worker.
    func excusing<Result>(_ body: () -> Result) -> Result {
        let start = HelperProcess.now
        defer { excused += HelperProcess.now - start }
        return body()
    }

    /// Waits for the next event; a message that makes no sense now is told as nonsense.
    ///
    /// - Parameter deadline: until when to wait, on the clock of ``now``.
    func next(
        before deadline: Int, watching descriptor: Int32? = nil
    ) -> WorkerConnection.Event {
        if let message = conversation.takeKept() { return .message(message) }
        while let connection {
            let event = connection.next(before: deadline + excused, watching: descriptor)
            guard case .message(let message) = event else { return event }
            guard quota.takesMessage(at: HelperProcess.now) else {
                lose(.flood(.messages))
                return .nonsense
            }
            guard conversation.admits(message) else { return .nonsense }
            if !conversation.keepsForLater(message) { return event }
        }
        return .ended
    }

    /// Does what belongs to something that is waited for: what is lent and told for it, and waiting.
    func during<Result>(_ wait: WorkerConversation.Wait, _ body: () -> Result) -> Result {
        conversation.begin(wait)
        defer { conversation.end() }
        return body()
    }

    /// Waits for the answer to what was begun last, and has done meanwhile what the plugin asks for.
    ///
    /// - Parameters:
    ///   - deadline: until when, on the clock of ``now``.
    ///   - milliseconds: what it is told as that it did not answer for.
    ///   - answer: what a message answers; `nil` where it is no answer.
    /// - Returns: the answer; `nil` where there is none, and so a failure.
    func answer<Answer>(
        before deadline: Int, else milliseconds: Int, _ answer: (WorkerMessage) -> Answer?
    ) -> Answer? {
        // What is lent is lent to the end, since whoever writes to it need not know of a failure.
        while conversation.isMapping ? !isLost : failure == nil {
            switch next(before: deadline) {
            case .message(let message):
                if let answer = answer(message) { return answer }
                guard handle(message) else { return nil }
            case .timedOut: loseHung(milliseconds)
            case let event: judge(event)
            }
        }
        return nil
    }

    /// Judges what has happened that is no message, and no matter of time.
    func judge(_ event: WorkerConnection.Event) {
        switch event {
        case .nonsense: lose(.brokeProtocol)
        case .ended: loseEnded()
        case .interrupted, .message, .timedOut: break
        }
    }

    /// Does what a message asks for that is no answer. Answers whether the conversation goes on.
    func handle(_ message: WorkerMessage) -> Bool {
        switch message {
        case .incident(let incident): record(incident)
        default:
            service?.serve(message)
            if message.isQuestion { conversation.didAnswer() }
        }
        if connection?.printed.isFlooding == true {
            lose(.flood(.printed))
        }
        return !isLost
    }

    // MARK: Failures

    /// Keeps a failure that is the first.
    func fail(_ failure: PluginFailure) {
        if self.failure == nil {
            self.failure = failure
        }
    }

    /// A failure of the plugin.
    func failure(in call: PluginCall, _ reason: PluginFailure.Reason) -> PluginFailure {
        PluginFailure(plugin: notices.plugin, call: call, reason: reason)
    }

    /// Keeps where the worker was lent so many bytes.
    func noteLent(_ address: UInt64, size: Int) {
        diagnosis.noteLent(address, size: size)
    }

    /// Keeps what the worker tells of itself.
    private func record(_ incident: WorkerIncident) {
        switch incident.kind {
        case .exit, .signal:
            let memory = connection?.memory
            diagnosis.noteEnd(
                incident,
                isMemoryUsedUp: memory?.isUsedUp(wanting: conversation.mappedSize) == true)
            connection?.stopSending()
        case .position: diagnosis.notePosition(incident)
        case .refused:
            refusedCalls.keep(incident, in: diagnosis.symbols, telling: notices)
        }
    }

    /// Gives the worker up for what the host has seen.
    func lose(_ cause: PluginCrash.Cause) {
        guard !isLost else { return }
        _ = connection?.reap()
        lose(by: diagnosis.loss(for: cause))
    }

    /// Gives up a worker that did not answer for so many milliseconds, and asks it where it is.
    func loseHung(_ milliseconds: Int) {
        guard !isLost else { return }
        diagnosis.forgetPosition()
        connection?.askForPosition()
        takeLastIncidents { diagnosis.position == nil }
        let end = connection?.reap()
        lose(
            by: diagnosis.loss(
                afterDeadline: milliseconds, end, mapping: conversation.mappedSize))
    }

    /// The worker has closed its channel: finds out what became of it.
    private func loseEnded() {
        guard !isLost else { return }
        takeLastIncidents { true }
        guard let end = connection?.reap(within: 1_000) else { return }
        lose(by: diagnosis.loss(by: end, mapping: conversation.mappedSize))
    }

    /// Keeps what a worker that is lost still tells of itself.
    private func takeLastIncidents(while goesOn: () -> Bool) {
        let deadline = HelperProcess.now + Self.lastMoment
        while goesOn(), case .message(let message)? = connection?.next(before: deadline) {
            if case .incident(let incident) = message {
                record(incident)
            }
        }
    }

    /// The worker is lost; where something else had failed before, that came of it.
    private func lose(by loss: PluginCrash) {
        failure = failure(in: conversation.call, .lost(told(loss)))
    }

    /// The loss with what is known of it beside its cause: what was said last, and how far it all got.
    private func told(_ loss: PluginCrash) -> PluginCrash {
        var loss = loss
        loss.lastWords = connection?.printed.lastWords ?? []
        loss.isWhileLoading = features == nil
        return loss
    }

    // MARK: The end

    /// Ends the worker, in good order where it is not lost, and tells what it printed.
    ///
    /// - Returns: how much more of the heap was in use at the renderer's end than when it was made;
    ///   `nil` where it did not say.
    func close() -> Int64? {
        isClosing = true
        guard let connection else { return nil }
        var heapGrowth: Int64?
        let deadline = HelperProcess.now + settings.deadlines.closing
        if !isLost, features != nil, connection.send(.close, before: deadline) {
            heapGrowth = during(.closing) { awaitClosing(connection) }
        }
        connection.tellPrinted(
            to: notices, threadLimit: settings.threadLimit, isFailed: failure != nil)
        _ = connection.reap()
        self.connection = nil
        return heapGrowth
    }

    private func awaitClosing(_ connection: WorkerConnection) -> Int64? {
        let deadline = now + settings.deadlines.closing
        while true {
            switch next(before: deadline) {
            case .message(.closed(let growth)):
                _ = connection.reap(within: settings.deadlines.closing)
                return growth
            case .message(let message):
                guard handle(message) else { return nil }
            case .timedOut:
                // What it drew is complete; that it can't end well is only worth a word.
                _ = connection.reap()
                notices.complain("did not end when it was told to")
                return nil
            case .ended, .nonsense, .interrupted:
                if let end = connection.reap(within: settings.deadlines.closing) {
                    let loss = diagnosis.loss(by: end, mapping: conversation.mappedSize)
                    notices.complain(told(loss).words + " when it was to end")
                }
                return nil
            }
        }
    }
}

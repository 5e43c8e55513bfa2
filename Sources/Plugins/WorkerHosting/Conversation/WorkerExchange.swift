import PluginHosting
import PluginTracing
import WorkerProtocol

/// The exchange of messages with one worker: sends, waits with deadlines, and stores the first
/// failure, after which nothing is sent.
///
/// ``WorkerRequests`` handle the plugin's requests that arrive while waiting.
///
/// Only state that concerns every message is here; the rest is in types of its own.
final class WorkerExchange {
    /// The time to wait for the output of a crashed worker, in milliseconds.
    private static let lastMoment = 2_000

    /// How often a deadline is extended for a worker that gets little of the processor.
    private static let extensions = 16

    let settings: WorkerSettings
    let notices: WorkerNotices
    private(set) var conversation = WorkerConversation()
    /// Limits what the worker sends and requests.
    var quota: WorkerQuota
    /// `nil` before there is a renderer.
    var features: WorkerFeatures?
    /// Handles the plugin's requests; owned by this object's owner.
    weak var requests: WorkerRequests?
    /// The first failure, or a crash after another failure.
    private(set) var failure: PluginFailure?
    private var refusedCalls: RefusedCalls

    private var connection: WorkerConnection?
    private var diagnosis: CrashDiagnosis
    /// Milliseconds spent on writing output, which is not the plugin's fault.
    private var excused = 0
    private var isClosing = false

    /// - Parameter symbols: the plugin's symbols.
    init(
        over connection: WorkerConnection, symbols: PluginSymbols, settings: WorkerSettings,
        telling notices: WorkerNotices
    ) {
        self.connection = connection
        self.settings = settings
        refusedCalls = RefusedCalls(for: settings.grants)
        self.notices = notices
        diagnosis = CrashDiagnosis(of: symbols, processorLimit: settings.limits.processorTime)
        quota = WorkerQuota(settings, startTime: HelperProcess.now)
    }

    /// True once the worker is gone or about to end.
    var isOver: Bool { isClosing || connection == nil }

    /// True once the worker has crashed or was ended, whatever failed first.
    var isLost: Bool { failure?.isLoss == true }

    /// `nil` if the system doesn't show it.
    var status: ProcessStatus? { connection?.status }

    /// `nil` if the system doesn't show it.
    var memory: MemoryUsage? { connection?.memory }

    // MARK: Sending

    /// Sends a message, with a descriptor. Returns false if the worker is gone.
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
            endHungWorker(settings.deadlines.call)
        } else {
            recordEnd()
        }
        return false
    }

    // MARK: Waiting

    /// The clock for the worker's deadlines, which stops while its output is written.
    var now: Int { HelperProcess.now - excused }

    /// Runs `body` with the clock stopped.
    func excusing<Result>(_ body: () -> Result) -> Result {
        let start = HelperProcess.now
        defer { excused += HelperProcess.now - start }
        return body()
    }

    /// Waits for the next event. Reports an invalid message as nonsense.
    ///
    /// - Parameter deadline: on the clock of ``now``.
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

    /// Runs `body`, which sends and waits, as part of a wait.
    func during<Result>(_ wait: WorkerConversation.Wait, _ body: () -> Result) -> Result {
        conversation.begin(wait)
        defer { conversation.end() }
        return body()
    }

    /// Waits for the answer to the innermost wait, and handles the plugin's requests meanwhile.
    ///
    /// - Parameters:
    ///   - deadline: on the clock of ``now``.
    ///   - milliseconds: the time to report if the worker doesn't answer.
    ///   - answer: returns the answer in a message, or `nil` if it isn't one.
    /// - Returns: the answer, or `nil` after a failure.
    func answer<Answer>(
        before deadline: Int, else milliseconds: Int, _ answer: (WorkerMessage) -> Answer?
    ) -> Answer? {
        let before = settings.deadlines.areOfProcessor ? connection?.processor : nil
        var (deadline, extensions) = (deadline, 0)
        // Mapping goes on after a failure, since those who lend memory don't handle it.
        while conversation.isMapping ? !isLost : failure == nil {
            switch next(before: deadline) {
            case .message(let message):
                if let answer = answer(message) { return answer }
                guard handle(message) else { return nil }
            case .timedOut:
                if extensions < Self.extensions, let before,
                    let rest = connection?.processor?.rest(of: milliseconds, since: before)
                {
                    extensions += 1
                    deadline = now + rest
                } else {
                    endHungWorker(milliseconds)
                }
            case let event: handle(event)
            }
        }
        return nil
    }

    /// Handles an event that is neither a message nor a deadline.
    func handle(_ event: WorkerConnection.Event) {
        switch event {
        case .nonsense: lose(.brokeProtocol)
        case .flooded: lose(.flood(.printed))
        case .ended: recordEnd()
        case .interrupted, .message, .timedOut: break
        }
    }

    /// Handles a message that is not an answer. Returns false if the conversation is over.
    func handle(_ message: WorkerMessage) -> Bool {
        switch message {
        case .incident(let incident): record(incident)
        default:
            requests?.serve(message)
            if message.isQuestion { conversation.didAnswer() }
        }
        return !isLost
    }

    // MARK: Failures

    /// Stores a failure if it is the first.
    func fail(_ failure: PluginFailure) {
        if self.failure == nil {
            self.failure = failure
        }
    }

    func failure(in call: PluginCall, _ reason: PluginFailure.Reason) -> PluginFailure {
        PluginFailure(plugin: notices.plugin, call: call, reason: reason)
    }

    /// Notes the worker's address of lent memory.
    func noteLent(_ address: UInt64, size: Int) {
        diagnosis.lent.append(address, size: size)
    }

    /// Records an incident that the worker reports.
    private func record(_ incident: WorkerIncident) {
        switch incident.kind {
        case .exit, .signal:
            let memory = connection?.memory
            diagnosis.noteEnd(
                incident,
                isMemoryUsedUp: memory?.isUsedUp(wanting: conversation.mappedSize) == true
                    || incident.isOfNullPointer && memory?.mayHaveRefused == true)
            connection?.stopSending()
        case .position: diagnosis.position = incident
        case .refused:
            refusedCalls.keep(incident, in: diagnosis.symbols, telling: notices)
        }
    }

    /// Ends the worker for a cause that the host observed.
    func lose(_ cause: PluginCrash.Cause) {
        guard !isLost else { return }
        _ = connection?.reap()
        lose(by: diagnosis.loss(for: cause))
    }

    /// Ends a worker that missed a deadline, after asking for its position.
    func endHungWorker(_ milliseconds: Int, isLeaving: Bool = false) {
        guard !isLost else { return }
        diagnosis.position = nil
        connection?.askForPosition()
        takeLastIncidents { diagnosis.position == nil }
        let end = connection?.reap()
        var loss = diagnosis.loss(
            afterDeadline: milliseconds, end, mapping: conversation.mappedSize)
        loss.isWhileLeaving = isLeaving
        loss.isOfAllCalls = milliseconds < settings.deadlines.call
        lose(by: loss)
    }

    /// Finds the cause after the worker has closed its channel.
    private func recordEnd() {
        guard !isLost else { return }
        takeLastIncidents { true }
        guard let end = connection?.reap(within: 1_000) else { return }
        lose(by: diagnosis.loss(by: end, mapping: conversation.mappedSize))
    }

    /// Records incidents that a crashed worker still reports.
    private func takeLastIncidents(while goesOn: () -> Bool) {
        let deadline = HelperProcess.now + Self.lastMoment
        while goesOn(), case .message(let message)? = connection?.next(before: deadline) {
            if case .incident(let incident) = message {
                record(incident)
            }
        }
    }

    /// Stores a crash; it replaces an earlier failure, which it probably caused.
    private func lose(by loss: PluginCrash) {
        failure = failure(in: conversation.call, .lost(completed(loss)))
    }

    /// Adds the last output and the progress to a crash report.
    private func completed(_ loss: PluginCrash) -> PluginCrash {
        var loss = loss
        loss.errorOutput = connection?.printed.lastWords ?? []
        loss.isWhileLoading = features == nil
        return loss
    }

    // MARK: The end

    /// Ends the worker, gracefully if it has not crashed, and logs what it printed.
    func close() {
        isClosing = true
        guard let connection else { return }
        let deadline = HelperProcess.now + settings.deadlines.closing
        if !isLost, features != nil, connection.send(.signal(.close), before: deadline) {
            during(.closing) { awaitClosing(connection) }
        }
        if connection.threads.wasRefused {
            notices.report("tried to have more than \(settings.threadLimit) threads; refused")
        }
        let printed = connection.printed
        if printed.output.count > 0 {
            notices.report("printed \(printed.output.count) bytes past the host; dropped")
        }
        let words = printed.errorOutput
        if !isLossQuoted, !words.isEmpty {
            notices.quote("said on its standard error: \(words.joined(separator: " / "))")
        }
        _ = connection.reap()
        self.connection = nil
    }

    private var isLossQuoted: Bool {
        if case .lost(let loss)? = failure?.reason { loss.quotesErrorOutput } else { false }
    }

    private func awaitClosing(_ connection: WorkerConnection) {
        let deadline = now + settings.deadlines.closing
        while true {
            switch next(before: deadline) {
            case .message(.closed):
                _ = connection.reap(within: settings.deadlines.closing)
                return
            case .message(let message):
                guard handle(message) else { return }
            case .flooded: return lose(.flood(.printed))
            case .timedOut:
                // Its output is complete, so a bad end is only logged.
                _ = connection.reap()
                notices.report("did not end when it was told to")
                return
            case .ended, .nonsense, .interrupted:
                if let end = connection.reap(within: settings.deadlines.closing) {
                    let loss = diagnosis.loss(by: end, mapping: conversation.mappedSize)
                    notices.report(completed(loss).words + " when it was to end")
                }
                return
            }
        }
    }
}

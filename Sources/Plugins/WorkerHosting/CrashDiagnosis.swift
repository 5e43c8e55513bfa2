import Glibc
import PluginTracing
import WorkerProtocol

/// Holds a worker's words about its end against what the host has seen of it: the worker is its
/// plugin's, and may say anything.
struct CrashDiagnosis {
    /// The names of the plugin's functions.
    let symbols: PluginSymbols
    /// The seconds that the worker may be on a processor.
    private let processorLimit: UInt32
    private var lent = LentAddresses()
    private var lastIncident: WorkerIncident?
    /// The worker had used up its memory when it told of that.
    private var wasMemoryUsedUp = false
    /// Where it said that it was when it was last asked.
    private(set) var position: WorkerIncident?

    /// - Parameter symbols: the plugin's.
    init(of symbols: PluginSymbols, processorLimit: UInt32) {
        self.symbols = symbols
        self.processorLimit = processorLimit
    }

    /// Keeps where the worker was lent so many bytes.
    mutating func noteLent(_ address: UInt64, size: Int) {
        lent.append(address, size: size)
    }

    /// Keeps what the worker tells as its end.
    ///
    /// - Parameter isMemoryUsedUp: whether the system says that it has used up its memory.
    mutating func noteEnd(_ incident: WorkerIncident, isMemoryUsedUp: Bool) {
        lastIncident = incident
        wasMemoryUsedUp = isMemoryUsedUp
    }

    /// Keeps where the worker says that it is.
    mutating func notePosition(_ incident: WorkerIncident) {
        position = incident
    }

    /// It is asked anew where it is.
    mutating func forgetPosition() {
        position = nil
    }

    // MARK: Losses

    /// Tells the loss of a process that has ended by itself.
    ///
    /// - Parameters:
    ///   - end: what the system says of it.
    ///   - mappedSize: how many bytes it was to map just then.
    func loss(by end: WorkerEnd, mapping mappedSize: UInt64) -> PluginCrash {
        loss(cause(of: end, mapping: mappedSize), lastIncident)
    }

    /// Tells the loss of a worker that was given up for what the host has seen.
    func loss(for cause: PluginCrash.Cause) -> PluginCrash {
        loss(cause, nil)
    }

    /// Tells the loss of a worker that was over a deadline, and was asked where it was.
    ///
    /// - Parameters:
    ///   - milliseconds: the deadline.
    ///   - end: how it ended then; `nil` where that is not known.
    func loss(
        afterDeadline milliseconds: Int, _ end: WorkerEnd?, mapping mappedSize: UInt64
    ) -> PluginCrash {
        if let end, isOwnEnd(end) { return loss(by: end, mapping: mappedSize) }
        return loss(.hung(milliseconds), position)
    }

    /// True where a worker that was over a deadline came to an end of its plugin's own just then.
    ///
    /// An end by the host's hand, or by the signal that asks where it is, says nothing of the plugin, nor
    /// does an exit that the plugin was not told to have made: so ends a worker that has just found out
    /// that there is no renderer.
    func isOwnEnd(_ end: WorkerEnd) -> Bool {
        guard !end.wasEndedByHost else { return false }
        let cause = end.cause(processorLimit: processorLimit)
        switch cause {
        case .signal(SIGQUIT): return false
        case .exited: return lastIncident?.agrees(with: cause) == true
        default: return true
        }
    }

    /// Reads the cause in a process' end: a worker that gives up while it is to map what is lent to
    /// it has no room for that, where the system says so, too.
    private func cause(of end: WorkerEnd, mapping mappedSize: UInt64) -> PluginCrash.Cause {
        let cause = end.cause(processorLimit: processorLimit)
        return cause == .exited(WorkerProtocol.confusedStatus) && mappedSize > 0 && wasMemoryUsedUp
            ? .outOfMemory : cause
    }

    /// - Parameters:
    ///   - cause: what the host has seen.
    ///   - incident: what the worker said of it, which may be anything.
    private func loss(_ cause: PluginCrash.Cause, _ incident: WorkerIncident?) -> PluginCrash {
        let incident = incident.flatMap { $0.agrees(with: cause) ? $0 : nil }
        let trace = incident.map { PluginTrace($0.frames, of: symbols) }
        return PluginCrash(
            cause: incident.map { refined(cause, by: $0, trace) } ?? cause,
            function: trace?.function, trace: trace?.lines ?? [])
    }

    /// Refines what brought a signal about: by what the host has seen, and what it can't see and
    /// does no harm where it is a lie.
    private func refined(
        _ cause: PluginCrash.Cause, by incident: WorkerIncident, _ trace: PluginTrace?
    ) -> PluginCrash.Cause {
        guard case .signal(let number) = cause else { return cause }
        if number == SIGSEGV || number == SIGBUS {
            // A thread's stack may lie where something was lent before.
            if incident.flags.contains(.stackOverflow) { return .stackOverflow }
            if lent.contains(incident.address) || incident.flags.contains(.lentMemory) {
                return .lentMemory
            }
        }
        if wasMemoryUsedUp { return .outOfMemory }
        return number == SIGABRT && trace?.isThrowing == true ? .exception : cause
    }
}

extension WorkerIncident {
    /// True where it is about what the host has seen.
    fileprivate func agrees(with cause: PluginCrash.Cause) -> Bool {
        switch cause {
        case .signal(let signal): kind == .signal && number == signal
        case .outOfProcessorTime: kind == .signal && number == SIGXCPU
        case .exited(let status): kind == .exit && number & 0xFF == status
        case .hung: kind == .position
        default: false
        }
    }
}

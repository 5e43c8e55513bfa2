import Glibc
import PluginTracing
import WorkerProtocol

/// Derives the cause of a worker's end from what the host observed and the worker reported. The
/// plugin controls the worker, so its reports are not trusted.
struct CrashDiagnosis {
    /// The plugin's symbols.
    let symbols: PluginSymbols
    /// The limit on processor time in seconds.
    private let processorLimit: UInt32
    var lent = LentAddresses()
    private var lastIncident: WorkerIncident?
    /// Whether the worker was out of memory when it reported that.
    private var wasMemoryUsedUp = false
    /// The position that the worker reported last.
    var position: WorkerIncident?

    /// - Parameter symbols: the plugin's symbols.
    init(of symbols: PluginSymbols, processorLimit: UInt32) {
        self.symbols = symbols
        self.processorLimit = processorLimit
    }

    /// Notes the incident that the worker reports as its end.
    ///
    /// - Parameter isMemoryUsedUp: whether the system confirms that it is out of memory.
    mutating func noteEnd(_ incident: WorkerIncident, isMemoryUsedUp: Bool) {
        lastIncident = incident
        wasMemoryUsedUp = isMemoryUsedUp
    }

    // MARK: Crash reports

    /// Creates the report for a process that ended by itself.
    ///
    /// - Parameters:
    ///   - end: how it ended.
    ///   - mappedSize: the bytes it was asked to map at the time.
    func loss(by end: WorkerEnd, mapping mappedSize: UInt64) -> PluginCrash {
        loss(for: cause(of: end, mapping: mappedSize), by: lastIncident)
    }

    /// Creates the report for a worker that missed a deadline and was asked for its position.
    ///
    /// - Parameters:
    ///   - milliseconds: the deadline.
    ///   - end: how it ended then; `nil` if unknown.
    func loss(
        afterDeadline milliseconds: Int, _ end: WorkerEnd?, mapping mappedSize: UInt64
    ) -> PluginCrash {
        if let end, isOwnEnd(end) { return loss(by: end, mapping: mappedSize) }
        return loss(for: .hung(milliseconds), by: position)
    }

    /// Returns true if a worker that missed a deadline ended by its plugin's own doing just then.
    ///
    /// That excludes an end by the host, an end by the signal that asks for the position, and an
    /// exit not attributed to the plugin, as when the worker finds that there is no renderer.
    func isOwnEnd(_ end: WorkerEnd) -> Bool {
        guard !end.wasEndedByHost else { return false }
        let cause = end.cause(processorLimit: processorLimit)
        switch cause {
        case .signal(SIGQUIT): return false
        case .exited: return lastIncident?.agrees(with: cause) == true
        default: return true
        }
    }

    /// Returns the cause of a process' end. A worker that exits while asked to map memory is out of
    /// memory if the system confirms it.
    private func cause(of end: WorkerEnd, mapping mappedSize: UInt64) -> PluginCrash.Cause {
        let cause = end.cause(processorLimit: processorLimit)
        return cause == .exited(WorkerProtocol.confusedStatus) && mappedSize > 0 && wasMemoryUsedUp
            ? .outOfMemory : cause
    }

    /// Creates the report for a worker that ended, or that the host ended, for `cause`.
    ///
    /// - Parameters:
    ///   - cause: what the host observed.
    ///   - incident: what the worker reported; untrusted.
    func loss(for cause: PluginCrash.Cause, by incident: WorkerIncident? = nil) -> PluginCrash {
        let incident = incident.flatMap { $0.agrees(with: cause) ? $0 : nil }
        let trace = incident.map { incident in
            // An exit is noticed by functions of the host's, below the plugin's.
            let frames = incident.frames.drop {
                incident.kind == .exit && !$0.isInPlugin && $0.symbol.isEmpty
            }
            return PluginTrace(Array(frames), of: symbols)
        }
        return PluginCrash(
            cause: incident.map { refined(cause, by: $0, trace) } ?? cause,
            function: trace?.function, trace: trace?.lines ?? [])
    }

    /// Refines the cause of a signal with what the host observed, and with reported details that
    /// are harmless if false.
    private func refined(
        _ cause: PluginCrash.Cause, by incident: WorkerIncident, _ trace: PluginTrace?
    ) -> PluginCrash.Cause {
        guard case .signal(let number) = cause else { return cause }
        if number == SIGSEGV || number == SIGBUS {
            // Checked first: a thread's stack may lie where memory was lent before.
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
    /// True if the process ends since it used a null pointer, or what is behind one.
    var isOfNullPointer: Bool { kind == .signal && number == SIGSEGV && address < 65_536 }

    /// Returns true if the incident matches the cause.
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

import PluginHosting
import WorkerProtocol

/// The state of the conversation with a worker: what the host waits for, and so which messages are
/// valid.
///
/// The plugin controls the worker, which may send anything at any time. Invalid messages are
/// rejected before they have any effect, so that the host's operations are never re-entered.
struct WorkerConversation {
    /// What the host waits for.
    enum Wait: Hashable {
        case renderer
        /// The return of a call.
        case call(PluginCall)
        /// The address of a segment of so many bytes.
        case mapping(segment: UInt32, size: Int)
        /// The end of the renderer.
        case closing
    }

    private static let pageSize: UInt64 = 4_096
    /// The end of the address space of a process.
    private static let addressLimit: UInt64 = 1 << 47

    /// Innermost last.
    private(set) var waits: [Wait] = []
    private var isConfined = false
    private var hasLoopEnded = false
    /// True while the worker waits for an answer; it can't ask again meanwhile.
    private var hasQuestion = false
    /// Valid messages that arrived early.
    private var kept: [WorkerMessage] = []
    private var lastCall = PluginCall.create

    /// True in the main loop, also in calls nested in it.
    var isLoopRunning: Bool { waits.first == .call(.run) }

    /// True in the main loop, and in no call nested in it.
    var isInMainLoop: Bool { waits == [.call(.run)] }

    /// True outside all calls, or in the main loop.
    var isCallable: Bool { waits.isEmpty || isInMainLoop }

    /// The innermost call, or the last one: the one to blame if something is wrong.
    var call: PluginCall {
        waits.lazy.reversed().compactMap(\.call).first ?? lastCall
    }

    mutating func begin(_ wait: Wait) {
        if wait == .call(.run) {
            hasLoopEnded = false
        }
        waits.append(wait)
    }

    /// Ends the innermost wait.
    mutating func end() {
        lastCall = call
        _ = waits.popLast()
    }

    mutating func didAnswer() {
        hasQuestion = false
    }

    /// True while memory is mapped; queries have to wait for that.
    var isMapping: Bool {
        if case .mapping? = waits.last { true } else { false }
    }

    /// The bytes that the worker is to map now.
    var mappedSize: UInt64 {
        guard case .mapping(_, let size)? = waits.last else { return 0 }
        return UInt64(size)
    }

    /// Stores a valid message that arrives early: a query while memory is mapped, or the return of
    /// a main loop before that of a call in it. Returns true if stored.
    mutating func keepsForLater(_ message: WorkerMessage) -> Bool {
        let isEarly =
            switch message {
            case .need: isMapping
            case .returned: waits.last?.isEndedByReturning == false
            default: false
            }
        if isEarly { kept.append(message) }
        return isEarly
    }

    /// Returns a stored message that can be handled now.
    mutating func takeKept() -> WorkerMessage? {
        let due = kept.firstIndex { message in
            if case .returned = message { isInMainLoop } else { !isMapping }
        }
        return due.map { kept.remove(at: $0) }
    }

    /// Returns true if a message is valid now.
    mutating func admits(_ message: WorkerMessage) -> Bool {
        guard let wait = waits.last else { return false }
        switch message {
        case .output, .log, .breach, .request, .image, .perform, .stateIndexes,
            .copyText(_, isLast: false), .keep, .incident:
            return true
        case .confined:
            defer { isConfined = true }
            return wait == .renderer && !isConfined
        case .created: return wait == .renderer && isConfined
        case .refused: return wait == .renderer
        case .returned: return admitsReturn(to: wait)
        case .madeImage: return wait == .call(.makeImage)
        case .measured: return wait == .call(.create)
        case .closed: return wait == .closing
        case .mapped(let segment, let address):
            guard case .mapping(segment, let size) = wait else { return false }
            return address > 0 && address % Self.pageSize == 0 && address < Self.addressLimit
                && UInt64(size) <= Self.addressLimit - address
        // Valid at any time, since feeds stay lent; but not while waiting for an answer.
        case .need, .setStates, .openLink, .copyText:
            guard wait != .renderer, !hasQuestion else { return false }
            hasQuestion = true
            return true
        }
    }

    /// A main loop may return while the host is about to call the plugin in it.
    private mutating func admitsReturn(to wait: Wait) -> Bool {
        guard !wait.isEndedByReturning else { return true }
        switch wait {
        case .call, .mapping:
            guard waits.first == .call(.run), waits.count > 1, !hasLoopEnded else { return false }
            hasLoopEnded = true
            return true
        case .renderer, .closing: return false
        }
    }
}

extension WorkerConversation.Wait {
    /// The call that this waits for.
    fileprivate var call: PluginCall? {
        switch self {
        case .renderer: .create
        case .call(let call): call
        case .closing: .destroy
        case .mapping: nil
        }
    }

    /// True if the wait ends with the return of a call.
    fileprivate var isEndedByReturning: Bool {
        if case .call(let call) = self { call != .makeImage && call != .create } else { false }
    }
}

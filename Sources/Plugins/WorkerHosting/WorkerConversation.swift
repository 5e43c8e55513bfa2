import PluginHosting
import WorkerProtocol

/// Keeps what the host waits for, and so which of a worker's messages make sense now.
///
/// The worker is its plugin's: it may say anything at any time. A message that makes no sense where
/// the conversation stands is refused before anything is done about it, so nothing that the host
/// is in the middle of can be entered a second time.
struct WorkerConversation {
    /// A reason to wait.
    enum Wait: Hashable {
        /// That there is a renderer.
        case renderer
        /// The end of a call.
        case call(PluginCall)
        /// The address of a segment of so many bytes.
        case mapping(segment: UInt32, size: Int)
        /// The end of the renderer.
        case closing
    }

    private static let pageSize: UInt64 = 4_096
    /// Beyond this no process has memory.
    private static let addressLimit: UInt64 = 1 << 47

    /// The open waits, innermost last.
    private(set) var waits: [Wait] = []
    private var isConfined = false
    private var hasLoopEnded = false
    /// The worker waits for the answer to a question: so long, it has no other.
    private var hasQuestion = false
    /// Made sense, but came too early.
    private var kept: [WorkerMessage] = []
    private var lastCall = PluginCall.create

    /// The plugin is in its main loop, whatever else is waited for.
    var isLoopRunning: Bool { waits.first == .call(.run) }

    /// The plugin is in its main loop, and nothing else is waited for.
    var isInMainLoop: Bool { waits == [.call(.run)] }

    /// The plugin is in none of its calls, or in its main loop.
    var isCallable: Bool { waits.isEmpty || isInMainLoop }

    /// The call that the worker is in, innermost, or, where it is in none, that it was in last: what it
    /// did when something is wrong.
    var call: PluginCall {
        waits.lazy.reversed().compactMap(\.call).first ?? lastCall
    }

    /// Waits for something, too.
    mutating func begin(_ wait: Wait) {
        if wait == .call(.run) {
            hasLoopEnded = false
        }
        waits.append(wait)
    }

    /// Waits no longer for what was begun last.
    mutating func end() {
        lastCall = call
        _ = waits.popLast()
    }

    /// The worker's question was answered.
    mutating func didAnswer() {
        hasQuestion = false
    }

    /// Memory is being mapped: a question that comes meanwhile has to wait for that.
    var isMapping: Bool {
        if case .mapping? = waits.last { true } else { false }
    }

    /// How many bytes the worker is to map just now.
    var mappedSize: UInt64 {
        guard case .mapping(_, let size)? = waits.last else { return 0 }
        return UInt64(size)
    }

    /// Keeps a message that makes sense, where it comes too early: a question while memory is mapped,
    /// and the return of a main loop while something in it is waited for. Answers whether it does.
    mutating func keepsForLater(_ message: WorkerMessage) -> Bool {
        let isEarly =
            switch message {
            case .needItems, .needDetails, .needTexts, .needSources: isMapping
            case .returned: waits.last?.isEndedByReturning == false
            default: false
            }
        if isEarly { kept.append(message) }
        return isEarly
    }

    /// Takes a message that was kept, and whose time has come.
    mutating func takeKept() -> WorkerMessage? {
        let due = kept.firstIndex { message in
            if case .returned = message { isInMainLoop } else { !isMapping }
        }
        return due.map { kept.remove(at: $0) }
    }

    /// Accepts a message that makes sense now.
    mutating func admits(_ message: WorkerMessage) -> Bool {
        guard let wait = waits.last else { return false }
        switch message {
        case .output, .log, .breach, .request, .image, .stateIndexes, .copyText(_, isLast: false),
            .keep, .incident:
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
        // At any time, since a feed lasts; but one that waits for an answer can't ask again.
        case .needItems, .needDetails, .needTexts, .needSources, .setStates, .openLink, .copyText:
            guard wait != .renderer, !hasQuestion else { return false }
            hasQuestion = true
            return true
        }
    }

    /// A main loop may end by itself while the host is about to call the plugin in it.
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
    /// The call that the worker is in so long.
    fileprivate var call: PluginCall? {
        switch self {
        case .renderer: .create
        case .call(let call): call
        case .closing: .destroy
        case .mapping: nil
        }
    }

    /// The worker says that a call has returned when this is over.
    fileprivate var isEndedByReturning: Bool {
        if case .call(let call) = self { call != .makeImage && call != .create } else { false }
    }
}

import FeedPluginAPI
import Glibc
import PluginReading
import Synchronization
import WorkerProtocol

/// The host's function table as one renderer is given it.
///
/// The table's memory, and this object with it, are kept for ever (some hundred bytes a
/// renderer): a plugin that calls the host too late, or from a thread of its own, then meets a
/// refusal and no freed memory.
@safe package final class HostTable {
    private struct State {
        var isOpen = true
        /// The messages of each level that were told.
        var told: [PluginLogMessage.Level: Set<String>] = [:]
    }

    /// For how many things a plugin is told off before the host falls silent.
    private static let complaintLimit = 20

    /// The environment for a call that is refused: two pipes. Written once, and the same for every
    /// renderer, since it has to last for ever as well.
    nonisolated(unsafe) static let nowhere = unsafe nowhereOwner.lend(PluginEnvironment())
    nonisolated(unsafe) private static let nowhereOwner = HostEnvironment()

    /// The address of the table that was made last: from it the others are found, so that a search
    /// for leaks sees that all are kept on purpose.
    private static let newest = Mutex<UInt>(0)

    let pointer: UnsafePointer<feed_host>
    private var older: UInt = 0
    private let plugin: String
    private let thread = pthread_self()
    private let sendLog: @Sendable (PluginLogMessage) -> Void
    private let wakeEvents: @Sendable () -> Void
    private let state = Mutex(State())
    /// Only touched on the plugin's thread, which every use checks before.
    private weak var instance: PluginInstance?

    /// Makes the table of a renderer; the calling thread becomes the plugin's.
    ///
    /// - Parameters:
    ///   - plugin: the plugin's id.
    ///   - name: the host's name and version.
    ///   - log: called on any thread, also after the plugin's end.
    ///   - wake: wakes the plugin's main loop; called on any thread.
    ///   - loans: where the table is lent in, which is never taken back; `nil` for memory like any other.
    package init(
        plugin: String, name: String, log: @escaping @Sendable (PluginLogMessage) -> Void,
        wake: @escaping @Sendable () -> Void, loans: (any LoanMemory)? = nil
    ) {
        self.plugin = plugin
        sendLog = log
        wakeEvents = wake
        // The name stands behind the table.
        let size = unsafe MemoryLayout<feed_host>.stride
        let count = size + name.utf8.count + 1
        let lent = unsafe loans?.make(count)
        let memory =
            unsafe lent
            ?? UnsafeMutableRawPointer.allocate(
                byteCount: count, alignment: MemoryLayout<feed_host>.alignment)
        defer {
            if let lent = unsafe lent { unsafe loans?.seal(lent) }
        }
        let host = unsafe memory.bindMemory(to: feed_host.self, capacity: 1)
        unsafe pointer = unsafe UnsafePointer(host)
        let words = unsafe UnsafeMutableBufferPointer(
            start: (memory + size).bindMemory(to: CChar.self, capacity: count - size),
            count: count - size)
        _ = unsafe words.initialize(fromContentsOf: name.utf8CString)
        unsafe host.initialize(to: HostFunctions.table)
        unsafe host.pointee.name.bytes = unsafe UnsafePointer(words.baseAddress)
        unsafe host.pointee.name.length = count - size - 1
        let context = unsafe Unmanaged.passRetained(self).toOpaque()
        unsafe host.pointee.context = unsafe context
        older = Self.newest.withLock { newest in
            defer { newest = UInt(bitPattern: context) }
            return newest
        }
    }

    static func from(_ host: UnsafePointer<feed_host>?) -> HostTable? {
        guard let context = unsafe host?.pointee.context else { return nil }
        return unsafe Unmanaged<HostTable>.fromOpaque(context).takeUnretainedValue()
    }

    /// Lets the renderer's calls through to `instance`.
    func attach(_ instance: PluginInstance) {
        self.instance = instance
    }

    /// Refuses all calls from now on.
    package func close() {
        // What was told is kept no longer: the table is kept for ever.
        state.withLock { $0 = State(isOpen: false) }
        instance = nil
    }

    var isOnPluginThread: Bool { pthread_equal(pthread_self(), thread) != 0 }

    /// The instance, where a call of the function `name` is allowed here and now.
    func instance(for name: StaticString) -> PluginInstance? {
        guard demand(isOnPluginThread, "called \(name) from another thread than its own; refused")
        else { return nil }
        let open = state.withLock { $0.isOpen } ? instance : nil
        return demand(open != nil, "called \(name) after its end; refused") ? open : nil
    }

    /// Passes on what the plugin says. Callable on any thread.
    func log(_ level: feed_log_level, _ text: String) {
        let line = text.oneDisplayableLine
        let isOpen = state.withLock { $0.isOpen }
        guard demand(isOpen, "called log after its end; refused") else { return }
        sendLog(
            PluginLogMessage(
                plugin: plugin, level: PluginLogMessage.Level(rawValue: level) ?? .warning,
                text: line))
    }

    /// Wakes a main loop. Callable on any thread.
    func wake() {
        // Within the lock: closing waits for it, so that nothing is woken that is gone.
        let isDone = state.withLock { state in
            if state.isOpen { wakeEvents() }
            return state.isOpen
        }
        _ = demand(isDone, "called wake after its end; refused")
    }

    /// Tells the person what the plugin does against the contract, each thing once, and a bounded number of
    /// them. Callable on any thread.
    package func complain(_ text: String) {
        tell(text, .warning)
    }

    /// Answers whether something is as the contract has it, and complains where it is not.
    func demand(_ isRight: Bool, _ complaint: @autoclosure () -> String) -> Bool {
        if !isRight { complain(complaint()) }
        return isRight
    }

    /// Tells those who want to know everything what came of nothing, as ``complain(_:)`` does.
    func remark(_ text: String) {
        tell(text, .debug)
    }

    private func tell(_ text: String, _ level: PluginLogMessage.Level) {
        let isLoud = state.withLock { state in
            let isNew = state.told[level]?.contains(text) != true
            guard isNew, state.told[level, default: []].count < Self.complaintLimit else {
                return false
            }
            state.told[level, default: []].insert(text)
            return true
        }
        if isLoud {
            sendLog(
                PluginLogMessage(
                    plugin: plugin, level: level, text: text, isBreach: level == .warning))
        }
    }
}

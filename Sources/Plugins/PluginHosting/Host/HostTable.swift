import FeedPluginAPI
import Glibc
import PluginReading
import Synchronization
import WorkerProtocol

/// The function table that one renderer gets from the host.
///
/// The table and this object are never freed (some hundred bytes per renderer), so that a call that
/// comes too late, or from another thread, is refused instead of reading freed memory.
@safe package final class HostTable {
    private struct State {
        var isOpen = true
        /// Messages already logged, by level.
        var reported: [PluginLogMessage.Level: Set<String>] = [:]
    }

    /// The number of different complaints about one plugin that are logged.
    private static let reportLimit = 20

    /// The environment for refused calls: two pipes. Shared by all renderers, and never freed for
    /// the same reason as the tables.
    nonisolated(unsafe) static let nowhere = unsafe nowhereOwner.lend(PluginEnvironment())
    nonisolated(unsafe) private static let nowhereOwner = HostEnvironment()

    /// The address of the newest table, which links to the others: keeps them reachable for leak
    /// checkers.
    private static let newest = Mutex<UInt>(0)
    /// The address of the table whose plugin runs; zero if none does.
    private static let running = Atomic<UInt>(0)

    let pointer: UnsafePointer<feed_host>
    private var older: UInt = 0
    private let plugin: String
    private let thread = pthread_self()
    private let sendLog: @Sendable (PluginLogMessage) -> Void
    private let wakeEvents: @Sendable () -> Void
    private let state = Mutex(State())
    /// Answers the renderer's calls. Accessed only on the plugin's thread; each call checks that.
    weak var instance: PluginInstance?

    /// Creates the table of a renderer. The calling thread becomes the plugin's thread.
    ///
    /// - Parameters:
    ///   - plugin: the plugin's id.
    ///   - name: the host's name and version.
    ///   - log: called on any thread, also after the renderer is destroyed.
    ///   - wake: wakes the plugin's main loop; called on any thread.
    ///   - protected: protected memory for the table, which is never taken back; `nil` for the heap.
    package init(
        plugin: String, name: String, log: @escaping @Sendable (PluginLogMessage) -> Void,
        wake: @escaping @Sendable () -> Void, protected: (any ProtectedMemory)? = nil
    ) {
        self.plugin = plugin
        sendLog = log
        wakeEvents = wake
        // The name follows the table in the same allocation.
        let size = unsafe MemoryLayout<feed_host>.stride
        let count = size + name.utf8.count + 1
        let lent = unsafe protected?.make(count)
        let memory =
            unsafe lent
            ?? UnsafeMutableRawPointer.allocate(
                byteCount: count, alignment: MemoryLayout<feed_host>.alignment)
        defer {
            if let lent = unsafe lent { unsafe protected?.seal(lent) }
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

    /// Returns the object behind `host`; reports a null pointer to the function `name`.
    static func from(
        _ host: UnsafePointer<feed_host>?, for name: StaticString
    ) -> HostTable? {
        guard let host = unsafe host else {
            reportNull("host", for: name)
            return nil
        }
        return unsafe UInt(bitPattern: host.pointee.context).object
    }

    /// Reports a null pointer to the function `name` where nothing tells which plugin called it:
    /// the one that runs did.
    package static func reportNull(_ argument: StaticString, for name: StaticString) {
        running.load(ordering: .relaxed).object?
            .report("called \(name) with a null \(argument); refused")
    }

    /// Runs `body`, which calls the plugin.
    func run<Result>(_ body: () -> Result) -> Result {
        let own = unsafe UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
        let before = Self.running.exchange(own, ordering: .relaxed)
        defer { Self.running.store(before, ordering: .relaxed) }
        return body()
    }

    /// Refuses all calls from now on.
    package func close() {
        // Frees the logged messages, since this object is never freed.
        state.withLock { $0 = State(isOpen: false) }
        instance = nil
    }

    var isOnPluginThread: Bool { pthread_equal(pthread_self(), thread) != 0 }

    /// Returns the instance behind `host` if the function `name` may be called now and on this
    /// thread; reports it otherwise.
    static func instance(
        of host: UnsafePointer<feed_host>?, for name: StaticString
    ) -> PluginInstance? {
        unsafe from(host, for: name)?.instance(for: name)
    }

    private func instance(for name: StaticString) -> PluginInstance? {
        guard require(isOnPluginThread, "called \(name) from another thread than its own; refused")
        else { return nil }
        let open = state.withLock { $0.isOpen } ? instance : nil
        return require(open != nil, "called \(name) after its end; refused") ? open : nil
    }

    /// Passes on a message of the plugin, or reports one that is none. Callable on any thread.
    func log(_ level: feed_log_level, _ text: String?) {
        guard let line = text?.oneDisplayableLine else {
            return report("called log with a message that is none or too long; dropped")
        }
        let isOpen = state.withLock { $0.isOpen }
        guard require(isOpen, "called log after its end; refused") else { return }
        sendLog(
            PluginLogMessage(
                plugin: plugin, level: PluginLogMessage.Level(rawValue: level) ?? .warning,
                text: line))
    }

    /// Wakes a main loop. Callable on any thread.
    func wake() {
        // Under the lock, so that ``close()`` waits and a closed loop is never woken.
        let isDone = state.withLock { state in
            if state.isOpen { wakeEvents() }
            return state.isOpen
        }
        _ = require(isDone, "called wake after its end; refused")
    }

    /// Logs a breach of the contract: each text once, up to a limit. Callable on any thread.
    package func report(_ text: String) {
        log(text, .warning)
    }

    /// Returns `isRight`; reports `message` if it is false.
    func require(_ isRight: Bool, _ message: @autoclosure () -> String) -> Bool {
        if !isRight { report(message()) }
        return isRight
    }

    /// Logs at debug level that a call had no effect; otherwise as ``report(_:)``.
    func note(_ text: String) {
        log(text, .debug)
    }

    private func log(_ text: String, _ level: PluginLogMessage.Level) {
        let isLoud = state.withLock { state in
            let isNew = state.reported[level]?.contains(text) != true
            guard isNew, state.reported[level, default: []].count < Self.reportLimit else {
                return false
            }
            state.reported[level, default: []].insert(text)
            return true
        }
        if isLoud {
            sendLog(
                PluginLogMessage(
                    plugin: plugin, level: level, text: text, isBreach: level == .warning))
        }
    }
}

extension UInt {
    /// The table at this address, which is never freed; `nil` for zero.
    fileprivate var object: HostTable? {
        unsafe UnsafeRawPointer(bitPattern: self).map {
            unsafe Unmanaged<HostTable>.fromOpaque($0).takeUnretainedValue()
        }
    }
}

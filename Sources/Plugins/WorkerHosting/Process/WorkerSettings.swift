import PluginTracing
package import WorkerProtocol

/// How workers start, and their permissions and limits.
package struct WorkerSettings: Sendable {
    /// The executable to start, which must call ``WorkerProcess``.
    package var executable: String
    /// The permissions that the user granted.
    package var grants = WorkerGrants()
    /// Returns true for Internet addresses that may be connected to with the network grant; called
    /// on any thread.
    package var reaches: @Sendable (_ address: [UInt8]) -> Bool = { _ in false }
    /// Limits enforced by the system.
    package var limits = WorkerLimits()
    /// The number of threads at a time.
    package var threadLimit = 64
    package var deadlines = WorkerDeadlines()
    /// The output of a plugin in bytes.
    package var outputLimit = 1 << 30
    /// The bytes of rendering after which writes are refused, to test the plugin's reaction.
    package var outputCapacity: UInt64 = .max
    /// True to lend one item, detail, text or source at a time, and to take it back when the next of
    /// its kind is asked for, to find plugins that use it later.
    package var lendsSingly = false
    /// The number of messages that a plugin may log.
    package var logLimit = 10_000
    /// The number of messages that a worker may send, beyond 32 per item and 1,000 per second.
    package var messageLimit = 1_000_000
    /// The number of requests to the delegate, beyond ten per item.
    package var requestLimit = 10_000
    /// True to grant an unused terminal instead of the user's.
    package var lendsTerminal = false
    /// True to run if the kernel lacks a part of the confinement.
    package var acceptsMissingParts = false
    /// Parts to leave out, as if the kernel lacked them.
    package var withheldParts: [ConfinementPart] = []
    /// The worker's environment variables; plugins are promised none.
    package var variables: [String] = []
    /// Demangled function names, shared by workers started with copies of these settings.
    let names = NameCache()

    package init(executable: String = "/proc/self/exe") {
        self.executable = executable
    }
}

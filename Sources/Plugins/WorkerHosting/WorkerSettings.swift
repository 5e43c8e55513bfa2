import PluginTracing
package import WorkerProtocol

/// How workers are started and what they may do: values that stand beside each other, of which who starts one
/// changes some.
package struct WorkerSettings: Sendable {
    /// The executable that is started; it must know ``WorkerProcess``.
    package var executable: String
    /// The person's grants.
    package var grants = WorkerGrants()
    /// Which addresses of the Internet may be connected to where the network is granted; called on any thread.
    package var reaches: @Sendable (_ address: [UInt8]) -> Bool = { _ in false }
    /// The system's limits on it.
    package var limits = WorkerLimits()
    /// How many threads a worker may have at a time.
    package var threadLimit = 64
    /// How long things may take.
    package var deadlines = WorkerDeadlines()
    /// How many bytes a plugin may write in all.
    package var outputLimit = 1 << 30
    /// How many bytes of rendering a plugin writes before it is refused more, to see what it does.
    package var outputCapacity: UInt64 = .max
    /// How many messages a plugin may log.
    package var logLimit = 10_000
    /// How many messages a worker may send, beyond 32 for each item and 1,000 for each second.
    package var messageLimit = 1_000_000
    /// How many times a plugin may call its delegate, beyond ten times for each item.
    package var requestLimit = 10_000
    /// True where a worker that may have the terminal gets one that nobody looks at, and not the
    /// person's.
    package var lendsTerminal = false
    /// True to go on where the kernel lacks a part of the confinement.
    package var acceptsMissingParts = false
    /// Parts to go without, as if the kernel lacked them.
    package var withheldParts: [ConfinementPart] = []
    /// The worker's environment variables; a plugin is promised none.
    package var variables: [String] = []
    /// The readable names of functions; the workers that are started by copies of these settings
    /// share it.
    let names = NameCache()

    /// Creates settings.
    package init(executable: String = "/proc/self/exe") {
        self.executable = executable
    }
}

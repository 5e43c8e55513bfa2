import PluginHosting

/// What a person has settled once for all runs, in `$XDG_CONFIG_HOME/feedhost/config`.
struct Configuration: Equatable {
    /// What draws on a terminal where the command line does not say it.
    var renderer: String?
    /// What keys do, by the ids of renderers: each line as their option `keys` takes it.
    var keys: [String: [String]] = [:]
    /// Where every plugin is to run.
    var seat: PluginSeat?
    /// The files that may run in-process.
    var trust: [PluginTrust] = []
    /// What every plugin may use that needs it.
    var grants: Set<PluginNeed> = []
    /// What single plugins' files may use.
    var grantsByFile: [PluginTrust: Set<PluginNeed>] = [:]
    /// Whether plugins run in workers that the kernel can't confine fully.
    var acceptsMissingConfinement = false
    /// Bytes a worker may allocate.
    var memoryLimit: UInt64?
    /// Seconds of processor time a worker may use.
    var processorLimit: UInt32?
    /// Bytes a plugin may write.
    var outputLimit: Int?
    /// Milliseconds for loading, for each call, and for all.
    var loadDeadline: Int?
    var callDeadline: Int?
    var totalDeadline: Int?
}

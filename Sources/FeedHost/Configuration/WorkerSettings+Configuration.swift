import WorkerHosting
import WorkerProtocol

extension WorkerSettings {
    /// The defaults for workers from the configuration.
    init(_ configuration: Configuration) {
        self.init()
        acceptsMissingParts = configuration.acceptsMissingConfinement
        limits.memory = configuration.memoryLimit ?? limits.memory
        limits.processorTime = configuration.processorLimit ?? limits.processorTime
        outputLimit = configuration.outputLimit ?? outputLimit
        deadlines.loading = configuration.loadDeadline ?? deadlines.loading
        deadlines.call = configuration.callDeadline ?? deadlines.call
        deadlines.total = configuration.totalDeadline ?? deadlines.total
    }
}

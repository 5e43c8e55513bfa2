/// The limits of a worker.
package struct WorkerLimits: Sendable, Hashable {
    /// Memory that can be written to, in bytes.
    package var memory: UInt64
    /// Processor time, in seconds.
    package var processorTime: UInt32

    /// Creates limits.
    package init(memory: UInt64 = 2 << 30, processorTime: UInt32 = 60) {
        self.memory = memory
        self.processorTime = processorTime
    }
}

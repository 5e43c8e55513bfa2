/// What a worker has at a time, for comparison with another.
package struct WorkerFootprint: Sendable, Hashable {
    /// The bytes of the heap that each of the renderers made last has left behind.
    package let heapGrowth: Int64
    /// How many descriptors are open.
    package let descriptors: Int
    /// How many threads there are; `nil` where the system does not show it.
    package let threads: Int?
    /// How many bytes can be written to that are shared with nobody; `nil` where the system does not show
    /// it. Stacks of threads that have ended, and that nobody waits for, are among them.
    package let memory: UInt64?
}

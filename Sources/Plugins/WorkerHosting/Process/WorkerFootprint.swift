/// A worker's resources at one time.
package struct WorkerFootprint: Sendable, Hashable {
    /// The growth of the heap per renderer, in bytes: the least of several equal parts of the
    /// renderers made, since a leak grows in each, and a cache that is filled late does not.
    package let heapGrowth: Int64
    /// Open descriptors.
    package let descriptors: Int
    /// `nil` if the system doesn't show it.
    package let threads: Int?
    /// Private writable memory in bytes; `nil` if the system doesn't show it. Includes the stacks
    /// of threads that ended and were never joined.
    package let memory: UInt64?
}

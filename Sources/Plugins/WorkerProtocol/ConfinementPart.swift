/// A part of a worker's confinement.
package enum ConfinementPart: UInt8, Sendable, Hashable, CaseIterable, MessageMember {
    /// Only granted files.
    case landlock = 1
    /// Only the system calls that a renderer needs.
    case seccomp = 2
    /// No privileges from set-user-ID files.
    case noNewPrivileges = 3
    case memoryLimit = 4
    case processorLimit = 5
    /// No files written, no core dumps, few descriptors.
    case fileLimits = 6
    /// No descriptors but the worker's own, and an end together with the host's.
    case isolation = 7
}

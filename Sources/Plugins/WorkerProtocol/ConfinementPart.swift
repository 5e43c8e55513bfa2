/// A part of a worker's confinement; the raw value is its name in messages to the user.
package enum ConfinementPart: String, Sendable, Hashable, CaseIterable, MessageMember {
    /// Only granted files.
    case landlock = "Landlock"
    /// Only the system calls that a renderer needs.
    case seccomp
    /// No privileges from set-user-ID files.
    case noNewPrivileges = "no_new_privs"
    case memoryLimit = "memory limit"
    case processorLimit = "processor limit"
    /// No files written, no core dumps, few descriptors.
    case fileLimits = "file limits"
    /// No descriptors but the worker's own, and an end together with the host's.
    case isolation
}

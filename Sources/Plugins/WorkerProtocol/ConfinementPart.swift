/// A part of what a worker is confined with.
package enum ConfinementPart: UInt8, Sendable, Hashable, CaseIterable, MessageMember {
    /// No file but those granted.
    case landlock = 1
    /// No system call but those a renderer needs.
    case seccomp = 2
    /// No rights by set-user-ID files.
    case noNewPrivileges = 3
    /// A bound on memory.
    case memoryLimit = 4
    /// A bound on processor time.
    case processorLimit = 5
    /// No files written, no cores, few descriptors.
    case fileLimits = 6
    /// No descriptor but the worker's own, and an end with its host's.
    case isolation = 7
}

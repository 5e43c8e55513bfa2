/// Why a file is no library that this host can load.
package enum ELFFault: Error, Sendable, Hashable {
    /// It does not begin as ELF files do.
    case notELF
    /// It ends before what its headers promise.
    case truncated
    /// Its headers contradict the format.
    case malformed
    /// It is built for another processor, or for this one in another word length or byte order.
    case wrongMachine(ELFMachine, bits: Int, isBigEndian: Bool)
    /// It is a program, an object file, or a core dump.
    case notSharedObject
    /// It has no note of FeedHost's.
    case noNote
}

/// A reason why a file is not a loadable library.
package enum ELFFault: Error, Sendable, Hashable {
    case notELF
    /// Shorter than its headers say.
    case truncated
    /// Invalid headers.
    case malformed
    /// Built for another processor, word length or byte order.
    case wrongMachine(ELFMachine, bits: Int, isBigEndian: Bool)
    /// A program, an object file, or a core dump.
    case notSharedObject
    /// Its notes are longer than any plugin's.
    case notesTooLong
    /// Has no FeedHost note.
    case noNote
}

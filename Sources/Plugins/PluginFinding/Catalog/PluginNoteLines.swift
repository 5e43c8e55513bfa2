import PluginReading
import SystemInterface

/// The text of a note, for finding mistakes in it.
package enum PluginNoteLines {
    /// Returns the lines of a note, with control characters escaped and long lines cut; `nil` if it
    /// can't be read.
    package static func read(at path: String) -> [String]? {
        guard let opened = try? FileDescriptor.open(lookingInto: path),
            (try? opened.status().kind) == .regular
        else { return nil }
        var file = FileBytes(descriptor: opened.number)
        guard let library = try? ELFLibrary(reading: &file) else { return nil }
        return lines(of: library.noteText)
    }

    static func lines(of text: [UInt8]) -> [String] {
        var lines = text.prefix { $0 != 0 }
            .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self).oneDisplayableLine }
        while lines.last?.isEmpty == true {
            lines.removeLast()
        }
        return lines
    }
}

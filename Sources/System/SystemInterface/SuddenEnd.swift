import LinuxSystem

/// Puts in order what would be left behind when a signal ends the program (``Signals``): it is
/// named here for as long as it is there. All of it belongs to one thread.
package enum SuddenEnd {
    /// Where something can be written then.
    package enum Stream: Int32 {
        /// Standard output.
        case output = 1
        /// Standard error.
        case status = 2
    }

    /// Writes `text` to a stream then; `nil` for nothing.
    package static func setText(_ text: StaticString?, for stream: Stream) {
        guard let text, text.hasPointerRepresentation else {
            return linux_ending_set_text(stream.rawValue, nil)
        }
        let bytes = unsafe UnsafeRawPointer(text.utf8Start)
        unsafe linux_ending_set_text(
            stream.rawValue, bytes.assumingMemoryBound(to: CChar.self))
    }

    /// Removes the file at `path` then; `nil` for none. There is one at a time.
    static func setFile(_ path: String?) {
        guard let path else { return linux_ending_set_file(nil) }
        unsafe path.withSystemPath { unsafe linux_ending_set_file($0) }
    }
}

import LinuxSystem

/// Cleans up when a signal ends the program (``Signals``). Everything belongs to one thread.
package enum SignalCleanup {
    /// Streams to write to at the end.
    package enum Stream: Int32 {
        case output = 1
        case status = 2
    }

    /// Sets the text to write to a stream; `nil` for none.
    package static func setText(_ text: StaticString?, for stream: Stream) {
        guard let text, text.hasPointerRepresentation else {
            return linux_ending_set_text(stream.rawValue, nil)
        }
        let bytes = unsafe UnsafeRawPointer(text.utf8Start)
        unsafe linux_ending_set_text(
            stream.rawValue, bytes.assumingMemoryBound(to: CChar.self))
    }

    /// Sets the file to remove that is being written, or a whole one, which may be there for as long as
    /// the program; `nil` for none.
    static func setFile(_ path: String?, isWhole: Bool = false) {
        let index: Int32 = isWhole ? 1 : 0
        guard let path else { return linux_ending_set_file(index, nil) }
        unsafe path.withSystemPath { unsafe linux_ending_set_file(index, $0) }
    }
}

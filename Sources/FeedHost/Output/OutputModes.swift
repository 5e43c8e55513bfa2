import SystemInterface

/// The modes of the terminal that standard output may be: colours, links and wrapping, which are not
/// to outlast a rendering that a signal cuts off.
enum OutputModes {
    /// Something that changes them is about to be written.
    static func begin() {
        let term = ProcessEnvironment.current()["TERM"] ?? "dumb"
        guard term != "dumb", Terminal.isTerminal(FileDescriptor.standardOutput) else { return }
        // The end of a sequence that was cut off, no link, usual looks, and lines that go on below.
        SuddenEnd.setText("\u{1B}\\\u{1B}]8;;\u{1B}\\\u{1B}[0m\u{1B}[?7h", for: .output)
    }

    /// They are as they were.
    static func end() {
        SuddenEnd.setText(nil, for: .output)
    }
}

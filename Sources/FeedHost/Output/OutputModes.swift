import SystemInterface

/// Resets the terminal's modes (colours, links, wrapping) if a signal interrupts a rendering on
/// standard output.
enum OutputModes {
    /// Called before output that changes modes.
    static func begin() {
        let term = ProcessEnvironment.current()["TERM"] ?? "dumb"
        guard term != "dumb", Terminal.isTerminal(FileDescriptor.standardOutput) else { return }
        // Ends a partial sequence, the link and the styles, and enables wrapping.
        SignalCleanup.setText("\u{1B}\\\u{1B}]8;;\u{1B}\\\u{1B}[0m\u{1B}[?7h", for: .output)
    }

    /// Called after modes are reset.
    static func end() {
        SignalCleanup.setText(nil, for: .output)
    }
}

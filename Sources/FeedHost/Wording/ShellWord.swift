import SystemInterface

/// A text as one word of a shell's command line.
enum ShellWord {
    /// Quotes `text` for commands to copy; addresses and paths may have any character (POSIX, Shell
    /// Command Language, 2.2.2). A quote counts even before a combining accent.
    static func quoted(_ text: String) -> String {
        "'" + text.replacing(text: "'", with: "'\\''") + "'"
    }
}

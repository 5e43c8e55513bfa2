/// Styles of text on a terminal: colours, attributes, and links.
enum TerminalStyles {
    /// Ends a partial sequence, a link, and all styles.
    static let reset: StaticString = "\u{1B}\\\u{1B}]8;;\u{1B}\\\u{1B}[0m"

    /// True if the bytes contain any control sequence.
    static func areSet(by bytes: borrowing RawSpan) -> Bool {
        unsafe bytes.withUnsafeBytes { unsafe $0.contains(0x1B) }
    }
}

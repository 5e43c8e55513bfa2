/// How text looks on a terminal: colours, styles, and the link it is part of.
enum TerminalLooks {
    /// Gives back the usual ones: ends a sequence that was cut off and a link, and all styles.
    static let usual: StaticString = "\u{1B}\\\u{1B}]8;;\u{1B}\\\u{1B}[0m"

    /// True for bytes that may change them, which is to say that hold any control sequence.
    static func areSet(by bytes: borrowing RawSpan) -> Bool {
        unsafe bytes.withUnsafeBytes { unsafe $0.contains(0x1B) }
    }
}

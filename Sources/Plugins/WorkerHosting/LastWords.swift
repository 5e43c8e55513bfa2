import PluginReading

/// The words of a process on its standard error, of which the beginning and the end are kept: the
/// cause stands in the one or in the other, by the language.
struct LastWords {
    /// How many bytes of the beginning, and how many of the end, are kept.
    private static let keptBytes = 1_024
    /// How many lines of the beginning are shown.
    private static let shownFirst = 3
    /// The most characters of a line that are shown.
    private static let shownCharacters = 200

    private var beginning: [UInt8] = []
    private var end: [UInt8] = []
    private var isWhole = true

    /// Appends what is said next.
    mutating func append(_ bytes: ArraySlice<UInt8>) {
        let first = bytes.prefix(Self.keptBytes - beginning.count)
        beginning += first
        end += bytes.dropFirst(first.count)
        if end.count > Self.keptBytes {
            end.removeFirst(end.count - Self.keptBytes)
            isWhole = false
        }
    }

    /// The first lines and the last, each made safe to show; `…` where something is left out between.
    var lines: [String] {
        if isWhole { return Self.shortened(Self.lines(in: beginning + end)) }
        let first = Self.lines(in: beginning).prefix(Self.shownFirst)
        return first + ["…"] + Self.lines(in: end).suffix(1)
    }

    private static func shortened(_ lines: [String]) -> [String] {
        lines.count <= shownFirst + 1 ? lines : lines.prefix(shownFirst) + ["…"] + lines.suffix(1)
    }

    private static func lines(in bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            .map { String(String($0).oneDisplayableLine.prefix(shownCharacters)) }
            .filter { $0.contains { !$0.isWhitespace } }
    }
}

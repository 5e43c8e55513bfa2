import PluginReading

/// The beginning and the end of a process' standard error: depending on the language, either
/// contains the cause.
struct ErrorOutputExcerpt {
    /// The bytes stored of each.
    private static let keptBytes = 1_024
    /// The lines shown of the beginning.
    private static let shownFirst = 3
    /// The characters shown of each line.
    private static let shownCharacters = 200

    private var beginning: [UInt8] = []
    private var end: [UInt8] = []
    private var isWhole = true

    mutating func append(_ bytes: ArraySlice<UInt8>) {
        let first = bytes.prefix(Self.keptBytes - beginning.count)
        beginning += first
        end += bytes.dropFirst(first.count)
        if end.count > Self.keptBytes {
            end.removeFirst(end.count - Self.keptBytes)
            isWhole = false
        }
    }

    /// The first and last lines, with control characters escaped; `…` marks an omission.
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

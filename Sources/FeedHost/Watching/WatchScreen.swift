/// The screen while watching: the last complete round, and messages below it.
///
/// A round longer than the terminal is cut, so that its beginning with the newest items stays
/// visible. The screen's content stays at the end.
final class WatchScreen {
    /// More than any terminal shows, in bytes. Of further output only the lines are counted.
    private static let maximumBytes = 1 << 20

    private var gathered = Round()
    private var shown = Round()
    private var hasBegun = false
    /// The last frame has all of its round.
    private(set) var isShownWhole = true
    /// True to buffer rounds; false for a renderer that has the terminal.
    var isGathering = true

    func gather(_ bytes: borrowing RawSpan) {
        let room = Self.maximumBytes - gathered.bytes.count
        unsafe bytes.withUnsafeBytes { bytes in
            unsafe gathered.bytes.append(contentsOf: bytes.prefix(room))
            gathered.furtherLineCount += unsafe bytes.dropFirst(room).count {
                $0 == UInt8(ascii: "\n")
            }
        }
    }

    /// Completes the round, which ``frame(messages:rows:columns:)`` shows from now on.
    func commit() {
        shown = gathered
        gathered = Round()
    }

    /// Begins a round, and drops an incomplete one.
    func beginRound() {
        gathered = Round()
    }

    /// Returns the bytes that draw the last complete round and the messages below it.
    ///
    /// - Parameters:
    ///   - rows: the terminal's rows.
    ///   - columns: the terminal's columns.
    func frame(messages: [String], rows: Int, columns: Int) -> [UInt8] {
        var frame: [UInt8] = []
        /// Adds a line; clears the rest of its row, and ends colours and links.
        func add(line: some Sequence<UInt8>) {
            frame += line
            frame += "\u{1B}[0m\u{1B}]8;;\u{1B}\\\u{1B}[K\n".utf8
        }
        if !hasBegun {
            // Scrolls the previous content up instead of erasing it.
            frame += String(repeating: "\n", count: max(0, rows - 1)).utf8
            hasBegun = true
        }
        // Home; disable wrapping, so that a line is a row.
        frame += "\u{1B}[H\u{1B}[?7l".utf8
        let (messages, messageRows) = Self.fitting(messages, rows: rows / 2, columns: columns)
        var room = max(1, rows - messageRows - 1)
        var lines = shown.bytes.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        let lineCount = lines.count + shown.furtherLineCount
        if lineCount > room { room = max(1, room - 1) }
        isShownWhole = lineCount <= room
        for line in lines.prefix(room) { add(line: line) }
        if lineCount > room {
            add(line: "… and \(lineCount - room) more lines".utf8)
        }
        frame += "\u{1B}[?7h".utf8
        for message in messages { add(line: message.utf8) }
        // Erases the rest of a longer round.
        frame += "\u{1B}[J".utf8
        return frame
    }

    /// Returns the last messages that fit, at least one, and their rows.
    private static func fitting(
        _ messages: [String], rows: Int, columns: Int
    ) -> (messages: [String], rows: Int) {
        var taken: [String] = []
        var count = 0
        for message in messages.reversed() {
            let height = max(1, (message.count + columns - 1) / max(1, columns))
            if !taken.isEmpty, count + height > rows { break }
            taken.insert(message, at: 0)
            count += height
        }
        return (taken, count)
    }

    private struct Round {
        /// The beginning.
        var bytes: [UInt8] = []
        /// The number of lines beyond it.
        var furtherLineCount = 0
    }
}

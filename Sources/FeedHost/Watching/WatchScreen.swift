/// The screen of a person who watches: the last whole round, and the messages under it. A new round
/// takes its place.
///
/// A round that is longer than the terminal is cut: its beginning, where the newest is, stays in
/// view. What is on the screen stays there when watching ends.
final class WatchScreen {
    /// More than any terminal shows, in bytes; of what is beyond only the lines are counted.
    private static let maximumBytes = 1 << 20

    private var gathered = Round()
    private var shown = Round()
    private var hasBegun = false
    /// The last frame has all of its round.
    private(set) var isShownWhole = true
    /// Rounds are gathered, save those of a renderer that has the terminal itself.
    var isGathering = true

    /// Takes the next bytes of a round.
    func gather(_ bytes: borrowing RawSpan) {
        let room = Self.maximumBytes - gathered.bytes.count
        unsafe bytes.withUnsafeBytes { bytes in
            unsafe gathered.bytes.append(contentsOf: bytes.prefix(room))
            gathered.furtherLineCount += unsafe bytes.dropFirst(room).count {
                $0 == UInt8(ascii: "\n")
            }
        }
    }

    /// The round is whole: it is what ``frame(messages:rows:columns:)`` shows from now on.
    func commit() {
        shown = gathered
        gathered = Round()
    }

    /// A new round begins; what came of one that was never whole is gone.
    func beginRound() {
        gathered = Round()
    }

    /// The bytes that put the last whole round on the screen, and the messages under it.
    ///
    /// - Parameters:
    ///   - rows: how many the terminal has.
    ///   - columns: how many it has.
    func frame(messages: [String], rows: Int, columns: Int) -> [UInt8] {
        var frame = Frame()
        if !hasBegun {
            // What was on the screen goes up, not away.
            frame.add(String(repeating: "\n", count: max(0, rows - 1)))
            hasBegun = true
        }
        // Home; and long lines end at the edge, so that a line is a row.
        frame.add("\u{1B}[H\u{1B}[?7l")
        let (messages, messageRows) = Self.fitting(messages, rows: rows / 2, columns: columns)
        var room = max(1, rows - messageRows - 1)
        var lines = shown.bytes.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        let lineCount = lines.count + shown.furtherLineCount
        if lineCount > room { room = max(1, room - 1) }
        isShownWhole = lineCount <= room
        for line in lines.prefix(room) { frame.add(line: line) }
        if lineCount > room {
            frame.add(line: "… and \(lineCount - room) more lines".utf8)
        }
        frame.add("\u{1B}[?7h")
        for message in messages { frame.add(line: message.utf8) }
        // Nothing is left of a longer round.
        frame.add("\u{1B}[J")
        return frame.bytes
    }

    /// The last messages there is room for, at least one, and how many rows they take.
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
        /// Its beginning.
        var bytes: [UInt8] = []
        /// How many lines end beyond that.
        var furtherLineCount = 0
    }

    private struct Frame {
        var bytes: [UInt8] = []

        mutating func add(_ text: String) {
            bytes += text.utf8
        }

        /// Adds a line; the rest of its row is cleared, and no colour or link goes on after it.
        mutating func add(line: some Sequence<UInt8>) {
            bytes += line
            add("\u{1B}[0m\u{1B}]8;;\u{1B}\\\u{1B}[K\n")
        }
    }
}

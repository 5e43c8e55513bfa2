import FeedMarkup
import FeedRendering

/// Breaks text into lines of limited width.
///
/// Breaks at the last opportunity: a space, a hyphen, or between ideographs. Breaks a word longer
/// than a line after a slash or a similar sign, else between any characters. O(*n*) time, and
/// memory for one line.
///
/// Long, since everything works on the line that is being filled.
struct LineWrapper {
    private let limit: Int
    private let emit: (StyledLine) -> Void
    private let isQuick: Bool
    private let keepsAddresses: Bool
    private let keepsStyles: Bool
    private var line: StyledLine
    private var lastBreak: BreakPoint?
    private var lastEmergencyBreak: BreakPoint?
    private var previous = BreakClass.start
    private var pendingSpace: (style: TextStyle, link: Hyperlink?)?

    /// Creates a wrapper.
    ///
    /// - Parameters:
    ///   - width: the cells of a line; at least one.
    ///   - isQuick: whether to use the fast path for simple characters, with the same result.
    ///   - keepsAddresses: whether to keep addresses in one piece even if longer than a line:
    ///     terminals wrap them, and they can be copied.
    ///   - keepsStyles: whether lines have styles.
    ///   - emit: receives each complete line.
    init(
        width: Int, isQuick: Bool = true, keepsAddresses: Bool = false, keepsStyles: Bool = true,
        emit: @escaping (StyledLine) -> Void
    ) {
        self.keepsStyles = keepsStyles
        line = StyledLine(keepsStyles: keepsStyles)
        limit = max(width, 1)
        self.isQuick = isQuick
        self.keepsAddresses = keepsAddresses
        self.emit = emit
    }

    /// Adds text; white space collapses.
    mutating func append(_ text: String, style: TextStyle = [], link: Hyperlink? = nil) {
        let bytes = text.utf8.span
        var position = 0
        while position < bytes.count {
            position = appendPlain(bytes, from: position, style, link)
            guard position < bytes.count else { return }
            let start = text.utf8.index(text.startIndex, offsetBy: position)
            // Forward only: indexing the whole text would look back over a sequence of flags.
            let character = text[start...].prefix(1)
            appendCharacter(character, style, link)
            position += max(character.utf8.count, 1)
        }
    }

    /// Adds UTF-8 text; converts to `String` from the first complex character on.
    mutating func append(_ bytes: Span<UInt8>, style: TextStyle = [], link: Hyperlink? = nil) {
        let position = appendPlain(bytes, from: 0, style, link)
        guard position < bytes.count else { return }
        append(bytes.extracting(position...).string, style: style, link: link)
    }

    /// Adds text from `start` up to a character that consists, or may consist, of several scalars,
    /// and returns its index.
    private mutating func appendPlain(
        _ bytes: Span<UInt8>, from start: Int, _ style: TextStyle, _ link: Hyperlink?
    ) -> Int {
        var position = start
        while position < bytes.count {
            if isQuick, let end = appendWords(bytes, from: position, style, link) {
                position = end
                continue
            }
            let byte = bytes[position]
            let next = position + 1
            if keepsAddresses, byte == UInt8(ascii: "h"),
                let end = LineWrapper.endOfAddress(bytes, from: position)
            {
                appendAddress(bytes, position..<end, style, link)
                position = end
                continue
            }
            if byte < 0x80,
                next == bytes.count || bytes[next] < 0x80
                    || isQuick && PlainCharacter.standsApart(bytes, at: next)
            {
                appendASCII(byte, style, link)
                position = next
            } else if isQuick, let character = PlainCharacter(bytes, at: position) {
                append(character, of: bytes, at: position, style, link)
                position += character.length
            } else {
                return position
            }
        }
        return position
    }

    /// Ends the line, even if it is empty.
    mutating func breakLine() {
        emit(line)
        reset()
    }

    /// Ends the last line unless it is empty.
    mutating func finish() {
        if !line.isEmpty { emit(line) }
        reset()
    }

    private mutating func reset() {
        line = StyledLine(keepsStyles: keepsStyles)
        lastBreak = nil
        lastEmergencyBreak = nil
        previous = .start
        pendingSpace = nil
    }

    /// Fast path: appends words of ASCII, letters and ideographs from `start` on, separated by
    /// single spaces, as long as they fit and are followed by a space. Returns the index of the
    /// last space.
    ///
    /// Breaks within these words don't matter, since the line can break at the space; only the first one may begin
    /// a line, if it has none.
    private mutating func appendWords(
        _ bytes: Span<UInt8>, from start: Int, _ style: TextStyle, _ link: Hyperlink?
    ) -> Int? {
        guard pendingSpace != nil || line.isEmpty else { return nil }
        var room = limit - line.width - (pendingSpace == nil ? 0 : 1)
        var first = LineWrapper.word(in: bytes, from: start, upTo: room)
        if first == nil, pendingSpace != nil, line.width > 0,
            let moved = LineWrapper.word(in: bytes, from: start, upTo: limit),
            LineWrapper.isUnbreakable(bytes, start..<moved.end)
        {
            breakLine()
            (first, room) = (moved, limit)
        }
        guard var (end, width) = first else { return nil }
        while end + 1 < bytes.count,
            let next = LineWrapper.word(in: bytes, from: end + 1, upTo: room - width - 1)
        {
            end = next.end
            width += 1 + next.width
        }
        if let space = pendingSpace {
            line.append(byte: 0x20, style: space.style, link: space.link)
            pendingSpace = nil
        }
        line.append(bytes, start..<end, width: width, style: style, link: link)
        previous = .letter
        return end
    }

    /// Returns the end and width of a simple word at `start` that fits and is followed by a space,
    /// or `nil`.
    private static func word(
        in bytes: Span<UInt8>, from start: Int, upTo room: Int
    ) -> (end: Int, width: Int)? {
        guard room > 0, start < bytes.count else { return nil }
        let last = start + min(bytes.count - 1 - start, room)
        var end = start
        while end < last, bytes[end] &- 0x21 < 0x5E { end += 1 }
        var width = end - start
        if bytes[end] >= 0x80 {
            while end < bytes.count, width < room {
                var length =
                    bytes[end] &- 0x21 < 0x5E ? 1 : PlainCharacter.letterLength(bytes, at: end)
                var cells = 1
                if length == 0, bytes[end] >= 0xE3, PlainCharacter.isWide(bytes, at: end) {
                    (length, cells) = (3, 2)
                }
                guard length > 0, width + cells <= room else { break }
                end += length
                width += cells
            }
        }
        guard width > 0, end < bytes.count, bytes[end] == 0x20 else { return nil }
        return (end, width)
    }

    /// Returns true for a simple word without hyphens, dashes and ideographs.
    private static func isUnbreakable(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
        word.allSatisfy { bytes[$0] != UInt8(ascii: "-") && bytes[$0] < 0xE2 }
    }

    private mutating func append(
        _ character: PlainCharacter, of bytes: Span<UInt8>, at position: Int, _ style: TextStyle,
        _ link: Hyperlink?
    ) {
        let next = BreakClass(
            character.scalar, width: character.width, after: effectivePrevious)
        makeRoom(for: next, width: min(character.width, limit))
        if character.width > limit {
            appendStandIn(style, link)
        } else {
            line.append(
                bytes, position..<position + character.length, width: character.width, style: style,
                link: link)
        }
        previous = next
    }

    /// Returns the end of an address that begins at `start`, or `nil`.
    private static func endOfAddress(_ bytes: Span<UInt8>, from start: Int) -> Int? {
        let marks: [StaticString] = ["https://", "http://"]
        guard let mark = marks.first(where: { bytes.hasPrefix($0, at: start, before: bytes.count) })
        else { return nil }
        var end = start + mark.utf8CodeUnitCount
        while end < bytes.count, bytes[end] > 0x20, bytes[end] < 0x7F,
            bytes[end] != UInt8(ascii: "<"), bytes[end] != UInt8(ascii: ">"),
            bytes[end] != UInt8(ascii: "\"")
        {
            end += 1
        }
        return end
    }

    /// Appends an ASCII address in one piece.
    private mutating func appendAddress(
        _ bytes: Span<UInt8>, _ range: Range<Int>, _ style: TextStyle, _ link: Hyperlink?
    ) {
        makeRoom(for: .letter, width: 1)
        // Moves to a new line if it doesn't fit.
        while range.count > limit - line.width, lastBreak != nil { breakLineBeforeOverflow() }
        line.append(bytes, range, width: range.count, style: style, link: link)
        previous = .letter
        lastEmergencyBreak = nil
    }

    private mutating func appendASCII(_ byte: UInt8, _ style: TextStyle, _ link: Hyperlink?) {
        let next = BreakClass(ascii: byte, after: effectivePrevious)
        if next == .space {
            // Only white space separates words; controls arrive as spaces.
            if byte.isWhiteSpace { noteSpace(style, link) }
            return
        }
        makeRoom(for: next, width: 1)
        line.append(byte: byte, style: style, link: link)
        previous = next
    }

    private mutating func appendCharacter(
        _ character: Substring, _ style: TextStyle, _ link: Hyperlink?
    ) {
        var meter = CellWidth()
        var isClean = true
        for scalar in character.unicodeScalars {
            meter.add(scalar)
            isClean = isClean && DisplayRole(scalar) == .shown
        }
        guard let first = character.unicodeScalars.first else { return }
        // Among controls only white space separates words, as in ``appendASCII(_:_:_:)``.
        if first.value < 0x20 || first.value == 0x7F, !first.properties.isWhitespace { return }
        let next = BreakClass(first, width: meter.cells, after: effectivePrevious)
        switch next {
        case .space:
            noteSpace(style, link)
            // It carries a mark, as in a text about accents.
            let marks = Substring(character.unicodeScalars.dropFirst())
            if isClean, !InvisibleText.isAll(0..<marks.utf8.count, in: marks.utf8Span.span) {
                appendShown(marks, width: String(marks).cellWidth, .letter, style, link)
            }
        case .zeroWidthSpace:
            noteBreak()
        case .softHyphen:
            noteSoftHyphen()
        default:
            let shown = isClean ? character : Substring(String(character).displayable)
            if shown.isEmpty { return }
            if !isClean, shown.allSatisfy({ $0 == " " }) { return noteSpace(style, link) }
            appendShown(shown, width: meter.cells, next, style, link)
        }
    }

    private mutating func appendShown(
        _ character: Substring, width: Int, _ next: BreakClass, _ style: TextStyle,
        _ link: Hyperlink?
    ) {
        makeRoom(for: next, width: min(width, limit))
        if width > limit {
            appendStandIn(style, link)
        } else {
            line.append(character, width: width, style: style, link: link)
        }
        previous = next
    }

    /// Stands for a wide character on a line of one cell.
    private mutating func appendStandIn(_ style: TextStyle, _ link: Hyperlink?) {
        line.append("\u{FFFD}", width: limit, style: style, link: link)
    }

    private var effectivePrevious: BreakClass { pendingSpace == nil ? previous : .space }

    private mutating func noteSpace(_ style: TextStyle, _ link: Hyperlink?) {
        if !line.isEmpty, pendingSpace == nil { pendingSpace = (style, link) }
    }

    private mutating func noteBreak() {
        guard pendingSpace == nil, !line.isEmpty else { return }
        lastBreak = breakPoint()
        previous = .zeroWidthSpace
    }

    private mutating func noteSoftHyphen() {
        guard pendingSpace == nil, line.width > 0, line.width < limit else { return }
        var point = breakPoint()
        point.addsHyphen = true
        lastBreak = point
    }

    private func breakPoint() -> BreakPoint {
        BreakPoint(
            end: line.text.count, width: line.width, resume: line.text.count,
            resumeWidth: line.width)
    }

    /// Writes a pending space, records a break opportunity, and breaks the line if `width` more
    /// cells don't fit.
    private mutating func makeRoom(for next: BreakClass, width: Int) {
        if let space = pendingSpace {
            var point = breakPoint()
            line.append(byte: 0x20, style: space.style, link: space.link)
            point.resume = line.text.count
            point.resumeWidth = line.width
            pendingSpace = nil
            lastBreak = point
        } else if previous.allowsBreak(before: next) {
            lastBreak = breakPoint()
        } else if previous.allowsEmergencyBreak(before: next) {
            lastEmergencyBreak = breakPoint()
        }
        while line.width + width > limit, !line.isEmpty, line.width > 0 {
            breakLineBeforeOverflow()
        }
    }

    private mutating func breakLineBeforeOverflow() {
        var point: BreakPoint
        if let lastBreak {
            point = lastBreak
        } else if let emergency = lastEmergencyBreak, 2 * emergency.width >= limit {
            point = emergency
        } else {
            point = breakPoint()
        }
        var done = line.beginning(upTo: point.end, width: point.width)
        if point.addsHyphen {
            let last = done.segments.last
            done.append(byte: UInt8(ascii: "-"), style: last?.style ?? [], link: last?.link)
        }
        emit(done)
        line.removeBeginning(upTo: point.resume, width: point.resumeWidth)
        lastBreak = nil
        lastEmergencyBreak = lastEmergencyBreak?.shifted(by: point)
    }
}

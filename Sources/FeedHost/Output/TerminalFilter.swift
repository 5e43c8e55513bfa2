/// Lets through the bytes of a plugin that may reach a terminal it was not granted: text, colours,
/// links, and on standard error what a line of progress takes.
///
/// Everything else that acts on a terminal is left out: titles, the clipboard, what makes it
/// answer, other character sets, its modes. Sequences are those of ECMA-48 in seven bits; the same in
/// eight bits (U+0080 to U+009F) is left out. What is no UTF-8 becomes U+FFFD. What stands across
/// several writes is followed.
struct TerminalFilter {
    private enum State {
        case text
        /// After ESC.
        case escape
        /// In a sequence that sets something of the terminal, to its end.
        case designation
        /// After CSI.
        case control
        /// After OSC.
        case command
        /// In a string of another kind.
        case string
        /// After ESC within OSC.
        case commandEnd
        /// After ESC within a string of another kind.
        case stringEnd
    }

    private static let escape: UInt8 = 0x1B
    private static let bell: UInt8 = 0x07
    private static let controlLimit = 64
    private static let commandLimit = 4_096
    private static let linkSchemes = ["http:", "https:", "mailto:"]

    /// A line may be drawn over: erased, and gone back to.
    private let allowsRedrawing: Bool
    /// How many lines the cursor is below the one where drawing began, at least: a line that is
    /// wrapped counts as one.
    private var row = 0
    private var state = State.text
    /// The bytes that follow CSI or OSC, where they may still be passed on.
    private var kept: [UInt8] = []
    private var isKept = false
    private var characters = UTF8Repair()

    /// Creates a filter at the beginning of a text.
    init(allowsRedrawing: Bool) {
        self.allowsRedrawing = allowsRedrawing
    }

    /// Something else was written to the terminal: what is above is not to be drawn over any more.
    mutating func beginBelow() {
        row = 0
    }

    /// Returns the part of the next bytes that may be written, and what was kept before it. O(*n*).
    mutating func filter(_ bytes: borrowing RawSpan) -> [UInt8] {
        var passed: [UInt8] = []
        passed.reserveCapacity(bytes.byteCount)
        for index in 0..<bytes.byteCount {
            pass(unsafe bytes.unsafeLoad(fromByteOffset: index, as: UInt8.self), &passed)
        }
        return passed
    }

    private mutating func pass(_ byte: UInt8, _ passed: inout [UInt8]) {
        switch state {
        case .text: takeText(byte, &passed)
        case .escape: takeEscaped(byte)
        case .designation:
            if !(0x20...0x2F ~= byte) { end(before: byte) }
        case .control: takeControl(byte, &passed)
        case .command: takeCommand(byte, &passed)
        case .commandEnd:
            state = .text
            if byte == UInt8(ascii: "\\") {
                passLink(&passed)
            } else {
                takeEscaped(byte)
            }
        case .string:
            if byte == Self.escape {
                state = .stringEnd
            } else if Self.isCancelling(byte) {
                state = .text
            }
        case .stringEnd:
            state = .text
            if byte != UInt8(ascii: "\\") { takeEscaped(byte) }
        }
    }

    private mutating func takeText(_ byte: UInt8, _ passed: inout [UInt8]) {
        guard byte < 0x80 else { return characters.pass(byte, &passed) }
        characters.breakOff(&passed)
        switch byte {
        case 0x0A:
            row += 1
            passed.append(byte)
        case 0x09, 0x0D, 0x20..<0x7F: passed.append(byte)
        case Self.escape: state = .escape
        // Other controls.
        default: break
        }
    }

    private mutating func takeEscaped(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "["): begin(.control)
        case UInt8(ascii: "]"): begin(.command)
        case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            state = .string
        case 0x20...0x2F: state = .designation
        default: end(before: byte)
        }
    }

    private mutating func begin(_ sequence: State) {
        state = sequence
        kept.removeAll(keepingCapacity: true)
        isKept = true
    }

    private mutating func keep(_ byte: UInt8, upTo limit: Int) {
        isKept = isKept && kept.count < limit
        if isKept {
            kept.append(byte)
        }
    }

    /// Ends a sequence that is left out with `byte`, which may begin another.
    private mutating func end(before byte: UInt8) {
        state = byte == Self.escape ? .escape : .text
    }

    private mutating func takeControl(_ byte: UInt8, _ passed: inout [UInt8]) {
        switch byte {
        case 0x20...0x3F: keep(byte, upTo: Self.controlLimit)
        case 0x40...0x7E:
            state = .text
            if isKept { passControl(byte, &passed) }
        default: end(before: byte)
        }
    }

    /// Passes a control sequence on where it is one of colours and styles, or of lines drawn over.
    private mutating func passControl(_ final: UInt8, _ passed: inout [UInt8]) {
        // No private ones, and no intermediate bytes.
        guard kept.allSatisfy({ 0x30...0x3B ~= $0 }) else { return }
        switch final {
        case UInt8(ascii: "m"):
            guard let shown = TextStyles.withoutConcealing(kept) else { return }
            passControl(shown, final, &passed)
        case UInt8(ascii: "K") where allowsRedrawing: passControl(kept, final, &passed)
        case UInt8(ascii: "A") where allowsRedrawing:
            // Not above its own lines.
            let wanted = kept.isEmpty ? 1 : Int(String(decoding: kept, as: UTF8.self)) ?? 0
            let count = min(max(1, wanted), row)
            guard count > 0 else { return }
            row -= count
            passControl(Array(String(count).utf8), final, &passed)
        default: break
        }
    }

    private func passControl(_ parameters: [UInt8], _ final: UInt8, _ passed: inout [UInt8]) {
        passed += [Self.escape, UInt8(ascii: "[")]
        passed += parameters
        passed.append(final)
    }

    private mutating func takeCommand(_ byte: UInt8, _ passed: inout [UInt8]) {
        switch byte {
        case Self.bell:
            state = .text
            passLink(&passed)
        case Self.escape: state = .commandEnd
        case _ where Self.isCancelling(byte): state = .text
        case 0x20..<0x7F: keep(byte, upTo: Self.commandLimit)
        // What is not printable ASCII has no place in the address of a link.
        default: isKept = false
        }
    }

    /// Passes a command on where it begins or ends a link that may be followed.
    private func passLink(_ passed: inout [UInt8]) {
        guard isKept, kept.starts(with: "8;".utf8),
            let end = kept.dropFirst(2).firstIndex(of: UInt8(ascii: ";"))
        else { return }
        let address = kept[(end + 1)...].prefix(8).map { $0 | 0x20 }
        guard
            address.isEmpty
                || Self.linkSchemes.contains(where: { address.starts(with: $0.utf8) })
        else { return }
        passed += [Self.escape, UInt8(ascii: "]")]
        passed += kept
        passed += [Self.escape, UInt8(ascii: "\\")]
    }

    /// CAN and SUB break off any sequence.
    private static func isCancelling(_ byte: UInt8) -> Bool {
        byte == 0x18 || byte == 0x1A
    }
}

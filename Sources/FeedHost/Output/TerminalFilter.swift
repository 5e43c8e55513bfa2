/// Filters output of a plugin to a terminal that it was not granted: passes text, colours, links
/// and, on standard error, sequences to redraw a line of progress.
///
/// Drops everything else: titles, the clipboard, queries, character sets, modes. Sequences are
/// those of ECMA-48 in seven bits; their eight-bit forms (U+0080 to U+009F) are dropped. Invalid
/// UTF-8 becomes U+FFFD. Handles sequences that span writes.
struct TerminalFilter {
    private enum State {
        case text
        /// After ESC.
        case escape
        /// In a sequence that sets a character set or the like.
        case designation
        /// After CSI.
        case control
        /// After OSC.
        case command
        /// In another kind of string.
        case string
        /// After ESC within OSC.
        case commandEnd
        /// After ESC within another string.
        case stringEnd
    }

    private static let escape: UInt8 = 0x1B
    private static let bell: UInt8 = 0x07
    private static let controlLimit = 64
    private static let commandLimit = 4_096
    private static let linkSchemes = ["http:", "https:", "mailto:"]

    /// True to allow erasing and redrawing lines.
    private let allowsRedrawing: Bool
    /// The number of lines below the first one drawn; too low if lines wrap.
    private var row = 0
    private var state = State.text
    /// The bytes after CSI or OSC, while they may still be passed.
    private var kept: [UInt8] = []
    private var isKept = false
    private var characters = UTF8Repair()

    init(allowsRedrawing: Bool) {
        self.allowsRedrawing = allowsRedrawing
    }

    /// Forbids redrawing lines above, after other output.
    mutating func beginBelow() {
        row = 0
    }

    /// Returns the allowed part of the next bytes, and of bytes held before. O(*n*).
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
        case .commandEnd, .stringEnd:
            let isCommand = state == .commandEnd
            state = .text
            if byte != UInt8(ascii: "\\") {
                takeEscaped(byte)
            } else if isCommand {
                passLink(&passed)
            }
        case .string:
            if byte == Self.escape {
                state = .stringEnd
            } else if Self.isCancelling(byte) {
                state = .text
            }
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

    /// Ends a dropped sequence before `byte`, which may begin another.
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

    /// Passes a control sequence for colours, styles, or redrawing.
    private mutating func passControl(_ final: UInt8, _ passed: inout [UInt8]) {
        // No private parameters, and no intermediate bytes.
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
        // Links contain only printable ASCII.
        default: isKept = false
        }
    }

    /// Passes a command that begins or ends a safe link.
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

    /// CAN and SUB cancel any sequence.
    private static func isCancelling(_ byte: UInt8) -> Bool {
        byte == 0x18 || byte == 0x1A
    }
}

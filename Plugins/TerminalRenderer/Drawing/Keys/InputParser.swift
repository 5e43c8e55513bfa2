/// Parses a terminal's input, which may arrive in pieces.
///
/// Drops unknown input; stores at most a few thousand bytes.
package struct InputParser {
    private enum State {
        case ground
        case escape
        /// After `ESC [`.
        case sequence
        /// After `ESC O`: a keypad key.
        case single
        /// After `ESC [ M`: three bytes of a mouse report, from a terminal without the mode 1006.
        case mouse
        /// In a string that ends with `ESC \` or BEL: APC (`_`), or another kind.
        case string(isAPC: Bool, hasEscape: Bool)
        case paste
    }

    /// The bytes stored of a sequence, and of a paste, which may be a long address.
    private static let (longest, longestPaste) = (256, 4_096)

    private var state = State.ground
    private var kept: [UInt8] = []
    /// The bytes matched of a paste's end.
    private var endLength = 0
    private static let pasteEnd = Array("\u{1B}[201~".utf8)
    /// The received bytes of a UTF-8 character.
    private var character: [UInt8] = []

    package init() {}

    /// True if the next bytes may change the meaning, as after ESC, which is a key if none follow.
    package var isWaiting: Bool {
        switch state {
        case .escape, .sequence, .single, .mouse: true
        // Alt with a key, unless it begins a string.
        case .string: kept.isEmpty
        case .paste, .ground: false
        }
    }

    /// Returns pending input as keys, since no more bytes follow.
    package mutating func endWaiting() -> [InputEvent] {
        defer { reset() }
        if case .escape = state { return [.key(.escape)] }
        return []
    }

    /// Returns the events in `bytes`.
    package mutating func events(of bytes: some Sequence<UInt8>) -> [InputEvent] {
        var events: [InputEvent] = []
        for byte in bytes { read(byte, &events) }
        return events
    }

    private mutating func reset() {
        state = .ground
        kept = []
        character = []
    }

    private mutating func read(_ byte: UInt8, _ events: inout [InputEvent]) {
        switch state {
        case .ground: takeGround(byte, &events)
        case .escape: takeEscaped(byte, &events)
        case .sequence: takeSequence(byte, &events)
        case .single:
            reset()
            if let key = Self.finals[byte] { events.append(.key(key)) }
        case .mouse:
            kept.append(byte)
            guard kept.count == 3 else { return }
            let numbers = kept.map { Int($0) - 32 }
            reset()
            if let event = Self.mouse(numbers, isPress: true) { events.append(event) }
        case .string(let isAPC, let hasEscape): takeString(byte, isAPC, hasEscape, &events)
        case .paste: takePaste(byte, &events)
        }
    }

    private mutating func takeGround(_ byte: UInt8, _ events: inout [InputEvent]) {
        if byte >= 0x80 { return takeUnicode(byte, &events) }
        character = []
        switch byte {
        case 0x1B: state = .escape
        case 0x0D, 0x0A: events.append(.key(.enter))
        case 0x09: events.append(.key(.tab))
        case 0x7F, 0x08: events.append(.key(.backspace))
        case 0x00: break
        case 0x01...0x1A: events.append(.key(.control(Unicode.Scalar(byte + 0x60))))
        case 0x1C...0x1F: break
        default: events.append(.key(.character(Unicode.Scalar(byte))))
        }
    }

    private mutating func takeUnicode(_ byte: UInt8, _ events: inout [InputEvent]) {
        if byte >= 0xC0 { character = [] }
        character.append(byte)
        let length = character[0] >= 0xF0 ? 4 : character[0] >= 0xE0 ? 3 : 2
        if !(0xC2..<0xF5).contains(character[0]) { character = [] }
        guard character.count == length else { return }
        let text = String(decoding: character, as: UTF8.self)
        character = []
        if let scalar = text.unicodeScalars.first, scalar.value != 0xFFFD, scalar.value >= 0xA0 {
            events.append(.key(.character(scalar)))
        }
    }

    private mutating func takeEscaped(_ byte: UInt8, _ events: inout [InputEvent]) {
        kept = []
        switch byte {
        case UInt8(ascii: "["): state = .sequence
        case UInt8(ascii: "O"): state = .single
        case UInt8(ascii: "_"): state = .string(isAPC: true, hasEscape: false)
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            state = .string(isAPC: false, hasEscape: false)
        case 0x1B: events.append(.key(.escape))
        default:
            // Alt with a key counts as the key.
            state = .ground
            takeGround(byte, &events)
        }
    }

    private mutating func takeSequence(_ byte: UInt8, _ events: inout [InputEvent]) {
        if (0x20..<0x40).contains(byte), kept.count < Self.longest { return kept.append(byte) }
        let parameters = kept
        reset()
        switch byte {
        case 0x1B: state = .escape
        case UInt8(ascii: "~") where parameters == Array("200".utf8):
            state = .paste
            endLength = 0
        case UInt8(ascii: "M") where parameters.isEmpty: state = .mouse
        case 0x40...0x7E:
            if let event = Self.event(parameters, final: byte) { events.append(event) }
        default: break
        }
    }

    private mutating func takeString(
        _ byte: UInt8, _ isAPC: Bool, _ hasEscape: Bool, _ events: inout [InputEvent]
    ) {
        if hasEscape || byte == 0x07 {
            // Ends at BEL, the rest of the terminator, or anything else.
            if isAPC, kept.starts(with: "Gi=31;OK".utf8) { events.append(.answer(.kitty)) }
            reset()
            if hasEscape, byte != UInt8(ascii: "\\") { read(byte, &events) }
        } else if byte == 0x1B {
            state = .string(isAPC: isAPC, hasEscape: true)
        } else if kept.count < Self.longest {
            kept.append(byte)
        }
    }

    private mutating func takePaste(_ byte: UInt8, _ events: inout [InputEvent]) {
        if byte == Self.pasteEnd[endLength] {
            endLength += 1
            if endLength == Self.pasteEnd.count {
                events.append(.paste(String(decoding: kept, as: UTF8.self)))
                reset()
            }
            return
        }
        endLength = byte == 0x1B ? 1 : 0
        if endLength == 0, kept.count < Self.longestPaste { kept.append(byte) }
    }

    // MARK: Sequences

    private static func event(_ parameters: [UInt8], final: UInt8) -> InputEvent? {
        if parameters.first == UInt8(ascii: "<") {
            return mouse(numbers(parameters.dropFirst()), isPress: final == UInt8(ascii: "M"))
        }
        if parameters.first == UInt8(ascii: "?") {
            let numbers = numbers(parameters.dropFirst())
            if final == UInt8(ascii: "c") { return .answer(.kind(hasSixels: numbers.contains(4))) }
            let synchronises = numbers == [2026, 1] || numbers == [2026, 2]
            return final == UInt8(ascii: "y") && synchronises ? .answer(.synchronises) : nil
        }
        let numbers = numbers(parameters[...])
        switch final {
        case UInt8(ascii: "~"): return tildes[numbers.first ?? 0].map { .key($0) }
        case UInt8(ascii: "Z"): return .key(.backTab)
        case UInt8(ascii: "R") where numbers.count == 2:
            return .answer(.cursor(column: numbers[1], row: numbers[0]))
        case UInt8(ascii: "t") where numbers.count == 3 && numbers[0] == 6:
            let isSize = (1...1_000).contains(numbers[1]) && (1...1_000).contains(numbers[2])
            return isSize ? .answer(.cell(width: numbers[2], height: numbers[1])) : nil
        default: return finals[final].map { .key($0) }
        }
    }

    private static func mouse(_ numbers: [Int], isPress: Bool) -> InputEvent? {
        guard numbers.count == 3, isPress, numbers[1] > 0, numbers[2] > 0 else { return nil }
        // Ignores Shift, Alt and Control.
        switch numbers[0] & ~0b11100 {
        case 0: return .press(column: numbers[1] - 1, row: numbers[2] - 1)
        case 64, 65:
            return .wheel(down: numbers[0] & 1 == 1, column: numbers[1] - 1, row: numbers[2] - 1)
        default: return nil
        }
    }

    /// Keys by the final byte.
    private static let finals: [UInt8: Key] = [
        UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
        UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
        UInt8(ascii: "M"): .enter,
    ]
    /// Keys by the number before a tilde.
    private static let tildes: [Int: Key] = [
        1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    ]

    /// Parses numbers separated by semicolons, up to the first invalid one.
    private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
        var numbers = [0]
        for byte in bytes {
            if byte == UInt8(ascii: ";") {
                numbers.append(0)
            } else if byte >= 0x30, byte <= 0x39 {
                numbers[numbers.count - 1] = min(
                    numbers[numbers.count - 1] * 10 + Int(byte - 0x30), 1_000_000)
            } else {
                break
            }
        }
        return numbers
    }
}

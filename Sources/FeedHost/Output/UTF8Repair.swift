/// Repairs UTF-8 that arrives in pieces: passes valid characters (table 3-7, without overlong forms
/// and surrogates), and U+FFFD for each maximal subpart of an invalid one (Unicode 3.9).
struct UTF8Repair {
    private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

    private var begun: [UInt8] = []
    private var missing = 0
    /// The valid next bytes.
    private var expected: ClosedRange<UInt8> = 0x80...0xBF

    /// Takes a byte from 0x80 on; passes the character that it completes, unless that is a control
    /// character.
    mutating func pass(_ byte: UInt8, _ passed: inout [UInt8]) {
        if missing > 0 {
            guard expected ~= byte else {
                breakOff(&passed)
                pass(byte, &passed)
                return
            }
            begun.append(byte)
            missing -= 1
            expected = 0x80...0xBF
            if missing == 0 {
                // U+0080 to U+009F are controls.
                if begun[0] != 0xC2 || byte >= 0xA0 { passed += begun }
                begun.removeAll(keepingCapacity: true)
            }
            return
        }
        switch byte {
        case 0xC2...0xDF: begin(with: byte, missing: 1)
        case 0xE0: begin(with: byte, missing: 2, expected: 0xA0...0xBF)
        case 0xED: begin(with: byte, missing: 2, expected: 0x80...0x9F)
        case 0xE1...0xEF: begin(with: byte, missing: 2)
        case 0xF0: begin(with: byte, missing: 3, expected: 0x90...0xBF)
        case 0xF1...0xF3: begin(with: byte, missing: 3)
        case 0xF4: begin(with: byte, missing: 3, expected: 0x80...0x8F)
        default: passed += Self.replacement
        }
    }

    /// Ends an incomplete character.
    mutating func breakOff(_ passed: inout [UInt8]) {
        guard missing > 0 else { return }
        missing = 0
        begun.removeAll(keepingCapacity: true)
        passed += Self.replacement
    }

    private mutating func begin(
        with byte: UInt8, missing: Int, expected: ClosedRange<UInt8> = 0x80...0xBF
    ) {
        begun.append(byte)
        self.missing = missing
        self.expected = expected
    }
}

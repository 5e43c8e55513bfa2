import FeedMarkup

/// Decoders that need no converter. Each appends UTF-8, with U+FFFD for invalid input.
enum UnicodeDecoding {
    /// The result of validating bytes as UTF-8.
    struct Survey: Equatable {
        /// The number of multi-byte characters.
        var wideCharacters = 0
        /// The number of invalid bytes.
        var faults = 0
        /// The offset of the first invalid byte.
        var firstFault: Int?
        /// How many of the invalid bytes begin a character within which the document ends.
        var cutBytes = 0

        /// The number of invalid bytes that a document in UTF-8 does not have, however it was cut.
        var realFaults: Int { faults - cutBytes }

        var isASCII: Bool { wideCharacters == 0 && faults == 0 }
    }

    /// Validates `bytes` from `start` on as UTF-8 (Unicode, table 3-7). O(n), with a SIMD fast path
    /// for valid input.
    static func survey(_ bytes: Span<UInt8>, from start: Int) -> Survey {
        if let wideCharacters = UnicodeValidation.wideCharacters(bytes, from: start) {
            return Survey(wideCharacters: wideCharacters)
        }
        return surveyByCharacters(bytes, from: start)
    }

    /// Validates one character at a time; see ``survey(_:from:)``.
    static func surveyByCharacters(_ bytes: Span<UInt8>, from start: Int) -> Survey {
        var survey = Survey()
        var index = start
        while index < bytes.count {
            if bytes[index] < 0x80 {
                index &+= 1
                continue
            }
            let length = characterLength(bytes, at: index)
            if length == 0 {
                if survey.faults == 0 { survey.firstFault = index }
                survey.faults += 1
                index &+= 1
            } else {
                survey.wideCharacters += 1
                index &+= length
            }
        }
        survey.cutBytes = cutBytes(bytes, from: start)
        return survey
    }

    /// The number of bytes at the end that begin a character which is not complete.
    private static func cutBytes(_ bytes: Span<UInt8>, from start: Int) -> Int {
        // The least first byte of characters that are longer.
        for (length, least) in zip(1..., [0xC2, 0xE0, 0xF0] as [UInt8])
        where bytes.count - start >= length {
            let byte = bytes[bytes.count - length]
            if byte & 0xC0 != 0x80 { return (least...0xF4).contains(byte) ? length : 0 }
        }
        return 0
    }

    /// The length of the multi-byte character at `index`; zero if there is none.
    @inline(__always)
    private static func characterLength(_ bytes: Span<UInt8>, at index: Int) -> Int {
        let first = bytes[index]
        let rest = bytes.count - index
        guard first >= 0xC2, rest >= 2 else { return 0 }
        let second = bytes[index + 1]
        if first < 0xE0 { return second & 0xC0 == 0x80 ? 2 : 0 }
        guard second & 0xC0 == 0x80, rest >= 3, bytes[index + 2] & 0xC0 == 0x80 else { return 0 }
        if first < 0xF0 {
            if first == 0xE0, second < 0xA0 { return 0 }
            if first == 0xED, second > 0x9F { return 0 }
            return 3
        }
        guard first < 0xF5, rest >= 4, bytes[index + 3] & 0xC0 == 0x80 else { return 0 }
        if first == 0xF0, second < 0x90 { return 0 }
        if first == 0xF4, second > 0x8F { return 0 }
        return 4
    }

    /// Appends UTF-8 with invalid bytes replaced.
    static func repairUTF8(_ bytes: Span<UInt8>, from start: Int, into output: inout [UInt8]) {
        output.reserveCapacity(bytes.count - start + 64)
        var copied = start
        var index = start
        while index < bytes.count {
            if bytes[index] < 0x80 {
                index += 1
                continue
            }
            let length = characterLength(bytes, at: index)
            if length == 0 {
                output.append(bytes, copied..<index)
                output.append("\u{FFFD}" as Unicode.Scalar)
                copied = index + 1
            }
            index += max(length, 1)
        }
        output.append(bytes, copied..<bytes.count)
    }

    /// Appends windows-1252 as UTF-8; every byte is valid.
    static func decodeWindows1252(
        _ bytes: Span<UInt8>, from start: Int, into output: inout [UInt8]
    ) {
        var size = bytes.count - start
        for index in start..<bytes.count where bytes[index] >= 0x80 {
            size += bytes[index] < 0xA0 ? 2 : 1
        }
        output.reserveCapacity(size)
        var copied = start
        for index in start..<bytes.count where bytes[index] >= 0x80 {
            output.append(bytes, copied..<index)
            output.append(Windows1252.scalar(for: bytes[index]))
            copied = index + 1
        }
        output.append(bytes, copied..<bytes.count)
    }

    /// Appends UTF-16 as UTF-8.
    static func decodeUTF16(
        _ bytes: Span<UInt8>, from start: Int, isBigEndian: Bool, into output: inout [UInt8]
    ) -> DecodingFaults {
        func unit(_ index: Int) -> UInt32 {
            let first = UInt32(bytes[index])
            let second = UInt32(bytes[index + 1])
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        output.reserveCapacity((bytes.count - start) / 2 + 64)
        var faults = DecodingFaults()
        var index = start
        while index + 2 <= bytes.count {
            var value = unit(index)
            index += 2
            if 0xD800...0xDBFF ~= value, index + 2 <= bytes.count, unit(index) & 0xFC00 == 0xDC00 {
                value = 0x1_0000 + (value & 0x3FF) << 10 + (unit(index) & 0x3FF)
                index += 2
            }
            append(value, &faults, into: &output)
        }
        if index < bytes.count { append(.max, &faults, into: &output) }
        return faults
    }

    /// Appends UTF-32 as UTF-8.
    static func decodeUTF32(
        _ bytes: Span<UInt8>, from start: Int, isBigEndian: Bool, into output: inout [UInt8]
    ) -> DecodingFaults {
        output.reserveCapacity((bytes.count - start) / 4 + 64)
        var faults = DecodingFaults()
        var index = start
        while index + 4 <= bytes.count {
            var value: UInt32 = 0
            for offset in 0..<4 {
                value = value << 8 | UInt32(bytes[index + (isBigEndian ? offset : 3 - offset)])
            }
            append(value, &faults, into: &output)
            index += 4
        }
        if index < bytes.count { append(.max, &faults, into: &output) }
        return faults
    }

    private static func append(
        _ value: UInt32, _ faults: inout DecodingFaults, into output: inout [UInt8]
    ) {
        if let scalar = Unicode.Scalar(value) {
            output.append(scalar)
        } else {
            faults.add(at: output.count)
            output.append("\u{FFFD}" as Unicode.Scalar)
        }
    }
}

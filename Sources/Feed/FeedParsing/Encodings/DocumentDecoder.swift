import FeedMarkup
import FeedModel

/// Detects a document's encoding and converts it to UTF-8.
///
/// Candidates in order: the byte-order mark, the pattern of zero bytes, the server's charset (RFC
/// 7303), the XML declaration, UTF-8. A label that the bytes contradict is skipped; if none fits, a
/// document is read as UTF-8 if that is valid, otherwise as windows-1252. ASCII and UTF-8 documents
/// are not copied. O(n).
package enum DocumentDecoder {
    /// Decodes `bytes`.
    ///
    /// - Parameters:
    ///   - charset: The `charset` parameter of the document's content type.
    ///   - converter: Decodes legacy encodings; without one they are not supported.
    package static func decode(
        _ bytes: [UInt8], charset: String? = nil, converter: (any EncodingConverter)? = nil
    ) -> DecodedDocument {
        var run = DecodingRun(bytes.span, converter)
        var document = run.decode(bytes.span, charset: charset)
        let bounded: [UInt8]? =
            switch document.text {
            case .unchanged(let range): StreamSafeText.bounded(bytes.span.extracting(range))
            case .converted(let text): StreamSafeText.bounded(text.span)
            }
        if let bounded { document.text = .converted(bounded) }
        return document
    }
}

/// The decoding of one document.
private struct DecodingRun {
    private let detection: EncodingDetection
    private let survey: UnicodeDecoding.Survey
    private let start: Int
    private let converter: (any EncodingConverter)?
    private var problems: [FeedProblem] = []

    init(_ bytes: Span<UInt8>, _ converter: (any EncodingConverter)?) {
        self.converter = converter
        detection = EncodingDetection(bytes, converter)
        start = detection.markLength
        let isWide = (detection.marked ?? detection.shaped)?.isWide ?? false
        survey = isWide ? .init() : UnicodeDecoding.survey(bytes, from: start)
    }

    mutating func decode(_ bytes: Span<UInt8>, charset: String?) -> DecodedDocument {
        if let certain = detection.marked ?? detection.shaped,
            certain.isWide || detection.marked != nil
        {
            for (label, isDeclared) in [(charset, false), (detection.declaration?.label, true)] {
                guard let encoding = CharacterEncoding(label: label ?? "", converter: converter),
                    certain.isWide ? !encoding.isWide : encoding != certain
                else { continue }
                reportFalseLabel(encoding, isDeclared: isDeclared)
            }
            return decode(bytes, as: certain) ?? decodeUTF8(bytes)
        }
        if let shaped = detection.shaped {
            let declared = declared.flatMap { $0.isSupersetOfASCII(by: converter) ? nil : $0 }
            return decode(bytes, as: declared ?? shaped) ?? decodeUTF8(bytes)
        }
        for (label, isDeclared) in [(charset, false), (detection.declaration?.label, true)] {
            guard let label, !label.isEmpty else { continue }
            guard let encoding = CharacterEncoding(label: label, converter: converter) else {
                report(
                    "encoding-unknown",
                    "No encoding is called “\(shortened(label))”. Write the document in UTF-8.",
                    line: isDeclared ? detection.declaration?.line : nil)
                continue
            }
            if let document = decode(bytes, labelled: encoding, isDeclared: isDeclared) {
                return document
            }
        }
        return decodeUTF8(bytes)
    }

    /// The number of faults that one multi-byte character outweighs in a document labelled as
    /// UTF-8. In windows-1252, fewer than one pair in a hundred looks like such a character, such
    /// as a capital `É` before `»`.
    private static let weightWhereDeclared = 10

    /// The number of multi-byte characters from which on valid UTF-8 is no text in another
    /// multi-byte encoding. Of the common Chinese characters in GBK, one in five looks like UTF-8.
    private static let certainCharacters = 3

    /// The bytes are valid UTF-8, up to a cut at the end, with at least one multi-byte character.
    private var isUTF8: Bool { survey.realFaults == 0 && survey.wideCharacters > 0 }

    /// Decodes by a label; `nil` if the bytes contradict it.
    private mutating func decode(
        _ bytes: Span<UInt8>, labelled encoding: CharacterEncoding, isDeclared: Bool
    ) -> DecodedDocument? {
        switch encoding {
        case .utf8:
            guard !isDeclared, !isNearlyUTF8(weight: 1) || usesDeclaredEscapes(bytes),
                let declared, declared != encoding
            else {
                return decodeUTF8(bytes, isDeclared: isDeclared)
            }
            reportFalseLabel(encoding, isDeclared: isDeclared)
            return nil
        case .utf16, .utf32:
            // The label was read as ASCII, so a wide encoding is wrong.
            reportFalseLabel(encoding, isDeclared: isDeclared)
            return nil
        case .windows1252, .macintosh, .hz, .converted:
            // Text in another encoding is almost never valid UTF-8, except some characters of
            // multi-byte encodings.
            let isCertain =
                survey.wideCharacters >= Self.certainCharacters
                || encoding == .hz || encoding.isSingleByte(by: converter)
            if isUTF8 && isCertain || isMarkup(bytes) && encoding.changesLetters(by: converter) {
                reportFalseLabel(encoding, isDeclared: isDeclared)
                return nil
            }
            if survey.isASCII, encoding.isSupersetOfASCII(by: converter) {
                return document(.unchanged(start..<bytes.count), as: encoding)
            }
            return decode(bytes, as: encoding, isDeclared: isDeclared)
        }
    }

    /// Returns true if the document begins like XML or JSON in ASCII.
    private func isMarkup(_ bytes: Span<UInt8>) -> Bool {
        let first = bytes.skippingWhiteSpace(from: start, to: bytes.count)
        return first < bytes.count
            && (bytes[first] == UInt8(ascii: "<") || bytes[first] == UInt8(ascii: "{"))
    }

    /// The encoding that the document declares, if it is known.
    private var declared: CharacterEncoding? {
        detection.declaration.flatMap { CharacterEncoding(label: $0.label, converter: converter) }
    }

    /// Returns true if ASCII is used as in the declared encoding, such as ISO-2022-JP, for others.
    private func usesDeclaredEscapes(_ bytes: Span<UInt8>) -> Bool {
        guard survey.isASCII, let declared, !declared.isWide,
            !declared.isSupersetOfASCII(by: converter)
        else { return false }
        return bytes.firstIndex(of: 0x1B, or: UInt8(ascii: "~"), in: start..<bytes.count) != nil
    }

    /// Returns true if invalid bytes are rarer than multi-byte characters times `weight`.
    private func isNearlyUTF8(weight: Int) -> Bool {
        survey.realFaults == 0 || survey.wideCharacters * weight > survey.realFaults
    }

    /// Decodes by an encoding; `nil` if the bytes contradict it.
    private mutating func decode(
        _ bytes: Span<UInt8>, as encoding: CharacterEncoding, isDeclared: Bool = true
    ) -> DecodedDocument? {
        var output: [UInt8] = []
        var faults = DecodingFaults()
        switch encoding {
        case .utf8:
            return decodeUTF8(bytes)
        case .windows1252:
            UnicodeDecoding.decodeWindows1252(bytes, from: start, into: &output)
        case .utf16(let isBigEndian):
            faults = UnicodeDecoding.decodeUTF16(
                bytes, from: start, isBigEndian: isBigEndian, into: &output)
        case .utf32(let isBigEndian):
            faults = UnicodeDecoding.decodeUTF32(
                bytes, from: start, isBigEndian: isBigEndian, into: &output)
        case .macintosh(let encoding):
            encoding.decode(bytes, from: start, into: &output)
        case .hz:
            let unpacked = HZEncoding.unpacked(bytes, from: start)
            guard
                let found = convert(unpacked.span, from: HZEncoding.unpackedName, into: &output)
            else { return decodeUnsupported(bytes, encoding, isDeclared: isDeclared) }
            faults = found
        case .converted(let name):
            let text = bytes.extracting(start..<bytes.count)
            guard let found = convert(text, from: name, into: &output) else {
                return decodeUnsupported(bytes, encoding, isDeclared: isDeclared)
            }
            faults = found
            if faults.count > 0, survey.faults == 0 || faults.count > bytes.count / 100 + 1 {
                reportFalseLabel(encoding, isDeclared: isDeclared)
                return nil
            }
        }
        if let first = faults.first {
            reportInvalid(faults.count, encoding, line: line(at: first, in: output.span))
        }
        return document(.converted(output), as: encoding)
    }

    /// Appends the decoded bytes; `nil` if the encoding is not supported.
    private func convert(
        _ bytes: Span<UInt8>, from name: EncodingName, into output: inout [UInt8]
    ) -> DecodingFaults? {
        guard let converter, converter.knows(name) else { return nil }
        output.reserveCapacity(bytes.count + bytes.count / 4)
        return converter.convert(bytes, from: name, into: &output)
    }

    private mutating func decodeUnsupported(
        _ bytes: Span<UInt8>, _ encoding: CharacterEncoding, isDeclared: Bool
    ) -> DecodedDocument {
        report(
            "encoding-unsupported",
            "This reader cannot convert \(encoding.name). Write the document in UTF-8.",
            line: isDeclared ? detection.declaration?.line : nil)
        return decodeUTF8(bytes)
    }

    /// Decodes as UTF-8, or as windows-1252 if too many bytes are invalid.
    ///
    /// - Parameter isDeclared: Whether the document is labelled as UTF-8. Multi-byte characters
    ///   then outweigh more faults, such as text cut between the bytes of a character.
    private mutating func decodeUTF8(
        _ bytes: Span<UInt8>, isDeclared: Bool = false
    ) -> DecodedDocument {
        guard survey.faults > 0 else { return document(.unchanged(start..<bytes.count), as: .utf8) }
        var output: [UInt8] = []
        let firstLine = survey.firstFault.map { line(at: $0, in: bytes) }
        let weight = isDeclared ? Self.weightWhereDeclared : 1
        if isNearlyUTF8(weight: weight) || detection.marked == .utf8 {
            reportInvalid(survey.faults, .utf8, line: firstLine)
            UnicodeDecoding.repairUTF8(bytes, from: start, into: &output)
            return document(.converted(output), as: .utf8)
        }
        if problems.isEmpty {
            report(
                "encoding-undeclared",
                isDeclared
                    ? "The document says it is UTF-8, and is not; it was read as windows-1252. Declare that."
                    : "The document is not UTF-8; it was read as windows-1252. Declare its encoding.",
                line: firstLine)
        }
        UnicodeDecoding.decodeWindows1252(bytes, from: start, into: &output)
        return document(.converted(output), as: .windows1252)
    }

    private func document(
        _ text: DecodedDocument.Text, as encoding: CharacterEncoding
    ) -> DecodedDocument {
        DecodedDocument(text: text, encodingName: encoding.name, problems: problems)
    }

    private mutating func reportFalseLabel(_ encoding: CharacterEncoding, isDeclared: Bool) {
        // Quotes the label as written: `iso-8859-1` is read as windows-1252.
        let declared = detection.declaration.map { shortened($0.label) } ?? encoding.name
        report(
            "encoding-mislabelled",
            isDeclared
                ? "The document says it is \(declared), but it is not. Declare its encoding."
                : "The server says the document is \(encoding.name), but it is not. Have it say "
                    + "what it is, or nothing.",
            line: isDeclared ? detection.declaration?.line : nil)
    }

    private mutating func reportInvalid(_ faults: Int, _ encoding: CharacterEncoding, line: Int?) {
        report(
            "encoding-invalid-bytes",
            "\(faults) of the document's bytes stand for no character in \(encoding.name).",
            line: line)
    }

    private mutating func report(_ code: String, _ message: String, line: Int?) {
        problems.append(FeedProblem(code: code, message: message, line: line))
    }

    private func line(at offset: Int, in bytes: Span<UInt8>) -> Int {
        var counter = LineCounter()
        return counter.line(at: offset, in: bytes)
    }

    /// A label from the document, shortened for a message.
    private func shortened(_ label: String) -> String {
        TextCleaning.collapsed(Array(label.utf8.prefix(60)).span)
    }
}

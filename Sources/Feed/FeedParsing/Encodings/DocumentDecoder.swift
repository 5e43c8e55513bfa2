import FeedMarkup
import FeedModel

/// Finds out in what encoding a document is written, and makes it UTF-8.
///
/// The byte-order mark counts first, then the shape of the first bytes, the charset the server
/// gave (RFC 7303), the XML declaration, and UTF-8. A label that the bytes contradict is false, and the
/// next in this order counts: a document that no label fits is read as UTF-8 if it is valid UTF-8, else as
/// windows-1252. Documents that are
/// ASCII or UTF-8 are not copied. Time is linear in the document.
package enum DocumentDecoder {
    /// Decodes `bytes`.
    ///
    /// - Parameters:
    ///   - charset: The `charset` of the content type the document came with.
    ///   - converter: Converts the encodings of old; without one they are not read.
    ///   - executor: Has the parts of a large document looked through side by side.
    package static func decode(
        _ bytes: [UInt8], charset: String? = nil, converter: (any EncodingConverter)? = nil,
        executor: ParallelExecutor? = nil
    ) -> DecodedDocument {
        var run = DecodingRun(bytes, converter, executor)
        let document = run.decode(bytes.span, charset: charset)
        let bounded: [UInt8]? =
            switch document.text {
            case .unchanged(let range): StreamSafeText.bounded(bytes.span.extracting(range))
            case .converted(let text): StreamSafeText.bounded(text.span)
            }
        guard let bounded else { return document }
        return DecodedDocument(
            text: .converted(bounded), encodingName: document.encodingName,
            problems: document.problems)
    }
}

/// One document on its way to UTF-8.
private struct DecodingRun {
    private let detection: EncodingDetection
    private let survey: UnicodeDecoding.Survey
    private let start: Int
    private let converter: (any EncodingConverter)?
    private var problems: [FeedProblem] = []

    init(
        _ bytes: [UInt8], _ converter: (any EncodingConverter)?, _ executor: ParallelExecutor?
    ) {
        self.converter = converter
        detection = EncodingDetection(bytes.span, converter)
        start = detection.markLength
        let isWide = (detection.marked ?? detection.shaped)?.isWide ?? false
        survey = isWide ? .init() : UnicodeDecoding.survey(bytes, from: start, with: executor)
    }

    mutating func decode(_ bytes: Span<UInt8>, charset: String?) -> DecodedDocument {
        if let certain = detection.marked ?? detection.shaped, certain.isWide {
            for (label, isDeclared) in [(charset, false), (detection.declaredLabel, true)] {
                guard let encoding = CharacterEncoding(label: label ?? "", converter: converter),
                    !encoding.isWide
                else { continue }
                noteFalseLabel(encoding, isDeclared: isDeclared)
            }
            return decode(bytes, as: certain) ?? decodeUTF8(bytes)
        }
        if detection.marked != nil { return decodeUTF8(bytes) }
        if let shaped = detection.shaped {
            let declared = detection.declaredLabel
                .flatMap { CharacterEncoding(label: $0, converter: converter) }
                .flatMap { $0.isSupersetOfASCII(by: converter) ? nil : $0 }
            return decode(bytes, as: declared ?? shaped) ?? decodeUTF8(bytes)
        }
        for (label, isDeclared) in [(charset, false), (detection.declaredLabel, true)] {
            guard let label, !label.isEmpty else { continue }
            guard let encoding = CharacterEncoding(label: label, converter: converter) else {
                report(
                    "encoding-unknown", "No encoding is called “\(shortened(label))”",
                    line: isDeclared ? detection.declaredLine : nil)
                continue
            }
            if let document = decode(bytes, labelled: encoding, isDeclared: isDeclared) {
                return document
            }
        }
        return decodeUTF8(bytes)
    }

    /// How many faults one character of several bytes outweighs in a document that says that it is UTF-8. In
    /// windows-1252, one pair in more than a hundred looks like such a character, as a capital `É` before `»`.
    private static let weightWhereDeclared = 10

    /// The bytes are UTF-8, and not ASCII alone.
    private var isUTF8: Bool { survey.faults == 0 && survey.wideCharacters > 0 }

    /// Decodes by a label; `nil` where the bytes contradict it.
    private mutating func decode(
        _ bytes: Span<UInt8>, labelled encoding: CharacterEncoding, isDeclared: Bool
    ) -> DecodedDocument? {
        switch encoding.kind {
        case .utf8:
            guard !isDeclared, !isNearlyUTF8(weight: 1), declaresAnother(than: encoding) else {
                return decodeUTF8(bytes, isDeclared: isDeclared)
            }
            noteFalseLabel(encoding, isDeclared: isDeclared)
            return nil
        case .utf16, .utf32:
            // Whoever could read the label in ASCII has shown it to be false.
            noteFalseLabel(encoding, isDeclared: isDeclared)
            return nil
        case .windows1252, .macintosh, .hz, .converted:
            // That text in another encoding happens to be valid UTF-8 is next to impossible, but where
            // characters have two bytes.
            if isUTF8, encoding.kind == .hz || encoding.isSingleByte(by: converter) {
                noteFalseLabel(encoding, isDeclared: isDeclared)
                return nil
            }
            if survey.isASCII, encoding.isSupersetOfASCII(by: converter) {
                return unchanged(bytes, as: encoding)
            }
            return decode(bytes, as: encoding, isDeclared: isDeclared)
        }
    }

    /// The document itself names an encoding, and another than `encoding`.
    private func declaresAnother(than encoding: CharacterEncoding) -> Bool {
        detection.declaredLabel
            .flatMap { CharacterEncoding(label: $0, converter: converter) }
            .map { $0 != encoding } ?? false
    }

    /// The bytes are UTF-8, but for faults that are fewer than the characters of several bytes.
    private func isNearlyUTF8(weight: Int) -> Bool {
        survey.faults == 0 || survey.wideCharacters * weight > survey.faults
    }

    /// Decodes; `nil` where the bytes contradict the encoding.
    private mutating func decode(
        _ bytes: Span<UInt8>, as encoding: CharacterEncoding, isDeclared: Bool = true
    ) -> DecodedDocument? {
        var output: [UInt8] = []
        var faults = DecodingFaults()
        switch encoding.kind {
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
                noteFalseLabel(encoding, isDeclared: isDeclared)
                return nil
            }
        }
        if let first = faults.first {
            noteInvalid(faults.count, encoding, line: line(at: first, in: output.span))
        }
        return converted(output, as: encoding)
    }

    /// Appends what `bytes` stand for; `nil` where nobody here can say.
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
            "This reader cannot convert \(encoding.name). Write the document in UTF-8",
            line: isDeclared ? detection.declaredLine : nil)
        return decodeUTF8(bytes)
    }

    /// Decodes as UTF-8; where the bytes are not even nearly that, as windows-1252.
    ///
    /// - Parameter isDeclared: whether the document says that it is UTF-8. Then characters of several bytes, which
    ///   hardly ever come about otherwise, outweigh more faults, as of texts that were cut between bytes.
    private mutating func decodeUTF8(
        _ bytes: Span<UInt8>, isDeclared: Bool = false
    ) -> DecodedDocument {
        guard survey.faults > 0 else { return unchanged(bytes, as: .utf8) }
        var output: [UInt8] = []
        let weight = isDeclared ? Self.weightWhereDeclared : 1
        if isNearlyUTF8(weight: weight) || detection.marked == .utf8 {
            noteInvalid(survey.faults, .utf8, line: lineOfFirstFault(in: bytes))
            UnicodeDecoding.repairUTF8(bytes, from: start, into: &output)
            return converted(output, as: .utf8)
        }
        if problems.isEmpty {
            report(
                "encoding-undeclared",
                isDeclared
                    ? "The document says it is UTF-8, and is not; it was read as windows-1252. Declare that."
                    : "The document is not UTF-8; it was read as windows-1252. Declare its encoding.",
                line: lineOfFirstFault(in: bytes))
        }
        UnicodeDecoding.decodeWindows1252(bytes, from: start, into: &output)
        return converted(output, as: .windows1252)
    }

    private func unchanged(
        _ bytes: Span<UInt8>, as encoding: CharacterEncoding
    ) -> DecodedDocument {
        DecodedDocument(
            text: .unchanged(start..<bytes.count), encodingName: encoding.name, problems: problems)
    }

    private func converted(_ output: [UInt8], as encoding: CharacterEncoding) -> DecodedDocument {
        DecodedDocument(
            text: .converted(output), encodingName: encoding.name, problems: problems)
    }

    private mutating func noteFalseLabel(_ encoding: CharacterEncoding, isDeclared: Bool) {
        // As it is written there: `iso-8859-1` is read as windows-1252.
        let declared = detection.declaredLabel.map(shortened) ?? encoding.name
        report(
            "encoding-mislabelled",
            isDeclared
                ? "The document says it is \(declared), but it is not. Declare its encoding."
                : "The server says the document is \(encoding.name), but it is not. Have it say "
                    + "what it is, or nothing.",
            line: isDeclared ? detection.declaredLine : nil)
    }

    private mutating func noteInvalid(_ faults: Int, _ encoding: CharacterEncoding, line: Int?) {
        report(
            "encoding-invalid-bytes",
            "\(faults) of the document's bytes stand for no character in \(encoding.name)",
            line: line)
    }

    private mutating func report(_ code: String, _ message: String, line: Int?) {
        problems.append(FeedProblem(code: code, message: message, line: line))
    }

    private func lineOfFirstFault(in bytes: Span<UInt8>) -> Int? {
        survey.firstFault.map { line(at: $0, in: bytes) }
    }

    private func line(at offset: Int, in bytes: Span<UInt8>) -> Int {
        var counter = LineCounter()
        return counter.line(at: offset, in: bytes)
    }

    /// A label from outside, fit to stand in a message.
    private func shortened(_ label: String) -> String {
        let bytes = Array(label.utf8.prefix(60))
        return TextCleaning.collapsed(bytes.span)
    }
}

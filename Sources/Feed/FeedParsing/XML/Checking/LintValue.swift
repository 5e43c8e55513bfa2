internal import FeedMarkup

/// What a value must be, by the rules of the formats.
enum LintValue {
    /// Checked elsewhere, or not at all.
    case any
    /// Not empty.
    case text
    /// A whole address.
    case address
    /// An address, possibly relative.
    case reference
    case email
    case language
    case mediaType
    /// The type of a text of Atom, or of its content as well.
    case textType, contentType
    case integer(ClosedRange<Int>)
    case decimal(ClosedRange<Double>)
    /// A date of W3C's profile of ISO 8601.
    case date
    /// One of these words, in any case.
    case word([StaticString])
    /// One or more pairs of a latitude and a longitude.
    case coordinates

    /// What is expected instead of `text`, which has no white space around it; `nil` if it
    /// conforms.
    func fault(in text: [UInt8]) -> String? {
        switch self {
        case .any: nil
        case .text: text.isEmpty ? "it must say something" : nil
        case .address: Self.isAddress(text, isWhole: true) ? nil : "write a whole address"
        case .reference: Self.isAddress(text, isWhole: false) ? nil : "write an address"
        case .email: Self.isEmail(text) ? nil : "write an e-mail address, as in “name@example.org”"
        case .language: Self.isLanguage(text) ? nil : "write a language, as in “en-GB”"
        case .mediaType: Self.isMediaType(text) ? nil : "write a media type, as in “audio/mpeg”"
        case .textType:
            Self.textTypes.contains { text.span.equals(0..<text.count, $0) }
                ? nil : "write “text”, “html” or “xhtml”"
        case .contentType:
            Self.textTypes.contains { text.span.equals(0..<text.count, $0) }
                || Self.isMediaType(text)
                ? nil : "write “text”, “html”, “xhtml” or a media type"
        case .integer(let range):
            WholeNumber.parse(text.span).map { range.contains(Int(clamping: $0)) } ?? false
                ? nil
                : "write a whole number from \(range.lowerBound)"
                    + (range.upperBound == .max ? "" : " to \(range.upperBound)")
        case .decimal(let range):
            Double(text.span.string).map { range.contains($0) } ?? false
                ? nil : "write a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
        case .date: Self.isDate(text) ? nil : "write a date, as in “2002-09-07T09:42:31Z”"
        case .word(let words):
            words.contains { Self.isSame(text, $0) }
                ? nil
                : words.count > Self.mostListed
                    ? "it is not on the list of what may be written"
                    : "write one of: " + words.map { $0.description }.joined(separator: ", ")
        case .coordinates:
            Self.areCoordinates(text)
                ? nil : "write latitude and longitude in degrees, as in “45.256 -71.92”"
        }
    }

    /// The most words that a message lists.
    private static let mostListed = 12

    /// Returns true for the same letters in any case.
    static func isSame(_ text: [UInt8], _ word: StaticString) -> Bool {
        word.withUTF8Buffer {
            unsafe $0.elementsEqual(text) { $0.asciiLowercased == $1.asciiLowercased }
        }
    }

    private static let textTypes: [StaticString] = ["text", "html", "xhtml"]

    private static func isAddress(_ text: [UInt8], isWhole: Bool) -> Bool {
        let forbidden = "<>\"{}|\\^`"
        if text.contains(where: { $0 <= 0x20 || $0 == 0x7F || forbidden.utf8.contains($0) }) {
            return false
        }
        // Each percent sign begins two digits.
        if PercentEncoding.strictlyDecoded(text.span) == nil { return false }
        guard URLReference.hasScheme(text.span) else { return !isWhole }
        // A web address needs a host.
        for scheme in ["http:", "https:"] as [StaticString]
        where text.span.hasCaseInsensitivePrefix(scheme, at: 0, before: text.count) {
            let rest = text.dropFirst(scheme.utf8CodeUnitCount)
            return rest.starts(with: "//".utf8) && rest.count > 2
                && !"/:?".utf8.contains(rest[rest.startIndex + 2])
        }
        return text.last != UInt8(ascii: ":")
    }

    /// Returns true for `name@host`, with a name around it or not.
    private static func isEmail(_ text: [UInt8]) -> Bool {
        let words = text.split(separator: 0x20)
        return words.contains { word in
            let parts = word.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
            return parts.count == 2 && !parts[0].isEmpty && parts[1].count > 3
                && parts[1].dropFirst().dropLast().contains(UInt8(ascii: "."))
        }
    }

    private static func isLanguage(_ text: [UInt8]) -> Bool {
        let parts = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let first = parts.first, 1...3 ~= first.count else { return false }
        // Languages of one's own, and old ones.
        let isOwn = [UInt8(ascii: "x"), UInt8(ascii: "i")].contains(first[first.startIndex] | 0x20)
        return (first.count > 1 || isOwn) && first.allSatisfy { $0.isASCIILetter }
            && parts.dropFirst().allSatisfy {
                1...8 ~= $0.count && $0.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
            }
    }

    private static func isMediaType(_ text: [UInt8]) -> Bool {
        let essence = text.prefix { $0 != UInt8(ascii: ";") && $0 > 0x20 }
        let parts = essence.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return parts.count == 2
            && parts.allSatisfy { part in
                !part.isEmpty
                    && part.allSatisfy {
                        $0.isASCIILetter || $0.isASCIIDigit || "!#$&-^_.+*".utf8.contains($0)
                    }
            }
    }

    private static func isDate(_ text: [UInt8]) -> Bool {
        guard let date = FeedDateParser.parse(text.span) else { return false }
        // Years, months and days alone are dates, too.
        let parts = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        if parts.count <= 3, text.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: "-") }) {
            return parts[0].count == 4 && parts.dropFirst().allSatisfy { $0.count == 2 }
        }
        if DateGrammar.internet.fault(in: text, date: date) == nil { return true }
        // The seconds may be left out.
        guard text.count > 16 else { return false }
        let withSeconds = text[..<16] + ":00".utf8 + text[16...]
        return DateGrammar.internet.fault(in: Array(withSeconds), date: date) == nil
    }

    private static func areCoordinates(_ text: [UInt8]) -> Bool {
        let numbers = text.split { $0 <= 0x20 || $0 == UInt8(ascii: ",") }.map { Array($0) }
        guard !numbers.isEmpty, numbers.count.isMultiple(of: 2) else { return false }
        return numbers.enumerated().allSatisfy { index, number in
            index.isMultiple(of: 2)
                ? Coordinates.isLatitude(number.span) : Coordinates.isLongitude(number.span)
        }
    }
}

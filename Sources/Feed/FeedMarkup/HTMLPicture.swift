/// A picture that HTML shows.
public struct HTMLPicture: Sendable, Equatable {
    /// Its address, which may be fetched.
    public var url: String
    /// The words that stand for it.
    public var alternativeText: String?

    /// The words that stand for the picture of a sign that `token`, a start tag, shows, such as an
    /// emoji; `nil` for all else.
    public static func sign(
        of token: MarkupToken, syntax: MarkupSyntax, in bytes: Span<UInt8>
    ) -> [UInt8]? {
        guard HTMLElement.named(token.name, in: bytes) == .img,
            let range = PictureTag(token, syntax: syntax, in: bytes).sign(in: bytes)
        else { return nil }
        var words: [UInt8] = []
        CharacterReferences.decode(
            bytes.extracting(range), as: syntax == .xml ? .xml : .attribute, into: &words)
        return words
    }

    /// False where no picture stands in `range`, since its name does not: quicker to find out than to read
    /// it. Not to be asked where a letter of the name may be written otherwise.
    public static func isNamed(in range: Range<Int>, of bytes: Span<UInt8>) -> Bool {
        var start = range.lowerBound
        // Of the pairs in the name this one is the rarest in texts.
        while let place = bytes.firstIndex(
            ofLetter: UInt8(ascii: "m"), before: UInt8(ascii: "g"), in: start..<range.upperBound)
        {
            if place > range.lowerBound, bytes[place - 1] | 0x20 == UInt8(ascii: "i") {
                return true
            }
            start = place + 1
        }
        return false
    }

    /// The first picture in `range` with an address that may be fetched and that is one for an
    /// article; where there is none, the first of those that are unlikely to be one, such as what
    /// stands beside the text. `nil` where there is neither: signs among words, portraits, counters
    /// and what is hidden never are.
    ///
    /// The parameters are those of ``HTMLSanitizer/sanitize(_:in:syntax:base:upTo:into:)``.
    public static func first(
        _ bytes: Span<UInt8>, in range: Range<Int>, syntax: MarkupSyntax = .html,
        base: URLBase? = nil
    ) -> HTMLPicture? {
        var search = HTMLPictureSearch(syntax: syntax, base: base)
        var scanner = MarkupScanner(range, syntax: syntax)
        while let token = scanner.next(in: bytes) {
            guard token.kind == .startTag || token.kind == .endTag else { continue }
            if let picture = search.picture(of: token, in: bytes) { return picture }
        }
        return search.unlikely
    }
}

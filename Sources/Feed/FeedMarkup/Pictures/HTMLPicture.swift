/// A picture in HTML.
package struct HTMLPicture: Sendable, Equatable {
    /// The address, safe to fetch.
    package var url: String
    /// The words for those who do not see it; `nil` if there are none.
    package var alternativeText: String?

    /// The alternative text of an inline symbol, such as an emoji, shown by the start tag `token`;
    /// `nil` for all other tags.
    package static func sign(
        of token: MarkupToken, syntax: MarkupSyntax, in bytes: Span<UInt8>
    ) -> [UInt8]? {
        guard HTMLElement.named(token.name, in: bytes) == .img,
            let range = PictureTag(token, syntax: syntax, in: bytes).sign(in: bytes)
        else { return nil }
        return CharacterReferences.decodedAttribute(range, in: bytes, syntax: syntax)
    }

    /// Returns false if `range` has neither `img` nor `video` in it: a fast check before parsing.
    /// Not valid if letters may be written as references.
    package static func isNamed(in range: Range<Int>, of bytes: Span<UInt8>) -> Bool {
        // `mg` and `eo` are the rarest pairs of their letters in text.
        let pairs: [(UInt8, UInt8, StaticString)] = [
            (UInt8(ascii: "m"), UInt8(ascii: "g"), "i"),
            (UInt8(ascii: "e"), UInt8(ascii: "o"), "vid"),
        ]
        return pairs.contains { first, second, beginning in
            var start = range.lowerBound
            while let index = bytes.firstIndex(
                ofLetter: first, before: second, in: start..<range.upperBound)
            {
                let name = (range.lowerBound..<index).suffix(beginning.utf8CodeUnitCount)
                if bytes.equalsIgnoringCase(name, beginning) { return true }
                start = index + 1
            }
            return false
        }
    }

    /// The first picture suitable for an article, or else the first unlikely one, such as one
    /// outside of the main text or the poster of a film. Never inline symbols, portraits, tracking
    /// pixels or hidden pictures.
    ///
    /// For the parameters see ``HTMLSanitizer/sanitize(_:in:syntax:base:upTo:into:)``.
    package static func first(
        _ bytes: Span<UInt8>, in range: Range<Int>, syntax: MarkupSyntax = .html,
        base: URLBase? = nil
    ) -> HTMLPicture? {
        var search = HTMLPictureSearch(syntax: syntax, base: base)
        var scanner = MarkupScanner(range, syntax: syntax)
        while let token = scanner.next(in: bytes) {
            if token.kind == .startTag || token.kind == .endTag {
                if let picture = search.picture(of: token, in: bytes) { return picture }
            } else if search.isWithoutScript, token.kind == .text,
                let picture = search.picture(inText: token.content, of: bytes)
            {
                return picture
            }
        }
        return search.unlikely
    }
}

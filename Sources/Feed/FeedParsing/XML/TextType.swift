internal import FeedMarkup

/// The type of an element's text.
enum TextType: UInt8, Sendable {
    case plain
    /// HTML in escaped form.
    case html
    /// HTML that was escaped twice.
    case escapedHTML
    /// XHTML elements.
    case xhtml
    /// Plain text or HTML; the format does not say which.
    case unknown
    /// Base64 of text or HTML.
    case base64
    /// Not text.
    case other

    /// Determines the type by Atom's `type`, Atom 0.3's `mode` and `value`, or else `fallback`.
    ///
    /// RFC 4287, sections 3.1.1 and 4.1.3. If attribute and content disagree, the content counts.
    init(
        type: Range<Int>?, mode: Range<Int>?, of value: XMLValue, fallback: TextType,
        in bytes: Span<UInt8>
    ) {
        if let mode, bytes.equalsIgnoringCase(bytes.trimmingWhiteSpace(mode), "base64") {
            self = .base64
            return
        }
        let named = type.flatMap { TextType(mediaType: $0, in: bytes) }
        switch named ?? fallback {
        case .plain where value.hasElements, .unknown where value.hasElements: self = .xhtml
        case .xhtml where !value.hasElements: self = .html
        case let other: self = other
        }
        if self == .xhtml, let mode, bytes.equalsIgnoringCase(mode, "escaped") { self = .html }
    }

    private init?(mediaType: Range<Int>, in bytes: Span<UInt8>) {
        var type = bytes.trimmingWhiteSpace(mediaType)
        if let semicolon = bytes.firstIndex(of: UInt8(ascii: ";"), in: type) {
            type = bytes.trimmingWhiteSpace(type.lowerBound..<semicolon)
        }
        guard !type.isEmpty else { return nil }
        func isNamed(_ name: StaticString) -> Bool { bytes.equalsIgnoringCase(type, name) }
        func begins(_ prefix: StaticString) -> Bool {
            bytes.hasCaseInsensitivePrefix(prefix, at: type.lowerBound, before: type.upperBound)
        }
        if isNamed("text") || isNamed("text/plain") || isNamed("plain") {
            self = .plain
        } else if isNamed("html") || isNamed("text/html") {
            self = .html
        } else if isNamed("xhtml") || isNamed("application/xhtml+xml") || isNamed("text/xml")
            || isNamed("application/xml")
        {
            self = .xhtml
        } else if begins("text/") {
            self = .plain
        } else if begins("image/") || begins("audio/") || begins("video/")
            || begins("application/")
        {
            self = .other
        } else {
            return nil
        }
    }
}

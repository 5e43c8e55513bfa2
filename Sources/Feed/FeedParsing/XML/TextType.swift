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
        let type = bytes.mediaType(mediaType)
        guard !type.isEmpty else { return nil }
        let named = Self.names.first { bytes.equalsIgnoringCase(type, $0.name) }
        let known =
            named
            ?? Self.beginnings.first {
                bytes.hasCaseInsensitivePrefix(
                    $0.name, at: type.lowerBound, before: type.upperBound)
            }
        guard let known else { return nil }
        self = known.type
    }

    private static let names: [(name: StaticString, type: TextType)] = [
        ("text", .plain), ("text/plain", .plain), ("plain", .plain), ("html", .html),
        ("text/html", .html), ("xhtml", .xhtml), ("application/xhtml+xml", .xhtml),
        ("text/xml", .xhtml), ("application/xml", .xhtml),
    ]

    /// The beginnings of other media types.
    private static let beginnings: [(name: StaticString, type: TextType)] = [
        ("text/", .plain), ("image/", .other), ("audio/", .other), ("video/", .other),
        ("application/", .other),
    ]
}

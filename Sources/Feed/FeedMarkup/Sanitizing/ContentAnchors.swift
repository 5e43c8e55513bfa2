/// The targets of links within a content, such as footnotes and the links back.
///
/// Each gets a number, which forms the only identifier in the sanitiser's output: author-chosen
/// names could clash with others in a page.
struct ContentAnchors: Sendable {
    /// The prefix of sanitised identifiers.
    static let prefix: StaticString = "content-"
    /// The maximum number of anchors; links to further ones lead to the item's page.
    private static let countLimit = 10_000
    /// The maximum length of an anchor's name in bytes.
    private static let nameLimit = 256

    private var numbers: [[UInt8]: Int] = [:]

    var isEmpty: Bool { numbers.isEmpty }

    var count: Int { numbers.count }

    /// These anchors reduced to the numbers in `remaining` and renumbered.
    func keeping(_ remaining: Set<Int>) -> ContentAnchors {
        var renumbered: [Int: Int] = [:]
        for (index, number) in remaining.sorted().enumerated() { renumbered[number] = index + 1 }
        var result = ContentAnchors()
        for (name, number) in numbers { result.numbers[name] = renumbered[number] }
        return result
    }

    /// The number of the anchor called `name`; `nil` if it is missing or has no link.
    func number(of name: String) -> Int? { numbers[Array(name.utf8)] }

    /// Finds the anchors of the markup in `range`. O(n); without links to fragments, the cost of
    /// one search for a byte.
    ///
    /// - Parameter page: The content's page; links to it with a fragment lead within the content,
    ///   too.
    static func find(
        _ bytes: Span<UInt8>, in range: Range<Int>, syntax: MarkupSyntax, page: URLBase?
    ) -> ContentAnchors {
        var anchors = ContentAnchors()
        guard mayLinkWithin(bytes, range, hasPage: page != nil) else { return anchors }
        var targets: Set<[UInt8]> = []
        var names: [[UInt8]] = []
        var scanner = MarkupScanner(range, syntax: syntax)
        while let token = scanner.next(in: bytes) {
            guard token.kind == .startTag, !token.content.isEmpty,
                let element = HTMLElement.named(token.name, in: bytes), !element.isHidden,
                !element.isUnwrapped
            else { continue }
            var attributes = MarkupAttributeScanner(token, syntax: syntax)
            while let found = attributes.next(in: bytes) {
                switch HTMLAttribute.named(found.name, in: bytes) {
                case .href where element == .a && targets.count < countLimit:
                    if let name = target(of: found.value, in: bytes, syntax, page: page) {
                        targets.insert(Array(name.utf8))
                    }
                case .id where names.count < countLimit,
                    .name where element == .a && names.count < countLimit:
                    if let name = name(of: found.value, in: bytes, syntax) {
                        names.append(Array(name.utf8))
                    }
                default: continue
                }
            }
        }
        for name in names where anchors.numbers[name] == nil && targets.contains(name) {
            anchors.numbers[name] = anchors.numbers.count + 1
        }
        return anchors
    }

    /// The name given by an `id`.
    static func name(
        of value: Range<Int>, in bytes: Span<UInt8>, _ syntax: MarkupSyntax
    ) -> String? {
        let value = bytes.trimmingWhiteSpace(value)
        guard !value.isEmpty, value.count <= nameLimit else { return nil }
        return text(value, in: bytes, syntax)
    }

    /// The name of a link's anchor; `nil` if the link leads elsewhere.
    static func target(
        of value: Range<Int>, in bytes: Span<UInt8>, _ syntax: MarkupSyntax, page: URLBase?
    ) -> String? {
        let value = bytes.trimmingWhiteSpace(value)
        guard let sign = bytes.firstIndex(of: UInt8(ascii: "#"), in: value),
            sign + 1 < value.upperBound, value.upperBound - sign <= nameLimit
        else { return nil }
        if sign > value.lowerBound {
            guard let page, page.isPage(value.lowerBound..<sign, in: bytes) else { return nil }
        }
        let name = text((sign + 1)..<value.upperBound, in: bytes, syntax)
        guard name.utf8.contains(UInt8(ascii: "%")) else { return name }
        let encoded = Array(name.utf8)
        return String(decoding: PercentEncoding.decoded(encoded.span), as: UTF8.self)
    }

    private static func text(
        _ range: Range<Int>, in bytes: Span<UInt8>, _ syntax: MarkupSyntax
    ) -> String {
        let decoded = CharacterReferences.decodedAttribute(range, in: bytes, syntax: syntax)
        return String(decoding: decoded, as: UTF8.self)
    }

    /// Finds a `#` that may begin a fragment, rather than a numeric reference or a colour.
    private static func mayLinkWithin(
        _ bytes: Span<UInt8>, _ range: Range<Int>, hasPage: Bool
    ) -> Bool {
        bytes.firstIndex(of: UInt8(ascii: "#"), in: range) { sign in
            guard sign > range.lowerBound else { return false }
            return switch bytes[sign - 1] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "="): true
            case let byte: hasPage && (byte == UInt8(ascii: "/") || byte.isASCIIAlphanumeric)
            }
        } != nil
    }
}

extension URLBase {
    /// Returns true if the address as written is this one, apart from scheme and fragment.
    fileprivate func isPage(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        let own = self.bytes.span
        let ownEnd = components.fragment.map { $0.lowerBound - 1 } ?? own.count
        guard let ownScheme = components.scheme else { return false }
        var start = range.lowerBound
        for scheme: StaticString in ["https:", "http:"]
        where bytes.hasCaseInsensitivePrefix(scheme, at: start, before: range.upperBound) {
            start += scheme.utf8CodeUnitCount
            break
        }
        let rest = start..<range.upperBound
        let ownRest = (ownScheme.upperBound + 1)..<ownEnd
        return rest.count == ownRest.count
            && (0..<rest.count).allSatisfy {
                bytes[rest.lowerBound + $0] == own[ownRest.lowerBound + $0]
            }
    }
}

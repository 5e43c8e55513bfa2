internal import FeedMarkup

/// The namespace prefixes in scope (Namespaces in XML 1.0, section 5).
struct DeclaredPrefixes {
    private var bindings: [(prefix: Range<Int>, uri: Range<Int>)] = []
    /// The undeclared prefixes that were reported.
    private var reported: [Range<Int>] = []
    /// The maximum number of prefixes, since lookup is linear; more than any feed uses.
    private static let limit = 128

    /// The number of prefixes in scope, to restore it later.
    var count: Int { bindings.count }

    /// Removes all but the first `count` prefixes.
    mutating func removeLast(to count: Int) {
        bindings.removeLast(max(bindings.count - count, 0))
    }

    /// Declares the prefixes of the `xmlns` attributes of a tag: `xmlns:dc` declares `dc`, and
    /// `xmlns` the empty one.
    mutating func declare(by tag: MarkupToken, in bytes: Span<UInt8>) {
        var attributes = MarkupAttributeScanner(tag, syntax: .xml)
        while bindings.count < Self.limit, let attribute = attributes.next(in: bytes) {
            let name = attribute.name
            if bytes.equals(name, "xmlns") {
                bindings.append((prefix: name.prefix(0), uri: attribute.value))
            } else if bytes.hasPrefix("xmlns:", at: name.lowerBound, before: name.upperBound) {
                bindings.append((prefix: name.dropFirst(6), uri: attribute.value))
            }
        }
    }

    /// The namespace of `name`; `nil` if its prefix is undeclared.
    func uri(of name: Range<Int>, in bytes: Span<UInt8>) -> Range<Int>? {
        let prefix = NamespaceScope.prefix(of: name, in: bytes)
        return bindings.last { bytes.equals($0.prefix, prefix) }?.uri
    }

    /// The prefix of `name` if it is undeclared; only the first time for each.
    mutating func undeclared(of name: Range<Int>, in bytes: Span<UInt8>) -> Range<Int>? {
        guard bindings.count < Self.limit, reported.count < Self.limit,
            let colon = bytes.firstIndex(of: UInt8(ascii: ":"), in: name),
            uri(of: name, in: bytes) == nil
        else { return nil }
        let prefix = name.lowerBound..<colon
        for known in ["xml", "xmlns"] as [StaticString] where bytes.equals(prefix, known) {
            return nil
        }
        if reported.contains(where: { bytes.equals($0, prefix) }) { return nil }
        reported.append(prefix)
        return prefix
    }
}

internal import FeedMarkup

/// The namespace prefixes in scope (Namespaces in XML 1.0, section 5).
struct DeclaredPrefixes {
    private var prefixes: [Range<Int>] = []
    /// The undeclared prefixes that were reported.
    private var reported: [Range<Int>] = []
    /// The maximum number of prefixes, since lookup is linear; more than any feed uses.
    private static let limit = 128

    /// The number of prefixes in scope, to restore it later.
    var count: Int { prefixes.count }

    /// Removes all but the first `count` prefixes.
    mutating func removeLast(to count: Int) {
        prefixes.removeLast(max(prefixes.count - count, 0))
    }

    /// Declares the prefix of an `xmlns` attribute: `xmlns:dc` declares `dc`.
    mutating func declare(by name: Range<Int>, in bytes: Span<UInt8>) {
        guard bytes.hasPrefix("xmlns:", at: name.lowerBound, before: name.upperBound),
            prefixes.count < Self.limit
        else { return }
        prefixes.append((name.lowerBound + 6)..<name.upperBound)
    }

    /// The prefix of `name` if it is undeclared; only the first time for each.
    mutating func undeclared(of name: Range<Int>, in bytes: Span<UInt8>) -> Range<Int>? {
        guard prefixes.count < Self.limit, reported.count < Self.limit,
            let colon = bytes.firstIndex(of: UInt8(ascii: ":"), in: name)
        else { return nil }
        let prefix = name.lowerBound..<colon
        for known in ["xml", "xmlns"] as [StaticString] where bytes.equals(prefix, known) {
            return nil
        }
        if prefixes.contains(where: { bytes.equals($0, prefix) })
            || reported.contains(where: { bytes.equals($0, prefix) })
        {
            return nil
        }
        reported.append(prefix)
        return prefix
    }
}

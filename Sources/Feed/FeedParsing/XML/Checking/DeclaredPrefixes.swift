internal import FeedMarkup

/// The prefixes of namespaces that are declared where a check of a document stands (Namespaces in XML 1.0, section 5).
struct DeclaredPrefixes {
    private var prefixes: [Range<Int>] = []
    /// Those that were used without a declaration.
    private var told: [Range<Int>] = []
    /// More than any feed has use for, each of which a name is compared with.
    private static let limit = 128

    /// How many there are, to go back to.
    var count: Int { prefixes.count }

    /// Takes back all but the first `count`.
    mutating func removeLast(to count: Int) {
        prefixes.removeLast(max(prefixes.count - count, 0))
    }

    /// Declares what an attribute of this name does, if it is one that does: `xmlns:dc` declares `dc`.
    mutating func declare(by name: Range<Int>, in bytes: Span<UInt8>) {
        guard bytes.hasPrefix("xmlns:", at: name.lowerBound, before: name.upperBound),
            prefixes.count < Self.limit
        else { return }
        prefixes.append((name.lowerBound + 6)..<name.upperBound)
    }

    /// The prefix of `name` where nobody has declared it; once for each.
    mutating func undeclared(of name: Range<Int>, in bytes: Span<UInt8>) -> Range<Int>? {
        guard prefixes.count < Self.limit, told.count < Self.limit,
            let colon = bytes.firstIndex(of: UInt8(ascii: ":"), in: name)
        else { return nil }
        let prefix = name.lowerBound..<colon
        for known in ["xml", "xmlns"] as [StaticString] where bytes.equals(prefix, known) {
            return nil
        }
        func isIn(_ ranges: [Range<Int>]) -> Bool {
            ranges.contains { bytes.equals($0, prefix) }
        }
        if isIn(prefixes) || isIn(told) { return nil }
        told.append(prefix)
        return prefix
    }
}

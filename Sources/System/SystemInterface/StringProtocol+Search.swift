/// Byte-wise text search. A match may end before a combining accent.
///
/// Replaces Swift's own search, which needs the library of regular expressions: 1.3 MB that the
/// host would load for nothing. Shipped programs are built without it.
extension StringProtocol {
    /// The first match, or `nil`. Empty text matches at the beginning.
    package func firstRange(ofText text: String) -> Range<Index>? {
        let wanted = text.utf8
        guard let first = wanted.first else { return startIndex..<startIndex }
        var rest = utf8[...]
        while let start = rest.firstIndex(of: first) {
            rest = rest[start...]
            if rest.starts(with: wanted) {
                return start..<rest.index(start, offsetBy: wanted.count)
            }
            rest = rest.dropFirst()
        }
        return nil
    }

    package func contains(text: String) -> Bool {
        firstRange(ofText: text) != nil
    }
}

extension String {
    /// Replaces all matches. Empty text matches nowhere.
    package func replacing(text: String, with replacement: String) -> String {
        var result = ""
        var rest = self[...]
        while !text.isEmpty, let range = rest.firstRange(ofText: text) {
            result += rest[..<range.lowerBound]
            result += replacement
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}

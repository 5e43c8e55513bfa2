/// Searches for texts of several characters, byte by byte: what is found may end before an accent that belongs
/// to its last character.
///
/// Those of Swift's own library lie in the one of regular expressions, 1.3 MB that the host would be
/// loaded with and has no other use for; what is shipped is built without it.
extension StringProtocol {
    /// Where `text` stands in it for the first time; `nil` where it nowhere does. An empty text stands at
    /// the beginning.
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

    /// True where `text` stands somewhere in it.
    package func contains(text: String) -> Bool {
        firstRange(ofText: text) != nil
    }
}

extension String {
    /// It with `replacement` wherever `text` stands; an empty one is replaced nowhere.
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

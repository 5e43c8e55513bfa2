extension String {
    /// Returns it, or its first `count` scalars and an ellipsis: what there is room for of a text of any length.
    package func cut(to count: Int) -> String {
        guard let end = unicodeScalars.index(startIndex, offsetBy: count, limitedBy: endIndex),
            end < endIndex
        else { return self }
        return String(self[..<end]) + "…"
    }
}

/// A text, or several, to compare by UTF-8 bytes; see ``ExactText``.
public protocol UTF8Comparable: Sendable {
    /// Returns true if the bytes equal those of `other`.
    func hasSameUTF8(as other: Self) -> Bool
    /// Hashes the bytes.
    func hashUTF8(into hasher: inout Hasher)
}

extension String: UTF8Comparable {
    public func hasSameUTF8(as other: String) -> Bool {
        // Spans, since each access to a view of a text counts references.
        let bytes = utf8Span.span
        let others = other.utf8Span.span
        guard bytes.count == others.count else { return false }
        for index in bytes.indices where bytes[index] != others[index] { return false }
        return true
    }

    public func hashUTF8(into hasher: inout Hasher) {
        var text = self
        text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        // UTF-8 never contains this byte: it separates consecutive texts.
        hasher.combine(0xFF as UInt8)
    }
}

extension Optional: UTF8Comparable where Wrapped: UTF8Comparable {
    public func hasSameUTF8(as other: Wrapped?) -> Bool {
        guard let self, let other else { return self == nil && other == nil }
        return self.hasSameUTF8(as: other)
    }

    public func hashUTF8(into hasher: inout Hasher) {
        hasher.combine(self == nil)
        self?.hashUTF8(into: &hasher)
    }
}

extension Array: UTF8Comparable where Element: UTF8Comparable {
    public func hasSameUTF8(as other: [Element]) -> Bool {
        count == other.count && indices.allSatisfy { self[$0].hasSameUTF8(as: other[$0]) }
    }

    public func hashUTF8(into hasher: inout Hasher) {
        hasher.combine(count)
        for element in self { element.hashUTF8(into: &hasher) }
    }
}

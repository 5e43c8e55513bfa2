extension MarkupToken {
    /// The value of the first `attribute` of the tag, not decoded; `nil` if it has none.
    func value(
        of attribute: HTMLAttribute, syntax: MarkupSyntax = .html, in bytes: Span<UInt8>
    ) -> Range<Int>? {
        value(syntax, in: bytes) { HTMLAttribute.named($0, in: bytes) == attribute }
    }

    /// The value of the first attribute called `name`, in lower-case ASCII, ignoring case.
    package func value(
        of name: StaticString, syntax: MarkupSyntax = .html, in bytes: Span<UInt8>
    ) -> Range<Int>? {
        value(syntax, in: bytes) { bytes.equalsIgnoringCase($0, name) }
    }

    @inline(__always)
    private func value(
        _ syntax: MarkupSyntax, in bytes: Span<UInt8>, where isWanted: (Range<Int>) -> Bool
    ) -> Range<Int>? {
        var attributes = MarkupAttributeScanner(self, syntax: syntax)
        while let found = attributes.next(in: bytes) {
            if isWanted(found.name) { return found.value }
        }
        return nil
    }
}

extension MarkupToken {
    /// The value of the first `attribute` of the tag, not decoded; `nil` if it has none.
    func value(
        of attribute: HTMLAttribute, syntax: MarkupSyntax = .html, in bytes: Span<UInt8>
    ) -> Range<Int>? {
        var attributes = MarkupAttributeScanner(self, syntax: syntax)
        while let found = attributes.next(in: bytes) {
            if HTMLAttribute.named(found.name, in: bytes) == attribute { return found.value }
        }
        return nil
    }
}

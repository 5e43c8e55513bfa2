extension MarkupToken {
    /// The value of the first attribute called `name`, in lower-case ASCII, ignoring case; not decoded, and `nil` if
    /// the tag has none.
    package func value(
        of name: StaticString, syntax: MarkupSyntax = .html, in bytes: Span<UInt8>
    ) -> Range<Int>? {
        var attributes = MarkupAttributeScanner(self, syntax: syntax)
        while let found = attributes.next(in: bytes) {
            if bytes.equalsIgnoringCase(found.name, name) { return found.value }
        }
        return nil
    }
}

import FeedMarkup

extension MarkupToken {
    /// Returns the value of the tag's first attribute of a name, ignoring case; `nil` without one.
    func value(of name: StaticString, in source: Span<UInt8>) -> Range<Int>? {
        var attributes = MarkupAttributeScanner(self, syntax: .html)
        while let attribute = attributes.next(in: source) {
            if source.equalsIgnoringCase(attribute.name, name) { return attribute.value }
        }
        return nil
    }
}

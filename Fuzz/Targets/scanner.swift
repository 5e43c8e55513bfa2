import FeedMarkup

/// Tokens must cover every byte in order, at a cost in proportion.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = unsafe input(start, count)
    expectBounded(count) {
        for syntax in [MarkupSyntax.html, .xml] {
            var scanner = MarkupScanner(0..<bytes.count, syntax: syntax)
            var end = 0
            while let token = scanner.next(in: bytes.span) {
                precondition(token.range.lowerBound >= end && !token.range.isEmpty)
                precondition(token.range.contains(token.content) || token.content.isEmpty)
                end = token.range.upperBound
                guard token.kind == .startTag else { continue }
                var attributes = MarkupAttributeScanner(token, syntax: syntax)
                var last = 0
                while let attribute = attributes.next(in: bytes.span) {
                    precondition(attribute.name.lowerBound >= last)
                    last = attribute.name.upperBound
                }
            }
            precondition(end <= bytes.count)
        }
    }
    var output: [UInt8] = []
    CharacterReferences.decode(bytes.span, as: .text, into: &output)
    TextCleaning.clean(bytes.span, into: &output)
    _ = TextCleaning.collapsed(bytes.span)
    return 0
}

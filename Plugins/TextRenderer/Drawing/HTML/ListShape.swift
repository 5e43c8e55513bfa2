import FeedMarkup

/// The size of a list.
struct ListShape {
    /// The number of items, without nested lists.
    let itemCount: Int
    let end: Int

    /// Reads the tags of a list, after its start tag, to its end.
    init(after scanner: MarkupScanner, in bytes: Span<UInt8>) {
        var scanner = scanner
        var depth = 1
        var count = 0
        while depth > 0, let token = scanner.next(in: bytes) {
            guard token.kind == .startTag || token.kind == .endTag,
                let element = HTMLElement.named(token.name, in: bytes)
            else { continue }
            if element.isList {
                depth += token.kind == .startTag ? 1 : -1
            } else if element == .li, token.kind == .startTag, depth == 1 {
                count += 1
            }
        }
        itemCount = count
        end = scanner.position
    }
}

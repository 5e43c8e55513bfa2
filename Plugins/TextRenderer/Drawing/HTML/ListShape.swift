import FeedMarkup

/// How many items a list has of its own.
struct ListShape {
    /// The items, those of lists within the list left out.
    let itemCount: Int
    /// Where the list ends.
    let end: Int

    /// Looks at the tags of a list whose start tag `scanner` has just given, up to its end.
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

internal import FeedMarkup
internal import FeedModel

/// Authors in all their spellings.
extension XMLFeedParser {
    /// The person `value` names, as elements (Atom) or as text (RSS, Dublin Core).
    mutating func person(
        _ value: XMLValue, base: UInt32, in bytes: Span<UInt8>
    ) -> FeedAuthor? {
        guard !value.isEmpty else { return nil }
        guard value.hasElements else {
            return line(value, in: bytes).flatMap(FeedAuthor.read)
        }
        var author = FeedAuthor()
        var reader = ChildReader(value.range)
        while let child = reader.next(in: bytes) {
            switch child.name {
            case .name where author.name == nil:
                author.name = line(child.value, in: bytes)
            case .email where author.email == nil:
                author.email = line(child.value, as: .plain, in: bytes)
                    .flatMap(FeedAuthor.address(in:))
            case .url where author.url == nil, .uri where author.url == nil,
                .homepage where author.url == nil:
                author.url = url(child.value, base: base, in: bytes)
            default: break
            }
        }
        if author.name == nil, author.email == nil, author.url == nil {
            return line(value, in: bytes).flatMap(FeedAuthor.read)
        }
        return author
    }
}

import FeedModel

extension FeedText {
    /// The text with line feeds replaced by spaces.
    var inOneLine: FeedText {
        withUTF8 { bytes in
            guard bytes.indices.contains(where: { bytes[$0] == 0x0A }) else { return self }
            var texts = FeedTextWriter(capacity: bytes.count)
            return texts.add(inOneLine: bytes)
        }
    }
}

internal import FeedMarkup

extension MarkupToken {
    /// The decoded value of the first attribute called `name` of a tag of HTML; `nil` without one of
    /// at most 4 KiB.
    func decodedValue(of name: StaticString, in bytes: Span<UInt8>) -> [UInt8]? {
        guard let value = value(of: name, in: bytes), value.count <= 4_096 else { return nil }
        var decoded: [UInt8] = []
        CharacterReferences.decode(bytes.extracting(value), as: .attribute, into: &decoded)
        return decoded
    }
}

extension URLReference {
    /// The address without a `feed:` prefix, or with `http://` instead of `feed://`; `nil` if it
    /// has neither.
    static func withoutFeedScheme(_ reference: Span<UInt8>) -> [UInt8]? {
        let range = reference.trimmingWhiteSpace(0..<reference.count)
        guard
            reference.hasCaseInsensitivePrefix(
                "feed:", at: range.lowerBound, before: range.upperBound)
        else { return nil }
        let rest = range.lowerBound + 5..<range.upperBound
        func begins(_ text: StaticString) -> Bool {
            reference.hasCaseInsensitivePrefix(text, at: rest.lowerBound, before: rest.upperBound)
        }
        guard begins("//") || begins("http://") || begins("https://") else { return nil }
        var address = begins("//") ? Array("http:".utf8) : []
        address.append(reference, rest)
        return address
    }
}

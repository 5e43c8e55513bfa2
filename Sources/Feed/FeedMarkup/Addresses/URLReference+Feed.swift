extension URLReference {
    /// The address without a `feed:` prefix, or with `http://` instead of `feed://`; `nil` if it
    /// has neither.
    static func withoutFeedScheme(_ reference: Span<UInt8>) -> [UInt8]? {
        let range = reference.trimmingWhiteSpace(0..<reference.count)
        guard reference.begins(range, with: "feed:") else { return nil }
        let rest = range.lowerBound + 5..<range.upperBound
        func begins(_ text: StaticString) -> Bool { reference.begins(rest, with: text) }
        guard begins("//") || begins("http://") || begins("https://") else { return nil }
        var address = begins("//") ? Array("http:".utf8) : []
        address.append(reference, rest)
        return address
    }
}

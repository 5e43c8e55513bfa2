/// A base address for relative references: a document's own, or one from `xml:base`.
package struct URLBase: Sendable {
    /// The maximum length in bytes: a base is part of every address that is resolved against it.
    private static let lengthLimit = 2_048

    let bytes: [UInt8]
    let components: URLComponents

    /// Creates a base from `reference`, which may be relative to an `outer` base.
    ///
    /// `nil` unless the result is an `http`, `https` or `ftp` address, and for a very long one.
    package init?(_ reference: Span<UInt8>, within outer: URLBase? = nil) {
        var resolved: [UInt8] = []
        guard
            URLReference.resolve(
                reference, against: outer, allowing: { $0.isHierarchical }, into: &resolved)
        else { return nil }
        let components = URLComponents(resolved.span)
        guard components.scheme != nil, resolved.count <= Self.lengthLimit else { return nil }
        bytes = resolved
        self.components = components
    }

    /// Creates a base from `reference`; see ``init(_:within:)-(Span<UInt8>,_)``.
    package init?(_ reference: String, within outer: URLBase? = nil) {
        self.init(reference.utf8Span.span, within: outer)
    }

    /// The address.
    package var string: String { String(decoding: bytes, as: UTF8.self) }
}

/// The base of relative addresses, which elements of XHTML change by `xml:base`.
struct MarkupBase {
    /// The maximum number of nested bases; inner ones are ignored.
    private static let depthLimit = 16

    /// The base at the current place.
    private(set) var current: URLBase?
    /// The bases around the open elements that have their own, with the number of elements open
    /// within, `nil` if the element is empty.
    private var outer: [(base: URLBase?, depth: Int?)] = []

    init(_ base: URLBase?) {
        current = base
    }

    /// Updates the base by a start or end tag in XML.
    mutating func follow(_ token: MarkupToken, in bytes: Span<UInt8>) {
        // Most tags neither declare a base nor are within one that was declared.
        if outer.isEmpty, token.kind == .endTag || token.content.isEmpty { return }
        if let last = outer.last, last.depth == nil { endLast() }
        if token.kind == .endTag {
            guard let depth = outer.last?.depth else { return }
            if depth == 0 { endLast() } else { outer[outer.count - 1].depth = depth - 1 }
        } else if let base = declaredBase(of: token, in: bytes) {
            outer.append((base: current, depth: token.isSelfClosing ? nil : 0))
            current = base
        } else if !token.isSelfClosing, let depth = outer.last?.depth {
            outer[outer.count - 1].depth = depth + 1
        }
    }

    private mutating func endLast() {
        current = outer.popLast()?.base
    }

    private func declaredBase(of token: MarkupToken, in bytes: Span<UInt8>) -> URLBase? {
        let attributes = token.content
        // A fast check before reading the attributes.
        let mayDeclareBase =
            bytes.firstIndex(of: UInt8(ascii: ":"), in: attributes) {
                bytes.hasPrefix(":base", at: $0, before: attributes.upperBound)
            } != nil
        guard mayDeclareBase, outer.count < Self.depthLimit,
            let found = token.value(of: "xml:base", syntax: .xml, in: bytes)
        else { return nil }
        let value = CharacterReferences.decodedAttribute(found, in: bytes, syntax: .xml)
        return URLBase(value.span, within: current)
    }
}

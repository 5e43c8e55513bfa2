internal import FeedMarkup

/// The namespace declarations in scope.
struct NamespaceScope: Sendable {
    private struct Binding: Sendable {
        var prefix: Range<Int>
        var key: NameKey
        var namespace: XMLNamespace
    }

    private var bindings: [Binding] = []
    /// Incremented whenever the declarations in scope change.
    private(set) var version = 0
    private let names = LocalName.table

    /// The maximum number of declarations in scope.
    private static let limit = 128

    /// The number of declarations in scope, to restore it later.
    var count: Int { bindings.count }

    /// Binds `prefix`, empty for the default namespace, to the namespace `uri`.
    mutating func declare(_ prefix: Range<Int>, as uri: Range<Int>, in bytes: Span<UInt8>) {
        guard bindings.count < Self.limit else { return }
        let known = uri.isEmpty ? .core : XMLNamespace(uri: uri, in: bytes)
        bindings.append(
            Binding(
                prefix: prefix, key: NameKey(prefix, in: bytes),
                // An unknown URI for a conventional prefix such as `dc` is taken for the
                // conventional namespace.
                namespace: known ?? XMLNamespace(conventionalPrefix: prefix, in: bytes) ?? .other))
        version &+= 1
    }

    /// Removes all but the first `count` declarations.
    mutating func removeLast(to count: Int) {
        guard count < bindings.count else { return }
        bindings.removeLast(bindings.count - count)
        version &+= 1
    }

    /// Binds the root element's `prefix` to the core namespace: a feed in a wrong or unknown
    /// namespace is still a feed.
    mutating func adopt(_ prefix: Range<Int>, in bytes: Span<UInt8>) {
        for index in bindings.indices
        where bytes.equals(bindings[index].prefix, prefix) {
            bindings[index].namespace = .core
        }
        version &+= 1
    }

    /// The prefix of `name`; empty if there is none.
    static func prefix(of name: Range<Int>, in bytes: Span<UInt8>) -> Range<Int> {
        for index in name.prefix(256) where bytes[index] == UInt8(ascii: ":") {
            return name.lowerBound..<index
        }
        return name.lowerBound..<name.lowerBound
    }

    /// `name` without a prefix.
    static func local(_ name: Range<Int>, in bytes: Span<UInt8>) -> Range<Int> {
        let prefix = prefix(of: name, in: bytes)
        return prefix.isEmpty ? name : prefix.upperBound + 1..<name.upperBound
    }

    /// Resolves `name`, with or without a prefix.
    func element(_ name: Range<Int>, in bytes: Span<UInt8>) -> ElementName {
        let prefix = Self.prefix(of: name, in: bytes)
        let local = LocalName(Self.local(name, in: bytes), in: bytes, table: names)
        let key = NameKey(prefix, in: bytes)
        for binding in bindings.reversed()
        where binding.key == key && bytes.equals(binding.prefix, prefix) {
            return ElementName(binding.namespace, local)
        }
        if prefix.isEmpty { return ElementName(.core, local) }
        let conventional = XMLNamespace(conventionalPrefix: prefix, in: bytes) ?? .other
        return ElementName(conventional, local, isUndeclared: conventional != .xml)
    }
}

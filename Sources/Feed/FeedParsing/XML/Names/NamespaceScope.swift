internal import FeedMarkup

/// The namespaces that are declared where the parser stands.
struct NamespaceScope: Sendable {
    private struct Binding: Sendable, Equatable {
        var prefix: Range<Int>
        var key: NameKey
        var namespace: XMLNamespace
    }

    private var bindings: [Binding] = []
    /// Changes whenever other declarations are in force.
    private(set) var version = 0
    private let names = LocalName.table

    /// More declarations than any element has use for.
    private static let limit = 128

    /// How many declarations are in force, to go back to.
    var count: Int { bindings.count }

    /// The same declarations of the document are in force.
    func isSame(as other: NamespaceScope) -> Bool { bindings == other.bindings }

    /// Binds `prefix`, which is empty for the default namespace, to the namespace `uri` names.
    mutating func declare(_ prefix: Range<Int>, as uri: Range<Int>, in bytes: Span<UInt8>) {
        guard bindings.count < Self.limit else { return }
        let known: XMLNamespace? =
            uri.isEmpty ? .core : XMLNamespace(uri: uri, in: bytes)
        let usual = XMLNamespace(usualPrefix: prefix, in: bytes)
        bindings.append(
            Binding(
                prefix: prefix, key: NameKey(prefix, in: bytes),
                // What is called `dc` is Dublin Core, whatever address was written behind it.
                namespace: known ?? usual ?? .other))
        version &+= 1
    }

    /// Takes back all declarations but the first `count`.
    mutating func removeLast(to count: Int) {
        guard count < bindings.count else { return }
        bindings.removeLast(bindings.count - count)
        version &+= 1
    }

    /// Makes the namespace of the root element's `prefix` that of feeds: a feed in a wrong
    /// namespace, or in one of its own, is still a feed.
    mutating func adopt(_ prefix: Range<Int>, in bytes: Span<UInt8>) {
        for index in bindings.indices
        where bytes.equals(bindings[index].prefix, prefix) {
            bindings[index].namespace = .core
        }
        version &+= 1
    }

    /// The prefix of `name`; empty where it has none.
    static func prefix(of name: Range<Int>, in bytes: Span<UInt8>) -> Range<Int> {
        for index in name.prefix(256) where bytes[index] == UInt8(ascii: ":") {
            return name.lowerBound..<index
        }
        return name.lowerBound..<name.lowerBound
    }

    /// The element that `name`, a name with or without a prefix, stands for.
    func element(_ name: Range<Int>, in bytes: Span<UInt8>) -> ElementName {
        let prefix = Self.prefix(of: name, in: bytes)
        let start = prefix.isEmpty ? name.lowerBound : prefix.upperBound + 1
        let local = LocalName(start..<name.upperBound, in: bytes, table: names)
        let key = NameKey(prefix, in: bytes)
        for binding in bindings.reversed()
        where binding.key == key && bytes.equals(binding.prefix, prefix) {
            return ElementName(binding.namespace, local)
        }
        if prefix.isEmpty { return ElementName(.core, local) }
        guard let usual = XMLNamespace(usualPrefix: prefix, in: bytes) else {
            return ElementName(.other, local, isUndeclared: true)
        }
        return ElementName(usual, local, isUndeclared: usual != .xml)
    }
}

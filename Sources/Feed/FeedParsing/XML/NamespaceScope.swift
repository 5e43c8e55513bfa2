/// The namespaces that are declared where the parser stands.
struct NamespaceScope: Sendable {
    private struct Binding: Sendable, Equatable {
        var prefix: Range<Int>
        var key: NameKey
        var namespace: XMLNamespace
    }

    private struct CacheEntry: Sendable {
        var name: Range<Int>
        var version: Int
        var element: ElementName
    }

    private var bindings: [Binding] = []
    /// Changes whenever other declarations are in force.
    private(set) var version = 0
    private var cache: [CacheEntry]
    private let names = LocalName.table

    private static let cacheSize = 256
    /// More declarations than any element has use for.
    private static let limit = 128

    /// Creates a scope in which nothing is declared.
    init() {
        cache = Array(
            repeating: CacheEntry(
                name: 0..<0, version: -1, element: ElementName(.core, .unknown)),
            count: Self.cacheSize)
    }

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
        where Self.equal(bindings[index].prefix, prefix, in: bytes) {
            bindings[index].namespace = .core
        }
        version &+= 1
    }

    /// The element that `name`, a name with or without a prefix whose key is `key`, stands for.
    @inline(__always)
    mutating func element(
        _ name: Range<Int>, _ key: NameKey, in bytes: Span<UInt8>
    ) -> ElementName {
        if cache[key.slot].version == version,
            Self.equal(cache[key.slot].name, name, in: bytes)
        {
            return cache[key.slot].element
        }
        return newElement(name, key, in: bytes)
    }

    private mutating func newElement(
        _ name: Range<Int>, _ key: NameKey, in bytes: Span<UInt8>
    ) -> ElementName {
        let element = resolve(name, in: bytes)
        cache[key.slot] = CacheEntry(name: name, version: version, element: element)
        return element
    }

    /// The prefix of `name`; empty where it has none.
    static func prefix(of name: Range<Int>, in bytes: Span<UInt8>) -> Range<Int> {
        for index in name.prefix(256) where bytes[index] == UInt8(ascii: ":") {
            return name.lowerBound..<index
        }
        return name.lowerBound..<name.lowerBound
    }

    private func resolve(_ name: Range<Int>, in bytes: Span<UInt8>) -> ElementName {
        let prefix = Self.prefix(of: name, in: bytes)
        let start = prefix.isEmpty ? name.lowerBound : prefix.upperBound + 1
        let local = LocalName(start..<name.upperBound, in: bytes, table: names)
        let key = NameKey(prefix, in: bytes)
        for binding in bindings.reversed()
        where binding.key == key && Self.equal(binding.prefix, prefix, in: bytes) {
            return ElementName(binding.namespace, local)
        }
        if prefix.isEmpty { return ElementName(.core, local) }
        guard let usual = XMLNamespace(usualPrefix: prefix, in: bytes) else {
            return ElementName(.other, local, isUndeclared: true)
        }
        return ElementName(usual, local, isUndeclared: usual != .xml)
    }

    @inline(__always)
    private static func equal(
        _ left: Range<Int>, _ right: Range<Int>, in bytes: Span<UInt8>
    ) -> Bool {
        let count = right.upperBound &- right.lowerBound
        guard left.upperBound &- left.lowerBound == count else { return false }
        var offset = 0
        while offset < count {
            guard bytes[left.lowerBound &+ offset] == bytes[right.lowerBound &+ offset] else {
                return false
            }
            offset &+= 1
        }
        return true
    }
}

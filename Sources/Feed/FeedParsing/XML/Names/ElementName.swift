/// An element's namespace and local name, as far as they are told apart.
struct ElementName: Sendable, Equatable {
    var namespace: XMLNamespace
    var local: LocalName
    /// Its prefix is declared nowhere.
    var isUndeclared = false

    /// Creates a name.
    init(_ namespace: XMLNamespace, _ local: LocalName, isUndeclared: Bool = false) {
        self.namespace = namespace
        self.local = local
        self.isUndeclared = isUndeclared
    }

    /// Compares it with `local` of RSS and Atom.
    @inline(__always)
    func isCore(_ local: LocalName) -> Bool {
        namespace == .core && self.local == local
    }

    @inline(__always)
    var isItem: Bool { namespace == .core && (local == .item || local == .entry) }
}

/// An element's known namespace and local name.
struct ElementName: Sendable, Equatable {
    var namespace: XMLNamespace
    var local: LocalName
    /// Its prefix is undeclared.
    var isUndeclared = false

    init(_ namespace: XMLNamespace, _ local: LocalName, isUndeclared: Bool = false) {
        self.namespace = namespace
        self.local = local
        self.isUndeclared = isUndeclared
    }

    /// Returns true for `local` in RSS or Atom.
    @inline(__always)
    func isCore(_ local: LocalName) -> Bool {
        namespace == .core && self.local == local
    }

    @inline(__always)
    var isItem: Bool { namespace == .core && (local == .item || local == .entry) }
}

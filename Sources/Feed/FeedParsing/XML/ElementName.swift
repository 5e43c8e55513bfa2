/// An element's namespace and local name, as far as they are told apart.
struct ElementName: Sendable, Equatable {
    var namespace: XMLNamespace
    var local: LocalName
    /// Whether its prefix is declared nowhere.
    var isUndeclared = false

    /// Creates a name.
    init(_ namespace: XMLNamespace, _ local: LocalName, isUndeclared: Bool = false) {
        self.namespace = namespace
        self.local = local
        self.isUndeclared = isUndeclared
    }

    /// Whether this is `local` of RSS or Atom.
    func isCore(_ local: LocalName) -> Bool {
        namespace == .core && self.local == local
    }

    /// Whether this begins an item of a feed.
    var isItem: Bool { namespace == .core && (local == .item || local == .entry) }
}

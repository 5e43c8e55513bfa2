/// An element's resolved name and rule.
struct ResolvedElement: Sendable {
    var name: ElementName
    /// The key of the name as written.
    var key: NameKey
    var rule: ElementRule
}

/// A two-way associative cache of resolved elements by the spelling of their names; emptied when
/// declarations change.
struct ElementCache: Sendable {
    private struct Entry: Sendable {
        var spelling: TagName
        var element: ResolvedElement
    }

    private var entries: [Entry?] = []
    /// The namespace version that the entry is valid for.
    private var version = -1

    /// The entry for `spelling` in namespace version `version`.
    @inline(__always)
    func element(_ spelling: TagName, version: Int) -> ResolvedElement? {
        guard version == self.version else { return nil }
        if let entry = entries[spelling.slot], entry.spelling == spelling { return entry.element }
        if let entry = entries[spelling.slot ^ 1], entry.spelling == spelling {
            return entry.element
        }
        return nil
    }

    /// Stores the entry for `spelling` in namespace version `version`.
    mutating func store(_ spelling: TagName, _ element: ResolvedElement, version: Int) {
        if version != self.version {
            entries = Array(repeating: nil, count: 128)
            self.version = version
        }
        let slot = entries[spelling.slot] == nil ? spelling.slot : spelling.slot ^ 1
        entries[slot] = Entry(spelling: spelling, element: element)
    }
}

/// An element that was met: its name, and what that means.
struct KnownElement: Sendable {
    var name: ElementName
    /// The key of how its name is written.
    var key: NameKey
    var rule: ElementRule
}

/// The elements that were met, to be found again by how their names are written.
struct KnownElements: Sendable {
    private struct Entry: Sendable {
        var spelling: TagName
        var element: KnownElement
    }

    private var entries: [Entry?] = []
    /// The declarations that were in force.
    private var version = -1

    /// What was kept for `spelling` while the declarations of `version` were in force.
    @inline(__always)
    func element(_ spelling: TagName, version: Int) -> KnownElement? {
        guard version == self.version else { return nil }
        if let entry = entries[spelling.slot], entry.spelling == spelling { return entry.element }
        if let entry = entries[spelling.slot ^ 1], entry.spelling == spelling {
            return entry.element
        }
        return nil
    }

    /// Keeps `element` for as long as the declarations of `version` are in force.
    mutating func keep(_ spelling: TagName, _ element: KnownElement, version: Int) {
        if version != self.version {
            entries = Array(repeating: nil, count: 128)
            self.version = version
        }
        let slot = entries[spelling.slot] == nil ? spelling.slot : spelling.slot ^ 1
        entries[slot] = Entry(spelling: spelling, element: element)
    }
}

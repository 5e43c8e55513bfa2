/// The required elements found in a feed or an item, for checks only.
struct PresentElements: Sendable {
    enum Presence: Sendable {
        case missing, empty, filled
    }

    /// By local name; that of all identifiers is `id`, and of all dates of changes `updated`.
    private var presences: [LocalName: Presence] = [:]
    /// A relative link of RSS was reported.
    var hasRelativeLink = false
    /// The names that ``meet(_:)`` recorded.
    private var met: Set<LocalName> = []

    subscript(name: LocalName) -> Presence { presences[name] ?? .missing }

    /// Records an element of RSS or Atom.
    mutating func add(_ name: LocalName, isEmpty: Bool) {
        let name: LocalName = name == .guid ? .id : name == .modified ? .updated : name
        if !isEmpty {
            presences[name] = .filled
        } else if presences[name] == nil {
            presences[name] = .empty
        }
    }

    /// Records a name; returns true if it was recorded before.
    mutating func meet(_ name: LocalName) -> Bool { !met.insert(name).inserted }
}

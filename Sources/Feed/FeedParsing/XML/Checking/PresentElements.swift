internal import FeedMarkup

/// Which of the elements that a feed or an item must have stand in it; known only where problems are looked for.
struct PresentElements: Sendable {
    /// Whether an element is there, and whether anything is in it.
    enum Presence: Sendable {
        case missing, empty, filled
    }

    private(set) var title = Presence.missing
    private(set) var description = Presence.missing
    /// A link of RSS, whose address is its inside.
    private(set) var link = Presence.missing
    private(set) var identifier = Presence.missing
    private(set) var updated = Presence.missing
    /// A link of RSS is relative, which was noted.
    var hasRelativeLink = false
    /// A bit for each name that was met.
    private var met: (UInt64, UInt64) = (0, 0)

    /// Notes an element of RSS or Atom.
    mutating func add(_ name: LocalName, isEmpty: Bool) {
        switch name {
        case .title: title.note(isEmpty: isEmpty)
        case .description: description.note(isEmpty: isEmpty)
        case .link: link.note(isEmpty: isEmpty)
        case .guid, .id: identifier.note(isEmpty: isEmpty)
        case .updated, .modified: updated.note(isEmpty: isEmpty)
        default: break
        }
    }

    /// Returns true where an element of this name was met before.
    mutating func meet(_ name: LocalName) -> Bool {
        let bit: UInt64 = 1 << UInt64(name.rawValue % 64)
        if name.rawValue < 64 {
            defer { met.0 |= bit }
            return met.0 & bit != 0
        }
        defer { met.1 |= bit }
        return met.1 & bit != 0
    }
}

extension PresentElements.Presence {
    fileprivate mutating func note(isEmpty: Bool) {
        if !isEmpty { self = .filled } else if self == .missing { self = .empty }
    }
}

/// The required elements found in a feed or an item, for checks only.
struct PresentElements: Sendable {
    enum Presence: Sendable {
        case missing, empty, filled
    }

    private(set) var title = Presence.missing
    private(set) var description = Presence.missing
    private(set) var content = Presence.missing
    /// RSS's link, which has its address as text.
    private(set) var link = Presence.missing
    private(set) var identifier = Presence.missing
    private(set) var updated = Presence.missing
    /// A relative link of RSS was reported.
    var hasRelativeLink = false
    /// A bit per local name found.
    private var met: (UInt64, UInt64) = (0, 0)

    /// Records an element of RSS or Atom.
    mutating func add(_ name: LocalName, isEmpty: Bool) {
        switch name {
        case .title: title.record(isEmpty: isEmpty)
        case .description: description.record(isEmpty: isEmpty)
        case .content: content.record(isEmpty: isEmpty)
        case .link: link.record(isEmpty: isEmpty)
        case .guid, .id: identifier.record(isEmpty: isEmpty)
        case .updated, .modified: updated.record(isEmpty: isEmpty)
        default: break
        }
    }

    /// Records a name; returns true if it was recorded before.
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
    fileprivate mutating func record(isEmpty: Bool) {
        if !isEmpty { self = .filled } else if self == .missing { self = .empty }
    }
}

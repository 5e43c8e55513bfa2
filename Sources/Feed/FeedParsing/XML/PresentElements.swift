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
}

extension PresentElements.Presence {
    fileprivate mutating func note(isEmpty: Bool) {
        if !isEmpty { self = .filled } else if self == .missing { self = .empty }
    }
}

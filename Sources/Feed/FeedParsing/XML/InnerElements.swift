internal import FeedMarkup

/// The elements of a value that are open where something in it stands.
///
/// Only looked for where that matters; then each place of the value is gone through once, however often it is
/// asked.
struct InnerElements {
    /// More that are open are not told apart: what is deeper is within these in any case.
    private static let most = 64

    private var scanner: MarkupScanner
    private var names: [Range<Int>] = []

    /// Creates the elements of the value in `range`, of which none was looked at.
    init(in range: Range<Int>) {
        scanner = MarkupScanner(range, syntax: .xml)
    }

    /// Some element is open before the one whose tag begins at `position`.
    mutating func areOpen(before position: Int, in bytes: Span<UInt8>) -> Bool {
        look(upTo: position, in: bytes)
        return !names.isEmpty
    }

    /// Some element of this name is open before the tag that begins at `position`.
    mutating func isOpen(
        _ name: Range<Int>, before position: Int, in bytes: Span<UInt8>
    ) -> Bool {
        look(upTo: position, in: bytes)
        return names.contains { bytes.equalsIgnoringCase($0, name) }
    }

    private mutating func look(upTo position: Int, in bytes: Span<UInt8>) {
        while scanner.position < position, let token = scanner.next(in: bytes) {
            switch token.kind {
            case .startTag
            where !token.isSelfClosing && names.count < Self.most && holds(token, in: bytes):
                names.append(token.name)
            case .endTag:
                let place = names.lastIndex { bytes.equalsIgnoringCase($0, token.name) }
                if let place { names.removeSubrange(place...) }
            default: break
            }
        }
    }

    /// What the tag opens can have other elements than text's own in it; what makes text bold and the like can't, and
    /// is often left open.
    private func holds(_ tag: MarkupToken, in bytes: Span<UInt8>) -> Bool {
        !HTMLNames.isVoid(tag.name, in: bytes) && !HTMLNames.isFormatting(tag.name, in: bytes)
    }
}

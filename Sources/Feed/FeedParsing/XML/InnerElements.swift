internal import FeedMarkup

/// The elements of a value that are open at a position.
///
/// Positions must be queried in order, so that each part of the value is scanned at most once.
struct InnerElements {
    /// The maximum number of open elements tracked; deeper ones are inside of these anyway.
    private static let maximumCount = 64

    private var scanner: MarkupScanner
    private var names: [Range<Int>] = []

    /// Creates a tracker for the value at `start`, which reads it as `scanner` does, and knows what that
    /// one knows to be missing.
    init(from start: Int, of scanner: MarkupScanner) {
        self.scanner = scanner
        self.scanner.move(to: start)
    }

    /// Returns true if any element is open before the tag at `position`.
    mutating func areOpen(before position: Int, in bytes: Span<UInt8>) -> Bool {
        look(upTo: position, in: bytes)
        return !names.isEmpty
    }

    /// Returns true if an element of this name is open before the tag at `position`.
    mutating func isOpen(_ name: Range<Int>, before position: Int, in bytes: Span<UInt8>) -> Bool {
        look(upTo: position, in: bytes)
        return names.contains { bytes.equalsIgnoringCase($0, name) }
    }

    private mutating func look(upTo position: Int, in bytes: Span<UInt8>) {
        while scanner.position < position, let token = scanner.next(in: bytes) {
            switch token.kind {
            case .startTag
            where !token.isSelfClosing && names.count < Self.maximumCount
                // Formatting elements are often left open.
                && !HTMLNames.isVoidOrFormatting(token.name, in: bytes):
                names.append(token.name)
            case .endTag:
                let index = names.lastIndex { bytes.equalsIgnoringCase($0, token.name) }
                if let index { names.removeSubrange(index...) }
            default: break
            }
        }
    }
}

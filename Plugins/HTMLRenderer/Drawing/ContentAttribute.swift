import FeedMarkup

/// An attribute that may stay in content: one that says something of it, rather than of its looks
/// or its behaviour.
struct ContentAttribute: Equatable {
    private enum Form {
        case words
        case link
        case resource
        case pixels
    }

    static let alternative = ContentAttribute(place: 0)
    static let controls = ContentAttribute(place: 1)
    static let source = ContentAttribute(place: 2)
    static let poster = ContentAttribute(place: 3)

    /// In the order of ``place``: those above, then the more frequent first.
    private static let known: [(name: StaticString, form: Form)] = [
        ("alt", .words), ("controls", .words), ("src", .resource), ("poster", .resource),
        ("href", .link), ("title", .words), ("width", .pixels), ("height", .pixels),
        ("colspan", .words),
        ("rowspan", .words), ("lang", .words), ("dir", .words), ("cite", .link),
        ("datetime", .words), ("type", .words), ("start", .words),
        ("value", .words), ("scope", .words), ("span", .words), ("abbr", .words),
        ("reversed", .words), ("kind", .words), ("label", .words), ("srclang", .words),
        ("media", .words),
    ]

    private let place: Int

    private init(place: Int) {
        self.place = place
    }

    /// The attribute that `range` names, in any case; `nil` where it may not stay.
    init?(_ range: Range<Int>, in source: Span<UInt8>) {
        guard (3...8).contains(range.count),
            let place = Self.known.firstIndex(where: {
                source.equalsIgnoringCase(range, $0.name)
            })
        else { return nil }
        self.place = place
    }

    /// Whether it may stand on `element` with the value in `range`.
    func mayStand(on element: HTMLElement, _ range: Range<Int>, in source: Span<UInt8>) -> Bool {
        // An address in which a character is written by its number begins with none of these.
        switch Self.known[place].form {
        case .words: true
        case .link:
            Self.begins(range, of: source, with: ["http://", "https://", "mailto:"])
        case .resource:
            Self.begins(range, of: source, with: ["http://", "https://", "data:image/"])
        case .pixels:
            (element == .img || element == .video) && Self.isPixels(range, in: source)
        }
    }

    private static func begins(
        _ range: Range<Int>, of source: Span<UInt8>, with prefixes: [StaticString]
    ) -> Bool {
        prefixes.contains { prefix in
            let length = prefix.utf8CodeUnitCount
            return range.count >= length
                && source.equalsIgnoringCase(
                    range.lowerBound..<range.lowerBound + length, prefix)
        }
    }

    private static func isPixels(_ range: Range<Int>, in source: Span<UInt8>) -> Bool {
        guard (1...5).contains(range.count) else { return false }
        for index in range where !source[index].isASCIIDigit { return false }
        return true
    }
}

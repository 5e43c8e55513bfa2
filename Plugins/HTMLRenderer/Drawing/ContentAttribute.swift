import FeedMarkup

/// An attribute that may stay in content: one that says something of it, rather than of its looks
/// or its behaviour.
struct ContentAttribute: Equatable {
    private enum Form {
        case words
        case link
        case resource
        case resources
        case pixels
        case cells
        /// `left`, `right` or `center`, which become a class.
        case alignment
        /// What a link stands for, which becomes a class.
        case embedded
        /// An identifier of the sanitiser's own.
        case anchor
        /// How a formula is set: a word or a length.
        case setting
    }

    static let alternative = ContentAttribute(place: 0)
    static let controls = ContentAttribute(place: 1)
    static let source = ContentAttribute(place: 2)
    static let poster = ContentAttribute(place: 3)
    static let sourceSet = ContentAttribute(place: 4)
    static let sizes = ContentAttribute(place: 5)
    static let link = ContentAttribute(place: 6)
    static let alignment = ContentAttribute(place: 7)
    static let embedded = ContentAttribute(place: 8)
    static let anchor = ContentAttribute(place: 9)

    /// In the order of ``place``: those above, then the more frequent first.
    private static let known: [(name: StaticString, form: Form)] = [
        ("alt", .words), ("controls", .words), ("src", .resource), ("poster", .resource),
        ("srcset", .resources), ("sizes", .words), ("href", .link), ("align", .alignment),
        ("data-embed", .embedded), ("id", .anchor),
        ("title", .words), ("width", .pixels), ("height", .pixels),
        ("colspan", .cells), ("rowspan", .cells), ("lang", .words), ("dir", .words),
        ("cite", .link),
        ("datetime", .words), ("type", .words), ("start", .words),
        ("value", .words), ("scope", .words), ("span", .words), ("abbr", .words),
        ("reversed", .words), ("kind", .words), ("label", .words), ("srclang", .words),
        ("media", .words),
    ]

    private let place: Int

    private init(place: Int) {
        self.place = place
    }

    /// The attribute of `element` that `range` names, in any case; `nil` where it may not stay.
    init?(_ range: Range<Int>, on element: HTMLElement, in source: Span<UInt8>) {
        guard (2...13).contains(range.count) else { return nil }
        if element.isOfFormula {
            guard let place = FormulaMarkup.place(ofAttribute: range, in: source) else {
                return nil
            }
            self.place = Self.known.count + place
            return
        }
        guard
            let place = Self.known.firstIndex(where: {
                source.equalsIgnoringCase(range, $0.name)
            })
        else { return nil }
        self.place = place
    }

    /// Whether it may stand on `element` with the value in `range`.
    func mayStand(on element: HTMLElement, _ range: Range<Int>, in source: Span<UInt8>) -> Bool {
        // An address in which a character is written by its number begins with none of these.
        switch form {
        case .words: true
        case .setting: FormulaMarkup.isValue(range, in: source)
        case .anchor: anchor(in: range, of: source) != nil
        case .embedded:
            element == .a && EmbeddedPage.Kind(range, in: source) != nil
        case .alignment:
            element.isCell
                && ["left", "right", "center"].contains { (name: StaticString) in
                    source.equalsIgnoringCase(range, name)
                }
        case .cells: element.isCell && Self.isPixels(range, in: source)
        case .link:
            Self.begins(range, of: source, with: ["http://", "https://", "mailto:"])
                || anchor(in: range, of: source) != nil
        case .resources:
            // The host writes them with nothing between but a comma and a space.
            (element == .img || element == .source)
                && Self.begins(range, of: source, with: ["http://", "https://"])
        case .resource:
            Self.begins(range, of: source, with: ["http://", "https://", "data:image/"])
        case .pixels:
            (element == .img || element == .video) && Self.isPixels(range, in: source)
        }
    }

    private var form: Form { place < Self.known.count ? Self.known[place].form : .setting }

    /// The sanitiser's name of an anchor in an `id`, or in a link to one.
    func anchor(in value: Range<Int>, of source: Span<UInt8>) -> Range<Int>? {
        var name = value
        if self == .link {
            guard let first = value.first, source[first] == UInt8(ascii: "#") else { return nil }
            name = value.dropFirst()
        } else if self != .anchor {
            return nil
        }
        let prefix: StaticString = "content-"
        let digits = name.dropFirst(prefix.utf8CodeUnitCount)
        guard source.hasPrefix(prefix, at: name.lowerBound, before: name.upperBound),
            Self.isPixels(digits, in: source)
        else { return nil }
        return name
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

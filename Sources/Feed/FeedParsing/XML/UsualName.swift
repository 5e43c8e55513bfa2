internal import FeedMarkup

/// The name of an element as it is written, with what is done with such an element in an item.
///
/// Short names only, which are three machine words: a feed has few, and each a great many times.
struct UsualName: Sendable {
    /// What is done with the element.
    enum Rule: Sendable {
        /// Its text is used.
        case text
        /// It is passed over.
        case passed(DetailElement)
        /// It is passed over where something of the item was, and else its text is used.
        case textOrPassed(DetailElement)
        /// As ``textOrPassed(_:)``, but that it is not read here.
        case otherOrPassed(DetailElement)
        /// It is a group of media.
        case group
        /// It is not read here.
        case other

        /// It may be passed over in an item of which something was, or nothing was.
        func isPassed(isPartial: Bool) -> Bool {
            switch self {
            case .passed, .group: true
            case .textOrPassed, .otherOrPassed: isPartial
            case .text, .other: false
            }
        }
    }

    /// A name at some place of a document.
    struct Spelling: Sendable, Equatable {
        private var first: UInt64
        private var second: UInt64 = 0
        private var third: UInt64 = 0
        /// How long it is, in bytes.
        private(set) var count: Int

        /// The name of the tag whose name begins at `start`; `nil` where that is longer than 23 bytes, or
        /// ends in another way than with a space, `/` or `>`, or the bytes end soon after.
        @inline(__always)
        init?(at start: Int, in bytes: Span<UInt8>) {
            guard start &+ 24 <= bytes.count else { return nil }
            first = bytes.word(at: start)
            var ends = Self.ends(first)
            if ends != 0 {
                count = ends.trailingZeroBitCount >> 3
                first &= Self.bits(count)
                return
            }
            second = bytes.word(at: start &+ 8)
            ends = Self.ends(second)
            if ends != 0 {
                count = ends.trailingZeroBitCount >> 3
                second &= Self.bits(count)
                count &+= 8
                return
            }
            third = bytes.word(at: start &+ 16)
            ends = Self.ends(third)
            guard ends != 0 else { return nil }
            count = ends.trailingZeroBitCount >> 3
            third &= Self.bits(count)
            count &+= 16
        }

        /// The end tag of this name stands at `mark`, as it is mostly written.
        @inline(__always)
        func isEnded(at mark: Int, in bytes: Span<UInt8>) -> Bool {
            let start = mark &+ 2
            guard start &+ 24 <= bytes.count, bytes[mark &+ 1] == UInt8(ascii: "/"),
                bytes[start &+ count] == UInt8(ascii: ">")
            else { return false }
            let word = bytes.word(at: start)
            if count < 8 { return word & Self.bits(count) == first }
            let next = bytes.word(at: start &+ 8)
            if count < 16 { return word == first && next & Self.bits(count &- 8) == second }
            return word == first && next == second
                && bytes.word(at: start &+ 16) & Self.bits(count &- 16) == third
        }

        /// A place in a table of 128.
        @inline(__always)
        var slot: Int {
            let sum = first &* 0x9E37_79B9_7F4A_7C15 ^ second &* 0xC2B2_AE3D_27D4_EB4F ^ third
            return Int(truncatingIfNeeded: (sum &* 0x1656_67B1_9E37_79F9) >> 57)
        }

        /// The bits of the first `count` bytes, which are fewer than eight.
        @inline(__always)
        private static func bits(_ count: Int) -> UInt64 {
            (1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1
        }

        /// The lowest bit that is set is that of the first byte that ends a name.
        @inline(__always)
        private static func ends(_ word: UInt64) -> UInt64 {
            word.lowestOf(UInt8(ascii: ">")) | word.lowestOf(UInt8(ascii: " "))
                | word.lowestOf(UInt8(ascii: "/"))
        }
    }

    var spelling: Spelling
    var key: NameKey
    var name: ElementName
    var rule: Rule
    /// Directly in an item it says what lists show, and nothing else of it is in the details, but for the
    /// files that attributes of links and of content name.
    var isShown: Bool
    /// In an item, or in a group of media, it says nothing of the picture and the files.
    var isNoFile: Bool
    /// It is declared, and neither an item by itself nor a channel, whose attributes mean more.
    var mayBeOpened: Bool

    init(_ spelling: Spelling, _ key: NameKey, _ name: ElementName) {
        self.spelling = spelling
        self.key = key
        self.name = name
        isShown = name.isShown
        isNoFile = name.isNoFile
        mayBeOpened = !name.isUndeclared && !name.isItem && !name.isCore(.channel)
        let isText = name.isUsual
        if name.isUndeclared {
            rule = .other
        } else if let element = DetailElement(name) {
            rule =
                element.isWorthIt || element == .unknown
                ? .passed(element) : isText ? .textOrPassed(element) : .otherOrPassed(element)
        } else if name.namespace == .media, name.local == .group {
            rule = .group
        } else {
            rule = isText ? .text : .other
        }
    }
}

extension ElementName {
    /// Its text can be used without looking at what stands around it, or at attributes.
    fileprivate var isUsual: Bool {
        switch (namespace, local) {
        case (.core, .title), (.core, .link), (.core, .guid), (.core, .id), (.core, .pubdate),
            (.core, .published), (.core, .issued), (.core, .created), (.core, .updated),
            (.core, .modified), (.core, .lastbuilddate), (.core, .date), (.core, .description),
            (.core, .abstract), (.core, .summary), (.core, .content), (.core, .encoded),
            (.core, .author), (.core, .creator), (.core, .category), (.content, .encoded),
            (.dublinCore, .title), (.dublinCore, .date), (.dublinCore, .creator),
            (.dublinCore, .subject), (.dublinCore, .description), (.itunes, .author),
            (.itunes, .title), (.itunes, .summary), (.itunes, .subtitle), (.itunes, .description),
            (.itunes, .duration), (.media, .title), (.media, .description):
            true
        default: false
        }
    }
}

/// The names of elements that were met in items, to be found again quickly.
struct UsualNames: Sendable {
    private var names: [UsualName?] = []
    /// The declarations that were in force.
    private var version = -1

    /// What was kept for `spelling` while the declarations of `version` were in force.
    @inline(__always)
    func name(_ spelling: UsualName.Spelling, version: Int) -> UsualName? {
        guard version == self.version else { return nil }
        if let name = names[spelling.slot], name.spelling == spelling { return name }
        if let name = names[spelling.slot ^ 1], name.spelling == spelling { return name }
        return nil
    }

    /// Keeps `name` for as long as the declarations of `version` are in force.
    mutating func keep(_ name: UsualName, version: Int) {
        if version != self.version {
            names = Array(repeating: nil, count: 128)
            self.version = version
        }
        let slot = name.spelling.slot
        names[names[slot] == nil ? slot : slot ^ 1] = name
    }
}

/// Extracts the relevant parts of `style` and `class`, which do not pass the sanitiser.
package enum InlineStyle {
    /// The box that a `style` makes of its element.
    struct Box {
        private var leastWidth = 0
        private var leastHeight = 0
        private var stated = (width: Int?.none, height: Int?.none)
        private var limit = (width: Int?.none, height: Int?.none)
        private var isOff = false
        fileprivate var isUndisplayed = LastWord()
        fileprivate var isInvisible = LastWord()
        private var isTransparent = LastWord()
        /// The direction of text: `ltr` or `rtl`.
        private(set) var direction: StaticString?
        /// It is wider than a dot, whatever its attributes state.
        var isWide = false
        /// An animation or a script shows it later.
        var isShownLater = false
        private var isClipped = false
        private var isPadded = false

        /// The size in pixels, as far as it is known.
        var width: Int? { Self.shown(smaller(stated.width, limit.width), atLeast: leastWidth) }
        var height: Int? { Self.shown(smaller(stated.height, limit.height), atLeast: leastHeight) }

        /// Returns true for a picture or frame that is hidden, or not larger than a pixel.
        var isHidden: Bool { isUnseen || isTiny }

        /// Returns true for an element whose content is hidden. Content shows beyond a small box
        /// unless it is clipped; padding is the usual way to give a box its aspect ratio.
        var hidesContent: Bool { isUnseen || isTiny && isClipped && !isPadded }

        private var isUnseen: Bool {
            isOff || isUndisplayed.isSaid
                || (isInvisible.isSaid || isTransparent.isSaid) && !isShownLater
        }
        private var isTiny: Bool { (width ?? 2) <= 1 || (height ?? 2) <= 1 }

        /// Includes a width or a height that an attribute states.
        mutating func include(width: Int? = nil, height: Int? = nil) {
            stated.width = smaller(stated.width, width)
            stated.height = smaller(stated.height, height)
        }

        mutating func read(_ range: Range<Int>, in bytes: Span<UInt8>) {
            forEachDeclaration(range, in: bytes) { name, value in
                guard let property = Property.named(name, in: bytes) else { return }
                let length = pixels(value, in: bytes)
                switch property {
                case .display:
                    let isSaid = bytes.begins(value, with: "none")
                    guard isSaid || shows(value, in: bytes) else { return }
                    isUndisplayed.say(isSaid, by: value, in: bytes)
                case .visibility:
                    let isSaid =
                        bytes.begins(value, with: "hidden") || bytes.begins(value, with: "collapse")
                    guard isSaid || shows(value, in: bytes) else { return }
                    isInvisible.say(isSaid, by: value, in: bytes)
                case .opacity:
                    guard let first = value.first,
                        bytes[first].isASCIIDigit || bytes[first] == UInt8(ascii: ".")
                    else { return }
                    isTransparent.say(!hasValue(value, in: bytes), by: value, in: bytes)
                case .animation, .transition: isShownLater = true
                case .clip:
                    isOff = isOff || nothing.contains { bytes.begins(value, with: $0) }
                case .direction:
                    let known: [StaticString] = ["ltr", "rtl"]
                    direction = known.first { bytes.begins(value, with: $0) }
                case .overflow:
                    isClipped =
                        isClipped || bytes.begins(value, with: "hidden")
                        || bytes.begins(value, with: "clip")
                case .padding: isPadded = isPadded || hasValue(value, in: bytes)
                case .position: isOff = isOff || isFarOff(value, in: bytes)
                case .width:
                    include(width: length)
                    isWide = isWide || least(length, value, in: bytes) > 2
                case .height: include(height: length)
                case .maxWidth: limit.width = length
                case .maxHeight: limit.height = length
                case .minWidth:
                    leastWidth = least(length, value, in: bytes)
                    isWide = isWide || leastWidth > 2
                case .minHeight: leastHeight = least(length, value, in: bytes)
                }
            }
        }

        private static func shown(_ length: Int?, atLeast least: Int) -> Int? {
            least == .max ? nil : length.map { max($0, least) }
        }
    }

    /// What the declarations of a property say: the last one counts, or that which is important.
    fileprivate struct LastWord {
        private(set) var isSaid = false
        private var isImportant = false

        mutating func say(_ isSaid: Bool, by value: Range<Int>, in bytes: Span<UInt8>) {
            let isImportant = bytes.firstIndex(of: UInt8(ascii: "!"), in: value) != nil
            if self.isImportant, !isImportant { return }
            (self.isSaid, self.isImportant) = (isSaid, isImportant)
        }
    }

    /// Returns true for a `style` with `display: none` or `visibility: hidden`.
    package static func hides(_ style: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        var box = Box()
        box.read(style, in: bytes)
        return box.isUndisplayed.isSaid || box.isInvisible.isSaid
    }

    /// The properties that ``Box`` reads.
    private enum Property {
        case display, visibility, opacity, animation, transition, clip, overflow, padding, position
        case direction
        case width, height, minWidth, minHeight, maxWidth, maxHeight

        private static let names: [(StaticString, Property)] = [
            ("display", .display), ("visibility", .visibility), ("opacity", .opacity),
            ("animation", .animation), ("animation-name", .animation),
            ("transition", .transition), ("transform", .transition), ("clip", .clip),
            ("overflow", .overflow), ("overflow-x", .overflow), ("overflow-y", .overflow),
            ("padding", .padding), ("padding-bottom", .padding),
            ("padding-top", .padding), ("left", .position), ("right", .position),
            ("top", .position), ("bottom", .position), ("margin-left", .position),
            ("margin-top", .position), ("text-indent", .position), ("width", .width),
            ("height", .height), ("min-width", .minWidth), ("min-height", .minHeight),
            ("max-width", .maxWidth), ("max-height", .maxHeight), ("direction", .direction),
        ]

        static func named(_ range: Range<Int>, in bytes: Span<UInt8>) -> Property? {
            names.first { bytes.equalsIgnoringCase(range, $0.0) }?.1
        }
    }

    /// Regions that show nothing.
    private static let nothing: [StaticString] = [
        "rect(1px 1px 1px 1px", "rect(1px,1px,1px,1px", "rect(1px, 1px, 1px, 1px",
        "rect(0 0 0 0", "rect(0,0,0,0", "rect(0, 0, 0, 0",
    ]

    /// Returns true for a value of `display` or `visibility` with which the element shows; browsers ignore unknown ones.
    private static func shows(_ value: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        // Those of `in` are as in `inline`, those of `-` as in `-webkit-box`.
        let known: [StaticString] = [
            "block", "in", "flex", "grid", "table", "list-item", "contents", "flow", "ruby",
            "run-in", "math", "visible", "unset", "revert", "var(", "-",
        ]
        return known.contains { bytes.begins(value, with: $0) }
    }

    private static func smaller(_ one: Int?, _ other: Int?) -> Int? {
        guard let one, let other else { return one ?? other }
        return min(one, other)
    }

    /// A minimum in pixels; the maximum integer for other units, such as `100%`.
    private static func least(_ length: Int?, _ value: Range<Int>, in bytes: Span<UInt8>) -> Int {
        length ?? (hasValue(value, in: bytes) ? .max : 0)
    }

    /// Returns true for a value other than zero.
    private static func hasValue(_ value: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        value.contains { bytes[$0].isASCIIDigit && bytes[$0] != UInt8(ascii: "0") }
    }

    /// Returns true for a position outside of any page, such as `-9999px`.
    private static func isFarOff(_ value: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        guard let first = value.first, bytes[first] == UInt8(ascii: "-") else { return false }
        return pixels(value.dropFirst(), in: bytes).map { $0 >= 999 } ?? false
    }

    /// A length in pixels, assuming a font size of 16; `nil` for percentages and other units.
    static func pixels(_ range: Range<Int>, in bytes: Span<UInt8>) -> Int? {
        let range = bytes.trimmingWhiteSpace(range)
        var index = range.lowerBound
        var number = 0
        while index < range.upperBound, bytes[index].isASCIIDigit, number < 100_000 {
            number = number * 10 + Int(bytes[index] - UInt8(ascii: "0"))
            index += 1
        }
        let hasDigits = index > range.lowerBound
        var tenths = 0
        if index < range.upperBound, bytes[index] == UInt8(ascii: ".") {
            index += 1
            if index < range.upperBound, bytes[index].isASCIIDigit {
                tenths = Int(bytes[index] - UInt8(ascii: "0"))
            }
            while index < range.upperBound, bytes[index].isASCIIDigit { index += 1 }
        } else if !hasDigits {
            return nil
        }
        var end = index
        while end < range.upperBound, bytes[end].isASCIIAlphanumeric { end += 1 }
        let unit = index..<end
        if end < range.upperBound, bytes[end] == UInt8(ascii: "%") { return nil }
        if unit.isEmpty || bytes.equalsIgnoringCase(unit, "px") { return number }
        let ofFont: [StaticString] = ["em", "rem", "ex", "ch", "lh"]
        guard ofFont.contains(where: { bytes.equalsIgnoringCase(unit, $0) }) else { return nil }
        return (number * 10 + tenths) * 16 / 10
    }

    /// The text alignment in a `style`: `left`, `right` or `center`.
    static func alignment(_ range: Range<Int>, in bytes: Span<UInt8>) -> StaticString? {
        var result: StaticString?
        forEachDeclaration(range, in: bytes) { name, value in
            guard bytes.equalsIgnoringCase(name, "text-align") else { return }
            let known: [(StaticString, StaticString)] = [
                ("left", "left"), ("right", "right"), ("center", "center"), ("start", "left"),
                ("end", "right"),
            ]
            for (written, meant) in known where bytes.begins(value, with: written) {
                result = meant
            }
        }
        return result
    }

    /// Returns true for classes that mark a drawn fallback beside a formula in MathML.
    static func isFormulaFallback(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        guard range.count <= 200 else { return false }
        let names: [StaticString] = [
            "katex-html", "mathjax_preview", "mwe-math-fallback-image-inline",
            "mwe-math-fallback-image-display",
        ]
        return bytes.anyToken(in: range) { token in
            names.contains { bytes.equalsIgnoringCase(token, $0) }
        }
    }

    /// Calls `body` with the name and the value of each declaration; not for a very long style.
    static func forEachDeclaration(
        _ range: Range<Int>, in bytes: Span<UInt8>, _ body: (Range<Int>, Range<Int>) -> Void
    ) {
        guard range.count <= 1_000 else { return }
        var start = range.lowerBound
        while start < range.upperBound {
            let end =
                bytes.firstIndex(of: UInt8(ascii: ";"), in: start..<range.upperBound)
                ?? range.upperBound
            if let colon = bytes.firstIndex(of: UInt8(ascii: ":"), in: start..<end) {
                body(
                    bytes.trimmingWhiteSpace(start..<colon),
                    bytes.trimmingWhiteSpace((colon + 1)..<end))
            }
            start = end + 1
        }
    }
}

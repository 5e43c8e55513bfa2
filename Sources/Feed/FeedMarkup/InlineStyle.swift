/// Extracts the relevant parts of `style` and `class`, which do not pass the sanitiser.
enum InlineStyle {
    /// Returns true for a `style` that hides the element or shrinks it to a pixel.
    static func isHidden(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        guard range.count <= 1_000 else { return false }
        var isTiny = false
        forEachDeclaration(range, in: bytes) { name, value in
            if bytes.equalsIgnoringCase(name, "display") {
                isTiny = isTiny || begins(value, with: "none", in: bytes)
            } else if bytes.equalsIgnoringCase(name, "visibility") {
                isTiny = isTiny || begins(value, with: "hidden", in: bytes)
            } else if bytes.equalsIgnoringCase(name, "width")
                || bytes.equalsIgnoringCase(name, "height")
            {
                let pixel: [StaticString] = ["0", "0px", "1px"]
                isTiny = isTiny || pixel.contains { bytes.equalsIgnoringCase(value, $0) }
            }
        }
        return isTiny
    }

    /// The size of a picture, as far as it is known.
    struct Size {
        var width: Int?
        var height: Int?

        /// Fills in missing lengths from a `style`.
        mutating func read(_ range: Range<Int>, in bytes: Span<UInt8>) {
            guard range.count <= 1_000 else { return }
            var size = self
            forEachDeclaration(range, in: bytes) { name, value in
                if bytes.equalsIgnoringCase(name, "width")
                    || bytes.equalsIgnoringCase(name, "max-width")
                {
                    size.width = size.width ?? pixels(value, in: bytes)
                } else if bytes.equalsIgnoringCase(name, "height")
                    || bytes.equalsIgnoringCase(name, "max-height")
                {
                    size.height = size.height ?? pixels(value, in: bytes)
                }
            }
            self = size
        }
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
        guard range.count <= 1_000 else { return nil }
        var result: StaticString?
        forEachDeclaration(range, in: bytes) { name, value in
            guard bytes.equalsIgnoringCase(name, "text-align") else { return }
            let known: [(StaticString, StaticString)] = [
                ("left", "left"), ("right", "right"), ("center", "center"), ("start", "left"),
                ("end", "right"),
            ]
            for (written, meant) in known where begins(value, with: written, in: bytes) {
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
        var start = range.lowerBound
        while start < range.upperBound {
            start = bytes.skippingWhiteSpace(from: start, to: range.upperBound)
            var end = start
            while end < range.upperBound, !bytes[end].isHTMLWhiteSpace { end += 1 }
            if names.contains(where: { bytes.equalsIgnoringCase(start..<end, $0) }) { return true }
            start = end
        }
        return false
    }

    private static func begins(
        _ value: Range<Int>, with word: StaticString, in bytes: Span<UInt8>
    ) -> Bool {
        bytes.hasCaseInsensitivePrefix(word, at: value.lowerBound, before: value.upperBound)
    }

    /// Calls `body` with the name and the value of each declaration.
    fileprivate static func forEachDeclaration(
        _ range: Range<Int>, in bytes: Span<UInt8>, _ body: (Range<Int>, Range<Int>) -> Void
    ) {
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

/// Raised and lowered text where nothing can be raised: 10⁶, H₂O, x^(1/2).
///
/// Written with the raised and lowered signs of Unicode, else as `^(…)` and `_(…)`, since `10`
/// and `6` side by side are another number.
package enum ScriptText {
    private static let raisedSigns = signs(
        "0123456789+-−=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVW",
        "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂ")
    private static let loweredSigns = signs(
        "0123456789+-−=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ")
    /// Endings that are read with the number before them.
    private static let ordinals: Set<String> = ["st", "nd", "rd", "th"]
    /// The maximum length in bytes of text that gets signs, and of text that gets brackets: longer
    /// text is small print.
    private static let signLimit = 12
    static let lengthLimit = 64

    /// The text of a `sup`, or of a `sub` if it is lowered.
    package static func text(_ text: String, isLowered: Bool) -> String {
        var parts = [text]
        format(&parts, isLowered: isLowered)
        return parts[0]
    }

    /// Formats the parts of a `sup` or `sub`, such as runs in different styles, together; each line
    /// on its own.
    package static func format(_ parts: inout [String], isLowered: Bool) {
        let lineFeed = UInt8(ascii: "\n")
        guard parts.contains(where: { $0.utf8.contains(lineFeed) }) else {
            return formatLine(&parts, isLowered: isLowered)
        }
        var formatted = [String](repeating: "", count: parts.count)
        var line: [String] = []
        var owners: [Int] = []
        func endLine() {
            formatLine(&line, isLowered: isLowered)
            for (owner, text) in zip(owners, line) { formatted[owner] += text }
            line = []
            owners = []
        }
        for (owner, part) in parts.enumerated() {
            let pieces = part.utf8.split(separator: lineFeed, omittingEmptySubsequences: false)
            for (index, piece) in pieces.enumerated() {
                if index > 0 {
                    endLine()
                    formatted[owner] += "\n"
                }
                line.append(String(Substring(piece)))
                owners.append(owner)
            }
        }
        endLine()
        parts = formatted
    }

    private static func formatLine(_ parts: inout [String], isLowered: Bool) {
        let length = parts.reduce(0) { $0 + $1.utf8.count }
        guard length <= lengthLimit else { return }
        let scalars = parts.flatMap { Array($0.unicodeScalars) }
        let words = scalars.filter { !$0.properties.isWhitespace }
        let signs = isLowered ? loweredSigns : raisedSigns
        // Notes' marks in brackets, stars and signs that are raised already need nothing.
        guard words.contains(where: { signs[$0] != nil || $0.properties.isAlphabetic }),
            words.first != "[", !ordinals.contains(String(String.UnicodeScalarView(words))),
            !words.allSatisfy({ isScript($0) })
        else { return }
        if length <= signLimit, words.allSatisfy({ signs[$0] != nil }) {
            var rest = words[...]
            var isAfterWord = false
            var wantsSpace = false
            for index in parts.indices {
                var mapped = String.UnicodeScalarView()
                for scalar in parts[index].unicodeScalars {
                    guard let sign = signs[scalar] else {
                        // Between two numbers, which would be another one without it.
                        wantsSpace = isAfterWord && rest.first.map(isWord) == true
                        continue
                    }
                    if wantsSpace { mapped.append(" ") }
                    mapped.append(sign)
                    rest = rest.dropFirst()
                    isAfterWord = isWord(scalar)
                    wantsSpace = false
                }
                parts[index] = String(mapped)
            }
            return
        }
        let isBracketed = words.first == "(" && words.last == ")"
        guard let first = parts.indices.first(where: { !parts[$0].isEmpty }),
            let last = parts.indices.last(where: { !parts[$0].isEmpty })
        else { return }
        parts[first] = (isLowered ? "_" : "^") + (isBracketed ? "" : "(") + parts[first]
        if !isBracketed { parts[last] += ")" }
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || "0"..."9" ~= scalar
    }

    /// Returns true for a sign that is raised or lowered itself.
    private static func isScript(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xAA, 0xB2...0xB3, 0xB9...0xBA, 0x2B0...0x2B8, 0x1D2C...0x1D6A, 0x1D9C, 0x1DA0, 0x1DBB,
            0x2070...0x209C, 0x2122, 0x2C7C...0x2C7D:
            true
        default: false
        }
    }

    private static func signs(_ plain: String, _ set: String) -> [Unicode.Scalar: Unicode.Scalar] {
        Dictionary(uniqueKeysWithValues: zip(plain.unicodeScalars, set.unicodeScalars))
    }
}

/// The `sup` and `sub` that are open in a text of one line.
package struct OpenScripts {
    /// The maximum nesting; deeper ones are not marked.
    private static let depthLimit = 8

    private var starts: [(isLowered: Bool, start: Int)] = []

    package init() {}

    /// Follows a start or end tag; formats the end of `output` at the end of an element.
    package mutating func follow(
        _ token: MarkupToken, in bytes: Span<UInt8>, output: inout [UInt8]
    ) {
        let isLowered = bytes.equalsIgnoringCase(token.name, "sub")
        guard isLowered || bytes.equalsIgnoringCase(token.name, "sup"), !token.isSelfClosing else {
            return
        }
        guard token.kind == .endTag else {
            if starts.count < Self.depthLimit { starts.append((isLowered, output.count)) }
            return
        }
        guard let last = starts.last, last.isLowered == isLowered else { return }
        starts.removeLast()
        let text = String(decoding: output[last.start...], as: UTF8.self)
        output.removeLast(output.count - last.start)
        output.append(contentsOf: ScriptText.text(text, isLowered: isLowered).utf8)
    }
}

/// Converts a MathML formula to one line of text: `a/b`, `x²`, `√(x+1)`, `∑_(i=1)^n`.
///
/// O(n) per open element, of which at most ``depthLimit`` count; deeper tags are ignored.
///
/// Long, since MathML has many elements, each with its own notation.
package struct FormulaText {
    /// The maximum nesting of elements.
    private static let depthLimit = 64
    /// The maximum length of the text in bytes; the rest is dropped.
    private static let lengthLimit = 20_000

    /// A converted part of a formula.
    fileprivate struct Part {
        var text: String
        /// It never needs brackets.
        var isSimple = false
        var isOperator = false
        /// Its scripts are written like those of sums and limits.
        var isPrescriptMark = false
    }

    private struct Frame {
        var element: HTMLElement
        var parts: [Part] = []
        var hasLine = true
    }

    private var frames = [Frame(element: .math)]
    private var length = 0
    private var source: String?

    /// Returns the text of the formula whose start tag `scanner` has just returned; moves the
    /// scanner past its end.
    package static func read(
        _ scanner: inout MarkupScanner, in bytes: Span<UInt8>
    ) -> String {
        var reader = FormulaText()
        var hidden: HTMLElement?
        loop: while let token = scanner.next(in: bytes) {
            switch token.kind {
            case .text, .rawText:
                if hidden == .annotation {
                    reader.readSource(bytes.extracting(token.content))
                } else if hidden == nil {
                    reader.readText(bytes.extracting(token.content))
                }
            case .startTag:
                guard let element = HTMLElement.named(token.name, in: bytes) else { continue }
                if element.isHidden {
                    if !token.isSelfClosing, hidden == nil { hidden = element }
                } else if hidden == nil, element.isOfFormula {
                    reader.start(element, token, in: bytes)
                }
            case .endTag:
                guard let element = HTMLElement.named(token.name, in: bytes) else { continue }
                if hidden != nil {
                    if hidden == element { hidden = nil }
                } else if element == .math {
                    break loop
                } else {
                    reader.end(element)
                }
            case .comment, .declaration, .processingInstruction: continue
            }
        }
        return reader.finish()
    }

    private mutating func finish() -> String {
        while frames.count > 1 { closeInnermost() }
        let text = Self.collapsed(Self.joined(frames[0].parts).text)
        return text.isEmpty ? source ?? "" : text
    }

    /// Reads the formula's source annotation, which counts if there is nothing else.
    private mutating func readSource(_ bytes: Span<UInt8>) {
        guard source == nil, bytes.count <= Self.lengthLimit else { return }
        let text = Self.text(bytes)
        if !text.isEmpty { source = text }
    }

    private mutating func readText(_ bytes: Span<UInt8>) {
        guard length < Self.lengthLimit else { return }
        let text = Self.text(bytes)
        let element = frames[frames.count - 1].element
        guard !text.isEmpty else { return }
        length += bytes.count
        var part = Part(text: text)
        switch element {
        case .mo:
            part.isOperator = true
            part.isSimple = true
        case .mtext:
            // Words are set off by spaces.
            part.text = " " + text + " "
        case .ms: part.text = "\"" + text + "\""
        default: part.isSimple = Self.isOneWord(text)
        }
        frames[frames.count - 1].parts.append(part)
    }

    private static func text(_ bytes: Span<UInt8>) -> String {
        var decoded: [UInt8] = []
        CharacterReferences.decode(bytes, as: .text, into: &decoded)
        return TextCleaning.collapsed(decoded.span)
    }

    private static func collapsed(_ text: String) -> String {
        TextCleaning.collapsed(text.utf8Span.span)
    }

    private static func isOneWord(_ text: String) -> Bool {
        text.count == 1 || text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
    }

    // MARK: - Elements

    private mutating func start(
        _ element: HTMLElement, _ token: MarkupToken, in bytes: Span<UInt8>
    ) {
        switch element {
        case .math: return
        case .mprescripts:
            frames[frames.count - 1].parts.append(Part(text: "", isPrescriptMark: true))
        case .none: frames[frames.count - 1].parts.append(Part(text: "", isSimple: true))
        case .mspace: frames[frames.count - 1].parts.append(Part(text: " "))
        default:
            guard frames.count < Self.depthLimit else { return }
            var frame = Frame(element: element)
            // A fraction without a line is a binomial coefficient, for example.
            if element == .mfrac, let thickness = token.value(of: "linethickness", in: bytes) {
                frame.hasLine = !bytes.begins(thickness, with: "0")
            }
            frames.append(frame)
            if token.isSelfClosing { closeInnermost() }
        }
    }

    private mutating func end(_ element: HTMLElement) {
        guard let index = frames.lastIndex(where: { $0.element == element }), index > 0 else {
            return
        }
        while frames.count > index { closeInnermost() }
    }

    private mutating func closeInnermost() {
        guard let frame = frames.popLast() else { return }
        frames[frames.count - 1].parts.append(Self.part(of: frame))
    }

    private static func part(of frame: Frame) -> Part {
        let parts = frame.parts
        func at(_ index: Int) -> Part { index < parts.count ? parts[index] : Part(text: "") }
        switch frame.element {
        case .mphantom: return Part(text: " ")
        case .mfrac:
            guard frame.hasLine else { return Part(text: at(0).text + "; " + at(1).text) }
            return Part(text: bracketed(at(0)) + "/" + bracketed(at(1)))
        case .msqrt:
            return Part(text: "√" + bracketed(joined(parts)), isSimple: true)
        case .mroot:
            let sign =
                switch at(1).text {
                case "3": "∛"
                case "4": "∜"
                default: "√[\(at(1).text)]"
                }
            return Part(text: sign + bracketed(at(0)), isSimple: true)
        case .msup: return scripted(at(0), below: nil, above: at(1))
        case .msub, .munder: return scripted(at(0), below: at(1), above: nil)
        case .msubsup, .munderover: return scripted(at(0), below: at(1), above: at(2))
        case .mover: return accented(at(0), by: at(1)) ?? scripted(at(0), below: nil, above: at(1))
        case .mmultiscripts: return multiplyScripted(parts)
        case .mtable: return Part(text: parts.map { $0.text }.joined(separator: "; "))
        case .mtr: return Part(text: parts.map { $0.text }.joined(separator: ", "))
        default: return joined(parts)
        }
    }

    // MARK: - Writing

    private static func bracketed(_ part: Part) -> String {
        let text =
            part.text.first == " " || part.text.last == " "
            ? collapsed(part.text) : part.text
        return part.isSimple || text.count <= 1 ? text : "(" + text + ")"
    }

    /// Joins the parts of a row, with spaces around operators as in print.
    private static func joined(_ parts: [Part]) -> Part {
        if parts.count == 1 { return parts[0] }
        var text = ""
        for (index, part) in parts.enumerated() {
            guard part.isOperator else {
                text += part.text
                continue
            }
            let isWithin = index > 0 && index + 1 < parts.count && !parts[index - 1].opens
            switch part.text {
            case "\u{2061}":
                let next = index + 1 < parts.count ? parts[index + 1].text : ""
                if next.first != "(", next.first != "{", next.first != "[" { text += " " }
            case "\u{2062}", "\u{2063}", "\u{2064}": break
            case ",", ";": text += part.text + " "
            case "+", "-", "−", "±", "∓", "×", "⋅", "·", "÷", "∗", "*":
                let sign = part.text == "-" ? "−" : part.text
                text += isWithin ? " " + sign + " " : sign
            case let sign where isRelation(sign): text += isWithin ? " " + sign + " " : sign
            default: text += part.text
            }
        }
        return Part(text: text)
    }

    private static func isRelation(_ sign: String) -> Bool {
        guard let scalar = sign.unicodeScalars.first else { return false }
        switch scalar.value {
        case 0x3A where sign == ":=", 0x3C, 0x3D, 0x3E: return true
        case 0x2190...0x21FF, 0x2208...0x220D, 0x2223...0x222A, 0x2237...0x228B,
            0x22A2...0x22B8, 0x22C8...0x22FF, 0x27F5...0x27FF, 0x2A7D...0x2AFF:
            return true
        default: return false
        }
    }

    private static func scripted(_ base: Part, below: Part?, above: Part?) -> Part {
        var text = bracketed(base)
        if let below, !below.text.isEmpty { text += lowered(below) }
        if let above, !above.text.isEmpty { text += raised(above) }
        let isSum = base.isOperator && base.text.count == 1 && below != nil
        return Part(text: isSum ? text + " " : text, isSimple: !isSum)
    }

    /// Formats scripts on both sides: those after the base, then those before it.
    private static func multiplyScripted(_ parts: [Part]) -> Part {
        guard let base = parts.first else { return Part(text: "") }
        let mark = parts.firstIndex { $0.isPrescriptMark } ?? parts.count
        func scripts(_ range: Range<Int>) -> String {
            var text = ""
            for (index, part) in parts[range].enumerated() where !part.text.isEmpty {
                text += index.isMultiple(of: 2) ? lowered(part) : raised(part)
            }
            return text
        }
        let before = mark < parts.count ? scripts(mark + 1..<parts.count) : ""
        let after = mark > 1 ? scripts(1..<mark) : ""
        return Part(text: before + bracketed(base) + after, isSimple: true)
    }

    private static func raised(_ part: Part) -> String {
        let text = collapsed(part.text)
        return switch text {
        case "′", "″", "‴", "'", "°": text
        case "∘": "°"
        default:
            mapped(text, from: "0123456789+−-=()ni", to: "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ")
                ?? "^" + bracketed(Part(text: text, isSimple: part.isSimple))
        }
    }

    private static func lowered(_ part: Part) -> String {
        let text = collapsed(part.text)
        return mapped(text, from: "0123456789", to: "₀₁₂₃₄₅₆₇₈₉")
            ?? "_" + bracketed(Part(text: text, isSimple: part.isSimple))
    }

    /// Maps the characters of a short `text`; `nil` if one has no counterpart.
    private static func mapped(_ text: String, from: String, to: String) -> String? {
        guard text.utf8.count <= 12 else { return nil }
        let targets = Array(to)
        var result = ""
        for character in text where character != " " {
            guard let index = from.firstIndex(of: character) else { return nil }
            result.append(targets[from.distance(from: from.startIndex, to: index)])
        }
        return result.isEmpty ? nil : result
    }

    /// Combines a letter and an accent into one character.
    private static func accented(_ base: Part, by sign: Part) -> Part? {
        guard base.text.count == 1 else { return nil }
        let mark: Unicode.Scalar? =
            switch sign.text {
            case "¯", "‾", "―", "_", "\u{304}", "\u{305}": "\u{304}"
            case "^", "ˆ", "\u{302}": "\u{302}"
            case "~", "˜", "∼", "\u{303}": "\u{303}"
            case "→", "⃗": "\u{20D7}"
            case "˙", ".", "\u{307}": "\u{307}"
            case "¨", "\u{308}": "\u{308}"
            case "ˇ": "\u{30C}"
            default: nil
            }
        guard let mark else { return nil }
        var text = base.text
        text.unicodeScalars.append(mark)
        return Part(text: text, isSimple: true)
    }
}

extension FormulaText.Part {
    /// It is an opening bracket or an operator, so a sign after it is unary.
    fileprivate var opens: Bool {
        guard isOperator else { return false }
        switch text {
        case ")", "]", "}", "|", "!", "′", "⟩", "‖", "%", "…", "⋯", "∞": return false
        default: return true
        }
    }
}

/// Reads HTML as text.
public enum HTMLText {
    /// How ``text(_:links:)`` shows where links lead.
    public enum LinkStyle: Sendable {
        /// Not at all.
        case hidden
        /// After the text of the link, in angle brackets.
        case inline
        /// By numbers in brackets, explained at the end.
        case numbered
    }

    /// The text of sanitised HTML, as blocks with their styles and links.
    public static func blocks(_ html: Span<UInt8>) -> [HTMLTextBlock] {
        HTMLBlockReader.read(html)
    }

    /// The same with pictures as blocks of their own, in their places, for a page that shows them.
    public static func page(_ html: Span<UInt8>) -> [HTMLTextBlock] {
        HTMLBlockReader.read(html, for: .page)
    }

    /// The text of sanitised HTML on one line, white space collapsed.
    public static func line(_ html: Span<UInt8>) -> String {
        var output: [UInt8] = []
        var scanner = MarkupScanner(0..<html.count, syntax: .html)
        while let token = scanner.next(in: html) {
            switch token.kind {
            case .text:
                CharacterReferences.decode(
                    html.extracting(token.content), as: .text, into: &output)
            case .startTag, .endTag:
                guard let element = HTMLElement.named(token.name, in: html) else { continue }
                if element == .math, token.kind == .startTag {
                    output.append(contentsOf: FormulaText.read(&scanner, in: html).utf8)
                } else if element.isBlock || element.isTablePart || element == .br {
                    output.append(UInt8(ascii: " "))
                }
            default: continue
            }
        }
        return TextCleaning.collapsed(output.span)
    }

    /// The text of sanitised HTML, each block on lines of its own, with nothing added.
    public static func lines(_ html: Span<UInt8>) -> String {
        var writer = PlainTextWriter(isAnnotated: false, links: .hidden)
        return writer.write(blocks(html))
    }

    /// Returns the words of sanitised HTML that are worth quoting under a title: its sentences,
    /// each block on a line of its own, and parted by a sign where it ends with none; where there
    /// are none, all its words.
    ///
    /// - Parameter isWhole: Whether `html` is all there is; else sentences may follow.
    public static func sentences(_ html: Span<UInt8>, isWhole: Bool) -> String {
        let text = joined(HTMLBlockReader.read(html, for: .sentences))
        guard text.isEmpty, isWhole else { return text }
        return joined(HTMLBlockReader.read(html, for: .words))
    }

    private static func joined(_ blocks: [HTMLTextBlock]) -> String {
        guard blocks.count > 1 || blocks.first?.runs.count != 1 else {
            return blocks.first?.runs.first?.text ?? ""
        }
        var text = ""
        // A line between two blocks says nothing.
        for block in blocks where !(block.runs.isEmpty && block.cells.isEmpty) {
            if let last = text.unicodeScalars.last {
                text += last.endsSentence ? "\n" : " ·\n"
            }
            for run in block.runs { text += run.text }
            for (place, cell) in block.cells.enumerated() {
                if place > 0, !cell.isEmpty { text += " " }
                for run in cell { text += run.text }
            }
        }
        return text
    }

    /// The text of sanitised HTML with signs for what plain text has no form for: marks before
    /// the items of lists, `>` before quotations, bars between cells, brackets around what
    /// stands for a picture, and the targets of links.
    public static func text(_ html: Span<UInt8>, links: LinkStyle) -> String {
        var writer = PlainTextWriter(isAnnotated: true, links: links)
        return writer.write(blocks(html))
    }

    /// Makes each formula in sanitised HTML text, for who takes plain HTML only. At the cost of a search where
    /// there is none.
    public static func replaceFormulas(in html: inout [UInt8]) {
        guard hasFormula(html.span) else { return }
        html = withoutFormulas(html.span)
    }

    private static func withoutFormulas(_ source: Span<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(source.count)
        var scanner = MarkupScanner(0..<source.count, syntax: .html)
        while let token = scanner.next(in: source) {
            let isTag = token.kind == .startTag
            if isTag, HTMLElement.named(token.name, in: source) == .math {
                let text = Array(FormulaText.read(&scanner, in: source).utf8)
                MarkupEscaping.appendText(text.span, into: &output)
            } else {
                output.append(source, token.range)
            }
        }
        return output
    }

    private static func hasFormula(_ html: Span<UInt8>) -> Bool {
        var start = 0
        while let mark = html.firstIndex(of: UInt8(ascii: "<"), in: start..<html.count) {
            if html.hasPrefix("<math", at: mark, before: html.count) { return true }
            start = mark + 1
        }
        return false
    }
}

extension Unicode.Scalar {
    /// True for a sign after which something new may begin.
    fileprivate var endsSentence: Bool {
        ".!?…:;,·-–—\"”“’»)]}。！？：；、，」』）".unicodeScalars.contains(self)
    }
}

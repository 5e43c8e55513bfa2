/// Converts sanitised HTML to text.
public enum HTMLText {
    /// Returns blocks with styles and links.
    public static func blocks(_ html: Span<UInt8>) -> [HTMLTextBlock] {
        HTMLBlockReader.read(html)
    }

    /// Returns blocks, with pictures as blocks of their own.
    public static func page(_ html: Span<UInt8>) -> [HTMLTextBlock] {
        HTMLBlockReader.read(html, for: .page)
    }

    /// Returns the text on one line, with white space collapsed.
    public static func line(_ html: Span<UInt8>) -> String {
        var output: [UInt8] = []
        var scripts = OpenScripts()
        var scanner = MarkupScanner(0..<html.count, syntax: .html)
        while let token = scanner.next(in: html) {
            switch token.kind {
            case .text:
                CharacterReferences.decode(
                    html.extracting(token.content), as: .text, into: &output)
            case .startTag, .endTag:
                scripts.follow(token, in: html, output: &output)
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

    /// Returns true if there is no visible text, apart from alternative texts. Ends at the first
    /// word.
    public static func isWordless(_ html: Span<UInt8>) -> Bool {
        isBlank(html, withoutMedia: true)
    }

    /// Returns true if nothing is visible: no text, no picture except symbols and tracking pixels,
    /// no recording.
    ///
    /// - Parameter ignoresMedia: Whether pictures and recordings do not count.
    package static func isBlank(
        _ html: Span<UInt8>, withoutMedia ignoresMedia: Bool = false
    ) -> Bool {
        var scanner = MarkupScanner(0..<html.count, syntax: .html)
        while let token = scanner.next(in: html) {
            switch token.kind {
            case .text:
                var text: [UInt8] = []
                CharacterReferences.decode(
                    html.extracting(token.content), as: .text, into: &text)
                if !InvisibleText.isAll(0..<text.count, in: text.span) { return false }
            case .startTag:
                switch HTMLElement.named(token.name, in: html) {
                case .math: return false
                case .audio where !ignoresMedia, .video where !ignoresMedia: return false
                case .img where !ignoresMedia:
                    let picture = PictureTag(token, syntax: .html, in: html)
                    if picture.worth(in: html) != .none { return false }
                default: continue
                }
            default: continue
            }
        }
        return true
    }

    /// Returns the text with each block on lines of its own, without markers.
    public static func lines(_ html: Span<UInt8>) -> String {
        var writer = PlainTextWriter(isAnnotated: false)
        return writer.write(blocks(html))
    }

    /// Returns the text for an excerpt: sentences, each block on a line of its own and separated by
    /// a dot if it ends without punctuation; all text if there are no sentences.
    ///
    /// - Parameter isWhole: Whether `html` is complete; otherwise sentences may follow.
    public static func sentences(_ html: Span<UInt8>, isWhole: Bool) -> String {
        let text = joined(HTMLBlockReader.read(html, for: .sentences))
        guard text.isEmpty, isWhole else { return text }
        return joined(HTMLBlockReader.read(html, for: .words))
    }

    private static func joined(_ blocks: [HTMLTextBlock]) -> String {
        var text = ""
        // Skips rules.
        for block in blocks where !(block.runs.isEmpty && block.cells.isEmpty) {
            if let last = text.unicodeScalars.last {
                text += last.endsSentence ? "\n" : " ·\n"
            }
            for run in block.runs { text += run.text }
            for (index, cell) in block.cells.enumerated() {
                if index > 0, !cell.isEmpty { text += " " }
                for run in cell { text += run.text }
            }
        }
        return text
    }

    /// Returns plain text with markers of list items, `>` before quotations, bars between cells,
    /// brackets around alternative text, and the targets of links.
    public static func text(_ html: Span<UInt8>) -> String {
        var writer = PlainTextWriter(isAnnotated: true)
        return writer.write(blocks(html))
    }

    /// Replaces each formula in sanitised HTML by text, for renderers without MathML. The cost of
    /// one search if there is none.
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
                let text = FormulaText.read(&scanner, in: source)
                MarkupEscaping.appendText(text.utf8Span.span, into: &output)
            } else {
                output.append(source, token.range)
            }
        }
        return output
    }

    private static func hasFormula(_ html: Span<UInt8>) -> Bool {
        html.firstIndex(of: UInt8(ascii: "<"), in: 0..<html.count) {
            html.hasPrefix("<math", at: $0, before: html.count)
        } != nil
    }
}

extension Unicode.Scalar {
    /// Returns true for punctuation that ends a sentence.
    fileprivate var endsSentence: Bool {
        ".!?…:;,·-–—\"”“’»)]}。！？：；、，」』）".unicodeScalars.contains(self)
    }
}

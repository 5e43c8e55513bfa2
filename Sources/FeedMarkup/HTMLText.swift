/// Reads HTML as text.
package enum HTMLText {
    /// How ``text(_:links:)`` shows where links lead.
    package enum LinkStyle: Sendable {
        /// Not at all.
        case hidden
        /// After the text of the link, in angle brackets.
        case inline
        /// By numbers in brackets, explained at the end.
        case numbered
    }

    /// The text of sanitised HTML, as blocks with their styles and links.
    package static func blocks(_ html: Span<UInt8>) -> [HTMLTextBlock] {
        HTMLBlockReader.read(html)
    }

    /// The text of sanitised HTML on one line, white space collapsed.
    package static func line(_ html: Span<UInt8>) -> String {
        var output: [UInt8] = []
        var scanner = MarkupScanner(0..<html.count, syntax: .html)
        while let token = scanner.next(in: html) {
            switch token.kind {
            case .text:
                CharacterReferences.decode(
                    html.extracting(token.content), as: .text, into: &output)
            case .startTag, .endTag:
                guard let element = HTMLElement.named(token.name, in: html) else { continue }
                if element.isBlock || element.isTablePart || element == .br {
                    output.append(UInt8(ascii: " "))
                }
            default: continue
            }
        }
        return TextCleaning.collapsed(output.span)
    }

    /// The text of sanitised HTML, each block on lines of its own, with nothing added.
    package static func lines(_ html: Span<UInt8>) -> String {
        var writer = PlainTextWriter(isAnnotated: false, links: .hidden)
        return writer.write(blocks(html))
    }

    /// The text of sanitised HTML with signs for what plain text has no form for: marks before
    /// the items of lists, `>` before quotations, bars between cells, brackets around what
    /// stands for a picture, and the targets of links.
    package static func text(_ html: Span<UInt8>, links: LinkStyle) -> String {
        var writer = PlainTextWriter(isAnnotated: true, links: links)
        return writer.write(blocks(html))
    }
}

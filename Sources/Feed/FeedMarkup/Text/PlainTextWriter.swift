/// Formats blocks as plain text.
struct PlainTextWriter {
    /// With markers, and the targets of links.
    private let isAnnotated: Bool
    private var output = ""

    init(isAnnotated: Bool) {
        self.isAnnotated = isAnnotated
    }

    /// Returns the text of `blocks`; an empty line separates paragraphs, but not list items and
    /// rows.
    mutating func write(_ blocks: [HTMLTextBlock]) -> String {
        var previous: HTMLTextBlock?
        for block in blocks {
            if !isAnnotated, block.kind == .rule { continue }
            if let previous {
                output += "\n"
                if !belongTogether(previous, block) { output += "\n" }
            }
            write(block)
            previous = block
        }
        return output
    }

    private func belongTogether(_ first: HTMLTextBlock, _ second: HTMLTextBlock) -> Bool {
        switch (first.kind, second.kind) {
        case (.tableRow, .tableRow): true
        default: second.marker != nil && (first.marker != nil || first.listDepth > 0)
        }
    }

    private mutating func write(_ block: HTMLTextBlock) {
        var text = ""
        switch block.kind {
        case .rule: text = "———"
        case .tableRow:
            for (index, cell) in block.cells.enumerated() {
                if index > 0 { text += isAnnotated ? " | " : " " }
                text += self.text(of: cell)
            }
        default: text = self.text(of: block.runs)
        }
        guard isAnnotated else {
            output += text
            return
        }
        // Limits markers, which would otherwise outgrow the text.
        let quotes = String(repeating: "> ", count: min(block.quoteDepth, 8))
        let indent = String(repeating: "  ", count: min(max(block.listDepth - 1, 0), 8))
        var mark =
            switch block.marker {
            case nil: block.listDepth > 0 ? "  " : ""
            case .bullet: "• "
            case .number(let number): "\(number). "
            }
        var isFirst = true
        // A carriage return and a line feed are one character.
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
            if !isFirst { output += "\n" }
            output += quotes + indent + mark + line
            if isFirst, block.marker != nil { mark = String(repeating: " ", count: mark.count) }
            isFirst = false
        }
    }

    private func text(of runs: [HTMLTextRun]) -> String {
        var text = ""
        for (index, run) in runs.enumerated() {
            let isPicture = isAnnotated && run.style.contains(.picture)
            text += isPicture ? "[\(run.text)]" : run.text
            // A link in several styles has several runs; its target follows the last.
            let next = index + 1 < runs.count ? runs[index + 1].link : nil
            if isAnnotated, let link = run.link, !Self.isSame(link, next),
                !Self.isSame(link, run.text)
            {
                text += " <\(link)>"
            }
        }
        return text
    }

    /// Compares bytes, since `String` compares canonically.
    private static func isSame(_ link: String, _ other: String?) -> Bool {
        other.map { link.utf8.elementsEqual($0.utf8) } ?? false
    }
}

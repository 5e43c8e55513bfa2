package import FeedMarkup
package import FeedViews

/// Converts an item to the parts of an article.
package enum ArticleParts {
    /// The maximum number of parts, more than anyone reads.
    package static let limit = 5_000
    /// The same of cells, all of which are created at once; so many bytes of text count as another.
    private static let mostCells = 10_000
    private static let bytesOfCell = 8
    /// The parts created at a time, and about the bytes of their text.
    private static let (partsAtATime, bytesAtATime) = (40, 32_768)
    private static let deepest = 8
    private static let widestTable = 40

    /// Returns the parts of `article`.
    package static func parts(of article: FeedArticleViewModel) -> [ArticlePart] {
        var parts: [ArticlePart] = []
        func add(_ text: String, _ style: ArticlePart.Style) {
            parts += texts(of: [HTMLTextRun(text: text)], style, .init())
        }
        if article.showsTitle { add(article.title, .title) }
        add(article.factsLine, .facts)
        if let picture = article.pictureAboveBody {
            parts.append(
                .picture(url: nil, words: picture.alternativeText, link: nil, nesting: .init()))
        }
        parts += body(of: article).prefix(limit)
        if article.recording != nil { parts.append(.play) }
        for link in article.links {
            if let url = link.url {
                parts.append(.file(label: link.words, url: url))
            } else {
                add(link.words, .facts)
            }
        }
        for line in article.subjects { add(line, .facts) }
        return parts
    }

    /// Returns those of `parts`, at least one, to create before the next frame.
    package static func batch(of parts: ArraySlice<ArticlePart>) -> ArraySlice<ArticlePart> {
        var bytes = 0
        return parts.prefix(partsAtATime).prefix { part in
            defer { bytes += part.byteCount }
            return bytes < bytesAtATime
        }
    }

    private static func body(of article: FeedArticleViewModel) -> [ArticlePart] {
        let html = article.$bodyHTML?.withUTF8 { parts(of: HTMLText.page($0)) } ?? []
        return html + [article.bodyText, article.caption].flatMap { paragraphs(of: $0 ?? "") }
    }

    private static func paragraphs(of text: String) -> [ArticlePart] {
        text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
            .split { $0.isEmpty }
            .flatMap { lines in
                texts(of: [HTMLTextRun(text: lines.joined(separator: "\n"))], .paragraph, .init())
            }
    }

    /// Converts blocks to parts; consecutive rows become one table.
    package static func parts(of blocks: [HTMLTextBlock]) -> [ArticlePart] {
        var parts: [ArticlePart] = []
        var rows: [ArticlePart.Row] = []
        var rowsNesting = ArticlePart.Nesting()
        var cellCount = 0
        func endTable() {
            if !rows.isEmpty { parts.append(.table(rows, nesting: rowsNesting)) }
            rows = []
        }
        for block in blocks {
            if parts.count > limit { break }
            let nesting = nesting(of: block)
            if case .tableRow(let isHeader) = block.kind {
                if cellCount > mostCells { continue }
                if rows.isEmpty {
                    rowsNesting = nesting
                } else {
                    rowsNesting.anchors += nesting.anchors
                }
                let cells = block.cells.prefix(widestTable).map { runs -> String in
                    if cellCount > mostCells { return "" }
                    let cell = PangoMarkup.pieces(of: runs).first ?? ""
                    cellCount += 1 + cell.utf8.count / bytesOfCell
                    return cell
                }
                rows.append(
                    ArticlePart.Row(
                        isHeader: isHeader, cells: cells, alignments: block.alignments))
                continue
            }
            endTable()
            parts += self.parts(of: block, in: nesting)
        }
        endTable()
        return parts
    }

    private static func parts(of block: HTMLTextBlock, in nesting: ArticlePart.Nesting)
        -> [ArticlePart]
    {
        switch block.kind {
        case .rule: return [.rule(nesting)]
        case .picture(let url):
            let words = block.runs.first
            return [
                .picture(url: url, words: words?.text ?? "", link: words?.link, nesting: nesting)
            ]
        case .tableRow: return []
        case .paragraph: return texts(of: block.runs, .paragraph, nesting)
        case .heading(let level): return texts(of: block.runs, .heading(level), nesting)
        case .preformatted: return texts(of: block.runs, .code, nesting)
        }
    }

    private static func texts(
        of runs: [HTMLTextRun], _ style: ArticlePart.Style, _ nesting: ArticlePart.Nesting
    ) -> [ArticlePart] {
        var nesting = nesting
        return PangoMarkup.pieces(of: runs).map { piece in
            defer {
                nesting.mark = ""
                nesting.anchors = []
            }
            return .text(piece, style: style, nesting: nesting)
        }
    }

    private static func nesting(of block: HTMLTextBlock) -> ArticlePart.Nesting {
        let mark =
            switch block.marker {
            case nil: ""
            case .bullet: ["•", "◦", "▪"][max(block.listDepth - 1, 0) % 3]
            case .number(let number): "\(number)."
            }
        return ArticlePart.Nesting(
            quotes: min(block.quoteDepth, deepest), lists: min(block.listDepth, deepest),
            mark: mark, isRightToLeft: block.isRightToLeft, anchors: block.anchors)
    }
}

package import FeedMarkup
package import FeedViews

/// Converts an item to the parts of an article.
package enum ArticleParts {
    /// The maximum number of parts, more than anyone reads.
    package static let limit = 5_000
    private static let deepest = 8
    private static let widestTable = 40
    /// The maximum number of transcripts, one line each.
    private static let mostTranscripts = 8

    /// Returns the parts of the item at `index` of `feed`.
    package static func parts(of feed: FeedViewModel, at index: Int, words: FeedWords)
        -> [ArticlePart]
    {
        let item = feed.items[index]
        let detail = feed.items.detail(at: index)
        var parts = heading(of: item, detail, words: words)
        let body = body(of: feed, at: index)
        // Most items repeat their picture in the content.
        if let image = detail.image, !body.contains(where: { $0.isPicture }) {
            parts.append(
                .picture(url: nil, words: image.alternativeText, link: nil, nesting: .init()))
        }
        parts += body.prefix(limit)
        parts += files(of: detail, words: words)
        return parts
    }

    private static func heading(
        of item: FeedItemViewModel, _ detail: FeedItemDetailViewModel, words: FeedWords
    ) -> [ArticlePart] {
        var parts: [ArticlePart] = [
            .text(PangoMarkup.escaped(item.title), style: .title, nesting: .init())
        ]
        let facts = [
            item.source?.title, item.byline.map { words[phrase: .byAuthor].around($0) },
            item.date?.words, item.location, detail.episode?.words,
        ].compactMap { $0 }.filter { !$0.isEmpty }
        if !facts.isEmpty {
            parts.append(
                .text(
                    PangoMarkup.escaped(facts.joined(separator: " · ")), style: .facts,
                    nesting: .init()))
        }
        return parts
    }

    private static func body(of feed: FeedViewModel, at index: Int) -> [ArticlePart] {
        for kind in [FeedItemText.contentHTML, .summaryHTML] {
            guard let html = feed.items.text(kind, at: index), !html.isEmpty else { continue }
            var parts = html.withUTF8 { self.parts(of: HTMLText.page($0)) }
            if html.withUTF8(HTMLText.isWordless),
                let summary = feed.items.text(.summary, at: index)
            {
                parts += paragraphs(of: summary.string)
            }
            if !parts.isEmpty { return parts }
        }
        for kind in [FeedItemText.contentText, .summary, .excerpt] {
            guard let text = feed.items.text(kind, at: index), !text.isEmpty else { continue }
            return paragraphs(of: text.string)
        }
        return []
    }

    private static func paragraphs(of text: String) -> [ArticlePart] {
        var parts: [ArticlePart] = []
        var lines: [Substring] = []
        func end() {
            guard !lines.isEmpty else { return }
            let run = HTMLTextRun(text: lines.joined(separator: "\n"))
            for piece in PangoMarkup.pieces(of: [run]) {
                parts.append(.text(piece, style: .paragraph, nesting: .init()))
            }
            lines = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty { end() } else { lines.append(line) }
        }
        end()
        return parts
    }

    /// Converts blocks to parts; consecutive rows become one table.
    package static func parts(of blocks: [HTMLTextBlock]) -> [ArticlePart] {
        var parts: [ArticlePart] = []
        var rows: [ArticlePart.Row] = []
        var rowsNesting = ArticlePart.Nesting()
        func endTable() {
            if !rows.isEmpty { parts.append(.table(rows, nesting: rowsNesting)) }
            rows = []
        }
        for block in blocks {
            if parts.count > limit { break }
            let nesting = nesting(of: block)
            if case .tableRow(let isHeader) = block.kind {
                if rows.isEmpty { rowsNesting = nesting }
                let cells = block.cells.prefix(widestTable).map {
                    PangoMarkup.pieces(of: $0).first ?? ""
                }
                rows.append(ArticlePart.Row(isHeader: isHeader, cells: cells))
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
            defer { nesting.mark = "" }
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
            mark: mark)
    }

    private static func files(
        of detail: FeedItemDetailViewModel, words: FeedWords
    ) -> [ArticlePart] {
        var parts: [ArticlePart] = detail.attachments.map { .file(label: $0.label, url: $0.url) }
        if let url = detail.episode?.chaptersURL, let label = detail.episode?.chaptersLabel {
            parts.append(.file(label: label, url: url))
        }
        for transcript in detail.episode?.transcripts.prefix(mostTranscripts) ?? [] {
            parts.append(.file(label: transcript.label, url: transcript.url))
        }
        if let url = detail.externalURL {
            parts.append(.file(label: words[phrase: .aboutPage].around(url), url: url))
        }
        if let url = detail.commentsURL, let label = detail.commentsWords {
            parts.append(.file(label: label, url: url))
        }
        return parts
    }
}

extension ArticlePart {
    fileprivate var isPicture: Bool {
        if case .picture = self { true } else { false }
    }
}

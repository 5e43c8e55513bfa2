import FeedMarkup

/// Finds a valid parent for what begins.
extension ContentMarkup {
    /// The kind of content that begins.
    enum Wanted {
        /// Text, or a phrase.
        case words
        /// A block.
        case block
        case item
        case term
        case caption
        case columns
        case columnGroup
        case rows
        case row
        case cell
    }

    /// Opens or closes elements to make `element` valid. Returns it as it is written, or `nil` if its
    /// tags are dropped. Long because it is one switch over the elements.
    mutating func place(
        _ element: HTMLElement, _ token: MarkupToken, of source: Span<UInt8>,
        to result: inout [UInt8]
    ) -> Open? {
        var opened = Open(element: element, source: token.name, token: token)
        let wanted: Wanted
        switch element {
        case .br, .wbr: wanted = .words
        case .picture:
            pictureForms = []
            return nil
        case .audio, .video: return placeMedium(of: source, to: &result) ? opened : nil
        case .ruby:
            guard prepareParent(for: .words, of: source, to: &result) else { return nil }
            writeWaiting(of: source, to: &result)
            return opened
        case .rt, .rp: return placeRubyPart(of: source, to: &result) ? opened : nil
        case .rb, .rtc: return nil
        case .li: wanted = .item
        case .dt, .dd: wanted = .term
        case .caption: wanted = .caption
        case .col: wanted = .columns
        case .colgroup: wanted = .columnGroup
        case .thead, .tbody, .tfoot:
            wanted = .rows
            // A head is written before all rows.
            let table = containers.last(where: { open[$0].element == .table })
            let isFirst = table.map { !open[$0].isEnded } ?? false
            opened.name = element == .thead && isFirst ? nil : "tbody"
        case .tr: wanted = .row
        case .td, .th: wanted = .cell
        case .table where count(.caption) > 0: return nil
        case .div where containers.last.map({ open[$0].element == .dl }) ?? false: return nil
        case .summary:
            if let index = containers.last, open[index].element == .details, !open[index].isWritten
            {
                open[index].isWritten = true
                writeStart(of: open[index], in: source, to: &result)
                return opened
            }
            wanted = .block
            opened.name = "div"
        case .figcaption:
            wanted = .block
            if !beginCaption(token, in: source) { opened.name = "div" }
        case .address, .article, .aside, .footer, .header, .hgroup, .nav, .section:
            // Another page's sections are not sections of this one.
            wanted = .block
            opened.name = "div"
        case _ where element.isHeading:
            wanted = .block
            if count(.th) + count(.dt) + count(.caption) > 0 { opened.name = "div" }
        default: wanted = .block
        }
        guard prepareParent(for: wanted, of: source, to: &result) else {
            // Separates a block from preceding text.
            if element.isBlock || element.isTablePart {
                result.append(UInt8(ascii: " "))
            }
            return nil
        }
        if wanted != .words, let index = containers.last {
            notePart(element, in: index, of: source, to: &result)
        }
        return opened
    }

    /// Returns true if a figure's caption may begin: as its first or its last content.
    private mutating func beginCaption(_ token: MarkupToken, in source: Span<UInt8>) -> Bool {
        guard let index = containers.last, open[index].element == .figure, !open[index].isEnded,
            !open[index].hasPart || isLast(token, of: .figcaption, in: .figure, source)
        else { return false }
        open[index].isEnded = true
        return true
    }

    /// Notes in the container at `index` that `element` begins, and writes what has to precede it.
    private mutating func notePart(
        _ element: HTMLElement, in index: Int, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        if open[index].element == .figure, element != .figcaption {
            open[index].hasPart = true
        }
        if element == .dt || element == .dd {
            if element == .dd, !open[index].hasPart { result.append("<dt></dt>") }
            open[index].hasPart = true
            open[index].isEnded = element == .dt
        }
        writeContainer(index, of: source, to: &result)
    }

    private func count(_ element: HTMLElement) -> Int { openCounts[Int(element.rawValue)] }

    /// Writes a block if it waits for content.
    mutating func writeContainer(
        _ index: Int, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        guard !open[index].isWritten else { return }
        if open[index].element == .details { open[index].name = "div" }
        open[index].isWritten = true
        writeStart(of: open[index], in: source, to: &result)
    }

    /// Ends elements that can't contain what begins, and begins those that must. Returns false if
    /// there is no valid parent. Long because each content model has its own rule.
    mutating func prepareParent(
        for wanted: Wanted, of source: Span<UInt8>, to result: inout [UInt8]
    ) -> Bool {
        // Each turn ends an element, or begins one of a few.
        while true {
            guard let index = containers.last else {
                guard let isReady = placeInFlow(nil, wanted, of: source, to: &result) else {
                    continue
                }
                return isReady
            }
            if open[index].isEnded, open[index].element == .li {
                let list = containers.dropLast().last
                if wanted == .item || list.map({ open[$0].token == nil }) ?? true {
                    end(downTo: index, of: source, to: &result)
                    continue
                }
            }
            switch open[index].element.model {
            case .flow:
                guard let isReady = placeInFlow(index, wanted, of: source, to: &result) else {
                    continue
                }
                return isReady
            case .phrasing:
                if wanted == .words { return true }
                guard open[index].element == .p else { return false }
                end(downTo: index, of: source, to: &result)
            case .list, .definitions:
                let isList = open[index].element.model == .list
                if wanted == (isList ? .item : .term) {
                    end(downTo: index + 1, of: source, to: &result)
                    return true
                }
                if open[index].token == nil {
                    end(downTo: index, of: source, to: &result)
                } else if isList {
                    begin(.li, "li", of: source, to: &result)
                } else {
                    if !open[index].hasPart { result.append("<dt></dt>") }
                    open[index].hasPart = true
                    open[index].isEnded = false
                    begin(.dd, "dd", of: source, to: &result)
                }
            case .table, .rows, .row, .columns:
                guard let isReady = placeInTable(index, wanted, of: source, to: &result) else {
                    continue
                }
                return isReady
            case .ruby: return wanted == .words
            case .medium: return false
            }
        }
    }

    /// Checks a block, or the top level; returns `nil` to continue with another parent.
    private mutating func placeInFlow(
        _ index: Int?, _ wanted: Wanted, of source: Span<UInt8>, to result: inout [UInt8]
    ) -> Bool? {
        let element = index.map { open[$0].element }
        let isEnding =
            switch wanted {
            case .item: element == .li
            case .term: element == .dt || element == .dd
            case .cell, .row, .rows: element == .td || element == .th || element == .caption
            default: false
            }
        if isEnding, let index {
            end(downTo: index, of: source, to: &result)
            return nil
        }
        switch wanted {
        case .words: return true
        case .block:
            end(downTo: (index ?? -1) + 1, of: source, to: &result)
            return true
        case .item:
            begin(.ul, "ul", of: source, to: &result)
            return nil
        case .term:
            begin(.dl, "dl", of: source, to: &result)
            return nil
        case .caption, .columns, .columnGroup, .rows, .row, .cell: return false
        }
    }

    private mutating func placeInTable(
        _ index: Int, _ wanted: Wanted, of source: Span<UInt8>, to result: inout [UInt8]
    ) -> Bool? {
        let model = open[index].element.model
        switch (model, wanted) {
        case (.table, .caption):
            guard !open[index].hasPart else { return false }
        case (.table, .columns), (.table, .columnGroup):
            guard !open[index].isEnded else { return false }
        case (.table, .rows), (.table, .row): open[index].isEnded = true
        case (.rows, .row), (.row, .cell), (.columns, .columns): break
        case (.columns, .columnGroup):
            end(downTo: index, of: source, to: &result)
            return nil
        case (_, .caption), (_, .columns), (_, .columnGroup): return false
        case (.columns, _), (.rows, .rows), (.row, .row), (.row, .rows):
            end(downTo: index, of: source, to: &result)
            return nil
        case (.table, _), (.rows, _):
            open[index].isEnded = true
            open[index].hasPart = true
            begin(.tr, "tr", of: source, to: &result)
            return nil
        default:
            begin(.td, "td", of: source, to: &result)
            return nil
        }
        open[index].hasPart = true
        end(downTo: index + 1, of: source, to: &result)
        return true
    }

    private mutating func end(
        downTo index: Int, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        while open.count > index { endInnermost(of: source, to: &result) }
    }

    /// Begins an element that is missing in the content.
    private mutating func begin(
        _ element: HTMLElement, _ name: StaticString, of source: Span<UInt8>,
        to result: inout [UInt8]
    ) {
        end(downTo: (containers.last ?? -1) + 1, of: source, to: &result)
        if let index = containers.last { writeContainer(index, of: source, to: &result) }
        let opened = Open(element: element, name: name, source: 0..<0)
        writeStart(of: opened, in: source, to: &result)
        push(opened)
    }

    /// A player is interactive, so it can't be within a link.
    private mutating func placeMedium(of source: Span<UInt8>, to result: inout [UInt8]) -> Bool {
        // A link around a ruby ends together with the ruby.
        if let link = open.firstIndex(where: { $0.element == .a }), link < containers.last ?? -1 {
            end(downTo: link, of: source, to: &result)
        }
        guard prepareParent(for: .words, of: source, to: &result) else { return false }
        if phrases.contains(where: { $0.element == .a }) {
            end(downTo: (containers.last ?? -1) + 1, of: source, to: &result)
            if let index = containers.last {
                open[index].hasPart = true
                writeContainer(index, of: source, to: &result)
            }
        } else {
            writeWaiting(of: source, to: &result)
        }
        return true
    }

    private mutating func placeRubyPart(of source: Span<UInt8>, to result: inout [UInt8]) -> Bool {
        if let index = containers.last, open[index].element == .rt || open[index].element == .rp {
            end(downTo: index, of: source, to: &result)
        }
        guard let index = containers.last, open[index].element == .ruby else { return false }
        end(downTo: index + 1, of: source, to: &result)
        return true
    }
}

import FeedMarkup

/// The stack of open elements.
extension ContentMarkup {
    /// Ends the innermost element. A phrase that is open in the content waits for more.
    mutating func endInnermost(of source: Span<UInt8>, to result: inout [UInt8]) {
        guard let innermost = open.last else { return }
        if innermost.element.isPhrase, !innermost.isSilent {
            for index in phrases.indices.reversed() where phrases[index].depth == open.count - 1 {
                phrases[index].depth = nil
            }
        }
        completeEnd(of: innermost, in: source, to: &result)
        open.removeLast()
        if containers.last == open.count { containers.removeLast() }
        openCounts[Int(innermost.element.rawValue)] -= 1
        guard !innermost.isSilent, innermost.isWritten else { return }
        result.append("</")
        appendName(of: innermost, in: source, to: &result)
        result.append(UInt8(ascii: ">"))
    }

    mutating func push(_ opened: Open) {
        var opened = opened
        opened.phraseCount = phrases.count
        if !opened.isSilent, !opened.element.isPhrase { containers.append(open.count) }
        open.append(opened)
        openCounts[Int(opened.element.rawValue)] += 1
    }

    /// Writes waiting start tags: blocks, then phrases.
    mutating func writeWaiting(of source: Span<UInt8>, to result: inout [UInt8]) {
        if let index = containers.last {
            writeContainer(index, of: source, to: &result)
            open[index].hasPart = open[index].hasPart || open[index].element == .figure
        }
        for index in phrases.indices
        where phrases[index].depth == nil && !phrases[index].isRepeated {
            let phrase = phrases[index]
            if phrase.wasWritten {
                // A long tag around very many blocks would be written in each of them.
                repetition -= phrase.token.range.count
                guard repetition > 0 else { continue }
            }
            var opened = Open(
                element: phrase.element, name: phraseName(of: phrase, in: source),
                source: phrase.token.name, token: phrase.token)
            // An identifier is written once.
            writeStart(
                of: opened, without: phrase.wasWritten ? [.anchor] : [], in: source, to: &result)
            opened.phraseCount = index
            phrases[index].depth = open.count
            phrases[index].wasWritten = true
            open.append(opened)
            openCounts[Int(opened.element.rawValue)] += 1
        }
    }

    mutating func writeStart(
        of opened: Open, without left: [ContentAttribute] = [], in source: Span<UInt8>,
        to result: inout [UInt8]
    ) {
        result.append(UInt8(ascii: "<"))
        appendName(of: opened, in: source, to: &result)
        var left = left
        var rows = 1
        switch opened.element {
        case .table: tables.append(Columns())
        case .td, .th:
            rows = noteCell(opened.token, in: source)
            left.append(.rowSpan)
        case .video where placeholders != nil: left.append(.poster)
        default: break
        }
        // Scrollable elements need keyboard focus.
        if opened.element == .pre || opened.element == .table { result.append(" tabindex=\"0\"") }
        if let token = opened.token {
            appendAttributes(
                of: token, opened.element, without: left, in: source, to: &result)
            if opened.element == .video {
                placeholders?.append(
                    ContentPictures.address(of: token, .video, in: source), before: " poster=\"",
                    after: "\"", to: result)
            }
        }
        if rows > 1 { result += " rowspan=\"\(rows)\"".utf8 }
        result.append(UInt8(ascii: ">"))
    }
}

import FeedRendering

/// Text with its own line breaks and spaces, such as code.
///
/// Lines are cut only on a bounded page, with a mark on continuations. Tab stops are four cells
/// apart.
struct PreformattedText {
    private static let tabWidth = 4
    /// The mark of a continuation.
    private static let continuation = "↪ "
    /// The width from which there is room for the mark.
    private static let leastWidth = 8

    let text: String

    func draw(on page: TextPage) {
        var line = StyledLine()
        var isFirst = true
        let limit = page.isBounded ? page.availableWidth : .max
        var pending = 0
        func endLine() {
            for _ in 0..<pending { page.write(StyledLine()) }
            pending = 0
            page.write(line)
            line = StyledLine()
        }
        for character in text {
            guard let scalar = character.unicodeScalars.first else { continue }
            switch DisplayRole(scalar) {
            case .lineEnd:
                // A line break at the start is dropped, and so are trailing empty lines.
                if !line.isEmpty {
                    endLine()
                } else if !isFirst {
                    pending += 1
                }
            case .space:
                let rest = PreformattedText.tabWidth - line.width % PreformattedText.tabWidth
                line.append(spaces: min(rest, limit - line.width))
            case .shown:
                let piece = String(character).displayable
                let width = piece.cellWidth
                if width > limit - line.width, line.width > 0 {
                    endLine()
                    if limit >= PreformattedText.leastWidth {
                        line.append(
                            PreformattedText.continuation, width: 2, style: .dim, link: nil)
                    }
                }
                let fitted = width > limit ? "\u{FFFD}" : piece
                line.append(fitted, width: min(width, limit), style: [], link: nil)
            case .hidden:
                break
            }
            isFirst = false
        }
        if !line.isEmpty { endLine() }
    }
}

/// The words of a link with a fragment, which may lead from a text to a note, or back.
struct NoteMark {
    /// The kind of the words.
    enum Kind {
        /// A number, a letter or a sign by which notes are told apart.
        case reference
        /// A sign that leads from a note back to where it belongs.
        case wayBack
        /// Words to be read.
        case words
    }

    /// Signs by which the usual programs lead back, those included that say how to draw them.
    private static let signsBack = Set("↩↵⏎↑⇑⤴⬆▲^⌃\u{FE0E}\u{FE0F}".unicodeScalars)
    private static let signs = Set("*†‡§¶#".unicodeScalars)
    /// More characters than these are words.
    private static let markLength = 4

    /// The link is the first thing in its block.
    let isFirst: Bool
    /// The words in UTF-8, as they are written.
    var text: [UInt8] = []

    /// Creates the mark of a link that begins.
    init(isFirst: Bool) {
        self.isFirst = isFirst
    }

    var kind: Kind {
        // A mark is short, white space and brackets around it included.
        guard text.count <= 64 else { return .words }
        let mark = String(decoding: text, as: UTF8.self).unicodeScalars.filter {
            !$0.properties.isWhitespace && !"[]().".unicodeScalars.contains($0)
        }
        guard !mark.isEmpty else { return .reference }
        if mark.allSatisfy({ Self.signsBack.contains($0) }) { return .wayBack }
        guard mark.count <= Self.markLength else { return .words }
        let isNumber = mark.allSatisfy { ("0"..."9").contains($0) }
        let isSign = mark.allSatisfy { Self.signs.contains($0) }
        let isLetter = mark.count == 1 && mark.allSatisfy { ("a"..."z").contains($0) }
        return isNumber || isSign || isLetter ? .reference : .words
    }
}

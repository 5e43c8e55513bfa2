/// Links whose text is in brackets, with the link's number inside.
extension HTMLDrawing {
    /// The longest text held back, in bytes.
    private static let longestBracketedText = 200

    /// Holds back an open link's text if it begins with a bracket.
    mutating func takesAsBracketed(_ text: String) -> Bool {
        if let held = bracketedWords {
            guard held.utf8.count + text.utf8.count <= Self.longestBracketedText else {
                flushBracketedWords()
                return false
            }
            bracketedWords = held + text
            return true
        }
        guard let linkText, linkText.isEmpty, text.utf8.first == UInt8(ascii: "["),
            text.utf8.count <= Self.longestBracketedText
        else { return false }
        bracketedWords = text
        return true
    }

    /// Draws the held text unchanged.
    mutating func flushBracketedWords() {
        guard let words = bracketedWords else { return }
        bracketedWords = nil
        linkText?.append(contentsOf: words.utf8)
        append(TextRun(text: words, style: style, link: link))
    }

    /// Draws the held text at the link's end, with the number inside the brackets; a plain number
    /// is replaced. Returns true if the number was drawn.
    mutating func drawBracketedWords(of url: String) -> Bool {
        guard let words = bracketedWords, words.utf8.last == UInt8(ascii: "]") else {
            flushBracketedWords()
            return false
        }
        bracketedWords = nil
        // Not of characters: a mark may follow the bracket.
        let inner = String(words.unicodeScalars.dropFirst().dropLast())
        let isNumber = inner.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
        let number = "\(references.number(of: url))"
        let text = isNumber ? "[\(number)]" : "[\(inner) \(number)]"
        append(TextRun(text: text, style: isNumber ? .dim : style, link: link))
        return true
    }
}

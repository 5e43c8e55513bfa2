/// The beginning of a text, cut where a reader would cut it.
enum Excerpt {
    /// How many characters a title taken from a text has at most.
    private static let titleLength = 80
    /// How many characters a paragraph under a title has at most.
    private static let paragraphLength = 320

    /// The beginning of `text` in one line, for use as a title; `nil` where there is no text.
    static func title(from text: String?) -> String? {
        beginning(of: text, length: titleLength)
    }

    /// The beginning of `text` in one paragraph; `nil` where there is no text.
    static func paragraph(from text: String?) -> String? {
        beginning(of: text, length: paragraphLength)
    }

    /// White space is collapsed, and a cut falls between words where one is near.
    ///
    /// Looks at no more of the text than it gives out, whatever its length.
    private static func beginning(of text: String?, length: Int) -> String? {
        guard let text else { return nil }
        var result = ""
        var count = 0
        var lastSpace: (index: String.Index, count: Int)?
        var spaceIsDue = false
        for character in text {
            if character.isWhitespace {
                spaceIsDue = count > 0
                continue
            }
            if count >= length {
                return cut(result, after: lastSpace, count: count)
            }
            if spaceIsDue {
                lastSpace = (result.endIndex, count)
                result.append(" ")
                count += 1
                spaceIsDue = false
            }
            // A character may be made of any number of scalars; one of a thousand is an attack.
            result.append(
                contentsOf: String(character).unicodeScalars.count > 32
                    ? "\u{FFFD}" : String(character))
            count += 1
        }
        return result.isEmpty ? nil : result
    }

    private static func cut(
        _ text: String, after space: (index: String.Index, count: Int)?, count: Int
    ) -> String {
        guard let space, space.count * 3 >= count * 2 else { return text + "…" }
        var end = text[..<space.index]
        while let last = end.last, last == "," || last == ";" || last == ":" || last == "–" {
            end.removeLast()
        }
        return end + "…"
    }
}

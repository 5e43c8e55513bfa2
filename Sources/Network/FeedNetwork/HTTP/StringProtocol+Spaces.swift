extension StringProtocol {
    /// Removes spaces and tabs at both ends.
    func trimmingSpaces() -> Substring {
        var text = Substring(self)
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }

    /// Splits at separators outside of quotation marks.
    func splitUnquoted(at separator: Character) -> [SubSequence] {
        var isQuoted = false
        return split { character in
            if character == "\"" { isQuoted.toggle() }
            return character == separator && !isQuoted
        }
    }
}

extension StringProtocol {
    /// Removes spaces and tabs at both ends.
    func trimmingSpaces() -> Substring {
        var text = Substring(self)
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }
}

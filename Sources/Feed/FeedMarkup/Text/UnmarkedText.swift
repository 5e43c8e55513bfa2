/// Plain text where a feed may have HTML, as in descriptions of RSS: without a tag, its line breaks
/// are meant.
package enum UnmarkedText {
    /// The widths that lines of a source are filled up to.
    private static let widths = 50...100

    /// Returns the lines and paragraphs of `html`; `nil` if it has a tag, or only one line.
    ///
    /// Lines that are indented, or filled up to a width, are those of a source, and joined. O(n).
    package static func lines(_ html: Span<UInt8>) -> [UInt8]? {
        let all = html.trimmingWhiteSpace(0..<html.count)
        guard html.firstIndex(of: UInt8(ascii: "<"), in: all) == nil,
            html.firstIndex(of: UInt8(ascii: "\n"), in: all) != nil
        else { return nil }
        var decoded: [UInt8] = []
        CharacterReferences.decode(html.extracting(all), as: .text, into: &decoded)
        let text = decoded.span
        var lines: [Range<Int>] = []
        var isIndented = true
        var start = 0
        while start <= text.count {
            let end = text.firstIndex(of: UInt8(ascii: "\n"), in: start..<text.count) ?? text.count
            let line = text.trimmingWhiteSpace(start..<end)
            if start > 0, !line.isEmpty, line.lowerBound == start { isIndented = false }
            lines.append(line)
            start = end + 1
        }
        let isOfSource = isIndented || areFilled(lines, in: text)
        var output: [UInt8] = []
        var isAfterBlank = false
        for line in lines {
            if !line.isEmpty, !output.isEmpty {
                let gap: StaticString = isAfterBlank ? "\n\n" : isOfSource ? " " : "\n"
                output.append(gap)
            }
            isAfterBlank = line.isEmpty
            output.append(text, line)
        }
        return output.contains(UInt8(ascii: "\n")) ? output : nil
    }

    /// Returns true if no line has room for the first word of the next one.
    private static func areFilled(_ lines: [Range<Int>], in text: Span<UInt8>) -> Bool {
        let lengths = lines.map { width(of: $0, in: text) }
        guard let longest = lengths.max(), widths.contains(longest) else { return false }
        return lines.indices.dropLast().allSatisfy { index in
            let next = lines[index + 1]
            let word = next.prefix { text[$0] > 0x20 }
            return lines[index].isEmpty || next.isEmpty
                || lengths[index] + 1 + width(of: word, in: text) > longest
        }
    }

    /// The number of characters in UTF-8.
    private static func width(of range: Range<Int>, in text: Span<UInt8>) -> Int {
        range.reduce(0) { text[$1] & 0xC0 == 0x80 ? $0 : $0 + 1 }
    }
}

/// Text wrapped into lines.
package enum WrappedText {
    /// Returns the lines, of at most `width` cells each.
    package static func lines(of text: String, width: Int) -> [String] {
        var lines: [String] = []
        var wrapper = LineWrapper(width: width) {
            lines.append(String(decoding: $0.text, as: UTF8.self))
        }
        wrapper.append(text)
        wrapper.finish()
        return lines
    }
}

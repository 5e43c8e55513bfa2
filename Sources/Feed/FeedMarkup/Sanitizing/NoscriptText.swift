/// Escaped markup in `noscript`: programs that read pages as browsers with scripts do take the
/// content of `noscript` for text.
enum NoscriptText {
    private static let starts: [StaticString] = ["&lt;img ", "&lt;picture", "&lt;iframe "]

    /// The markup in a text in `noscript`, if it is that of pictures or frames.
    static func markup(
        _ text: Range<Int>, syntax: MarkupSyntax, in bytes: Span<UInt8>
    ) -> [UInt8]? {
        let text = bytes.trimmingWhiteSpace(text)
        guard starts.contains(where: { bytes.begins(text, with: $0) }) else { return nil }
        var markup: [UInt8] = []
        CharacterReferences.decode(
            bytes.extracting(text), as: syntax == .xml ? .xml : .text, into: &markup)
        return markup
    }
}

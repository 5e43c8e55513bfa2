/// A renderer's option on the command line.
struct RendererOptionArgument: Equatable {
    /// The plugin's id; `nil` for the feed view's plugin.
    var renderer: String?
    var key: String
    var value: String

    /// The accepted forms.
    static let expected = "KEY=VALUE or ID.KEY=VALUE"
}

extension RendererOptionArgument {
    /// Parses one of the forms.
    init?(_ text: String) {
        guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        let names = text[..<equals].split(
            separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let key = names.last, !names.contains(where: \.isEmpty) else { return nil }
        self.init(
            renderer: names.count == 2 ? String(names[0]) : nil, key: String(key),
            value: String(text[text.utf8.index(after: equals)...]))
    }
}

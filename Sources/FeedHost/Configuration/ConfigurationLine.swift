/// A line of the configuration that sets something.
struct ConfigurationLine: Equatable {
    let key: String
    let value: String
    /// Counted from one.
    let number: Int
    /// The renderer's id before key and dot; `nil` for all renderers.
    var renderer: String?

    /// The id of the renderer that the line is for; `nil` if it is for all.
    var namedRenderer: String? {
        let isOfRenderer = [ConfigurationKey.option, .key].contains { $0.rawValue == key }
        return renderer ?? (isOfRenderer ? String(value.prefix { !$0.isWhitespace }) : nil)
    }

    /// The key as written.
    var written: String { (renderer.map { $0 + "." } ?? "") + key }
}

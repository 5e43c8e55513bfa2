/// A line of the configuration that sets something.
struct ConfigurationLine: Equatable {
    let key: String
    let value: String
    /// Counted from one.
    let number: Int
    /// The renderer's id before key and dot; `nil` for all renderers.
    var renderer: String?

    /// The key as written.
    var written: String { (renderer.map { $0 + "." } ?? "") + key }
}

/// A line of the configuration that settles something.
struct ConfigurationLine: Equatable {
    /// The name of the setting.
    let key: String
    /// How.
    let value: String
    /// Which line it is, counted from one.
    let number: Int
    /// The id of the renderer with which alone it holds, which stands before the key and a dot; `nil` where it
    /// holds with all.
    var renderer: String?

    /// The key as it is written.
    var written: String { (renderer.map { $0 + "." } ?? "") + key }
}

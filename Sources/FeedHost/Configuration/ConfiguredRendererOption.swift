/// A renderer's option in the configuration.
struct ConfiguredRendererOption: Equatable {
    /// As in the renderer's note.
    let key: String
    let value: String
    /// The line number, counted from one.
    let line: Int
}

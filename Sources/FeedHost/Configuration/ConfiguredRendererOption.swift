/// An option of a renderer that the configuration settles.
struct ConfiguredRendererOption: Equatable {
    /// The option, as the renderer's note names it.
    let key: String
    /// Its value.
    let value: String
    /// The line that says it, counted from one.
    let line: Int
}

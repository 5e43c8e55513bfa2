/// An option of a renderer as written on the command line.
struct RendererOptionArgument: Equatable {
    /// Stands before the equals sign.
    var key: String
    /// Stands after it.
    var value: String
}

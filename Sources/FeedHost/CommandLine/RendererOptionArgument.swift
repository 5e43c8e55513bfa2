/// An option of a renderer as written on the command line.
struct RendererOptionArgument: Equatable {
    /// What stands before the equals sign.
    var key: String
    /// What stands after it.
    var value: String
}

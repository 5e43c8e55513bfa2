/// An option of a renderer as written on the command line.
struct RendererOptionArgument: Equatable {
    /// The id of the plugin that it is for; `nil` for the one that draws the feed.
    var renderer: String?
    /// Stands before the equals sign.
    var key: String
    /// Stands after it.
    var value: String
}

/// A renderer's option on the command line.
struct RendererOptionArgument: Equatable {
    /// The plugin's id; `nil` for the feed view's plugin.
    var renderer: String?
    var key: String
    var value: String
}

/// An output stream of a plugin; raw values as in `feed_stream`.
package enum PluginStream: Int32, Sendable {
    /// The rendering: standard output, or the file given by `-o`.
    case output = 1
    /// Messages to the user: standard error.
    case status = 2
}

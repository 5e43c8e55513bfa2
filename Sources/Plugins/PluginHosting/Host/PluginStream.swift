/// Where a plugin's bytes go.
package enum PluginStream: Int32, Sendable {
    /// The rendering: standard output, or the file of `-o`.
    case output = 1
    /// The person at the terminal: standard error.
    case status = 2
}

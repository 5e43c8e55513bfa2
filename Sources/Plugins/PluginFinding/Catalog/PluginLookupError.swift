/// The failure to find a usable plugin with an id, and the alternatives.
package struct PluginLookupError: Error, Sendable, Hashable {
    package let id: String
    /// The usable id closest to it, if any is close.
    package let suggestion: String?
    /// All usable ids, in order.
    package let available: [String]
    /// The searched directories.
    package let directories: [PluginDirectory]
    /// The unusable files, which may include the one wanted.
    package let refused: [PluginCandidate]
    /// The configuration file that names the id, unless it is the command line.
    package var configurationPath: String?
}

/// That there is no usable plugin with an id, and what there is instead.
package struct PluginLookupError: Error, Sendable, Hashable {
    /// The id that was asked for.
    package let id: String
    /// The usable id that looks most like it; `nil` where none does.
    package let suggestion: String?
    /// All usable ids, in order.
    package let available: [String]
    /// Where they were looked for.
    package let directories: [PluginDirectory]
    /// The files that can't be used: what was asked for may be among them.
    package let refused: [PluginCandidate]
    /// The file that asks for it, where that is no command line.
    package var configurationPath: String?
}

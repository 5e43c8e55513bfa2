package import PluginReading

/// A file that was found where plugins are looked for.
package struct PluginCandidate: Sendable, Hashable {
    /// Where it is.
    package let path: String
    /// What its note says; `nil` where the note could not be read.
    package let manifest: PluginManifest?
    /// Whether it can be used.
    package var verdict: PluginVerdict
}

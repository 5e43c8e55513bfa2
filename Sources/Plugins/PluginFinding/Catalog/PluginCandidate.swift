package import PluginReading

/// A file found in the plugin search path.
package struct PluginCandidate: Sendable, Hashable {
    package let path: String
    /// `nil` if the note can't be read.
    package let manifest: PluginManifest?
    package var verdict: PluginVerdict
}

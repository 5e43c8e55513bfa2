package import PluginReading

/// A file that was found where plugins are looked for.
package struct PluginCandidate: Sendable, Hashable {
    /// Where it is.
    package let path: String
    /// The content of its note; `nil` where the note could not be read.
    package let manifest: PluginManifest?
    /// The host's verdict on its use.
    package var verdict: PluginVerdict
}

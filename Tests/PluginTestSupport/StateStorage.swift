package import PluginHosting

/// Storage for renderer states that tests can inspect.
package final class KeptBytes {
    /// The stored bytes by plugin.
    package var kept: [String: [UInt8]]

    /// Creates a storage with these states.
    package init(_ kept: [String: [UInt8]] = [:]) {
        self.kept = kept
    }

    /// The storage in the form that plugins use.
    package var memory: RendererState {
        RendererState(
            recall: { [self] in kept[$0] ?? [] }, keep: { [self] in kept[$0] = $1 })
    }
}

package import PluginHosting

/// A memory for plugins that tests look into.
package final class KeptBytes {
    /// The kept bytes, by plugin.
    package var kept: [String: [UInt8]]

    /// Creates a memory in which something is kept already.
    package init(_ kept: [String: [UInt8]] = [:]) {
        self.kept = kept
    }

    /// The memory as plugins use it.
    package var memory: RendererState {
        RendererState(
            recall: { [self] in kept[$0] ?? [] }, keep: { [self] in kept[$0] = $1 })
    }
}

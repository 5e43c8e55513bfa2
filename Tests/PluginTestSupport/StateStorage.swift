package import PluginHosting

/// Storage for renderer states that tests can inspect.
package final class StateStorage {
    /// The stored bytes by plugin.
    package var states: [String: [UInt8]]

    /// Creates a storage with these states.
    package init(_ states: [String: [UInt8]] = [:]) {
        self.states = states
    }

    /// The storage in the form that plugins use.
    package var memory: RendererState {
        RendererState(
            recall: { [self] in states[$0] ?? [] }, keep: { [self] in states[$0] = $1 })
    }
}

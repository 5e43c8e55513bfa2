/// The answer to something that a plugin needs.
package enum PluginGrant: Sendable, Hashable {
    /// Nobody asks: it runs in the host's process, which has it.
    case notAskedFor
    /// Every plugin may use it.
    case toAll
    /// This very file may.
    case toFile
    /// It is not granted.
    case none
}

/// The host's verdict on a plugin file.
package enum PluginVerdict: Sendable, Hashable {
    case usable
    /// The file at this path has the same id and precedence.
    case shadowed(by: String)
    /// Its id belongs to a shipped renderer, so it can be used only by path.
    case nameOfShipped
    case refused(PluginFault)
}

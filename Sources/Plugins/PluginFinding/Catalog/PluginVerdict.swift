/// The host's verdict on a plugin file that was found.
package enum PluginVerdict: Sendable, Hashable {
    /// It can be used under its id.
    case usable
    /// It could be used, but the file at a path has the same id and goes before it.
    case shadowed(by: String)
    /// It could be used, but its id belongs to a renderer that came with FeedHost: only its path names it.
    case nameOfShipped
    /// It can't be used.
    case refused(PluginFault)
}

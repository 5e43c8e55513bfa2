import FeedPluginAPI

/// The loans of a host to its plugin beside the host table: the place to draw in, and the
/// extensions that it has.
@safe struct HostLoans {
    /// The place to draw in.
    let environment: HostEnvironment
    /// Makes text of HTML; `nil` where the host does not offer that.
    let plainText: HostPlainText?
    /// Keeps what renderers leave to those after them; `nil` where the host does not offer that.
    let memory: HostMemory?

    /// Creates the loans of `services` to a plugin.
    init(_ services: PluginHostServices, to plugin: String) {
        environment = HostEnvironment(in: services.loans)
        plainText = services.plainText.map { HostPlainText($0) }
        memory = services.memory.map { HostMemory($0, of: plugin) }
    }

    /// The extension of a name; `nil` where there is none.
    func hostExtension(named name: String) -> UnsafeRawPointer? {
        switch name {
        case FEED_EXTENSION_PLAIN_TEXT: unsafe plainText?.pointer
        case FEED_EXTENSION_MEMORY: unsafe memory?.pointer
        default: nil
        }
    }
}

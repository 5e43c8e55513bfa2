import FeedPluginAPI
import FeedViews
import WorkerProtocol

/// What the host lends to a plugin beside the host table: the environment, phrases, and extensions.
@safe struct HostInterfaces {
    let environment: HostEnvironment
    /// The phrases in the user's language.
    let words: HostWords
    let eventLoop = HostEventLoop()
    /// `nil` if the terminal is not granted.
    let terminal: HostTerminal?
    let clipboard = HostClipboard()
    /// `nil` if the host doesn't offer it.
    let plainText: HostPlainText?
    /// `nil` if the host doesn't offer it.
    let memory: HostMemory?
    /// `nil` if there is no user.
    let reader: HostReader?

    init(
        _ services: PluginHostServices, to plugin: String, keys: @autoclosure () -> ReaderKeys
    ) {
        environment = HostEnvironment(in: services.protectedMemory)
        words = HostWords(services.words, in: services.protectedMemory)
        let hasTerminal = services.grants.contains(.terminal)
        terminal = hasTerminal ? HostTerminal(in: services.protectedMemory) : nil
        plainText = services.plainText.map { HostPlainText($0) }
        memory = services.memory.map { HostMemory($0, of: plugin) }
        reader =
            services.grants.reachUser
            ? HostReader(services.words, keys: keys(), in: services.protectedMemory) : nil
    }

    /// Returns the extension with this name, or `nil`.
    func hostExtension(named name: String) -> UnsafeRawPointer? {
        switch name {
        case FEED_EXTENSION_EVENT_LOOP: unsafe eventLoop.pointer
        case FEED_EXTENSION_TERMINAL: unsafe terminal?.pointer
        case FEED_EXTENSION_CLIPBOARD: unsafe clipboard.pointer
        case FEED_EXTENSION_PLAIN_TEXT: unsafe plainText?.pointer
        case FEED_EXTENSION_MEMORY: unsafe memory?.pointer
        case FEED_EXTENSION_READER: unsafe reader?.pointer
        default: nil
        }
    }
}

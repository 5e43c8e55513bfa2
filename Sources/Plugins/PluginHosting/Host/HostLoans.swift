import FeedPluginAPI
import WorkerProtocol

/// The loans of a host to its plugin beside the host table: the place to draw in, the words, and the
/// extensions that it has.
@safe struct HostLoans {
    /// The place to draw in.
    let environment: HostEnvironment
    /// The phrases of the reader's language.
    let words: HostWords
    /// Lets the work of the host in.
    let eventLoop = HostEventLoop()
    /// The terminal; `nil` where it is not granted.
    let terminal: HostTerminal?
    /// Puts texts on the person's clipboard, for who may.
    let clipboard = HostClipboard()
    /// Makes text of HTML; `nil` where the host does not offer that.
    let plainText: HostPlainText?
    /// Keeps what renderers leave to those after them; `nil` where the host does not offer that.
    let memory: HostMemory?

    /// Creates the loans of `services` to a plugin.
    init(_ services: PluginHostServices, to plugin: String) {
        environment = HostEnvironment(in: services.loans)
        words = HostWords(services.words, in: services.loans)
        let hasTerminal = services.grants.contains(.terminal)
        terminal = hasTerminal ? HostTerminal(in: services.loans) : nil
        plainText = services.plainText.map { HostPlainText($0) }
        memory = services.memory.map { HostMemory($0, of: plugin) }
    }

    /// The extension of a name; `nil` where there is none.
    func hostExtension(named name: String) -> UnsafeRawPointer? {
        switch name {
        case FEED_EXTENSION_EVENT_LOOP: unsafe eventLoop.pointer
        case FEED_EXTENSION_TERMINAL: unsafe terminal?.pointer
        case FEED_EXTENSION_CLIPBOARD: unsafe clipboard.pointer
        case FEED_EXTENSION_PLAIN_TEXT: unsafe plainText?.pointer
        case FEED_EXTENSION_MEMORY: unsafe memory?.pointer
        default: nil
        }
    }
}

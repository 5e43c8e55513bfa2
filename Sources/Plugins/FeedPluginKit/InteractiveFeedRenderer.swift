/// A renderer with a main loop of its own, such as a reader in a terminal.
public protocol InteractiveFeedRenderer: FeedRenderer {
    /// The main loop: returns when the person is done.
    ///
    /// It polls ``RendererHost/eventDescriptor`` among its own descriptors, calls
    /// ``RendererHost/dispatch()`` when that is readable, and returns when dispatch answers
    /// `false`. Views are displayed from within dispatch.
    func run() throws(RendererError)

    /// The environment has changed (``RendererHost/terminalEnvironment``), and all of it has to be drawn
    /// again. Called from dispatch.
    func environmentChanged() throws(RendererError)
}

extension InteractiveFeedRenderer {
    /// Does nothing.
    public func environmentChanged() throws(RendererError) {}
}

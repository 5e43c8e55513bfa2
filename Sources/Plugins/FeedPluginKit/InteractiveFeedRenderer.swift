/// A renderer with a main loop, such as a reader in a terminal.
public protocol InteractiveFeedRenderer: FeedRenderer {
    /// Runs the main loop until the user quits.
    ///
    /// Poll ``RendererHost/eventDescriptor`` together with other descriptors, call
    /// ``RendererHost/dispatch()`` when it is readable, and return when that returns false. Views
    /// are displayed from within `dispatch`.
    func run() throws(RendererError)

    /// Redraws everything after ``RendererHost/terminalEnvironment`` has changed. Called from
    /// `dispatch`.
    func environmentChanged() throws(RendererError)
}

extension InteractiveFeedRenderer {
    /// Does nothing.
    public func environmentChanged() throws(RendererError) {}
}

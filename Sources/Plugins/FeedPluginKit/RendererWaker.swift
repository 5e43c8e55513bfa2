import FeedPluginAPI

/// Has a main loop that waits for ``RendererHost/eventDescriptor`` go on.
///
/// For threads of a renderer, which may hand it about; it is of use as long as the renderer lives.
///
/// `@unchecked Sendable`: the tables behind it never change, and the host lets any thread call this function.
@safe public struct RendererWaker: @unchecked Sendable {
    private let host: UnsafePointer<feed_host>
    private let eventLoop: UnsafePointer<feed_event_loop_extension>?

    init(_ host: UnsafePointer<feed_host>, _ eventLoop: UnsafePointer<feed_event_loop_extension>?) {
        unsafe self.host = unsafe host
        unsafe self.eventLoop = unsafe eventLoop
    }

    /// Has the main loop call ``RendererHost/dispatch()``, and so see what else has come. Callable on any
    /// thread, but not after the renderer's end.
    public func wake() {
        unsafe eventLoop?.pointee.wake(host)
    }
}

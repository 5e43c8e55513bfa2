import FeedPluginAPI

/// Wakes a main loop that polls ``RendererHost/eventDescriptor``.
///
/// For the renderer's own threads, while the renderer lives.
///
/// `@unchecked Sendable`: the host's table never changes, and its `wake` can be called on any
/// thread.
@safe public struct RendererWaker: @unchecked Sendable {
    private let host: UnsafePointer<feed_host>
    private let eventLoop: UnsafePointer<feed_event_loop_extension>?

    init(_ host: UnsafePointer<feed_host>, _ eventLoop: UnsafePointer<feed_event_loop_extension>?) {
        unsafe self.host = unsafe host
        unsafe self.eventLoop = unsafe eventLoop
    }

    /// Makes ``RendererHost/eventDescriptor`` readable, so that the main loop calls
    /// ``RendererHost/dispatch()``. Callable on any thread, but not after the renderer's end.
    public func wake() {
        unsafe eventLoop?.pointee.wake(host)
    }
}

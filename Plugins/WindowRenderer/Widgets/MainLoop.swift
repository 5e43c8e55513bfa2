import Adwaita

/// GLib's main loop.
@safe package final class MainLoop {
    private let loop: OpaquePointer

    package init() {
        guard let loop = unsafe g_main_loop_new(nil, 0) else { fatalError("no loop was made") }
        unsafe self.loop = unsafe loop
    }

    deinit { unsafe g_main_loop_unref(loop) }

    /// Runs until ``quit()`` is called or `dispatch`, called when `descriptor` is readable, returns false.
    package func run(watching descriptor: Int32, dispatch: @escaping () -> Bool) {
        var isWatched = true
        let body = { [unowned self] in
            isWatched = dispatch()
            if !isWatched { quit() }
            return isWatched
        }
        let source = unsafe g_unix_fd_add_full(
            G_PRIORITY_DEFAULT, descriptor, G_IO_IN,
            { _, _, context in unsafe Handler<() -> Bool>.body(context)?() == true ? 1 : 0 },
            Handler<() -> Bool>.retained(body), Self.release)
        unsafe g_main_loop_run(loop)
        // A source that returned false is already removed.
        if isWatched { g_source_remove(source) }
    }

    package func quit() { unsafe g_main_loop_quit(loop) }

    /// Seconds since 1970.
    package static var seconds: Int64 { Int64(g_get_real_time()) / 1_000_000 }

    /// Calls `body` once when the loop is idle and all drawing is done.
    package static func later(_ body: @escaping () -> Void) {
        unsafe g_idle_add_full(
            G_PRIORITY_DEFAULT_IDLE, once, Handler<() -> Void>.retained(body), release)
    }

    /// Calls `body` once after some milliseconds; by default after some frames, when new widgets have been laid
    /// out.
    package static func afterDrawing(milliseconds: UInt32 = 40, _ body: @escaping () -> Void) {
        unsafe g_timeout_add_full(
            G_PRIORITY_DEFAULT_IDLE, milliseconds, once, Handler<() -> Void>.retained(body),
            release)
    }

    private static let once: @convention(c) (UnsafeMutableRawPointer?) -> gboolean = { context in
        unsafe Handler<() -> Void>.body(context)?()
        return 0
    }

    private static let release: GDestroyNotify = { context in
        guard let context = unsafe context else { return }
        unsafe Unmanaged<AnyObject>.fromOpaque(context).release()
    }
}

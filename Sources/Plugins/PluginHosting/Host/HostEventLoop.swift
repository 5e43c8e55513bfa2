import FeedPluginAPI

/// The host's event loop extension (`feed_event_loop_extension`).
@safe final class HostEventLoop: HostExtension<feed_event_loop_extension> {
    init() {
        var functions = sized(feed_event_loop_extension())
        unsafe functions.descriptor = { host in
            let instance = unsafe HostTable.instance(
                of: host, for: "feed_event_loop_extension.descriptor")
            return Int(instance?.services.events.descriptor ?? -1)
        }
        unsafe functions.dispatch = { host in
            let instance = unsafe HostTable.instance(
                of: host, for: "feed_event_loop_extension.dispatch")
            return instance?.dispatch() ?? feed_status(FEED_STATUS_REFUSED)
        }
        unsafe functions.wake = {
            unsafe HostTable.from($0, for: "feed_event_loop_extension.wake")?.wake()
        }
        super.init(functions)
    }
}

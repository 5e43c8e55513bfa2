import FeedPluginAPI
import FeedViews
import WorkerProtocol

/// The functions of the host table. Each is a C function that checks its arguments and calls the
/// instance.
enum HostFunctions {
    /// A table without name and context.
    static var table: feed_host {
        var table = unsafe feed_host()
        unsafe table.size = MemoryLayout<feed_host>.size
        unsafe table.abi_version = UInt32(FEED_ABI_VERSION)
        unsafe table.abi_minimum_version = UInt32(FEED_ABI_MINIMUM_VERSION)
        unsafe addOutput(to: &table)
        unsafe addRequests(to: &table)
        unsafe table.get_extension = { host, name in
            guard let name = unsafe name, let instance = unsafe caller(host, "get_extension")
            else { return nil }
            return unsafe instance.interfaces.hostExtension(named: String(cString: name))
        }
        return unsafe table
    }

    private static func addOutput(to table: inout feed_host) {
        unsafe table.write = {
            unsafe caller($0, "write")?.write($2, $3, to: $1) ?? feed_status(FEED_STATUS_REFUSED)
        }
        unsafe table.log = { host, level, message in
            guard let text = unsafe message.checkedText else { return }
            unsafe HostTable.from(host)?.log(level, text)
        }
        unsafe table.environment = { host in
            guard unsafe HostTable.from(host) != nil else { return nil }
            return unsafe caller(host, "environment")?.environment() ?? HostTable.nowhere
        }
        unsafe table.words = { host, key in
            guard let key = unsafe key, let instance = unsafe caller(host, "words") else {
                return unsafe feed_phrase()
            }
            return unsafe instance.phrase(for: String(cString: key))
        }
        unsafe table.is_granted = { host, need in
            guard let need = unsafe need, let instance = unsafe caller(host, "is_granted") else {
                return 0
            }
            return unsafe instance.isGranted(String(cString: need)) ? 1 : 0
        }
    }

    private static func addRequests(to table: inout feed_host) {
        unsafe table.request_refresh = { host in
            unsafe HostFunctions.answer(host, "request_refresh") { $0.requestRefresh() }
        }
        unsafe table.request_image = { host, request in
            unsafe HostFunctions.answer(host, "request_image") { unsafe $0.tell(.request, request) }
        }
        unsafe table.cancel_image = { host, request in
            unsafe HostFunctions.answer(host, "cancel_image") { unsafe $0.tell(.cancel, request) }
        }
        unsafe table.preload_image = { host, request in
            unsafe HostFunctions.answer(host, "preload_image") { unsafe $0.tell(.preload, request) }
        }
        unsafe table.set_states = { host, change in
            unsafe HostFunctions.answer(host, "set_states") { unsafe $0.setStates(change) }
        }
        unsafe table.open_link = { host, revision, index, url in
            unsafe HostFunctions.answer(host, "open_link") {
                unsafe $0.openLink(at: url, of: index, in: revision)
            }
        }
    }

    /// Returns the status of a request by the plugin behind `host`; refuses it if the function
    /// `name` may not be called now.
    static func answer(
        _ host: UnsafePointer<feed_host>?, _ name: StaticString,
        _ request: (PluginInstance) -> FeedRequestOutcome
    ) -> feed_status {
        let instance = unsafe HostTable.from(host)?.instance(for: name)
        return (instance.map(request) ?? .refused).rawValue
    }
}

/// Returns the instance that calls the function `name`, if it may now. A free function, since a C
/// function pointer can't refer to a method of its own type.
private func caller(
    _ host: UnsafePointer<feed_host>?, _ name: StaticString
) -> PluginInstance? {
    unsafe HostTable.from(host)?.instance(for: name)
}

extension feed_string {
    /// A checked copy of an untrusted string: repairs invalid UTF-8, and is `nil` for negative
    /// lengths and those above 1 MiB.
    var checkedText: String? {
        guard let bytes = unsafe bytes, unsafe 0...(1 << 20) ~= length else { return nil }
        return unsafe String(
            decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
    }
}

import FeedPluginAPI
import FeedViews
import WorkerProtocol

/// The functions of the host table. Each is a C function that checks its arguments and calls the
/// instance.
enum HostFunctions {
    /// A table without name and context.
    static var table: feed_host {
        var table = unsafe sized(feed_host())
        unsafe table.abi_version = UInt32(FEED_ABI_VERSION)
        unsafe table.abi_minimum_version = UInt32(FEED_ABI_MINIMUM_VERSION)
        unsafe addOutput(to: &table)
        unsafe addRequests(to: &table)
        unsafe table.get_extension = { host, name in
            guard let instance = unsafe HostTable.instance(of: host, for: "get_extension"),
                let name = unsafe text(name, "name", for: "get_extension")
            else { return nil }
            return unsafe instance.interfaces.hostExtension(named: name)
        }
        return unsafe table
    }

    private static func addOutput(to table: inout feed_host) {
        unsafe table.write = {
            unsafe HostTable.instance(of: $0, for: "write")?.write($2, $3, to: $1)
                ?? feed_status(FEED_STATUS_REFUSED)
        }
        unsafe table.log = { host, level, message in
            unsafe HostTable.from(host, for: "log")?.log(level, message.checkedText())
        }
        unsafe table.environment = { host in
            unsafe HostTable.instance(of: host, for: "environment")?.environment()
                ?? HostTable.nowhere
        }
        unsafe table.words = { host, key in
            guard let instance = unsafe HostTable.instance(of: host, for: "words"),
                let key = unsafe text(key, "key", for: "words")
            else { return unsafe feed_phrase() }
            return unsafe instance.phrase(for: key)
        }
        unsafe table.is_granted = { host, need in
            guard let instance = unsafe HostTable.instance(of: host, for: "is_granted"),
                let need = unsafe text(need, "need", for: "is_granted")
            else { return 0 }
            return instance.isGranted(need) ? 1 : 0
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
        let instance = unsafe HostTable.instance(of: host, for: name)
        return (instance.map(request) ?? .refused).rawValue
    }
}

/// Returns a C string of the plugin; reports a null pointer, and returns `nil`. A free function, since
/// a C function pointer can't refer to a method of its own type.
private func text(
    _ pointer: UnsafePointer<CChar>?, _ argument: StaticString, for name: StaticString
) -> String? {
    guard let pointer = unsafe pointer else {
        HostTable.reportNull(argument, for: name)
        return nil
    }
    return unsafe String(cString: pointer)
}

extension feed_string {
    /// A checked copy of an untrusted string: repairs invalid UTF-8, and is `nil` for negative
    /// lengths and those above 1 MiB.
    func checkedText(upTo limit: Int = 1 << 20) -> String? {
        guard let bytes = unsafe bytes, unsafe 0...limit ~= length else { return nil }
        return unsafe String(
            decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
    }
}

import FeedPluginAPI

/// The functions of the host table: C on the outside; each checks what it is given and hands on
/// to the instance.
enum HostFunctions {
    /// A table without name and context.
    static var table: feed_host {
        unsafe feed_host(
            size: MemoryLayout<feed_host>.size,
            abi_version: UInt32(FEED_ABI_VERSION),
            abi_minimum_version: UInt32(FEED_ABI_MINIMUM_VERSION),
            name: feed_string(),
            context: nil,
            write: {
                unsafe caller($0, "write")?.write($2, $3, to: $1) ?? feed_status(FEED_STATUS_FAILED)
            },
            log: { host, level, message in
                guard let text = unsafe message.checkedText else { return }
                unsafe HostTable.from(host)?.log(level, text)
            },
            environment: { host in
                guard unsafe HostTable.from(host) != nil else { return nil }
                return unsafe caller(host, "environment")?.environment() ?? HostTable.nowhere
            },
            request_refresh: { unsafe caller($0, "request_refresh")?.requestRefresh() },
            request_image: { unsafe caller($0, "request_image")?.tell(.request, $1) },
            cancel_image: { unsafe caller($0, "cancel_image")?.tell(.cancel, $1) },
            preload_image: { unsafe caller($0, "preload_image")?.tell(.preload, $1) },
            mark_item: { host, revision, index, isRead in
                unsafe caller(host, "mark_item")?.mark(index, isRead: isRead != 0, in: revision)
            },
            open_link: { host, revision, index, url in
                unsafe caller(host, "open_link")?.openLink(at: url, of: index, in: revision)
            },
            copy_text: { unsafe caller($0, "copy_text")?.copy($1) },
            event_descriptor: { unsafe caller($0, "event_descriptor")?.eventDescriptor ?? -1 },
            dispatch: {
                unsafe caller($0, "dispatch")?.dispatch() ?? feed_status(FEED_STATUS_FAILED)
            },
            wake: { unsafe HostTable.from($0)?.wake() },
            suspend: { unsafe caller($0, "suspend")?.suspend() },
            get_extension: { host, name in
                guard let name = unsafe name, let instance = unsafe caller(host, "get_extension")
                else { return nil }
                return unsafe instance.hostExtension(named: String(cString: name))
            })
    }
}

/// Who calls a function of that name, if it may now; no method, which a C function could not name.
private func caller(
    _ host: UnsafePointer<feed_host>?, _ name: StaticString
) -> PluginInstance? {
    unsafe HostTable.from(host)?.instance(for: name)
}

extension feed_string {
    /// A copy of what a plugin hands over, of which nothing is believed: bytes that are not
    /// UTF-8 are replaced, and a length beyond reason is no string.
    var checkedText: String? {
        guard let bytes = unsafe bytes, unsafe 0...(1 << 20) ~= length else { return nil }
        return unsafe String(
            decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
    }
}

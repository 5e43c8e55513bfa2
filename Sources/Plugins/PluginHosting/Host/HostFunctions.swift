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
            write: { host, stream, bytes, length in
                guard let instance = unsafe HostTable.from(host)?.instance(for: "write") else {
                    return feed_status(FEED_STATUS_FAILED)
                }
                return unsafe instance.write(bytes, length, to: stream)
            },
            log: { host, level, message in
                guard let text = unsafe message.checkedText else { return }
                unsafe HostTable.from(host)?.log(level, text)
            },
            environment: { host in
                guard let table = unsafe HostTable.from(host) else { return nil }
                guard let instance = table.instance(for: "environment") else {
                    return unsafe HostTable.nowhere
                }
                return unsafe instance.environment()
            },
            request_refresh: { host in
                unsafe HostTable.from(host)?.instance(for: "request_refresh")?.requestRefresh()
            },
            request_image: { host, request in
                unsafe HostTable.from(host)?.instance(for: "request_image")?
                    .tell(.request, request)
            },
            cancel_image: { host, request in
                unsafe HostTable.from(host)?.instance(for: "cancel_image")?
                    .tell(.cancel, request)
            },
            preload_image: { host, request in
                unsafe HostTable.from(host)?.instance(for: "preload_image")?
                    .tell(.preload, request)
            },
            mark_item: { host, revision, index, isRead in
                unsafe HostTable.from(host)?.instance(for: "mark_item")?
                    .mark(index, isRead: isRead != 0, in: revision)
            },
            open_link: { host, revision, index, url in
                unsafe HostTable.from(host)?.instance(for: "open_link")?
                    .openLink(at: url, of: index, in: revision)
            },
            copy_text: { host, text in
                unsafe HostTable.from(host)?.instance(for: "copy_text")?.copy(text)
            },
            event_descriptor: { host in
                unsafe HostTable.from(host)?.instance(for: "event_descriptor")?.eventDescriptor
                    ?? -1
            },
            dispatch: { host in
                unsafe HostTable.from(host)?.instance(for: "dispatch")?.dispatch()
                    ?? feed_status(FEED_STATUS_FAILED)
            },
            wake: { host in
                unsafe HostTable.from(host)?.wake()
            },
            suspend: { host in
                unsafe HostTable.from(host)?.instance(for: "suspend")?.suspend()
            },
            get_extension: { host, name in
                guard let name = unsafe name,
                    let instance = unsafe HostTable.from(host)?.instance(for: "get_extension")
                else { return nil }
                return unsafe instance.hostExtension(named: String(cString: name))
            })
    }
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

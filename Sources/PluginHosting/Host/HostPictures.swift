import FeedPluginAPI

/// The extension that offers pictures beyond those of items, as it is offered to a plugin.
@safe final class HostPictures {
    /// The longest address that is taken, in bytes.
    static let addressLimit = 8_192

    private let table = UnsafeMutablePointer<feed_pictures_extension>.allocate(capacity: 1)

    init() {
        unsafe table.initialize(
            to: feed_pictures_extension(
                size: MemoryLayout<feed_pictures_extension>.size,
                request_picture: { host, revision, index, url in
                    unsafe HostTable.from(host)?
                        .instance(for: "feed_pictures_extension.request_picture")?
                        .requestPicture(at: url, of: index, in: revision)
                }))
    }

    deinit {
        unsafe table.deallocate()
    }

    var pointer: UnsafeRawPointer { unsafe UnsafeRawPointer(table) }
}

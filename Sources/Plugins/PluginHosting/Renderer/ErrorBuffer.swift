import FeedPluginAPI
import PluginReading

/// Memory for a plugin's words on a failure.
@safe package struct ErrorBuffer: ~Copyable {
    private static let capacity = 2_048
    private let memory = UnsafeMutablePointer<CChar>.allocate(capacity: ErrorBuffer.capacity)
    /// Handed to the plugin.
    var error: feed_error

    init() {
        unsafe memory.initialize(repeating: 0, count: Self.capacity)
        unsafe error = unsafe feed_error(buffer: memory, capacity: Self.capacity, length: 0)
    }

    deinit {
        unsafe memory.deallocate()
    }

    /// The plugin's message, whatever it made of the struct; `nil` where there is none.
    var message: String? {
        let count = unsafe min(Int(clamping: UInt(bitPattern: error.length)), Self.capacity)
        guard count > 0 else { return nil }
        let bytes = unsafe UnsafeRawBufferPointer(start: memory, count: count)
        return unsafe String(decoding: bytes, as: UTF8.self).oneDisplayableLine
    }
}

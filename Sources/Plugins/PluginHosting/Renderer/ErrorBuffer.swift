import FeedPluginAPI
import PluginReading

/// Memory for a plugin's error message.
@safe package struct ErrorBuffer: ~Copyable {
    private static let capacity = 2_048
    /// The offset of the message, which follows the struct.
    private static let messageOffset = unsafe MemoryLayout<feed_error>.stride

    let pointer: UnsafeMutablePointer<feed_error>
    private let words: UnsafeMutableRawPointer
    /// Owner of the memory; `nil` for the heap.
    private let protected: (any ProtectedMemory)?

    /// - Parameter protected: protected memory to use; `nil` for the heap.
    init(in protected: (any ProtectedMemory)?) {
        let count = Self.messageOffset + Self.capacity
        let lent = unsafe protected?.make(count)
        let memory =
            unsafe lent
            ?? UnsafeMutableRawPointer.allocate(
                byteCount: count, alignment: MemoryLayout<feed_error>.alignment)
        self.protected = unsafe lent == nil ? nil : protected
        unsafe words = unsafe memory + Self.messageOffset
        unsafe words.initializeMemory(as: UInt8.self, repeating: 0, count: Self.capacity)
        unsafe pointer = unsafe memory.bindMemory(to: feed_error.self, capacity: 1)
        unsafe pointer.initialize(to: feed_error())
        unsafe pointer.pointee.buffer = words.assumingMemoryBound(to: CChar.self)
        unsafe pointer.pointee.capacity = Self.capacity
    }

    deinit {
        if let protected {
            unsafe protected.takeBack(UnsafeMutableRawPointer(pointer))
        } else {
            unsafe UnsafeMutableRawPointer(pointer).deallocate()
        }
    }

    /// The length that the plugin claims.
    private var length: UInt { unsafe UInt(bitPattern: pointer.pointee.length) }

    /// True if the plugin claims more bytes than fit.
    var isOverfull: Bool { length > Self.capacity }

    /// The plugin's message, whatever it did to the struct; `nil` if there is none. What it didn't
    /// write is NUL.
    var message: String? {
        let bytes = unsafe UnsafeRawBufferPointer(
            start: words, count: min(Int(clamping: length), Self.capacity))
        let text = unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            .oneDisplayableLine
        return text.isEmpty ? nil : text
    }
}

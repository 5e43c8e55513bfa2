import FeedModel
import FeedPluginAPI
import Glibc

/// Pixels from the host, mapped read-only for the lifetime of this value.
@safe struct LentPixels: ~Copyable {
    var model: UnsafePointer<feed_pixels> { unsafe page.pointer(to: feed_pixels.self) }
    private let page: BorrowedPage
    private let bytes: UnsafeMutableRawPointer
    private let memory: BorrowedMemory

    /// Maps a descriptor and closes it; `nil` if it doesn't hold such pixels.
    ///
    /// - Parameter stride: bytes from one row to the next.
    static func mapped(
        from descriptor: Int32, _ width: UInt32, _ height: UInt32, stride: UInt64,
        in memory: BorrowedMemory
    ) -> LentPixels? {
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        guard FeedImageForm.areSides(Int(width), Int(height)), let stride = Int(exactly: stride),
            stride >= Int(width) * 4, stride < 1 << 20
        else { return nil }
        let count = stride * Int(height)
        guard let bytes = unsafe memory.lend(descriptor, count: count)
        else { return nil }
        var pixels = unsafe feed_pixels()
        unsafe pixels.size = MemoryLayout<feed_pixels>.size
        unsafe pixels.width = width
        unsafe pixels.height = height
        unsafe pixels.stride = stride
        unsafe pixels.bytes = unsafe UnsafePointer(bytes.assumingMemoryBound(to: UInt8.self))
        guard let page = unsafe BorrowedPage(holding: pixels, in: memory) else {
            unsafe memory.takeBack(bytes)
            return nil
        }
        return unsafe LentPixels(page: page, bytes: bytes, memory: memory)
    }

    deinit {
        unsafe memory.takeBack(bytes)
    }
}

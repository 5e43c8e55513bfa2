import FeedModel
import FeedPluginAPI
import Glibc

/// Pixels that the host lends a worker: mapped to be read, for as long as this lives.
@safe struct LentPixels: ~Copyable {
    /// Handed to the plugin.
    let model: UnsafePointer<feed_pixels>
    private let bytes: UnsafeMutableRawPointer
    private let memory: BorrowedMemory

    private init(
        _ model: UnsafePointer<feed_pixels>, _ bytes: UnsafeMutableRawPointer,
        in memory: BorrowedMemory
    ) {
        unsafe self.model = unsafe model
        unsafe self.bytes = unsafe bytes
        self.memory = memory
    }

    /// Maps what a descriptor is open on, which is closed; `nil` where it holds no such pixels.
    ///
    /// - Parameter stride: how many bytes apart rows are.
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
        guard let model = unsafe memory.page(holding: pixels) else {
            unsafe memory.takeBack(bytes)
            return nil
        }
        return unsafe LentPixels(model, bytes, in: memory)
    }

    deinit {
        unsafe memory.free(page: model)
        unsafe memory.takeBack(bytes)
    }
}

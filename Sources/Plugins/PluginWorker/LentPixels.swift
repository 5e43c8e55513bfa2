import FeedModel
import FeedPluginAPI
import Glibc

/// Pixels that the host lends a worker: mapped to be read, for as long as this lives.
@safe struct LentPixels: ~Copyable {
    /// Handed to the plugin.
    let model: feed_pixels
    private let memory: UnsafeMutableRawPointer
    private let count: Int

    private init(_ model: feed_pixels, in memory: UnsafeMutableRawPointer, count: Int) {
        unsafe self.model = unsafe model
        unsafe self.memory = unsafe memory
        self.count = count
    }

    /// Maps what a descriptor is open on, which is closed; `nil` where it holds no such pixels.
    ///
    /// - Parameter stride: how many bytes apart rows are.
    static func mapped(
        from descriptor: Int32, _ width: UInt32, _ height: UInt32, stride: UInt64
    ) -> LentPixels? {
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        guard FeedImageForm.areSides(Int(width), Int(height)), let stride = Int(exactly: stride),
            stride >= Int(width) * 4, stride < 1 << 20
        else { return nil }
        let count = stride * Int(height)
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_size >= count,
            let memory = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0),
            unsafe memory != MAP_FAILED
        else { return nil }
        let model = unsafe feed_pixels(
            size: MemoryLayout<feed_pixels>.size, width: width, height: height, stride: stride,
            bytes: memory.assumingMemoryBound(to: UInt8.self))
        return unsafe LentPixels(model, in: memory, count: count)
    }

    deinit {
        unsafe munmap(memory, count)
    }
}

import FeedPluginAPI
import Glibc

/// An encoded picture from the host, mapped read-only for the lifetime of this value.
@safe struct LentPicture: ~Copyable {
    let bytes: UnsafeRawBufferPointer
    /// The media type of the bytes.
    let mediaType: feed_string
    private let file: UnsafeMutableRawPointer
    private let words: UnsafeMutableRawPointer
    private let memory: BorrowedMemory

    /// Maps a descriptor and closes it; `nil` if it holds fewer bytes.
    static func mapped(
        from descriptor: Int32, _ length: UInt64, _ mediaType: String, in memory: BorrowedMemory
    ) -> LentPicture? {
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        guard let length = Int(exactly: length),
            let file = unsafe memory.lend(descriptor, count: length)
        else { return nil }
        // NUL-terminated.
        let type = Array(mediaType.utf8) + [0]
        guard let words = unsafe memory.make(type.count) else {
            unsafe memory.takeBack(file)
            return nil
        }
        unsafe words.initializeMemory(as: UInt8.self, from: type, count: type.count)
        unsafe memory.seal(words)
        return unsafe LentPicture(
            bytes: UnsafeRawBufferPointer(start: file, count: length),
            mediaType: feed_string(
                bytes: UnsafePointer(words.assumingMemoryBound(to: CChar.self)),
                length: type.count - 1),
            file: file, words: words, memory: memory)
    }

    deinit {
        unsafe memory.takeBack(file)
        unsafe memory.takeBack(words)
    }
}

import FeedPluginAPI

// What the host lends, copied as far as the host has it: one that was built with an older header
// has structs that end sooner.

extension feed_view_model {
    /// A copy of what the host lends; members that the host does not have are absent.
    init(lent: UnsafePointer<feed_view_model>) {
        unsafe self.init()
        unsafe copyHostStruct(lent, to: &self)
    }
}

extension feed_item_detail {
    /// A copy of what the host lends; members that the host does not have are absent.
    init(lent: UnsafePointer<feed_item_detail>) {
        unsafe self.init()
        unsafe comment_count = -1
        unsafe copyHostStruct(lent, to: &self)
    }
}

/// Copies of a struct that begins with its size what is there, over what stands for nothing.
private func copyHostStruct<Struct>(_ lent: UnsafePointer<Struct>, to copy: inout Struct) {
    let source = unsafe UnsafeRawPointer(lent)
    let size = unsafe min(source.load(as: Int.self), MemoryLayout<Struct>.size)
    guard size > 0 else { return }
    unsafe withUnsafeMutableBytes(of: &copy) {
        unsafe $0.copyMemory(from: UnsafeRawBufferPointer(start: source, count: size))
    }
}

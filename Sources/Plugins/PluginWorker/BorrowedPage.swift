/// A page with a value for the plugin, which becomes unreadable when this object is gone.
@safe final class BorrowedPage {
    private let address: UnsafeRawPointer
    private let memory: BorrowedMemory

    /// Fails if there is no memory.
    init?<Value>(holding value: Value, in memory: BorrowedMemory) {
        guard let page = unsafe memory.page(holding: value) else { return nil }
        unsafe address = unsafe UnsafeRawPointer(page)
        self.memory = memory
    }

    deinit {
        unsafe memory.free(page: address)
    }

    /// Returns the value, which is of this type.
    func pointer<Value>(to type: Value.Type) -> UnsafePointer<Value> {
        unsafe address.assumingMemoryBound(to: type)
    }
}

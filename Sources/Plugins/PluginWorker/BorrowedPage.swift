/// A read-only page with a value for the plugin at its end. It is unmapped when this object is
/// gone, so that a later access faults.
@safe final class BorrowedPage {
    private let page: UnsafeMutableRawPointer
    private let address: UnsafeRawPointer
    private let memory: BorrowedMemory

    /// Fails if there is no memory.
    init?<Value>(holding value: Value, in memory: BorrowedMemory) {
        let size = MemoryLayout<Value>.stride
        guard size <= BorrowedMemory.pageSize, let page = unsafe memory.make(size) else {
            return nil
        }
        let start = unsafe page + (BorrowedMemory.pageSize - size)
        unsafe start.initializeMemory(as: Value.self, to: value)
        unsafe memory.seal(page)
        unsafe self.page = unsafe page
        unsafe address = UnsafeRawPointer(start)
        self.memory = memory
    }

    deinit {
        unsafe memory.takeBack(page)
    }

    /// Returns the value, which is of this type.
    func pointer<Value>(to type: Value.Type) -> UnsafePointer<Value> {
        unsafe address.assumingMemoryBound(to: type)
    }
}

/// A table of functions that is lent to a plugin: an extension of the host's.
@safe class HostExtension<Table> {
    private let table = UnsafeMutablePointer<Table>.allocate(capacity: 1)

    init(_ functions: Table) {
        unsafe table.initialize(to: functions)
    }

    deinit {
        unsafe table.deallocate()
    }

    final var pointer: UnsafeRawPointer { unsafe UnsafeRawPointer(table) }
}

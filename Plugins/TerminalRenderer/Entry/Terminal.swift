import TerminalDevice

/// The terminal that the renderer was granted.
final class Terminal {
    /// The events to wait for.
    struct Signs: OptionSet {
        let rawValue: Int32

        /// Keys, or what the terminal answers.
        static let input = Signs(rawValue: Int32(TERMINAL_DEVICE_INPUT))
        /// The host has something to deliver.
        static let event = Signs(rawValue: Int32(TERMINAL_DEVICE_EVENT))
        /// The terminal is gone.
        static let end = Signs(rawValue: Int32(TERMINAL_DEVICE_END))
    }

    private let descriptor: Int32
    private let event: Int32
    private var buffer = [UInt8](repeating: 0, count: 65_536)

    init(descriptor: Int32, event: Int32) {
        self.descriptor = descriptor
        self.event = event
    }

    /// Has each key come at once, as it is; answers whether the terminal does so.
    func begin() -> Bool { terminal_device_begin(descriptor) == 0 }

    /// Waits for a sign; for ever where `milliseconds` is nil.
    func wait(atMost milliseconds: Int?) -> Signs {
        Signs(
            rawValue: terminal_device_wait(
                descriptor, event, Int32(clamping: milliseconds ?? -1)))
    }

    /// Reads the bytes that have come; `nil` where the terminal is gone.
    func read() -> ArraySlice<UInt8>? {
        let count = unsafe buffer.withUnsafeMutableBufferPointer { buffer in
            unsafe terminal_device_read(descriptor, buffer.baseAddress, buffer.count)
        }
        return count < 0 ? nil : buffer[..<count]
    }

    /// Writes; answers whether the terminal is still there.
    func write(_ bytes: [UInt8]) -> Bool {
        unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe terminal_device_write(descriptor, bytes.baseAddress, bytes.count)
        } == 0
    }

    /// A variable of the environment; empty where there is none.
    static func variable(_ name: String) -> String {
        unsafe String(cString: terminal_device_variable(name))
    }

    /// Milliseconds that only ever go on.
    static var milliseconds: Int64 { terminal_device_milliseconds() }

    /// Seconds since 1970.
    static var seconds: Int64 { terminal_device_seconds() }
}

import TerminalDevice

/// The granted terminal.
final class GrantedTerminal {
    struct Signs: OptionSet {
        let rawValue: Int32

        /// Keys or answers.
        static let input = Signs(rawValue: Int32(TERMINAL_DEVICE_INPUT))
        /// The host has pending events.
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

    /// Sets raw mode. Returns false on failure.
    func begin() -> Bool { terminal_device_begin(descriptor) == 0 }

    /// Waits for an event; for ever if `milliseconds` is `nil`.
    func wait(atMost milliseconds: Int?) -> Signs {
        Signs(
            rawValue: terminal_device_wait(
                descriptor, event, Int32(clamping: milliseconds ?? -1)))
    }

    /// Waits for events of the host only.
    func waitForEvent(atMost milliseconds: Int) {
        _ = terminal_device_wait(-1, event, Int32(clamping: milliseconds))
    }

    /// Reads available bytes; `nil` if the terminal is gone.
    func read() -> ArraySlice<UInt8>? {
        let count = unsafe buffer.withUnsafeMutableBufferPointer { buffer in
            unsafe terminal_device_read(descriptor, buffer.baseAddress, buffer.count)
        }
        return count < 0 ? nil : buffer[..<count]
    }

    /// Writes bytes. Returns false if the terminal is gone.
    func write(_ bytes: [UInt8]) -> Bool {
        unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe terminal_device_write(descriptor, bytes.baseAddress, bytes.count)
        } == 0
    }

    /// An environment variable, or empty.
    static func variable(_ name: String) -> String {
        unsafe String(cString: terminal_device_variable(name))
    }

    /// Monotonic time in milliseconds.
    static var milliseconds: Int64 { terminal_device_milliseconds() }

    static var seconds: Int64 { terminal_device_seconds() }
}

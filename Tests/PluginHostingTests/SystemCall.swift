import Glibc
import LinuxSandbox

/// The system calls of this machine.
enum SystemCall {
    /// More than every number that kernels use.
    static let numbers: Range<Int32> = 0..<1_024

    static func name(of number: Int32) -> String? {
        guard let name = unsafe sandbox_system_call_name(number) else { return nil }
        defer { unsafe free(name) }
        return unsafe String(cString: name)
    }

    /// The number of a call, or -1, which is none.
    static func number(of name: String) -> Int32 {
        numbers.first { self.name(of: $0) == name } ?? -1
    }
}

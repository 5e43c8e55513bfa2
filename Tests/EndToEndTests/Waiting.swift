import Foundation

/// Waits for other programs.
enum Waiting {
    /// Waits up to a minute for `condition`, and returns whether it came true.
    static func until(_ condition: () throws -> Bool) rethrows -> Bool {
        for _ in 0..<1_200 {
            if try condition() { return true }
            Thread.sleep(forTimeInterval: 0.05)
        }
        return false
    }
}

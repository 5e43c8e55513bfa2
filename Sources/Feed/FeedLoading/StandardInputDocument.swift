import SystemInterface

/// The document on standard input. It can be read once; who draws again has to keep it.
package final class StandardInputDocument {
    private let keepsBytes: Bool
    private var kept: (bytes: [UInt8], isOverLimit: Bool)?

    /// Stands for standard input.
    ///
    /// - Parameter keepsBytes: whether it is going to be asked for again.
    package init(keepsBytes: Bool) {
        self.keepsBytes = keepsBytes
    }

    func read(limit: Int) throws(SystemError) -> (bytes: [UInt8], isOverLimit: Bool) {
        if let kept { return kept }
        let result = try FileDescriptor.standardInput.readToEnd(limit: limit)
        if keepsBytes { kept = result }
        return result
    }
}

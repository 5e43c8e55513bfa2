import SystemInterface

/// The document on standard input, which can be read only once: a program that draws again keeps
/// it.
package final class StandardInputDocument {
    private let keepsBytes: Bool
    private var cached: (bytes: [UInt8], isOverLimit: Bool)?

    /// Creates the document, without reading it.
    ///
    /// - Parameter keepsBytes: true to keep it for further reads.
    package init(keepsBytes: Bool) {
        self.keepsBytes = keepsBytes
    }

    func read(limit: Int) throws(SystemError) -> (bytes: [UInt8], isOverLimit: Bool) {
        if let cached { return cached }
        let result = try FileDescriptor.standardInput.readToEnd(limit: limit)
        if keepsBytes { cached = result }
        return result
    }
}

import Glibc

/// A new folder for a test's files, removed with all that is in it at the end of its life.
package struct TemporaryFolder: ~Copyable {
    /// Where it is.
    package let path: String

    /// Creates a folder.
    package init() {
        let base = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
        var template = Array("\(base)/feedhost-test-XXXXXX".utf8CString)
        let made = unsafe mkdtemp(&template) != nil
        precondition(made, "no temporary folder can be made")
        path = String(
            decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        _ = unsafe system("rm -rf '\(path)'")
    }

    /// Writes a file into it.
    @discardableResult
    package borrowing func write(_ name: String, _ bytes: [UInt8]) -> String {
        let file = "\(path)/\(name)"
        let descriptor = unsafe open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        precondition(descriptor >= 0, "no file can be made")
        defer { close(descriptor) }
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.write(
                    descriptor, buffer.baseAddress.map { unsafe $0 + written },
                    buffer.count - written)
            }
            precondition(count > 0, "the file can't be written")
            written += count
        }
        return file
    }

    /// Makes a folder in it.
    @discardableResult
    package borrowing func makeFolder(_ name: String) -> String {
        let folder = "\(path)/\(name)"
        let status = unsafe mkdir(folder, 0o700)
        precondition(status == 0, "no folder can be made")
        return folder
    }
}

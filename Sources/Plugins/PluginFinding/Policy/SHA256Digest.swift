import Glibc
import LinuxSandbox

/// A SHA-256 digest that identifies a trusted plugin file.
package struct SHA256Digest: Sendable, Hashable {
    /// 64 hexadecimal digits in lower case.
    package let hexadecimal: String

    /// Parses 64 digits in either case.
    package init?(hexadecimal: some StringProtocol) {
        let digits = hexadecimal.lowercased()
        guard digits.utf8.count == 64,
            digits.utf8.allSatisfy({
                UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
                    || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
            })
        else { return nil }
        self.hexadecimal = digits
    }

    /// Computes the digest. O(*n*).
    package init(of bytes: RawSpan) {
        var digest = [UInt8](repeating: 0, count: 32)
        unsafe bytes.withUnsafeBytes {
            unsafe sandbox_digest($0.baseAddress, $0.count, &digest)
        }
        hexadecimal = digest.map { byte in
            let digits = String(byte, radix: 16)
            return byte < 16 ? "0" + digits : digits
        }.joined()
    }
}

extension SealedFile {
    /// The digest of the copy; that of the file if it was copied whole.
    package borrowing func digest() -> SHA256Digest? {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_size > 0,
            let memory = unsafe mmap(
                nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0),
            unsafe memory != MAP_FAILED
        else { return nil }
        defer { unsafe munmap(memory, Int(status.st_size)) }
        return SHA256Digest(
            of: unsafe RawSpan(_unsafeStart: memory, byteCount: Int(status.st_size)))
    }
}

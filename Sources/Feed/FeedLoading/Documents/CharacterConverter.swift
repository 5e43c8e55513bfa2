import FeedMarkup
import FeedParsing
import Glibc

/// A converter of the system from one encoding to UTF-8. Confines the unsafe calls of `iconv`.
@safe
struct CharacterConverter: ~Copyable {
    private let descriptor: iconv_t

    /// Opens the converter for an encoding, by its `iconv` name; `nil` if it is unknown.
    init?(from name: String) {
        guard let opened = unsafe iconv_open("UTF-8", name), UInt(bitPattern: opened) != .max
        else { return nil }
        unsafe descriptor = opened
    }

    deinit { unsafe iconv_close(descriptor) }

    /// Appends the bytes as UTF-8; invalid ones become U+FFFD.
    ///
    /// - Returns: The offset of the first invalid byte, if any.
    borrowing func convert(
        _ bytes: Span<UInt8>, into output: inout [UInt8]
    ) -> DecodingFaults {
        _ = unsafe iconv(descriptor, nil, nil, nil, nil)
        let chunkSize = 32_768
        var faults = DecodingFaults()
        var rest = bytes.count
        unsafe bytes.withUnsafeBufferPointer { source in
            // The parameter is mutable for historical reasons; iconv only reads it.
            var input = unsafe UnsafeMutableRawPointer(mutating: source.baseAddress)?
                .assumingMemoryBound(to: CChar.self)
            while rest > 0 {
                let before = rest
                let (written, error) = unsafe convertChunk(&input, &rest, chunkSize, into: &output)
                let isStuck = written == 0 && rest == before
                guard error == EILSEQ || error == EINVAL || isStuck else { continue }
                faults.add(at: output.count)
                output.append("\u{FFFD}" as Unicode.Scalar)
                unsafe input = input?.advanced(by: 1)
                rest -= 1
            }
            var none: UnsafeMutablePointer<CChar>?
            var nothing = 0
            _ = unsafe convertChunk(&none, &nothing, 64, into: &output)
        }
        return faults
    }

    /// Converts until the input or the output chunk ends, or an error occurs.
    private borrowing func convertChunk(
        _ input: inout UnsafeMutablePointer<CChar>?, _ rest: inout Int, _ size: Int,
        into output: inout [UInt8]
    ) -> (written: Int, error: Int32) {
        var error: Int32 = 0
        let chunk = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            let start = unsafe UnsafeMutableRawPointer(buffer.baseAddress)?
                .assumingMemoryBound(to: CChar.self)
            var end = unsafe start
            var space = size
            let result =
                unsafe input == nil
                ? iconv(descriptor, nil, nil, &end, &space)
                : iconv(descriptor, &input, &rest, &end, &space)
            if result == -1 { error = errno }
            count = size - space
        }
        output.append(contentsOf: chunk)
        return (chunk.count, error)
    }
}

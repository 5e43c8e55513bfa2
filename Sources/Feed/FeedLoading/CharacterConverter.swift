import FeedMarkup
import FeedParsing
import Glibc

/// The system's converter from one encoding to UTF-8.
///
/// The unsafe code that speaks to it stands here alone.
@safe
struct CharacterConverter: ~Copyable {
    private let descriptor: iconv_t

    /// Opens the converter for an encoding by the system's name for it; `nil` where there is
    /// none.
    init?(from name: String) {
        guard let opened = unsafe iconv_open("UTF-8", name), UInt(bitPattern: opened) != .max
        else { return nil }
        unsafe descriptor = opened
    }

    deinit { unsafe iconv_close(descriptor) }

    /// Appends the bytes as UTF-8; what stands for no character becomes U+FFFD.
    ///
    /// - Returns: Where that was.
    borrowing func convert(
        _ bytes: Span<UInt8>, into output: inout [UInt8]
    ) -> DecodingFaults {
        _ = unsafe iconv(descriptor, nil, nil, nil, nil)
        let chunkSize = 32_768
        var faults = DecodingFaults()
        var rest = bytes.count
        unsafe bytes.withUnsafeBufferPointer { source in
            // iconv takes a pointer to characters it may write to, but it only reads them.
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

    /// Converts until the input or a chunk of output is used up, or a fault is met.
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

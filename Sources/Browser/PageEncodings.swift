import FeedMarkup
import FeedParsing

/// Converts encodings that the parser does not know, with the browser's decoder.
final class PageEncodings: EncodingConverter {
    func knows(_ encoding: EncodingName) -> Bool {
        unsafe encoding.whatwg.lend { unsafe page_knows_encoding($0, $1) } != 0
    }

    func convert(
        _ bytes: Span<UInt8>, from encoding: EncodingName, into output: inout [UInt8]
    ) -> DecodingFaults {
        var faults = DecodingFaults()
        var text: UnsafeMutablePointer<UInt8>?
        let count = unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe encoding.whatwg.lend {
                unsafe page_decode($0, $1, bytes.baseAddress, bytes.count, &text)
            }
        }
        let start = output.count
        unsafe output.append(contentsOf: UnsafeBufferPointer(start: text, count: count))
        unsafe browser_free(text)
        for index in start..<max(start, output.count - 2)
        where output[index] == 0xEF && output[index + 1] == 0xBF && output[index + 2] == 0xBD {
            faults.add(at: index)
        }
        return faults
    }
}

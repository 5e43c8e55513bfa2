package import FeedParsing

/// Converts encodings with the system's `iconv`.
package final class SystemEncodingConverter: EncodingConverter {
    /// The shared converter, which is stateless.
    package static let shared = SystemEncodingConverter()

    private init() {}

    package func knows(_ encoding: EncodingName) -> Bool {
        CharacterConverter(from: encoding.iconv) != nil
    }

    package func convert(
        _ bytes: Span<UInt8>, from encoding: EncodingName, into output: inout [UInt8]
    ) -> DecodingFaults {
        CharacterConverter(from: encoding.iconv)?.convert(bytes, into: &output) ?? DecodingFaults()
    }
}

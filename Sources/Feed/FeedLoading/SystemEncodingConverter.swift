package import FeedParsing

/// Converts encodings by the system's `iconv`.
package final class SystemEncodingConverter: EncodingConverter {
    /// The system's converter. It keeps nothing between two documents.
    package static let shared = SystemEncodingConverter()

    private init() {}

    package func knows(_ name: String) -> Bool { CharacterConverter(from: name) != nil }

    package func convert(
        _ bytes: Span<UInt8>, from name: String, into output: inout [UInt8]
    ) -> DecodingFaults {
        CharacterConverter(from: name)?.convert(bytes, into: &output) ?? DecodingFaults()
    }
}

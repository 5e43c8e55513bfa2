/// Converts text in encodings that the parser does not know itself to UTF-8.
///
/// The parser reads UTF-8, UTF-16, UTF-32 and windows-1252 on its own. All others are converted by
/// what the platform has: on Linux `iconv`, on Apple's systems `CFStringConvertEncoding…` or
/// `iconv`, in a browser `TextDecoder`. Without a converter such documents are read as UTF-8 or
/// windows-1252, and the feed's problems say so.
///
/// Called on the thread that parses; several parsers may call it at the same time.
public protocol EncodingConverter: AnyObject, Sendable {
    /// Returns true for an encoding it can convert.
    func knows(_ encoding: EncodingName) -> Bool

    /// Appends `bytes` to `output` as UTF-8, and U+FFFD for each byte that stands for no character.
    ///
    /// - Parameter encoding: One that it knows. Of another, nothing is appended.
    /// - Returns: Where what stood for no character is in `output`.
    func convert(
        _ bytes: Span<UInt8>, from encoding: EncodingName, into output: inout [UInt8]
    ) -> DecodingFaults
}

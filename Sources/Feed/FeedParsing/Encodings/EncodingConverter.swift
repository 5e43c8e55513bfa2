/// Converts text in legacy encodings to UTF-8.
///
/// The parser decodes UTF-8, UTF-16, UTF-32 and windows-1252 itself. For all others it relies on
/// the platform: `iconv` on Linux, `CFStringConvertEncoding…` or `iconv` on Apple's systems,
/// `TextDecoder` in a browser. Without a converter such documents are read as UTF-8 or
/// windows-1252, and the feed's problems say so.
///
/// Called on the parsing thread; several parsers may call it concurrently.
public protocol EncodingConverter: AnyObject, Sendable {
    /// Returns true if `encoding` is supported.
    func knows(_ encoding: EncodingName) -> Bool

    /// Appends `bytes` to `output` as UTF-8, with U+FFFD for each invalid byte.
    ///
    /// - Parameter encoding: A supported encoding; nothing is appended for any other.
    /// - Returns: The positions of the replacements in `output`.
    func convert(
        _ bytes: Span<UInt8>, from encoding: EncodingName, into output: inout [UInt8]
    ) -> DecodingFaults
}

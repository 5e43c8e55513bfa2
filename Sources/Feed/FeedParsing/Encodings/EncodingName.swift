/// An encoding's names, for converters.
public struct EncodingName: Sendable, Equatable {
    /// The name for `iconv`, such as `EUC-JP-MS` or `CP1251`.
    public let iconv: String
    /// The name for `TextDecoder`, that of the WHATWG Encoding Standard in lower case: `euc-jp`,
    /// `windows-1251`. The document's own label for encodings outside the standard.
    public let whatwg: String
}

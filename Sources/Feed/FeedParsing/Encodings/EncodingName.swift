/// What an encoding is called, so that a converter finds it under the name it knows.
public struct EncodingName: Sendable, Equatable {
    /// Its name for `iconv`: `EUC-JP-MS`, `CP1251`.
    public let iconv: String
    /// Its name in the WHATWG's Encoding Standard, in lower case, as `TextDecoder` takes it: `euc-jp`,
    /// `windows-1251`. Of an encoding that is not in there, the label the document has.
    public let whatwg: String

    /// Creates a name.
    public init(iconv: String, whatwg: String) {
        self.iconv = iconv
        self.whatwg = whatwg
    }
}

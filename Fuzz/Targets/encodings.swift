import FeedMarkup
import FeedParsing

/// Any document must be decoded to valid UTF-8. The first line is the server's charset.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = unsafe input(start, count)
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let body = Array(bytes.dropFirst(line.count + 1))
    let charset = String(decoding: line, as: UTF8.self)
    let document = DocumentDecoder.decode(
        body, charset: charset.isEmpty ? nil : charset,
        converter: SystemEncodingConverter.shared)
    switch document.text {
    case .unchanged(let range):
        precondition(String(validating: body[range], as: UTF8.self) != nil)
    case .converted(let text):
        precondition(String(validating: text, as: UTF8.self) != nil)
    }
    return 0
}
